/** The path as a person would write it; one whose escapes are broken as it came. Longer ones are cut: they name nothing. */
export function readableAddress(path: string): string {
  const text = decoded(path);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const longest = 160;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
