/** From here on two questions ask for the same thing. */
const alike = 0.75;

/** Whether two questions share so many words that a candidate would hear one question twice. */
export function areAlike(one: string, other: string): boolean {
  const first = stems(one);
  const second = stems(other);
  const smaller = Math.min(first.size, second.size);
  if (smaller === 0) return one.trim() === other.trim();
  return [...first].filter((stem) => second.has(stem)).length / smaller >= alike;
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
}

// Endings differ, in Ukrainian most of all, and words of one or two letters say nothing.
function stems(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 6)),
  );
}
