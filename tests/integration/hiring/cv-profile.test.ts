import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type CvProfile, profileOf } from '#modules/hiring/cv-reader/profile/cv-profile.ts';
import { readPdfHere } from '#tests/helpers/cv/read-pdf-here.ts';

/**
 * A person's reading of each CV in tests/fixtures/cvs; a third of them was not looked at while the rules were written.
 */
const Labels = z.record(
  z.string(),
  z.object({
    name: z.string(),
    email: z.string(),
    roles: z.array(z.object({ title: z.string(), organisation: z.string(), dates: z.string() })),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    holdOut: z.boolean(),
  }),
);
type Label = z.infer<typeof Labels>[string];
type Count = { right: number; of: number };

const folder = join(import.meta.dirname, '../../fixtures/cvs');
const labels = Object.entries(Labels.parse(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'))));
const profiles = new Map<string, CvProfile>();
const only = process.env['CV'];

beforeAll(async () => {
  for (const [name] of labels) {
    if (only !== undefined && !name.includes(only)) continue;
    const reading = await readPdfHere(readFileSync(join(folder, `${name}.pdf`)));
    profiles.set(name, profileOf('pages' in reading ? reading.pages : []));
  }
}, 180_000);

const plain = (text: string | undefined) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015]/gu, '-')
    .replace(/['’ʼ"«»“”]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,.;:()-]+|[\s,.;:()-]+$/gu, '');

/** Each metric as a count, so that CVs can be summed up. */
function judge(profile: CvProfile, label: Label): Record<string, Count> {
  const roles = profile.roles.map(({ title, organisation, dates }) =>
    [title, organisation, dates].map((part) => plain(part?.quote)).join(' | '),
  );
  const rightRoles = label.roles.filter(({ title, organisation, dates }) =>
    roles.includes([title, organisation, dates].map(plain).join(' | ')),
  );
  const skills = profile.skills.map(({ quote }) => plain(quote));
  const rightSkills = label.skills.filter((skill) => skills.includes(plain(skill)));
  const spoken = label.languages.map(plain);
  const languages = profile.languages.map(({ quote }) => plain(quote));
  const rightLanguages = languages.filter((language) => spoken.some((one) => language.startsWith(one)));
  const foundLanguages = spoken.filter((one) => languages.some((language) => language.startsWith(one)));
  return {
    'name right': { right: Number(plain(profile.name?.quote) === plain(label.name)), of: 1 },
    'e-mail right': { right: Number(profile.email?.quote === label.email), of: 1 },
    'roles right in title, organisation and dates': { right: rightRoles.length, of: label.roles.length },
    'roles precision': { right: rightRoles.length, of: profile.roles.length },
    'skills recall': { right: rightSkills.length, of: label.skills.length },
    'skills precision': { right: rightSkills.length, of: skills.length },
    'languages precision': { right: rightLanguages.length, of: languages.length },
    'languages recall': { right: foundLanguages.length, of: spoken.length },
  };
}

function figuresOf(chosen: readonly (readonly [string, Label])[]): Record<string, number> {
  const sums = new Map<string, Count>();
  for (const [name, label] of chosen) {
    const profile = profiles.get(name);
    if (profile === undefined) continue;
    for (const [figure, { right, of }] of Object.entries(judge(profile, label))) {
      const sum = sums.get(figure) ?? { right: 0, of: 0 };
      sums.set(figure, { right: sum.right + right, of: sum.of + of });
    }
  }
  return Object.fromEntries(
    [...sums].map(([figure, { right, of }]) => [figure, Math.round((1000 * right) / of) / 1000]),
  );
}

describe('profileOf on labelled CVs', () => {
  it.each([
    ['those the rules were written with', false],
    ['those that were looked at once, at the end', true],
  ])('%s › read › meet the floors', (name, holdOut) => {
    const figures = figuresOf(labels.filter(([, label]) => label.holdOut === holdOut));
    console.log(name, figures);
    expect(figures['name right']).toBe(1);
    expect(figures['e-mail right']).toBe(1);
    expect(figures['roles right in title, organisation and dates']).toBeGreaterThanOrEqual(0.85);
    expect(figures['skills recall']).toBeGreaterThanOrEqual(0.8);
    expect(figures['languages precision']).toBeGreaterThanOrEqual(0.9);
  });
});
