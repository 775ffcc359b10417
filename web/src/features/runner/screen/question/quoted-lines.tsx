import { useTranslation } from 'react-i18next';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { Quote } from '#web/shared/ui/quote.tsx';

/** The CV lines that a question is based on. */
export function QuotedLines({ evidence }: { readonly evidence: NonNullable<Question['evidence']> }) {
  const { t } = useTranslation('runner');
  return evidence.map(({ page, start, quote }) => (
    <Quote key={`${String(page)}.${String(start)}`} source={t('notes.page', { page })}>
      {quote}
    </Quote>
  ));
}
