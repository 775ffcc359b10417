import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { checkWording as contract } from '#contracts/hiring/guard.ts';
import { checkText, guardVersion } from '#knowledge/guard/check-text.ts';
import type { Actor } from '#platform/actor.ts';

/**
 * Findings in the order of the text. Reasons and suggestions are in the reader's language, whatever the text's
 * language.
 */
export function checkWording(
  actor: Pick<Actor, 'language'>,
  { text, language, kind }: BodyOf<typeof contract>,
): SuccessOf<typeof contract> {
  const findings = checkText(text, { language, kind }).map(({ packs, why, lawful, ...finding }) => ({
    ...finding,
    packs: [...packs],
    why: why[actor.language],
    lawful: lawful[actor.language],
  }));
  return { guardVersion, findings };
}
