import { withoutEnding } from '#knowledge/plan/rules/focus-rules.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';

const shortest = 3;
const smallWords =
  /^(?:and|the|for|with|from|into|over|that|this|our|your|new|work|working|team|та|або|для|від|про|при|між|над|під|роботи?|робота|роботу|інші|нов\p{L}{1,2})$/iu;

/**
 * Whether two words are forms of the same word: equal without their endings, one a prefix of the other, or sharing a
 * prefix of at least four letters and 70% of the shorter word, with at most four more in the longer. So «керування»
 * matches «керувала» but «перевірка» does not match «перевела».
 */
export function isSameWord(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  if (Math.min(first.length, second.length) < shortest) return false;
  return withoutEnding(first) === withoutEnding(second) || beginAlike(first, second);
}

function beginAlike(first: string, second: string): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  if (shared === short.length) return short.length >= 5 || long.length - short.length <= 3;
  return shared >= 4 && shared >= 0.7 * short.length && long.length - shared <= 4;
}

/**
 * Answers whether any significant word of a name occurs in a text, in any inflection: `isSameWord` for many names in
 * one long text. A name is compared only with words that begin like it, because others are never the same: what an
 * ending is taken from keeps three letters.
 */
export function wordFinder(text: string): (name: string) => boolean {
  const said = tellingWords(text);
  const stems = new Set(said.map(withoutEnding));
  const alike = Map.groupBy(said, beginningOf);
  return (name) =>
    tellingWords(name).some(
      (word) =>
        stems.has(withoutEnding(word)) ||
        (alike.get(beginningOf(word))?.some((other) => beginAlike(word, other)) ?? false),
    );
}

function beginningOf(word: string): string {
  return word.slice(0, shortest);
}

/** The significant words of a name or a sentence, in lower case and without duplicates. */
export function tellingWords(text: string): readonly string[] {
  return [...new Set(wordsOf(text.toLowerCase()))].filter((word) => word.length >= shortest && !smallWords.test(word));
}

/** How many of a name's significant words occur in a text, in any inflection. */
export function wordsFound(name: string, text: string): number {
  const said = tellingWords(text);
  return tellingWords(name).filter((word) => said.some((other) => isSameWord(word, other))).length;
}
