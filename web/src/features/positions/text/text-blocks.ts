/** A paragraph, or the items of a list without their bullets. */
export type TextBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** A dash or bullet followed by a space, as used for list items in job postings. */
const mark = /^\s*[-–—•·*]\s+(?=\S)/;

/** Splits a text into paragraphs and lists; an empty line ends either. */
export function textBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let before: 'text' | 'list' | undefined;
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (line.trim() === '') {
      before = undefined;
    } else if (mark.test(line)) {
      const item = line.replace(mark, '').trimEnd();
      if (before === 'list' && last?.kind === 'list')
        blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] };
      else blocks.push({ kind: 'list', items: [item] });
      before = 'list';
    } else {
      if (before === 'text' && last?.kind === 'text')
        blocks[blocks.length - 1] = { kind: 'text', text: `${last.text}\n${line}` };
      else blocks.push({ kind: 'text', text: line });
      before = 'text';
    }
  }
  return blocks;
}
