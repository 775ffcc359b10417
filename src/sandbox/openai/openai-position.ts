import type { Frames } from './openai-frames.ts';

/** Topics that the stand-in finds in a position's text in the prompt. */

export function topicsIn(position: string, words: Frames): readonly string[] {
  const named = position.match(/\p{Lu}[\p{L}\p{N}+#.-]{2,}/gu) ?? [];
  const counted = [...new Set(named)].filter((word) => !/^(?:Title|Level|Department|Description|Focus)/.test(word));
  return counted.length > 0 ? counted.slice(0, 5) : words.topics;
}

export function areasIn(position: string): readonly string[] {
  return /^Focus areas: (.*)$/m.exec(position)?.[1]?.split('; ') ?? [];
}

/** A line of the description that is long enough to quote. */
export function descriptionLine(position: string): string {
  const description = /^Description: ([\s\S]*)/m.exec(position)?.[1] ?? '';
  const lines = description.split(/\n|(?<=[.;!?])\s/u).map((line) => line.replace(/^[\s•·*–-]+|[\s.;!?]+$/gu, ''));
  return lines.find((line) => line.length >= 12 && line.length <= 200) ?? '';
}
