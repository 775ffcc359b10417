// Forms of address, for words that are harmless unless they are about the person in the room.
const you = '(you|your|yours|yourself)';
const ukYou = '(ви|вас|вам|вами|ваш~|ти|тебе|тобі|[а-џґ]+(єте|їте|ите|ете))';

/** A phrase for `words` addressed to somebody: at most ten words between the address and `words`, in either order. */
export function toYou(words: string): string {
  return `${you} (_ ){0,10}${words}|${words} (_ ){0,10}${you}`;
}

/**
 * The Ukrainian counterpart of `toYou`, with at most eight words between; a verb in the second person is also an
 * address.
 */
export function toYouUk(words: string): string {
  return `${ukYou} (_ ){0,8}${words}|${words} (_ ){0,8}${ukYou}`;
}
