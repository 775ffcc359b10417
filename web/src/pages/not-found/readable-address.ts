/**
 * The path, decoded for reading; unchanged if its escapes are malformed. Long ones are truncated: they identify
 * nothing.
 */
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
