import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import { type RequiredPoint, unmetOf } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { useFormat } from '#web/shared/language/format.ts';

/**
 * The recommendation in one line, with the number of requirements that are not met or still open. Namespaces: summary,
 * common.
 */
export function useVerdict(): (recommendation: Recommendation, points: readonly RequiredPoint[]) => string {
  const { t } = useTranslation(['summary', 'common']);
  const format = useFormat();
  return (recommendation, points) => {
    const { notMet, open } = unmetOf(points);
    const said = t(`recommendation.${recommendation}`);
    const counts = [
      ...(notMet.length === 0 ? [] : [t('common:unmet.notMet', { count: notMet.length })]),
      ...(open.length === 0 ? [] : [t('common:unmet.open', { count: open.length })]),
    ];
    return counts.length === 0 ? said : t('unmet.with', { recommendation: said, what: format.list(counts) });
  };
}
