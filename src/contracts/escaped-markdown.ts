/** Escapes typed text so that Markdown in it creates no heading, list, link or HTML. */
export function markdownLine(text: string): string {
  // keep the no-break space between a number and its unit
  return markdownText(text.replaceAll(/[^\S\u00a0\u202f]+/g, ' '));
}

/** Like {@link markdownLine}, but keeps line breaks. */
export function markdownText(text: string): string {
  return (
    text
      .replaceAll(/[\\`*_[\]<>#|~]|&(?=#?\w+;)/g, String.raw`\$&`)
      // an item of a list, or a line that makes the text above it a heading
      .replaceAll(/^([^\S\n]*)(?=[-+](?:\s|$)|(?:-+|=+)[^\S\n]*$)/gm, '$1\\')
      .replaceAll(/^([^\S\n]*\d+)([.)])(?=\s|$)/gm, String.raw`$1\$2`)
  );
}
