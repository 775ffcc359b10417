import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { Tag } from '#web/shared/ui/tag.tsx';

/** What a completed interview came to: the recommendation, and the mean that is shown after it. Namespaces: interviews. */
export function OutcomeTag({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const { recommendation, score } = interview;
  const outcome = t(`list.outcome.${recommendation ?? 'awaited'}`);
  return <Tag>{score === null ? outcome : dotted([outcome, format.score(score)])}</Tag>;
}
