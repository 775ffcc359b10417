import type { Language } from '#contracts/common.ts';
import type { Difficulty, InterviewType, Probe, QuestionKind, RedFlag } from '#contracts/plan.ts';

/** One text in each interface language. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** Lead and principal share a bar. */
export type Bar = 'junior' | 'middle' | 'senior' | 'lead';

export type RoleFamily =
  | 'engineering'
  | 'data'
  | 'design'
  | 'product'
  | 'sales'
  | 'support'
  | 'operations'
  | 'people'
  | 'any';

export interface PlaybookCompetency {
  /** kebab-case, stable: plans refer to it */
  readonly id: string;
  readonly families: readonly RoleFamily[];
  readonly name: Localized<string>;
  readonly definition: Localized<string>;
  /** lower-case stems that, found in a position's text or a CV, point to this competency */
  readonly signals: Localized<readonly string[]>;
  /** whole words that stand for the signals where a person reads what was looked for; each holds one of them */
  readonly searched: Localized<readonly string[]>;
  /**
   * How a level moves the bar: one observable behaviour (action, reasoning or result) a strong and an exceptional
   * answer at that level shows; they join the question's own behaviours in bands 7–8 and 9–10.
   */
  readonly bars: Readonly<Record<Bar, { readonly strong: Localized<string>; readonly exceptional: Localized<string> }>>;
  readonly questions: readonly PlaybookQuestion[];
}

export interface PlaybookQuestion {
  /** kebab-case, unique in the playbook */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly difficulty: Difficulty;
  readonly bars: readonly Bar[];
  /** interview types it suits; empty means all */
  readonly types: readonly InterviewType[];
  /** whole minutes: 3–12, a task up to 45 */
  readonly minutes: number;
  readonly text: Localized<QuestionText>;
}

export interface QuestionText {
  /** one ask, at most 45 words */
  readonly ask: string;
  readonly whyAsked: string;
  /** 3 to 6 */
  readonly keyPoints: readonly string[];
  /** what a good answer need not have */
  readonly notRequired: readonly string[];
  /** behaviours heard, per band: one or more for 0, two or more for each other; never traits, accent, polish, school */
  readonly anchors: readonly [
    nothing: readonly string[],
    insufficient: readonly string[],
    adequate: readonly string[],
    strong: readonly string[],
    exceptional: readonly string[],
  ];
  /** 2 to 4 */
  readonly probes: readonly Probe[];
  /** 0 to 3, each with its job reason */
  readonly redFlags: readonly RedFlag[];
}

/** A question for one person, filled with a quote from the CV. `{quote}` in `ask` stands for it. */
export interface CvQuestionTemplate {
  readonly id: string;
  readonly competencyId: string;
  readonly kind: QuestionKind;
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly text: Localized<QuestionText>;
}
