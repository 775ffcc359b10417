import { getLegalDocument, listLegalDocuments } from '#contracts/legal.ts';
import { AppError } from '#platform/app-error.ts';
import { type Route, route } from '#platform/http/route.ts';
import type { LegalDocuments } from './legal-documents.ts';

export function legalRoutes(documents: LegalDocuments): readonly Route[] {
  return [
    route(listLegalDocuments, async ({ language }) => ({ items: documents.list(language) })),
    route(getLegalDocument, async ({ params, language }) => {
      const found = documents.find(params.slug, language);
      if (found === undefined) throw new AppError('common.not_found');
      return found;
    }),
  ];
}
