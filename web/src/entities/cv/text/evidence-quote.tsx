import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '#contracts/interviewing/plan/plan.ts';
import { Quote } from '#web/shared/ui/quote.tsx';
import { cvTextQuery } from '#web/entities/cv/api.ts';
import { lineOf } from './line-of.ts';

interface EvidenceQuoteProps {
  readonly evidence: Evidence;
  readonly selected?: boolean;
}

/** A quote of a plan with the place it has in the CV: the page at once, the line when the CV's text is there. */
export function EvidenceQuote({ evidence, selected = false }: EvidenceQuoteProps) {
  const { t } = useTranslation('cv');
  const { cvId, page, start, quote } = evidence;
  const text = useQuery(cvTextQuery(cvId));
  const visible = text.data?.pages.find(({ number }) => number === page)?.visible;
  return (
    <Quote
      source={
        visible === undefined ? t('place.page', { page }) : t('place.line', { page, line: lineOf(visible, start) })
      }
      selected={selected}
    >
      {quote}
    </Quote>
  );
}
