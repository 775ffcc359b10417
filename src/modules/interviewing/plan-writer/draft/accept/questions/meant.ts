import type { Language } from '#contracts/common.ts';
import { checkRemark, checkText } from '#knowledge/guard/check-text.ts';

/**
 * Quotes the offending text for the model and, if a word in it is read as a private matter, names the word and the
 * matter.
 */
export function meant(text: string, language: Language): string {
  const found = [...checkText(text, { language, kind: 'question' }), ...checkRemark(text, { language })];
  const words = new Set(
    found.map(({ excerpt, topic }) => `${JSON.stringify(excerpt)} as ${topic.replaceAll('_', ' ')}`),
  );
  return `This is meant: ${JSON.stringify(text)}${words.size === 0 ? '' : `, which reads ${[...words].join(', ')}`}.`;
}
