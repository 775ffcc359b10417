import { useState } from 'react';
import { legalSlugAt } from '#contracts/page-addresses.ts';
import { LegalDocumentView } from './legal-document-view.tsx';
import type { LegalContentProps } from './legal-frame.tsx';
import { LegalIndex } from './legal-index.tsx';

/** One published legal document, or the list of them; also the list if the requested document does not exist. */
export function LegalContent({ path, onTitle }: LegalContentProps) {
  const slug = legalSlugAt(path);
  const [isMissing, setMissing] = useState(false);
  if (slug === undefined || isMissing) return <LegalIndex missing={slug} />;
  return <LegalDocumentView slug={slug} onTitle={onTitle} onMissing={() => setMissing(true)} />;
}
