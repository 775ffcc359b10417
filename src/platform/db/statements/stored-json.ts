/**
 * A value as text for a `jsonb` column. PostgreSQL refuses two things that JSON itself allows in a string: the NUL
 * character and half of a surrogate pair, as it is left where a text was cut in the middle of an emoji. Both become U+FFFD.
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
