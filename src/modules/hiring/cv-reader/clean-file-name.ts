const longest = 120;
// control, bidi and zero-width characters, line and paragraph separators, lone surrogates
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A label for a file, made from the name that the client sent; never part of a path. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const clean = last.replace(unwanted, '').replace(/\s+/gu, ' ').trim();
  if (clean.length <= longest) return clean;
  // keeps the extension readable and does not cut a surrogate pair
  const extension = /\.[\p{L}\p{N}]{1,8}$/u.exec(clean)?.[0] ?? '';
  return (
    clean
      .slice(0, longest - extension.length)
      .toWellFormed()
      .replace('\ufffd', '')
      .trimEnd() + extension
  );
}
