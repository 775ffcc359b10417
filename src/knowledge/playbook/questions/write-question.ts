import type { Language } from '#contracts/common.ts';
import type { Competency, GuardMark, Question } from '#contracts/interviewing/plan/plan.ts';
import { labelledAnchors } from '#knowledge/plan/band-labels.ts';
import { guardMark } from '#knowledge/plan/rules/law-rules.ts';
import type {
  CvQuestionTemplate,
  LevelBar,
  PlaybookQuestion,
  QuestionFrame,
  QuestionText,
} from '#knowledge/playbook/types.ts';

export interface WrittenQuestion {
  readonly id: string;
  readonly order: number;
  readonly block: Question['block'];
  readonly mustAsk: boolean;
  readonly competency: Competency;
  /** the plan's focus areas that it asks about */
  readonly focusAreas: readonly string[];
}

const mostBehaviours = 4;
const marks = new WeakMap<QuestionText, GuardMark>();

/** A playbook question in the form of a plan; `text` is its text in the plan's language with placeholders filled. */
export function writeQuestion(
  place: WrittenQuestion,
  source: PlaybookQuestion | QuestionFrame | CvQuestionTemplate,
  text: QuestionText,
  bar: LevelBar | undefined,
  language: Language,
): Question {
  const { ask, whyAsked, keyPoints, notRequired, anchors, probes, redFlags } = text;
  const [nothing, insufficient, adequate, high, highest] = anchors;
  const raises = bar?.shownBy.includes(source.id) === true ? bar : undefined;
  const question = {
    id: place.id,
    order: place.order,
    block: place.block,
    mustAsk: place.mustAsk,
    competencyId: place.competency.id,
    category: place.competency.name,
    kind: source.kind,
    difficulty: source.difficulty,
    text: ask,
    whyAsked,
    expectedMin: source.minutes,
    expectedAnswer: { keyPoints: [...keyPoints], notRequired: [...notRequired] },
    anchors: labelledAnchors(language, [
      nothing,
      insufficient,
      adequate,
      raises === undefined ? high : raised(high, raises.strong[language]),
      raises === undefined ? highest : raised(highest, raises.exceptional[language]),
    ]),
    probes: probes.map((probe) => ({ ...probe })),
    redFlags: redFlags.map((flag) => ({ ...flag })),
    focusAreas: [...place.focusAreas],
  };
  return { ...question, guard: playbookMark(text, language) };
}

/** The guard's verdict on a playbook text, cached per text. */
export function playbookMark(text: QuestionText, language: Language): GuardMark {
  const known = marks.get(text);
  if (known !== undefined) return known;
  const mark = guardMark(
    {
      text: text.ask,
      probes: [...text.probes],
      whyAsked: text.whyAsked,
      expectedAnswer: { keyPoints: [...text.keyPoints], notRequired: [...text.notRequired] },
      anchors: labelledAnchors(language, text.anchors),
      redFlags: [...text.redFlags],
    },
    { language },
  );
  marks.set(text, mark);
  return mark;
}

/** The verdict on a text made by filling placeholders of `original`: only the filled parts are checked again. */
export function filledMark(text: QuestionText, original: QuestionText, language: Language): GuardMark {
  const known = marks.get(text);
  if (known !== undefined) return known;
  const filled = guardMark(
    {
      text: text.ask,
      whyAsked: text.whyAsked,
      probes: [],
      expectedAnswer: { keyPoints: [], notRequired: [] },
      anchors: [],
      redFlags: [],
    },
    { language },
  );
  const mark = filled.verdict === 'clean' ? playbookMark(original, language) : filled;
  marks.set(text, mark);
  return mark;
}

/** The question's own behaviours first; the level's behaviour is never the one cut. */
function raised(own: readonly string[], bar: string): readonly string[] {
  return [...own.slice(0, mostBehaviours - 1), bar];
}
