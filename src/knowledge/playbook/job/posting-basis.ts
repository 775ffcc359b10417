import type { Language } from '#contracts/common.ts';
import { isQuotable } from '#knowledge/posting/is-quotable.ts';
import { postingSentences } from '#knowledge/posting/posting-sentences.ts';
import { sentenceAbout } from '#knowledge/posting/read-duties.ts';
import type { ChosenQuestion } from '#knowledge/playbook/questions/choose-questions.ts';
import { topicHits } from '#knowledge/playbook/questions/topic-questions.ts';
import { signalsIn } from './signals.ts';

/** A list item of two words calls for nothing by itself. */
const shortest = 12;
const longest = 300;
/** One word is in many a sentence: a language of programming calls for no trade. */
const fewestSignals = 2;
/** Of the stems of a topic, as where the posting alone brings its question. */
const fewestLetters = 9;

/** The sentences of a posting that say what the job asks for; not what is offered or who the company is. */
export function callingSentences(posting: string, language: Language): readonly string[] {
  return postingSentences(posting)
    .filter(({ part }) => part !== 'offer' && part !== 'company')
    .map(({ text }) => text)
    .filter((text) => text.length >= shortest && text.length <= longest && isQuotable(text, language));
}

/** The sentence that calls for what these questions of one competency ask about, if one does. */
export function postingBasis(questions: readonly ChosenQuestion[], sentences: readonly string[]): string | undefined {
  const about = questions.flatMap(({ focusAreas }) => focusAreas).map((area) => sentenceAbout(area, sentences));
  return (
    about.find((sentence) => sentence !== undefined) ??
    most(sentences, fewestSignals, (text) =>
      Math.max(0, ...questions.map(({ from }) => (from ? signalsIn(text, from) : 0))),
    ) ??
    most(sentences, fewestLetters, (text) =>
      Math.max(0, ...questions.map(({ source }) => ('topics' in source ? topicHits(text, source) : 0))),
    )
  );
}

function most(sentences: readonly string[], least: number, weigh: (sentence: string) => number): string | undefined {
  const [best] = sentences
    .map((text) => ({ text, weight: weigh(text) }))
    .toSorted((one, other) => other.weight - one.weight);
  return best !== undefined && best.weight >= least ? best.text : undefined;
}
