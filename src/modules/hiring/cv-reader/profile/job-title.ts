import { titleStems, titleWords } from './cv-lexicon.ts';

export function namesJob(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}'’ʼ-]+/u);
  return words.some((word) => {
    if (titleStems.some((stem) => word.startsWith(stem))) return true;
    return word
      .split('-')
      .some(
        (part) =>
          titleWords.has(part) ||
          titleWords.has(part.replace(/s$/u, '')) ||
          titleStems.some((stem) => part.startsWith(stem)),
      );
  });
}
