import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { drawPdf } from './draw-pdf.ts';
import type { PdfBlock } from './pdf-document.ts';

const draw = (blocks: readonly PdfBlock[]) =>
  drawPdf({ language: 'uk', title: 'План співбесіди', subtitle: '', head: 'Їжак', foot: 'кінець', blocks });

describe('drawPdf', () => {
  it('drawPdf › letters of both languages, markup and a word without an end › are on its pages as they are', async () => {
    const word = 'ґ'.repeat(500);
    const texts = ['<b>ні</b> {{так}} {"image":"https://example.com/x.png"}', word];
    const pdf = await draw([
      { kind: 'facts', rows: texts.map((text) => ['Факт', text] as const) },
      {
        kind: 'numbered',
        number: '1',
        title: 'Чому?',
        side: '6 хв',
        lead: [],
        blocks: [{ kind: 'list', items: texts }],
      },
    ]);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    const drawn = text.replaceAll(/[\s\u200B]/g, '');
    for (const wanted of [...texts, 'Чому?', 'кінець', '1/']) expect(drawn).toContain(wanted.replaceAll(' ', ''));
  });

  it('drawPdf › emoji, which its fonts lack › are left out, and no box stands for them', async () => {
    const pdf = await draw([{ kind: 'text', text: 'Чекаємо на вас 👋🏽 о десятій ✔' }]);
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    expect(text).toMatch(/^Чекаємо на вас о десятій$/mu);
  });

  it('drawPdf › lines that begin with spaces › are drawn indented', async () => {
    const pdf = await draw([{ kind: 'lines', lines: ['Nested Loop', '  -> Index Scan'] }]);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { items } = await (await document.getPage(1)).getTextContent();
    const [outer = 0, inner = 0] = ['Nested', '->'].map((word) =>
      items.flatMap((item) => ('str' in item && item.str.startsWith(word) ? [Number(item.transform[4])] : [])).at(0),
    );
    expect(inner - outer).toBeCloseTo(10);
  });

  it('drawPdf › while it draws › leaves this thread to others', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await draw(Array.from({ length: 300 }, (): PdfBlock => ({ kind: 'text', text: 'слово '.repeat(200) })));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });
});
