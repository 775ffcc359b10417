import type { Language } from '#contracts/common.ts';
import type { Difficulty, InterviewType, Probe, QuestionKind, RedFlag } from '#contracts/interviewing/plan/plan.ts';

/** One text in each interface language. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** Lead and principal share a bar. */
export type Bar = 'junior' | 'middle' | 'senior' | 'lead';

export const jobFamilies = [
  'software',
  'data',
  'product',
  'design',
  'marketing',
  'sales',
  'support',
  'people',
  'finance',
  'legal',
  'administration',
  'logistics',
  // electrician, plumber, welder, builder, mechanic, driver of a machine
  'trades',
  // engineers and operators of plants, production, quality, buildings
  'plant',
  'health',
  'education',
  'food',
] as const;
export type JobFamily = (typeof jobFamilies)[number];

/** Houses of one trade that work so differently that a question of one sounds foreign in another. */
export const branches = [
  'restaurant',
  'institution-kitchen',
  'goods',
  'manufacture',
  'hospital',
  'outpatient-clinic',
  'care-home',
  'home-care',
  'electrical',
  'plant-electrics',
  'building-electrics',
  'shop',
  'business-customers',
  'services-sale',
  'online-shop',
  'lead-marketing',
  'carrier',
  'shipper',
  'messaging',
  'microservices',
  'monolith',
  'kubernetes',
  'volume-hiring',
  'tech-hiring',
  'kindergarten',
  'school',
  'adult-learning',
  'social-media',
  'warehouse',
  'transport',
  'recruiting',
  'hr-partner',
  'screen-design',
  'graphic-design',
  'interior-design',
  'nurse',
  'carer',
] as const;
export type Branch = (typeof branches)[number];

/** Branches of software, whose questions are put to their own developers alone. */
export const softwareBranches = [
  'front-end',
  'back-end',
  'mobile',
  'testing',
  'operations',
  'data-engineering',
  'machine-learning',
  'embedded',
  'security',
  // of systems, networks and workplaces
  'administration',
] as const;
export type SoftwareBranch = (typeof softwareBranches)[number];

/** Which houses of its trade a question is for. */
export interface BranchFit {
  /** its own: where their words stand, it is asked; where `elsewhere` is not given, only there */
  readonly of?: readonly Branch[];
  /** those in which it makes no sense: where their words stand and none of its own, it is not asked */
  readonly elsewhere?: readonly Branch[];
}

/** Whose job a competency belongs to. Stems are lower-case and count at the start of a word. */
export interface CompetencyFit {
  /** jobs of these families have it, as their titles tell */
  readonly families: readonly JobFamily[];
  /** stems that, in a title of any family, call for it */
  readonly title: Localized<readonly string[]>;
  /** stems that, in a posting of any family, call for it: two different ones are needed */
  readonly posting: Localized<readonly string[]>;
}

/** How a level moves the judgement of an answer: one observable behaviour (action, reasoning or result) for each of the two upper bands. */
export interface LevelBar {
  /** ids of the questions whose answers can show both behaviours; none of kind `knowledge` */
  readonly shownBy: readonly string[];
  /** joins the question's own behaviours in band 7–8 */
  readonly strong: Localized<string>;
  /** joins them in band 9–10 */
  readonly exceptional: Localized<string>;
}

export interface PlaybookCompetency {
  /** kebab-case, stable: plans refer to it */
  readonly id: string;
  readonly fit: 'every-job' | CompetencyFit;
  readonly name: Localized<string>;
  readonly definition: Localized<string>;
  /** lower-case stems that, found in a position's text or a CV, point to this competency and to no other */
  readonly signals: Localized<readonly string[]>;
  /** whole words that stand for the signals where a person reads what was looked for; each holds one of them */
  readonly searched: Localized<readonly string[]>;
  /** looser stems: where one of them stands in a CV, nobody may say that the CV shows nothing of this competency */
  readonly traces: Localized<readonly string[]>;
  readonly bars: Readonly<Record<Bar, LevelBar>>;
  readonly questions: readonly PlaybookQuestion[];
}

export interface PlaybookQuestion {
  /** kebab-case, unique in the playbook */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly difficulty: Difficulty;
  /** levels it is made for */
  readonly levels: readonly Bar[];
  /** interview types it suits; empty means all */
  readonly types: readonly InterviewType[];
  /** job families it makes sense in, where these are fewer than its competency's */
  readonly families?: readonly JobFamily[];
  /** whole minutes: 5–12 for a case from experience, 3–12 for a situation or knowledge, 15–45 for a task */
  readonly minutes: number;
  /** where it is not for every house of its trade */
  readonly branch?: BranchFit;
  /** of a question of software: the branches whose work it is, where it is not that of all */
  readonly within?: readonly SoftwareBranch[];
  /** stems of the focus areas that it asks about, lower-case: it is put where an area holds one of them */
  readonly topics?: Localized<readonly string[]>;
  readonly text: Localized<QuestionText>;
}

/** A question about one area of a trade, under that area's name: no competency of the playbook holds it. */
export interface TopicQuestion extends PlaybookQuestion {
  readonly families: readonly JobFamily[];
  readonly topics: Localized<readonly string[]>;
  /** stems of which one must stand in the title or the posting, where the families hold other trades too */
  readonly jobs?: Localized<readonly string[]>;
  /** what it is about, where no focus area gave it a name */
  readonly name: Localized<string>;
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

/**
 * A question about the recruiter's own words, for any trade. Its `ask` holds `{area}`, `{areas}` or `{duty}`: a focus
 * area in quotation marks, several of them, or a sentence of the posting, so that nothing has to be declined. A single
 * area ends the sentence that opens the ask, and no word of the question hangs on it.
 */
export interface QuestionFrame {
  readonly id: string;
  readonly about: 'area' | 'areas' | 'duty';
  readonly kind: QuestionKind;
  readonly difficulty: Difficulty;
  /** levels it is made for, where these are not all: what needs years or authority is not asked of a junior */
  readonly levels?: readonly Bar[];
  readonly minutes: number;
  readonly text: Localized<QuestionText>;
}

/** What a line of a CV tells of: a measured result, a change, people led or taught, something made, or daily work. */
export const lineKinds = ['result', 'change', 'led', 'built', 'routine'] as const;
export type LineKind = (typeof lineKinds)[number];

/**
 * What else a line may tell: of people managed and not only taught, of a thing made for others to use, of something found
 * out, of a figure.
 */
export const lineTraits = ['managed', 'made', 'found', 'figure'] as const;
export type LineTrait = (typeof lineTraits)[number];

/** A question for one person about a line of the CV. Its `ask` is said after a sentence that brings the line up. */
export interface CvQuestionTemplate {
  readonly id: string;
  /** the lines it can be asked about */
  readonly lines: readonly LineKind[];
  /** the competency it looks at, where it is not one for any */
  readonly about?: string;
  /** asks how something held up afterwards: only of work in a role that is over */
  readonly ended?: true;
  /** asks how it goes today: not of work in a role that is over */
  readonly current?: true;
  /** asks about people whom one has under oneself, a thing that others use, a discovery or a figure: only where the line names such */
  readonly needs?: LineTrait;
  /** names what it is laid beside: a focus area that the line speaks of, or a duty of which the CV has fewest words */
  readonly beside?: 'area' | 'duty';
  /** asked before others that fit as well */
  readonly isFirst?: true;
  readonly kind: QuestionKind;
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly text: Localized<QuestionText>;
}
