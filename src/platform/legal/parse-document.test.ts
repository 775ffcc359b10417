import { describe, expect, it } from 'vitest';
import { LegalBlock } from '#contracts/legal.ts';
import { parseDocument } from './parse-document.ts';
import { safeAddress } from './safe-address.ts';

function blocksOf(markdown: string): LegalBlock[] {
  const parsed = parseDocument(`# Terms\n\n${markdown}`);
  if (parsed.kind === 'refused') throw new Error(parsed.reason);
  return parsed.document.blocks.map((block) => LegalBlock.parse(block));
}

describe('parseDocument', () => {
  it('a document › of headings, lists, a table, a quote and a rule › becomes blocks, its first heading the title', () => {
    const parsed = parseDocument(
      [
        'Before the heading.\n',
        'Terms **of** Service\n===\n',
        '## What we keep\n',
        'We *keep* `ids`\nand names.  \nNo more.\n',
        '3. one\n4. two\n   - inner\n',
        '> quoted\n',
        '| Data | Days |\n| :--- | ---: |\n| Name | **30** |\n',
        '---\n',
        '    as typed\n',
      ].join('\n'),
    );
    expect(parsed).toEqual({
      kind: 'parsed',
      document: {
        title: 'Terms of Service',
        blocks: [
          { kind: 'paragraph', text: [{ text: 'Before the heading.' }] },
          { kind: 'heading', level: 2, id: 'what-we-keep', text: [{ text: 'What we keep' }] },
          {
            kind: 'paragraph',
            text: [
              { text: 'We ' },
              { text: 'keep', emphasis: true },
              { text: ' ' },
              { text: 'ids', code: true },
              { text: ' and names.' },
              { text: '\n' },
              { text: 'No more.' },
            ],
          },
          {
            kind: 'list',
            start: 3,
            items: [
              [{ kind: 'paragraph', text: [{ text: 'one' }] }],
              [
                { kind: 'paragraph', text: [{ text: 'two' }] },
                { kind: 'list', start: null, items: [[{ kind: 'paragraph', text: [{ text: 'inner' }] }]] },
              ],
            ],
          },
          { kind: 'quote', blocks: [{ kind: 'paragraph', text: [{ text: 'quoted' }] }] },
          {
            kind: 'table',
            align: ['left', 'right'],
            head: [[{ text: 'Data' }], [{ text: 'Days' }]],
            rows: [[[{ text: 'Name' }], [{ text: '30', strong: true }]]],
          },
          { kind: 'rule' },
          { kind: 'code', text: 'as typed' },
        ],
      },
    });
  });

  it('headings › of one text, of another alphabet, of signs alone and of skipped levels › have ids of their own, one level after another', () => {
    const headings = blocksOf('# Дані, які ми маємо\n\n#### Data\n\n## Data\n\n## Data 2\n\n## Data\n\n## §\n').map(
      (block) => (block.kind === 'heading' ? [block.level, block.id] : []),
    );
    expect(headings).toEqual([
      [2, 'дані-які-ми-маємо'],
      [3, 'data'],
      [2, 'data-2'],
      [2, 'data-2-2'],
      [2, 'data-3'],
      [2, 'section'],
    ]);
  });

  it('links › written in place, by name, and as addresses › lead to the web, a mailbox, this site or a section', () => {
    const text = '[a](https://one.example "t") [b][two] <privacy@three.example> [d](/privacy) [e](#data)';
    expect(blocksOf(`${text}\n\n[two]: http://two.example/x`)).toEqual([
      {
        kind: 'paragraph',
        text: [
          { text: 'a', href: 'https://one.example/' },
          { text: ' ' },
          { text: 'b', href: 'http://two.example/x' },
          { text: ' ' },
          { text: 'privacy@three.example', href: 'mailto:privacy@three.example' },
          { text: ' ' },
          { text: 'd', href: '/privacy' },
          { text: ' ' },
          { text: 'e', href: '#data' },
        ],
      },
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](//other.example)',
    '[x](</\\other.example>)',
    '[x](terms.md)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](https://other.example/pixel.png)',
  ])('%s › is read › is words without a link', (markdown) => {
    const [block] = blocksOf(markdown);
    expect(block?.kind === 'paragraph' && block.text.every(({ href }) => href === undefined)).toBe(true);
  });

  it('HTML › in a line and in blocks › is the text that was typed; comments are left out', () => {
    expect(
      blocksOf('a <img src=x onerror=alert(1)> b <!-- no -->\n\n<script>\nalert(1)\n</script>\n\n<!-- no\n-->'),
    ).toEqual([
      {
        kind: 'paragraph',
        text: [{ text: 'a ' }, { text: '<img src=x onerror=alert(1)>' }, { text: ' b ' }, { text: '' }],
      },
      { kind: 'paragraph', text: [{ text: '<script>\nalert(1)\n</script>' }] },
    ]);
  });

  it.each(['> '.repeat(40_000), '- '.repeat(40_000), `${' '.repeat(300)}x`, '1. '.repeat(40), '**'.repeat(5000)])(
    'a document › nested without end › is refused at once',
    (markdown) => {
      const before = process.cpuUsage();
      expect(parseDocument(`# Terms\n\n${markdown}`)).toEqual({ kind: 'refused', reason: 'is nested too deeply' });
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(500);
    },
  );

  it('parts › deeper than a page shows › keep their words', () => {
    const block = blocksOf(`${'> '.repeat(30)}inner **word**`)[0];
    expect(JSON.stringify(block)).toContain('inner word');
    expect(JSON.stringify(block).split('quote').length).toBe(13);
    expect(JSON.stringify(blocksOf(`${'*a **b '.repeat(500)}c${'** *'.repeat(500)}`))).toContain('c');
    const bold = blocksOf(`${'**'.repeat(90)}x${'**'.repeat(90)}`)[0];
    expect(bold?.kind === 'paragraph' && bold.text.map(({ text }) => text).join('')).toBe('x');
  });

  it.each(['', 'No heading here.', '# \n\nx', '<!-- # Terms -->'])('%j › without a title › is refused', (markdown) => {
    expect(parseDocument(markdown)).toMatchObject({ kind: 'refused' });
  });
});

describe('safeAddress', () => {
  it('an address of this site › with a query and a section › stays a path', () => {
    expect(safeAddress('/legal/terms?a=1#fees')).toBe('/legal/terms?a=1#fees');
    expect(safeAddress('/../../x')).toBe('/x');
  });
});
