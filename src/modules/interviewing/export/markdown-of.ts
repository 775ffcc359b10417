import { markdownLine, markdownText } from '#contracts/escaped-markdown.ts';
import type { PdfBlock } from '#platform/pdf/pdf-document.ts';

/**
 * The pages of a file as Markdown, with the same content in the same order, for the user's own documents or tickets.
 */
export function markdownOf(title: string, blocks: readonly PdfBlock[]): string {
  return [`# ${markdownLine(title)}`, bodyOf(blocks)].join('\n\n').concat('\n');
}

function bodyOf(blocks: readonly PdfBlock[]): string {
  return blocks
    .map((block, at) => {
      if (at === 0) return blockText(block);
      // Consecutive fact rows form one list.
      const gap = block.kind === 'facts' && blocks[at - 1]?.kind === 'facts' ? '\n' : '\n\n';
      return gap + blockText(block);
    })
    .join('');
}

function blockText(block: PdfBlock): string {
  switch (block.kind) {
    case 'heading':
      return `## ${markdownLine(block.text)}`;
    case 'label':
      return `**${markdownLine(block.text)}**`;
    case 'text':
    case 'quiet':
      return markdownText(block.text);
    case 'quote':
      return `> ${markdownLine(block.text)}`;
    case 'list':
      return block.items.map((item) => `- ${markdownLine(item)}`).join('\n');
    case 'lines':
      return fenced(block.lines);
    case 'facts':
      return block.rows.map(factText).join('\n');
    case 'numbered':
      return `### ${block.number}. ${markdownLine(block.title)} (${block.side})\n\n${bodyOf([...block.lead, ...block.blocks])}`;
  }
}

/** A fact with several values lists them below its name. */
function factText([name, value]: readonly [string, string]): string {
  const [first = '', ...others] = value.split('\n').map(markdownLine);
  const head = `- **${markdownLine(name)}**`;
  return others.length === 0
    ? `${head}: ${first}`
    : [head, ...[first, ...others].map((line) => `  - ${line}`)].join('\n');
}

/** Verbatim text in a fence that is longer than any run of backticks in it. */
function fenced(lines: readonly string[]): string {
  const runs = lines.join('\n').match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return [fence, ...lines, fence].join('\n');
}
