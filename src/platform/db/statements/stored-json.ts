/**
 * Serialises a value for a `jsonb` column. PostgreSQL rejects two things that JSON allows in strings: NUL, and a lone
 * surrogate, as left when text is cut inside an emoji. Both become U+FFFD.
 */
export function storedJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member === 'string') return storable(member);
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.keys(member).every((key) => storable(key) === key)
      ? member
      : Object.fromEntries(Object.entries(member).map(([key, inner]) => [storable(key), inner]));
  });
}

function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\ufffd');
}
