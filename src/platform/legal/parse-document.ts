import type { AlignType, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { LegalBlock, LegalRun } from '#contracts/legal.ts';
import { safeAddress } from './safe-address.ts';

export interface ParsedDocument {
  readonly title: string;
  readonly blocks: LegalBlock[];
}

type Parsed =
  | { readonly kind: 'parsed'; readonly document: ParsedDocument }
  | { readonly kind: 'refused'; readonly reason: string };

/** Deeper blocks are reduced to plain text, because reading the tree takes one more level of recursion per depth. */
const deepest = 12;

/** The parser's time grows with the square of the nesting depth of lists, quotes or emphasis. */
const endlesslyNested = /^(?:(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){33}|[ \t]{200})|[*_]{200}/m;

/** Parses Markdown into blocks that a page renders without HTML; the first heading becomes the title. */
export function parseDocument(markdown: string): Parsed {
  if (endlesslyNested.test(markdown)) return { kind: 'refused', reason: 'is nested too deeply' };
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const titled = children.find((node) => node.type === 'heading');
  const title = titled === undefined ? '' : wordsOf(titled);
  if (title === '') return { kind: 'refused', reason: 'has no heading, which would be its title' };
  const context = { addresses: addressesIn(children), ids: new Map<string, number>(), level: 1 };
  const body = children.filter((node) => node !== titled);
  return { kind: 'parsed', document: { title, blocks: blocksOf(body, context, 0) } };
}

interface Context {
  /** URLs of reference-style links, by identifier */
  readonly addresses: ReadonlyMap<string, string>;
  /** how many times an id has been used */
  readonly ids: Map<string, number>;
  /** of the previous heading; no level may be skipped */
  level: number;
}

function blocksOf(nodes: readonly RootContent[], context: Context, depth: number): LegalBlock[] {
  return nodes.flatMap((node) => blockOf(node, context, depth) ?? []);
}

function blockOf(node: RootContent, context: Context, depth: number): LegalBlock | undefined {
  if (depth >= deepest) return paragraph([{ text: wordsOf(node) }]);
  switch (node.type) {
    case 'heading': {
      const text = runsOf(node.children, context);
      context.level = Math.min(Math.max(node.depth, 2), context.level + 1, 4);
      return { kind: 'heading', level: levelOf(context.level), id: idOf(wordsOf(node), context.ids), text };
    }
    case 'paragraph':
      return paragraph(runsOf(node.children, context));
    case 'list':
      return {
        kind: 'list',
        start: node.ordered === true ? (node.start ?? 1) : null,
        items: node.children.map((item) => blocksOf(item.children, context, depth + 1)),
      };
    case 'blockquote':
      return { kind: 'quote', blocks: blocksOf(node.children, context, depth + 1) };
    case 'table':
      return tableOf(node, context);
    case 'code':
      return { kind: 'code', text: node.value };
    case 'thematicBreak':
      return { kind: 'rule' };
    case 'html':
      return isComment(node.value) ? undefined : paragraph([{ text: node.value }]);
    default:
      return undefined;
  }
}

function paragraph(text: LegalRun[]): LegalBlock | undefined {
  return text.some((run) => run.text.trim() !== '') ? { kind: 'paragraph', text } : undefined;
}

function tableOf({ align, children }: Table, context: Context): LegalBlock {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => runsOf(cell.children, context)));
  return { kind: 'table', align: (align ?? []).map((one: AlignType | undefined) => one ?? null), head, rows };
}

type Look = Omit<LegalRun, 'text'>;

function runsOf(nodes: readonly PhrasingContent[], context: Context, look: Look = {}, depth = 0): LegalRun[] {
  return nodes.flatMap((node) => runsOfOne(node, context, look, depth));
}

function runsOfOne(node: PhrasingContent, context: Context, look: Look, depth: number): LegalRun[] {
  if (depth >= deepest) return [{ ...look, text: wordsOf(node) }];
  const inner = (children: readonly PhrasingContent[], more: Look) =>
    runsOf(children, context, { ...look, ...more }, depth + 1);
  switch (node.type) {
    case 'strong':
      return inner(node.children, { strong: true });
    case 'emphasis':
      return inner(node.children, { emphasis: true });
    case 'link':
      return inner(node.children, linkTo(node.url));
    case 'linkReference':
      return inner(node.children, linkTo(context.addresses.get(node.identifier) ?? ''));
    case 'inlineCode':
      return [{ ...look, code: true, text: node.value }];
    case 'break':
      return [{ ...look, text: '\n' }];
    default:
      return [{ ...look, text: wordsOf(node) }];
  }
}

function linkTo(url: string): Look {
  const href = safeAddress(url);
  return href === undefined ? {} : { href };
}

/** The text of a node. Iterative, because a file can nest as deep as it is long. */
function wordsOf(node: Nodes): string {
  const words: string[] = [];
  const left: Nodes[] = [node];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if ('children' in next) left.push(...next.children.toReversed());
    else if ('value' in next) words.push(isComment(next.value) ? '' : next.value);
    else if ('alt' in next) words.push(next.alt ?? '');
    else if (next.type === 'break') words.push(' ');
  }
  // A line break inside a paragraph is a space.
  return words.join('').replaceAll(/ *\n */g, ' ');
}

function isComment(html: string): boolean {
  return html.startsWith('<!--') && html.endsWith('-->');
}

function addressesIn(nodes: readonly RootContent[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const left: RootContent[] = nodes.toReversed();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    // The first definition wins.
    if (next.type === 'definition' && !found.has(next.identifier)) found.set(next.identifier, next.url);
    if ('children' in next) left.push(...next.children.toReversed());
  }
  return found;
}

function levelOf(level: number): 2 | 3 | 4 {
  return level === 2 || level === 3 ? level : 4;
}

/** Derived from the heading's text, so that links to a section stay valid when sections are added before it. */
function idOf(words: string, ids: Map<string, number>): string {
  const cut = words.normalize('NFC').toLowerCase().slice(0, 60);
  const slug = cut.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'section';
  let id = slug;
  let count = ids.get(slug) ?? 0;
  while (ids.has(id)) {
    count += 1;
    id = `${slug}-${count + 1}`;
  }
  ids.set(id, 0);
  ids.set(slug, count);
  return id;
}
