const elements =
  'a|abbr|audio|b|base|blockquote|body|br|button|canvas|code|details|div|embed|em|font|form|frame|h[1-6]|head|hr|html|iframe|img|input|i|label|link|li|marquee|math|meta|object|ol|option|pre|p|q|script|select|small|source|span|strong|style|sub|summary|sup|svg|s|table|tbody|td|template|textarea|thead|th|title|tr|ul|u|video';
const markup = [
  /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
  // Only known element names, and not after a type name: “List<Payment>” and “Set<A>” are code.
  new RegExp(
    `(?<![\\p{L}\\d_](?=<\\p{Lu}))<(?:!|/?(?:${elements}|${elements.toUpperCase()})(?![\\p{L}\\d_]))[^>]*>`,
    'gu',
  ),
  /\b(?:https?|ftp|file|data|javascript|vbscript):\S+/gi,
  /\bwww\.\S+/gi,
];
const image = /!\[[^\]]*\]\([^)]*\)/g;
const link = /\[([^\]]+)\]\([^)]*\)/g;
// oxlint-disable-next-line no-control-regex -- the point of the rule
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A model's text as plain words: no HTML, images, links or invisible characters. A person reads the plan, so nothing in
 * it may trigger a browser or invite a click.
 */
export function plainText(text: string): string {
  return (
    withoutMarkup(text)
      .replace(/\s+/gu, ' ')
      // does not match the dot of a name, as in “C# and .NET”, or a division sign
      .replace(/\s+(?<!\d\s)(:)|\s+([,;!?]|\.(?![\p{L}\d]))/gu, '$1$2')
      .trim()
      .toWellFormed()
  );
}

/** Like {@link plainText} for a line of a handout, but keeps its spaces, which matter in code and logs. */
export function plainLine(text: string): string {
  return withoutMarkup(text).replace(/\t/gu, '  ').replace(/\s/gu, ' ').trimEnd().toWellFormed();
}

function withoutMarkup(text: string): string {
  const unlinked = text.replace(image, ' ').replace(link, '$1');
  return markup.reduce((rest, pattern) => rest.replace(pattern, ' '), unlinked).replace(controls, '');
}
