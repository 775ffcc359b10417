import type { Language } from '#contracts/common.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Evidence, Question } from '#contracts/interviewing/plan/plan.ts';
import { checkText } from '#knowledge/guard/check-text.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { labelledAnchors } from '#knowledge/plan/band-labels.ts';
import { lineForBand } from '#knowledge/plan/line-for-band.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import { isInLanguage } from '#knowledge/plan/rules/is-in-language.ts';
import { isWrittenIn } from '#knowledge/plan/rules/language-rules.ts';
import { forbiddenInAnswer, forbiddenTexts, guardMark } from '#knowledge/plan/rules/law-rules.ts';
import { judgesCareer, judgesTrait } from '#knowledge/plan/rules/judged-words.ts';
import { areAlike, wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { wordingProblems } from '#knowledge/plan/rules/question-rules.ts';
import { WrittenQuestion } from '#knowledge/plan/rules/written-question.ts';
import { questionMinutes } from '#knowledge/plan/time/time-budget.ts';
import { meant } from './meant.ts';
import { faultSentences } from '#modules/interviewing/plan-writer/model/fault-sentences.ts';
import type { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';

export interface Place {
  readonly id: string;
  readonly order: number;
  readonly block: Question['block'];
  readonly mustAsk: boolean;
  readonly behind?: string;
  readonly competencyId: string;
  readonly evidence?: readonly Evidence[];
  readonly setForOthers?: true;
}

export interface Refusal {
  readonly kind: 'refused';
  readonly problems: readonly string[];
  /** explanations for the model: one sentence per fault, and the offending words where they are known */
  readonly because: readonly string[];
}

export interface Accepted {
  readonly kind: 'accepted';
  readonly question: Question;
  /** items dropped from the question, each with the rule it broke */
  readonly leftOut: ReadonlyMap<string, string>;
  /** accepted texts that contain other words for a private matter; a second reader decides what is meant */
  readonly doubted: readonly string[];
}

export type Acceptance = Accepted | Refusal;

/** @param named sentences that quote the offending words; they come first */
export function refusal(problems: readonly string[], named: readonly string[] = []): Refusal {
  return { kind: 'refused', problems: [...new Set(problems)], because: [...named, ...faultSentences(problems)] };
}

/** Minutes a task is planned with; its share is fitted later. */
export const taskWeight = 30;
const weight = questionMinutes;

/**
 * Converts a model's question to a plan question if it satisfies all rules that apply to a single question. Drops list
 * items that break a rule; the question is accepted if enough items remain.
 */
export function acceptQuestion(
  answer: Omit<QuestionAnswer, 'areas'>,
  place: Place,
  others: readonly Question[],
  { language, position }: Pick<CoreBrief, 'language' | 'position'>,
): Acceptance {
  const wording = { language, matter: jobMatter(position) };
  const alike = others.find(({ text }) => areAlike(text, answer.text));
  if (alike !== undefined) return refusal(['question.alike'], [meant(alike.text, language)]);
  const leftOut = new Map<string, string>();
  const sound = soundItems(answer, others, wording, leftOut);
  const parsed = WrittenQuestion.safeParse({
    ...place,
    category: answer.competency,
    ...(sound.topic === undefined ? {} : { topic: sound.topic }),
    kind: answer.kind,
    difficulty: answer.difficulty,
    text: answer.text,
    whyAsked: answer.whyAsked,
    expectedMin: answer.kind === 'task' ? taskWeight : clamp(Math.round(answer.minutes)),
    expectedAnswer: { keyPoints: sound.keyPoints.slice(0, 6), notRequired: sound.notRequired.slice(0, 4) },
    anchors: labelledAnchors(
      language,
      sound.bands.map((band) => band.slice(0, 4)),
    ),
    ...(answer.handout.length === 0 ? {} : { handout: answer.handout }),
    ...(sound.exampleAnswer === undefined ? {} : { exampleAnswer: sound.exampleAnswer }),
    ...(sound.decidingFact === undefined ? {} : { decidingFact: sound.decidingFact }),
    probes: withOneFixed(sound.probes, answer).slice(0, 4),
    redFlags: sound.redFlags.slice(0, 3),
    guard: { pack: null, verdict: 'clean', ruleIds: [] },
  });
  const items = [...leftOut.keys()].map((text) => meant(text, language));
  if (!parsed.success) return refusal([...parsed.error.issues.map(pathOf), ...leftOut.values()], items);

  const { data: question } = parsed;
  const guard = guardMark(question, { language, matter: wording.matter, reading: 'direct' });
  const problems = [
    ...wordingProblems(question),
    ...(guard.verdict === 'clean' ? [] : ['law.forbidden', ...guard.ruleIds]),
    ...(isWrittenIn(question, language) ? [] : ['language']),
  ];
  if (problems.length === 0) {
    return { kind: 'accepted', question: { ...question, guard }, leftOut, doubted: forbiddenTexts(question, wording) };
  }
  const forbidden = [question.text, ...(question.handout ?? [])].flatMap((text) =>
    checkText(text, { ...wording, kind: 'question', reading: 'direct' }),
  );
  return refusal(
    [...problems, ...leftOut.values()],
    [...forbidden.map(({ excerpt }) => meant(excerpt, language)), ...items],
  );
}

/** The context for checking a text: the language of the plan and the subject matter of the posting. */
interface Wording {
  readonly language: Language;
  readonly matter: JobMatter;
}

function isForbiddenInAnswer(text: string, wording: Wording): boolean {
  return forbiddenInAnswer(text, { ...wording, reading: 'direct' }).length > 0;
}

type Rule = readonly [problem: string, isBroken: (text: string) => boolean];

function soundItems(
  answer: Omit<QuestionAnswer, 'areas'>,
  others: readonly Question[],
  wording: Wording,
  leftOut: Map<string, string>,
) {
  const inLanguage: Rule = ['language', (text) => !isInLanguage(text, wording.language)];
  const asked: readonly Rule[] = [
    inLanguage,
    ['law.item', (text) => checkText(text, { ...wording, kind: 'question', reading: 'direct' }).length > 0],
  ];
  const heard: readonly Rule[] = [inLanguage, ['law.item', (text) => isForbiddenInAnswer(text, wording)]];
  const isSound = (text: string, rules: readonly Rule[]) => {
    const broken = text === '' ? undefined : rules.find(([, isBroken]) => isBroken(text));
    if (broken !== undefined) leftOut.set(text, broken[0]);
    return text !== '' && broken === undefined;
  };
  const one = (text: string, ...rules: readonly Rule[]) => (isSound(text, [...heard, ...rules]) ? text : undefined);
  const only = (texts: readonly string[], ...rules: readonly Rule[]) =>
    texts.filter((text) => isSound(text, [...heard, ...rules]));

  const { nothing, insufficient, adequate, strong, exceptional } = answer.behaviours;
  const given = [nothing, insufficient, adequate, strong, exceptional];
  const isSaidElsewhere = repeats(others.flatMap(({ anchors }) => anchors.flatMap(({ behaviours }) => behaviours)));
  const isAnsweredElsewhere = repeats(others.flatMap(({ exampleAnswer }) => exampleAnswer ?? []));
  const isProbedElsewhere = repeats(others.flatMap(({ probes }) => probes.map(({ text }) => text)));
  const keyPoints = only(answer.keyPoints);
  const soundBehaviours = given.map((band) =>
    only(band, ['anchors.trait', judgesTrait], ['anchors.repeated', isSaidElsewhere]),
  );
  return {
    // A topic in the wrong language is not worth another call; the question is then labelled with its competency.
    topic: isInLanguage(answer.topic, wording.language) ? one(answer.topic) : undefined,
    keyPoints,
    notRequired: only(answer.notRequired),
    bands: completed(given, soundBehaviours, keyPoints, wording),
    exampleAnswer: one(answer.exampleAnswer, ['example.repeated', isAnsweredElsewhere]),
    decidingFact: one(answer.decidingFact, ['anchors.trait', judgesTrait]),
    probes: answer.probes
      .filter(({ text }) => isSound(text, [...asked, ['probes.repeated', isProbedElsewhere]]))
      .map(({ listensFor, ...probe }) => {
        const listened = one(listensFor, ['anchors.trait', judgesTrait]);
        return listened === undefined ? probe : { ...probe, listensFor: listened };
      }),
    redFlags: answer.redFlags.filter(
      (flag) => isSound(flag.text, heard) && isSound(flag.jobReason, heard) && !judgesCareer(flag),
    ),
  };
}

/**
 * With a handout to read and work through, there is time for only one new fact told regardless of the answer, so only
 * the first is kept. A task has its own minutes.
 */
function withOneFixed<Probe extends Pick<Question['probes'][number], 'trigger'>>(
  probes: readonly Probe[],
  { kind, handout }: Pick<QuestionAnswer, 'kind' | 'handout'>,
): readonly Probe[] {
  if (kind === 'task' || handout.length === 0) return probes;
  const first = probes.find(({ trigger }) => trigger === 'next_fact');
  return probes.filter((probe) => probe.trigger !== 'next_fact' || probe === first);
}

/** More gaps than this are not just a bad item or two. */
const mostCompleted = 2;
const longestBehaviour = 200;

/**
 * Completes bands that are one line short only because a line was dropped, using one of the question's key points, so
 * that one bad line does not cost the question. Bands for which the model wrote too little are left as they are.
 */
function completed(
  given: readonly (readonly string[])[],
  sound: readonly (readonly string[])[],
  keyPoints: readonly string[],
  wording: Wording,
): readonly (readonly string[])[] {
  const lacking = bands.flatMap((band, at) => {
    const least = band === '0' ? 1 : 2;
    const wasEnough = (given[at]?.length ?? 0) >= least;
    return wasEnough && (sound[at]?.length ?? 0) === least - 1 ? [{ band, at }] : [];
  });
  if (lacking.length > mostCompleted) return sound;
  const lines = new Map<number, string>();
  for (const { band, at } of lacking) {
    // A different key point for each band, as far as there are enough.
    const points = keyPoints.map((_, index) => keyPoints[(index + at) % keyPoints.length] ?? '');
    const line = points
      .map((point) => lineForBand(wording.language, band, point))
      .find((one) => isFitting(one, wording));
    if (line !== undefined) lines.set(at, line);
  }
  return sound.map((band, at) => {
    const line = lines.get(at);
    return line === undefined ? band : [...band, line];
  });
}

function isFitting(line: string, wording: Wording): boolean {
  return line.length <= longestBehaviour && !judgesTrait(line) && !isForbiddenInAnswer(line, wording);
}

/**
 * Returns whether a text was already used, in these texts or in an earlier call; duplicates would not help an
 * interviewer to tell answers apart.
 */
function repeats(said: readonly string[]): (text: string) => boolean {
  const heard = new Set(said.map(bare));
  return (text) => {
    const key = bare(text);
    if (heard.has(key)) return true;
    heard.add(key);
    return false;
  };
}

function bare(text: string): string {
  return wordsOf(text.toLowerCase()).join(' ');
}

function clamp(minutes: number): number {
  return Math.min(weight.max, Math.max(weight.min, minutes));
}

function pathOf({ path }: { readonly path: readonly PropertyKey[] }): string {
  return `schema.${path.filter((step) => typeof step === 'string').join('.')}`;
}
