import type { Language } from '#contracts/common.ts';
import { languages } from '#contracts/languages.ts';
import type { LegalDocument, LegalEntry } from '#contracts/legal.ts';
import { legalDocuments } from '#contracts/page-addresses.ts';
import type { ParsedDocument } from './parse-document.ts';

export interface LegalText extends ParsedDocument {
  readonly slug: string;
  readonly language: Language;
  readonly updatedAt: Date;
}

/** The operator's published documents, as read when the process started. */
export interface LegalDocuments {
  readonly slugs: readonly string[];
  /** the documents that people look for first come first */
  list(language: Language): LegalEntry[];
  find(slug: string, language: Language): LegalDocument | undefined;
}

export function toLegalDocuments(texts: readonly LegalText[]): LegalDocuments {
  const bySlug = Map.groupBy(texts, ({ slug }) => slug);
  const first = legalDocuments.filter((slug) => bySlug.has(slug));
  const slugs = [...new Set<string>([...first, ...[...bySlug.keys()].toSorted()])];
  const find = (slug: string, language: Language): LegalDocument | undefined => {
    const inAll = bySlug.get(slug) ?? [];
    const text = inLanguage(inAll, language) ?? inLanguage(inAll, 'en') ?? inAll[0];
    if (text === undefined) return undefined;
    return {
      slug,
      title: text.title,
      language: text.language,
      languages: languages.filter((one) => inLanguage(inAll, one) !== undefined),
      updatedAt: text.updatedAt.toISOString(),
      blocks: text.blocks,
    };
  };
  return {
    slugs,
    list: (language) =>
      slugs.flatMap((slug) => {
        const found = find(slug, language);
        if (found === undefined) return [];
        const { blocks: _, ...entry } = found;
        return [entry];
      }),
    find,
  };
}

function inLanguage(texts: readonly LegalText[], language: Language): LegalText | undefined {
  return texts.find((text) => text.language === language);
}
