import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing.ts';
import { useFormat } from '#web/shared/language/format.ts';

/** Where a candidate stands: what the newest interview came to, or when it is to be. */
export function LastStep({ interview }: { readonly interview: Interview | undefined }) {
  const { t } = useTranslation(['candidates', 'interviews', 'common']);
  const format = useFormat();
  if (interview === undefined) return <span>{t('list.noInterview')}</span>;
  const { status, recommendation, score, scheduledAt } = interview;
  if (status === 'completed') {
    const outcome = t(`interviews:list.outcome.${recommendation ?? 'awaited'}`);
    return <span>{score === null ? outcome : `${outcome} · ${format.score(score)}`}</span>;
  }
  const word = t(`common:status.${status}`);
  const ahead = scheduledAt !== null && (status === 'draft' || status === 'planned');
  return <span>{ahead ? `${word} · ${format.moment(scheduledAt)}` : word}</span>;
}
