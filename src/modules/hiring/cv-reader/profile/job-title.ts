import { titleStems } from './cv-lexicon.ts';

export function namesJob(text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}'’ʼ]+/u);
  return words.some((word) => titleStems.some((stem) => word.startsWith(stem)));
}
