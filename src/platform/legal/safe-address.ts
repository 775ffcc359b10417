/**
 * Sanitises a link of a document: to the web, to an e-mail address, to a path of this site or to a section of the
 * document. undefined: not allowed, and the text is shown without a link.
 */
export function safeAddress(given: string): string | undefined {
  if (given.startsWith('#')) return given;
  const absolute = URL.parse(given);
  if (absolute !== null) return ['http:', 'https:', 'mailto:'].includes(absolute.protocol) ? absolute.href : undefined;
  const here = URL.parse(given, 'http://here.invalid');
  // Parsed as browsers do: "//other.example" and "/\other.example" are other hosts.
  if (!given.startsWith('/') || here?.host !== 'here.invalid') return undefined;
  return `${here.pathname}${here.search}${here.hash}`;
}
