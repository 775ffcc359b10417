import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/common.ts';
import { LegalSlug } from '#contracts/legal.ts';
import { legalAddress, legalSlugAt, publicPageAt } from '#contracts/page-addresses.ts';
import { type LegalText, toLegalDocuments } from './legal-documents.ts';

const aText = (slug: string, language: Language): LegalText => ({
  slug,
  language,
  title: `${slug} in ${language}`,
  blocks: [],
  updatedAt: new Date('2026-11-20T10:00:00Z'),
});

describe('toLegalDocuments', () => {
  const documents = toLegalDocuments([
    aText('imprint', 'uk'),
    aText('agreement', 'en'),
    aText('privacy', 'en'),
    aText('privacy', 'uk'),
    aText('terms', 'en'),
  ]);

  it('a document › in a language that it has, that it has not, and where there is no English › is the best there is', () => {
    const found = (slug: string, language: Language) => documents.find(slug, language)?.title;
    expect(found('privacy', 'uk')).toBe('privacy in uk');
    expect(found('terms', 'uk')).toBe('terms in en');
    expect(found('imprint', 'en')).toBe('imprint in uk');
    expect(documents.find('cookies', 'en')).toBeUndefined();
    expect(documents.find('__proto__', 'en')).toBeUndefined();
  });

  it('the list › in a language › has each document once, those looked for first, without their text', () => {
    expect(documents.list('uk').map(({ title }) => title)).toEqual([
      'terms in en',
      'privacy in uk',
      'agreement in en',
      'imprint in uk',
    ]);
    expect(documents.list('uk')[1]).toEqual({
      slug: 'privacy',
      title: 'privacy in uk',
      language: 'uk',
      languages: ['en', 'uk'],
      updatedAt: '2026-11-20T10:00:00.000Z',
    });
  });
});

describe('addresses of legal documents', () => {
  it.each(['terms', 'dpa-2026', 'a'.repeat(60)])('%s › as a slug › is one, and its address leads to it', (slug) => {
    expect(LegalSlug.safeParse(slug).success).toBe(true);
    expect(legalSlugAt(legalAddress(slug))).toBe(slug);
    expect(publicPageAt(legalAddress(slug))).toBe('legal');
  });

  it.each(['', 'Terms', 'a_b', 'a.b', '../etc', 'a/b', 'a'.repeat(61), 'умови'])('%j › as a slug › is none', (slug) => {
    expect(LegalSlug.safeParse(slug).success).toBe(false);
  });

  it('privacy and cookies › as the consent banner links them › have short addresses beside the long ones', () => {
    expect([legalAddress('privacy'), legalAddress('cookies'), legalAddress('terms')]).toEqual([
      '/privacy',
      '/cookies',
      '/legal/terms',
    ]);
    expect(['/privacy', '/legal/privacy', '/legal', '/legal/a/b', '/privacy/x'].map(legalSlugAt)).toEqual([
      'privacy',
      'privacy',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
