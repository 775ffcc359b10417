import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { signsOf } from '#modules/interviewing/plan-writer/personal-data/signs-of-text.ts';

/** A task begins with the sentence that hands over the sheet, in the words that the prompts prescribe. */
const handsOver = /(?<![\p{L}])(?:sheet|page|аркуш\p{L}*)(?![\p{L}])/iu;
const ofTheCv = /(?<![\p{L}])(?:cv|résumé|resume|резюме)(?![\p{L}])/iu;
const fewestProbes = 2;

/**
 * Adapts a handout task written for one person so that others can be given it: drops the text before the sentence that
 * hands over the sheet, and everything based on that person's CV or earlier round.
 *
 * @param quotes all CV lines that the person's plan quotes
 * @param posting title and description of the position; their wording is not personal
 * @returns undefined if it is not such a task, or if more than its lead-in depends on that person
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
