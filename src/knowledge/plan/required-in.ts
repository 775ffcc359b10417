import { postingSays } from '#knowledge/posting/posting-says.ts';

/**
 * The posting's words in a requirement of the playbook, without what is said around them: "The posting says: “A licence”.
 * Do you hold this?", or as older plans ask: "“A licence”: do you hold this?". Undefined of one in other words.
 */
export function requiredIn(text: string): string | undefined {
  const said = Object.values(postingSays).find((opening) => text.startsWith(opening)) ?? '';
  return /^[“«"]([^”»"]+)[”»"][:.] /u.exec(text.slice(said.length))?.[1];
}
