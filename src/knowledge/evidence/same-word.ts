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
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short.length < shortest) return false;
  if (withoutEnding(first) === withoutEnding(second)) return true;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  if (shared === short.length) return short.length >= 5 || long.length - short.length <= 3;
  return shared >= 4 && shared >= 0.7 * short.length && long.length - shared <= 4;
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
