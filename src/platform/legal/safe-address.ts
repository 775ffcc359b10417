/**
 * Where a link of a document may lead: to the web, to a mailbox, to a path of this site or to a section of the document.
 * undefined: nowhere, and its words stand without a link.
 */
export function safeAddress(given: string): string | undefined {
  if (given.startsWith('#')) return given;
  const absolute = URL.parse(given);
  if (absolute !== null) return ['http:', 'https:', 'mailto:'].includes(absolute.protocol) ? absolute.href : undefined;
  const here = URL.parse(given, 'http://here.invalid');
  // As browsers read it: "//other.example" and "/\other.example" are other hosts.
  if (!given.startsWith('/') || here?.host !== 'here.invalid') return undefined;
  return `${here.pathname}${here.search}${here.hash}`;
}
