import { readFileSync } from 'node:fs';

// Source and licence: common-passwords/LICENSE.txt.
const common = new Set(
  readFileSync(new URL('./common-passwords/list.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((entry) => entry !== ''),
);

/**
 * Whether the password is on the list, ignoring case, as it is or with one or two characters appended; guessers try
 * those next.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return [lower, lower.slice(0, -1), lower.slice(0, -2)].some((candidate) => common.has(candidate));
}
