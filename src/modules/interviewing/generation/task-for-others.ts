import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { signsOf } from '#modules/interviewing/plan-writer/personal-data/signs-of-text.ts';

/** Where a task begins: the sentence that hands over its sheet, in the words that prompts ask for. */
const handsOver = /(?<![\p{L}])(?:sheet|page|аркуш\p{L}*)(?![\p{L}])/iu;
const ofTheCv = /(?<![\p{L}])(?:cv|résumé|resume|резюме)(?![\p{L}])/iu;
const fewestProbes = 2;

/**
 * A task on a sheet that was written for one person, as others can be set it: from the sentence that hands over the sheet
 * on, without what their CV or their earlier round said.
 *
 * @param quotes all lines of their CV that their plan quotes
 * @param posting title and description of the position: what stands there is nobody's own
 * @returns undefined where it is no such task, or rests on that person beyond its lead-in
 */
export function taskForOthers(question: Question, quotes: readonly string[], posting: string): Question | undefined {
  const { block, handout = [], evidence = [], followsUp = '', source } = question;
  const ask = askOf(question.text);
  if (block !== 'cv' || handout.length === 0 || source !== undefined || ask === undefined) return undefined;
  const lines = [...quotes, ...evidence.map(({ quote }) => quote), followsUp];
  const known = new Set(signsOf(posting));
  const theirs = new Set(lines.flatMap(signsOf).filter((sign) => !known.has(sign)));
  const isTheirs = (text: string) => ofTheCv.test(text) || signsOf(text).some((sign) => theirs.has(sign));
  const { expectedAnswer, anchors, decidingFact = '', exampleAnswer = '' } = question;
  const needed = [
    ask,
    decidingFact,
    ...handout,
    ...expectedAnswer.keyPoints,
    ...anchors.flatMap((one) => one.behaviours),
  ];
  const probes = question.probes.filter(({ text, listensFor = '' }) => !isTheirs(`${text} ${listensFor}`));
  if (needed.some(isTheirs) || probes.length < fewestProbes) return undefined;
  const { evidence: _evidence, followsUp: _followsUp, behind: _behind, exampleAnswer: _example, ...task } = question;
  return {
    ...task,
    text: ask,
    expectedAnswer: { ...expectedAnswer, notRequired: expectedAnswer.notRequired.filter((text) => !isTheirs(text)) },
    probes,
    redFlags: question.redFlags.filter(({ text, jobReason }) => !isTheirs(`${text} ${jobReason}`)),
    ...(exampleAnswer === '' || isTheirs(exampleAnswer) ? {} : { exampleAnswer }),
  };
}

function askOf(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?]) /u);
  const at = sentences.findIndex((sentence) => handsOver.test(sentence));
  return at < 0 ? undefined : sentences.slice(at).join(' ');
}
