import { bands } from '#contracts/interviewing/plan/bands.ts';
import { limits } from '#contracts/limits.ts';
import type { EditedQuestion } from '#contracts/interviewing/plan/plan-edit.ts';
import type { Plan, Question, QuestionKind } from '#contracts/interviewing/plan/plan.ts';

/** A question as form values: lists are text with one item per line. */
export interface QuestionValues {
  readonly text: string;
  /** '': cleared and not filled in yet */
  readonly minutes: number | '';
  readonly mustAsk: boolean;
  readonly kind: QuestionKind;
  readonly competencyId: string;
  readonly keyPoints: string;
  readonly probes: string;
  readonly redFlags: string;
  readonly handout: string;
  /** what an answer in each band sounds like, in the order of the bands */
  readonly bands: readonly string[];
}

export function valuesOf(question: Question): QuestionValues {
  const { text, expectedMin, mustAsk, kind, competencyId, expectedAnswer, probes, redFlags, anchors } = question;
  return {
    text,
    minutes: expectedMin,
    mustAsk,
    kind,
    competencyId,
    keyPoints: expectedAnswer.keyPoints.join('\n'),
    probes: probes.map((probe) => probe.text).join('\n'),
    redFlags: redFlags.map((flag) => flag.text).join('\n'),
    handout: (question.handout ?? []).join('\n'),
    bands: bands.map((band) => anchors.find((anchor) => anchor.band === band)?.behaviours.join('\n') ?? ''),
  };
}

/** Typical time to describe a past experience. */
const usualMinutes = 5;

/**
 * @param free minutes not taken by other questions; if too few, the form starts with the shortest length, which the
 * server refuses
 */
export function newQuestion({ competencies }: Pick<Plan, 'competencies'>, free: number): QuestionValues {
  return {
    text: '',
    minutes: Math.max(limits.plan.questionMinutes.min, Math.min(usualMinutes, free)),
    mustAsk: false,
    kind: 'behavioral',
    competencyId: competencies[0]?.id ?? '',
    keyPoints: '',
    probes: '',
    redFlags: '',
    handout: '',
    bands: bands.map(() => ''),
  };
}

/** One item per line, without empty lines and duplicates. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}

/** Text that is shown verbatim: indentation and repeated lines are kept. */
export function sheetOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** `before`: the edited question; undefined for a new one */
export function editOf(before: Question | undefined, values: QuestionValues): EditedQuestion {
  const { text, minutes, mustAsk, kind, competencyId } = values;
  const behaviours = values.bands.map(linesOf);
  const words = {
    text: text.trim(),
    expectedMin: Number(minutes),
    mustAsk,
    keyPoints: linesOf(values.keyPoints),
    probes: linesOf(values.probes),
    redFlags: linesOf(values.redFlags),
    handout: sheetOf(values.handout),
    // if omitted for a new question, the server derives them from the key points
    ...(behaviours.some((lines) => lines.length > 0) && { behaviours }),
  };
  return before === undefined ? { ...words, kind, competencyId } : { ...words, id: before.id };
}

type Asked = readonly Pick<Question, 'id'>[];

/** The plan's questions with one of them edited, or with a new one appended. */
export function withEdit(questions: Asked, edit: EditedQuestion): EditedQuestion[] {
  const kept = questions.map(({ id }) => ('id' in edit && edit.id === id ? edit : { id }));
  return 'id' in edit ? kept : [...kept, edit];
}

export function without(questions: Asked, removed: string): EditedQuestion[] {
  return questions.filter(({ id }) => id !== removed).map(({ id }) => ({ id }));
}

/** `by`: 1 moves down, -1 up */
export function moved(questions: Asked, id: string, by: 1 | -1): EditedQuestion[] {
  const from = questions.findIndex((question) => question.id === id);
  const others = questions.filter((question) => question.id !== id).map((question) => ({ id: question.id }));
  return others.toSpliced(Math.max(0, from + by), 0, { id });
}
