import { describe, expect, it } from 'vitest';
import { CvProfile } from '#contracts/hiring/cvs.ts';
import { contractProfile } from './contract-profile.ts';
import { profileOf } from '#modules/hiring/cv-reader/profile/cv-profile.ts';

const pages = [
  {
    number: 1,
    visible: [
      'Олена Коваленко',
      'olena@example.com',
      '',
      'Experience',
      'Senior Engineer, Northwind, 2019 - 2024',
      'Led the migration of 14 services.',
      '',
      'Skills',
      'TypeScript, PostgreSQL',
    ].join('\n'),
  },
];

describe('contractProfile', () => {
  const profile = contractProfile(profileOf(pages), pages);

  it('a profile › found by rules › is one of the contract, and each quote is the text where it says', () => {
    expect(CvProfile.safeParse(profile).success).toBe(true);
    expect(profile.roles[0]).toMatchObject({
      quote: 'Senior Engineer, Northwind, 2019 - 2024',
      title: 'Senior Engineer',
      organisation: 'Northwind',
      dates: '2019 - 2024',
    });
    expect(profile.skills.map((skill) => skill.name)).toEqual(['TypeScript', 'PostgreSQL']);
    const quotes = [profile.name, profile.email, ...profile.roles, ...profile.skills].filter((quote) => quote !== null);
    for (const { start, end, quote } of quotes) expect(pages[0]?.visible.slice(start, end)).toBe(quote);
  });

  it('a profile › of a text without anything › has nulls and no entries', () => {
    const nothing = [{ number: 1, visible: 'lorem ipsum dolor' }];
    const empty = contractProfile(profileOf(nothing), nothing);
    expect(CvProfile.safeParse(empty).success).toBe(true);
    expect([empty.email, empty.roles, empty.skills]).toEqual([null, [], []]);
  });
});
