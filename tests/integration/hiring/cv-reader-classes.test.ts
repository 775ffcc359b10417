import { afterAll, describe, expect, it } from 'vitest';
import * as classes from '#tests/fixtures/cv-classes/variants.ts';
import { readPdfHere } from '#tests/helpers/cv/read-pdf-here.ts';

const named: readonly (readonly [string, readonly classes.Variant[]])[] = [
  ['descriptions of links and fields', classes.descriptions],
  ['gradients', classes.gradients],
  ['patterns', classes.patterns],
  ['groups', classes.groups],
  ['scans', classes.scans],
  ['fonts', classes.fonts],
];

describe.each(named)('readPdf on %s', (name, variants) => {
  const right: string[] = [];
  afterAll(() => console.log(`${name}: ${right.length} of ${variants.length} right`));

  it.each(variants.map((variant) => [variant.name, variant] as const))(
    '%s › read › is what a person sees',
    async (title, { file, sentence, seen, recognised = false, garbled = false }) => {
      const reading = await readPdfHere(file);
      if (reading.kind === 'failed') throw new Error(reading.code);
      const [page] = reading.pages;
      expect(reading.kind).toBe('read');
      expect(reading.recognised).toBe(recognised);
      // garbled text is detected line by line
      const lines = page?.visible.split(/\n+/).length;
      expect(page?.garbled.length).toBe(garbled ? lines : 0);
      expect(garbled || page?.visible.includes(sentence) === seen).toBe(true);
      const hidden = reading.hidden.samples.map(({ text }) => text).join('\n');
      expect(hidden).toBe(seen ? '' : sentence);
      expect(reading.hidden.characters > 0).toBe(!seen);
      right.push(title);
    },
  );
});
