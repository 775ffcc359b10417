import type { Language } from '#contracts/common.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { isQuotable } from '#knowledge/posting/is-quotable.ts';
import { postingSentences } from '#knowledge/posting/posting-sentences.ts';
import { sentenceAbout } from '#knowledge/posting/read-duties.ts';
import type { ChosenQuestion } from '#knowledge/playbook/questions/choose-questions.ts';
import { topicHits, wideWords } from '#knowledge/playbook/questions/topic-questions.ts';
import { signalsIn } from './signals.ts';

/** UTF-16 units; a two-word list item requires nothing by itself. */
const shortest = 12;
const longest = 300;
/** A single signal, such as a programming language, occurs in many sentences and is not enough. */
const fewestSignals = 2;
/** Letters of matched topic stems, as required where a topic comes from the posting alone. */
const fewestLetters = 9;

/** The sentences of a posting that state what the job requires, not what is offered or who the company is. */
export function callingSentences(posting: string, language: Language): readonly string[] {
  return postingSentences(posting)
    .filter(({ part }) => part !== 'offer' && part !== 'company')
    .map(({ text }) => text)
    .filter((text) => text.length >= shortest && text.length <= longest && isQuotable(text, language));
}

/**
 * The sentence of the posting that calls for what these questions of one competency ask about, if any. It must contain
 * a distinctive word of their focus area or competency name, so that no unrelated sentence is quoted.
 */
export function postingBasis(questions: readonly ChosenQuestion[], sentences: readonly string[]): string | undefined {
  const areas = questions.flatMap(({ focusAreas }) => focusAreas);
  const names = areas.length > 0 ? areas : questions.map(({ competency }) => competency.name);
  const supporting = sentences.filter(
    (text) => !announces.test(text) && names.some((name) => holdsUncommonWord(text, name)),
  );
  const about = areas.map((area) => sentenceAbout(area, supporting));
  return (
    about.find((sentence) => sentence !== undefined) ??
    most(supporting, fewestSignals, (text) =>
      Math.max(0, ...questions.map(({ from }) => (from ? signalsIn(text, from) : 0))),
    ) ??
    most(supporting, fewestLetters, (text) =>
      Math.max(0, ...questions.map(({ source }) => ('topics' in source ? topicHits(text, source) : 0))),
    )
  );
}

/** A hiring announcement names the job but says nothing about the work. */
const announces =
  /\b(?:we(?:['’]re| are)? (?:look(?:ing)?|hiring|seeking|search(?:ing)?)|is (?:looking for|seeking|hiring)|wish(?:es)? to appoint|invites? applications)\b|(?<!\p{L})(?:шукає(?:мо)?|запрошує(?:мо)?|оголошує)(?!\p{L})/iu;

function holdsUncommonWord(text: string, name: string): boolean {
  const said = wordStems(text);
  const uncommon = wordsOf(name.toLowerCase()).filter((word) => word.length > 2 && !wideWords.test(word));
  return [...wordStems(uncommon.join(' '))].some((stem) => said.has(stem));
}

function most(sentences: readonly string[], least: number, weigh: (sentence: string) => number): string | undefined {
  const [best] = sentences
    .map((text) => ({ text, weight: weigh(text) }))
    .toSorted((one, other) => other.weight - one.weight);
  return best !== undefined && best.weight >= least ? best.text : undefined;
}
