import type { Language } from '#contracts/common.ts';
import type { Competency, GuardMark, Question } from '#contracts/plan.ts';
import { labelledAnchors } from '#knowledge/plan/band-labels.ts';
import { guardMark } from '#knowledge/plan/law-rules.ts';
import type { Bar, CvQuestionTemplate, PlaybookCompetency, PlaybookQuestion, QuestionText } from './types.ts';

export interface WrittenQuestion {
  readonly id: string;
  readonly order: number;
  readonly block: Question['block'];
  readonly mustAsk: boolean;
  readonly competency: Competency;
}

const mostBehaviours = 4;
const marks = new WeakMap<QuestionText, GuardMark>();

/** A question of the playbook as it stands in a plan, judged by the level's bar. */
export function writeQuestion(
  place: WrittenQuestion,
  source: PlaybookQuestion | CvQuestionTemplate,
  from: PlaybookCompetency,
  bar: Bar,
  language: Language,
): Question {
  const { ask, whyAsked, keyPoints, notRequired, anchors, probes, redFlags } = source.text[language];
  const { shownBy, strong, exceptional } = from.bars[bar];
  const showsBar = shownBy.includes(source.id);
  const [nothing, insufficient, adequate, high, highest] = anchors;
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
      showsBar ? raised(high, strong[language]) : high,
      showsBar ? raised(highest, exceptional[language]) : highest,
    ]),
    probes: probes.map((probe) => ({ ...probe })),
    redFlags: redFlags.map((flag) => ({ ...flag })),
  };
  return { ...question, guard: playbookMark(source.text[language], language) };
}

/** What the guard says of a text of the playbook; the same text is looked at once. */
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
    language,
  );
  marks.set(text, mark);
  return mark;
}

/** The question's own behaviours first; the level's is never the one that falls off. */
function raised(own: readonly string[], bar: string): readonly string[] {
  return [...own.slice(0, mostBehaviours - 1), bar];
}
