import { bands } from '#contracts/interviewing/plan/bands.ts';
import { type EditedQuestion, minutesForQuestions } from '#contracts/interviewing/plan/plan-edit.ts';
import { limits } from '#contracts/limits.ts';
import type { PlanContent, Question } from '#contracts/interviewing/plan/plan.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { labelledAnchors } from './band-labels.ts';
import { lineForBand } from './line-for-band.ts';
import { guardMark } from './rules/law-rules.ts';
import { withQuestions } from './with-questions.ts';

type Edited =
  | { readonly kind: 'edited'; readonly content: PlanContent }
  /** `most`: minutes available for questions */
  | { readonly kind: 'too_long'; readonly minutes: number; readonly most: number }
  | { readonly kind: 'unknown'; readonly questionId: string };

interface Editing {
  readonly newId: () => string;
  /** matter of the posting the plan is made for */
  readonly matter?: JobMatter;
}

/**
 * The plan with the questions a person wants, in their order. The buffer absorbs the difference in minutes; the other
 * parts keep theirs. Guard findings in a person's words are marked as overridden, not rejected: they are only a
 * warning.
 */
export function editQuestions(
  plan: PlanContent,
  wanted: readonly EditedQuestion[],
  { newId, matter }: Editing,
): Edited {
  const questions: Question[] = [];
  for (const edit of wanted) {
    const place = { order: questions.length + 1 };
    if ('id' in edit) {
      const before = plan.questions.find(({ id }) => id === edit.id);
      if (before === undefined) return { kind: 'unknown', questionId: edit.id };
      questions.push({ ...changed(plan, before, edit, matter), ...place });
    } else {
      questions.push({ ...added(plan, edit, newId(), matter), ...place });
    }
  }
  const minutes = questions.reduce((sum, { expectedMin }) => sum + expectedMin, 0);
  const most = minutesForQuestions(plan);
  if (minutes > most) return { kind: 'too_long', minutes, most };
  return { kind: 'edited', content: withQuestions(plan, questions) };
}

function changed(
  plan: PlanContent,
  before: Question,
  edit: Extract<EditedQuestion, { id: string }>,
  matter?: JobMatter,
): Question {
  const { id: _id, expectedMin = before.expectedMin, mustAsk = before.mustAsk, ...words } = edit;
  const timed = { ...before, expectedMin, mustAsk };
  const rewritten = withWords(plan, timed, words);
  if (sameWords(timed, rewritten)) return timed;
  // Reworded, it is no longer the task that other candidates get.
  const { setForOthers: _, ...own } = rewritten;
  return marked(plan, { ...own, source: 'person' }, matter);
}

function added(
  plan: PlanContent,
  edit: Exclude<EditedQuestion, { id: string }>,
  id: string,
  matter?: JobMatter,
): Question {
  const competency = plan.competencies.find((one) => one.id === edit.competencyId) ?? plan.competencies[0];
  const { kind, expectedMin, mustAsk = false, competencyId: _, ...words } = edit;
  const bare: Question = {
    id,
    order: 1,
    block: 'cv',
    mustAsk,
    competencyId: competency?.id ?? edit.competencyId,
    category: competency?.name ?? edit.competencyId,
    kind,
    difficulty: 'medium',
    text: edit.text,
    whyAsked: competency?.definition ?? edit.text,
    expectedMin,
    expectedAnswer: { keyPoints: [...edit.keyPoints], notRequired: [] },
    anchors: labelledAnchors(plan.language, bandsFrom(plan, edit.keyPoints)),
    probes: [],
    redFlags: [],
    focusAreas: [],
    guard: { pack: null, verdict: 'clean', ruleIds: [] },
    source: 'person',
  };
  return marked(plan, withWords(plan, bare, words), matter);
}

/** Default behaviours for each band: the first points of a full answer, and how far the candidate makes them. */
function bandsFrom({ language }: Pick<PlanContent, 'language'>, keyPoints: readonly string[]): string[][] {
  return bands.map((band) =>
    keyPoints
      .slice(0, band === '0' ? 1 : 2)
      .map((point) => lineForBand(language, band, point).slice(0, limits.plan.behaviour)),
  );
}

type Words = Pick<EditedQuestion, 'text' | 'keyPoints' | 'behaviours' | 'probes' | 'redFlags' | 'handout'>;

function withWords({ language }: Pick<PlanContent, 'language'>, question: Question, words: Words): Question {
  const { topic, handout: before, exampleAnswer, decidingFact, ...rest } = question;
  const handout = words.handout ?? before ?? [];
  const asksAnother = words.text !== undefined && words.text !== question.text;
  return {
    ...rest,
    // They belong to the question as it was worded before.
    ...(asksAnother || topic === undefined ? {} : { topic }),
    ...(asksAnother || exampleAnswer === undefined ? {} : { exampleAnswer }),
    ...(asksAnother || decidingFact === undefined ? {} : { decidingFact }),
    ...(handout.length === 0 ? {} : { handout: [...handout] }),
    text: words.text ?? question.text,
    expectedAnswer: {
      ...question.expectedAnswer,
      keyPoints: [...(words.keyPoints ?? question.expectedAnswer.keyPoints)],
    },
    anchors: words.behaviours === undefined ? question.anchors : labelledAnchors(language, words.behaviours),
    // A line that stays keeps its details.
    probes: (words.probes ?? question.probes.map(({ text }) => text)).map(
      (text) => question.probes.find((probe) => probe.text === text) ?? { text, trigger: 'vague' },
    ),
    redFlags: (words.redFlags ?? question.redFlags.map(({ text }) => text)).map(
      (text) =>
        question.redFlags.find((flag) => flag.text === text) ?? { text, jobReason: question.whyAsked.slice(0, 240) },
    ),
  };
}

function sameWords(one: Question, other: Question): boolean {
  return JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));
}

function wordsOf({ text, expectedAnswer, anchors, probes, redFlags, handout = [] }: Question) {
  return [
    text,
    expectedAnswer.keyPoints,
    anchors.map(({ behaviours }) => behaviours),
    probes.map((probe) => probe.text),
    redFlags.map((flag) => flag.text),
    handout,
  ];
}

function marked({ language }: Pick<PlanContent, 'language'>, question: Question, matter?: JobMatter): Question {
  const mark = guardMark(question, { language, matter });
  return { ...question, guard: mark.verdict === 'clean' ? mark : { ...mark, verdict: 'overridden' } };
}
