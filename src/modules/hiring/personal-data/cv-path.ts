/** Longest part of a path that comes from a person. */
const longest = 60;

/**
 * Where a CV's file is in the owner's copy: under its candidate. The ids make it unique; of the names only letters,
 * digits and a few signs are taken, so that unpacking stays inside the folder on every system.
 */
export function cvPath(candidate: { id: string; name: string }, cv: { id: string; fileName: string }): string {
  const folder = `${harmless(candidate.name)} ${candidate.id}`.trim();
  const extension = /\.[a-z0-9]{1,8}$/i.exec(cv.fileName)?.[0] ?? '';
  const file = `${harmless(cv.fileName.slice(0, cv.fileName.length - extension.length))} ${cv.id}`.trim();
  return `candidates/${folder}/${file}${extension}`;
}

function harmless(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{M}\p{Nd} _-]+/gu, ' ').replaceAll(/ +/g, ' ');
  // A cut through a letter of two units leaves the first of them.
  return plain
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
