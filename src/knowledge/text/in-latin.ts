const twins: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  т: 't',
  м: 'm',
  н: 'h',
  р: 'p',
  о: 'o',
  і: 'i',
  к: 'k',
  х: 'x',
};

/** A code such as «В1» or «С+Е» with Cyrillic letters replaced by the Latin ones that look the same. */
export function inLatin(sign: string): string {
  return sign.replaceAll(/[авсетмнроікх]/giu, (letter) => {
    const twin = twins[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? twin : twin.toUpperCase();
  });
}
