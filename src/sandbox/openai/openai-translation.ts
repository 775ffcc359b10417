import * as z from 'zod';
import type { LlmFault } from './openai-faults.ts';
import { type Frames, frames } from './openai-frames.ts';
import { taskIn } from './openai-task.ts';

/** Translates as far as this stand-in can: its own sentences from a table, everything else letter by letter. */

const Task = z.object({ block: z.literal('translation'), to: z.enum(['English', 'Ukrainian']) });
const Line = z.object({ n: z.number(), kind: z.string(), text: z.string() });

/** The answer's JSON, or undefined if the request is for something else. */
export function translationAnswer(
  messages: readonly { readonly content: string }[],
  fault: LlmFault | null,
): string | undefined {
  const task = taskIn(messages, Task);
  if (task === undefined) return undefined;
  const to = task.to === 'English' ? 'en' : 'uk';
  const lines = messages.flatMap(({ content }) => {
    const [, text = ''] = /<<<lines \w+>>>\n([\s\S]*?)\n<<<end/.exec(content) ?? [];
    return text.split('\n').flatMap((line) => (line === '' ? [] : [Line.parse(JSON.parse(line))]));
  });
  return JSON.stringify({
    lines: lines.map(({ n, kind, text }) => {
      if (fault === 'forbidden_question' && kind === 'question') return { n, text: frames[to].forbidden };
      const translated = inLanguage(text, to);
      return { n, text: fault === 'invented_quotes' ? `${translated} 4711` : translated };
    }),
  });
}

function inLanguage(text: string, to: 'en' | 'uk'): string {
  for (const [source, target] of to === 'uk' ? pairs : pairs.map(([en, uk]) => [uk, en] as const)) {
    const filled = filledLike(text, source, target, to);
    if (filled !== undefined) return filled;
  }
  return spelled(text, to);
}

/** A sentence of the stand-in in the other language, with its placeholders filled. */
function filledLike(text: string, source: string, target: string, to: 'en' | 'uk'): string | undefined {
  if (!source.includes('{')) return text === source ? target : undefined;
  const names = [...source.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  const pattern = source.split(/\{\w+\}/u).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  const found = new RegExp(`^${pattern.join('(.+)')}$`, 'u').exec(text);
  if (found === null) return undefined;
  return names.reduce((rest, name, at) => rest.replace(`{${name}}`, () => inLanguage(found[at + 1] ?? '', to)), target);
}

const latin = 'abcdefghijklmnopqrstuvwxyz';
const asCyrillic = ['а', 'б', 'к', 'д', 'е', 'ф', 'ґ', 'г', 'і', 'дж', 'к', 'л', 'м'].concat([
  'н',
  'о',
  'п',
  'к',
  'р',
  'с',
  'т',
  'у',
  'в',
  'в',
  'кс',
  'й',
  'з',
]);
const cyrillic = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
const asLatin = 'a b v h g d e ie zh z y i i i k l m n o p r s t u f kh ts ch sh shch ’ iu ia'.split(' ');

function spelled(text: string, to: 'en' | 'uk'): string {
  const [letters, others] = to === 'uk' ? [latin, asCyrillic] : [cyrillic, asLatin];
  return text.replace(/\p{L}/gu, (letter) => {
    const other = others[letters.indexOf(letter.toLowerCase())];
    if (other === undefined) return letter;
    return letter === letter.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
  });
}

/** Every sentence of the stand-in in both languages; longer ones first, because a placeholder matches any text. */
const pairs = pairsIn(frames.en, frames.uk)
  .filter(([source]) => source.replaceAll(/\{\w+\}/gu, '').length > 3)
  .toSorted(([one], [other]) => other.length - one.length);

function pairsIn(en: Frames, uk: Frames): readonly (readonly [string, string])[] {
  const texts = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const other = texts(uk);
  return texts(en).flatMap((text, at) => (other[at] === undefined ? [] : [[text, other[at]] as const]));
}
