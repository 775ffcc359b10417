import { useTranslation } from 'react-i18next';
import type { Quote as ExportedQuote } from '#contracts/interviewing/summary/interview-export.ts';
import { Quote } from '#web/shared/ui/quote.tsx';

/** A line of the CV with its page number: the CV itself is not shared. */
export function CvQuote({ quote }: { readonly quote: ExportedQuote }) {
  const { t } = useTranslation('share');
  return <Quote source={t('page.page', { page: quote.page })}>{quote.text}</Quote>;
}
