/** What a person typed stays what they typed: no mark of Markdown in it makes a heading, a list, a link or HTML. */
export function markdownLine(text: string): string {
  // a number keeps the no-break space to its unit
  return markdownText(text.replaceAll(/[^\S\u00a0\u202f]+/g, ' '));
}

/** As {@link markdownLine}, with the lines that it has. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+])(?=\s)/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)([.)])(?=\s)/gm, String.raw`$1\$2`);
}
