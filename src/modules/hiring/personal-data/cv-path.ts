/** Maximum length of a path segment that comes from a person. */
const longest = 60;

/**
 * The path of a CV's file in the account's export, under its candidate. Ids make it unique. Names are reduced to
 * letters, digits and a few other characters, so that unpacking stays within the folder on every system.
 */
export function cvPath(candidate: { id: string; name: string }, cv: { id: string; fileName: string }): string {
  const folder = `${harmless(candidate.name)} ${candidate.id}`.trim();
  const extension = /\.[a-z0-9]{1,8}$/i.exec(cv.fileName)?.[0] ?? '';
  const file = `${harmless(cv.fileName.slice(0, cv.fileName.length - extension.length))} ${cv.id}`.trim();
  return `candidates/${folder}/${file}${extension}`;
}

function harmless(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{M}\p{Nd} _-]+/gu, ' ').replaceAll(/ +/g, ' ');
  // Removes the first half of a surrogate pair that was cut.
  return plain
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
