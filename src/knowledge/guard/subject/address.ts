// Who is spoken to, for words that are harmless until they are about the person in the room.
const you = '(you|your|yours|yourself)';
const ukYou = '(ви|вас|вам|вами|ваш~|ти|тебе|тобі|[а-џґ]+(єте|їте|ите|ете))';

/** A phrase for `words` said to somebody: the address at most ten words before or after. */
export function toYou(words: string): string {
  return `${you} (_ ){0,10}${words}|${words} (_ ){0,10}${you}`;
}

/** The Ukrainian twin of `toYou`; a verb in the second person is an address of its own. */
export function toYouUk(words: string): string {
  return `${ukYou} (_ ){0,8}${words}|${words} (_ ){0,8}${ukYou}`;
}
