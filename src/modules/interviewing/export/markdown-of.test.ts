import { describe, expect, it } from 'vitest';
import { markdownOf } from './markdown-of.ts';

describe('markdownOf', () => {
  it('blocks of every kind › become Markdown in their order, and what was typed stays text', () => {
    const markdown = markdownOf('Plan, Ada *L*', [
      {
        kind: 'facts',
        rows: [
          ['Length', '60 min'],
          ['7–8 Strong', 'Says why\nSays #how'],
        ],
      },
      { kind: 'facts', rows: [['Level', 'Senior']] },
      { kind: 'heading', text: 'To find out' },
      { kind: 'text', text: '- Led <b>it</b>' },
      { kind: 'quiet', text: 'Not in\nthe CV' },
      { kind: 'quote', text: '“a\nb” CV, page 1' },
      {
        kind: 'numbered',
        number: '1',
        title: 'What was _hard_?',
        side: '6 min',
        lead: [{ kind: 'quiet', text: 'Must ask' }],
        blocks: [
          { kind: 'label', text: 'Handout' },
          { kind: 'lines', lines: ['  if (a) {', '```', '# b'] },
          { kind: 'list', items: ['One', '[two](x)'] },
        ],
      },
    ]);
    expect(markdown.split('\n')).toEqual([
      String.raw`# Plan, Ada \*L\*`,
      '',
      '- **Length**: 60 min',
      '- **7–8 Strong**',
      '  - Says why',
      String.raw`  - Says \#how`,
      '- **Level**: Senior',
      '',
      '## To find out',
      '',
      String.raw`\- Led \<b\>it\</b\>`,
      '',
      'Not in',
      'the CV',
      '',
      '> “a b” CV, page 1',
      '',
      String.raw`### 1. What was \_hard\_? (6 min)`,
      '',
      'Must ask',
      '',
      '**Handout**',
      '',
      '````',
      '  if (a) {',
      '```',
      '# b',
      '````',
      '',
      '- One',
      String.raw`- \[two\](x)`,
      '',
    ]);
  });
});
