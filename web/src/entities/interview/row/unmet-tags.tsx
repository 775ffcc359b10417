import { useTranslation } from 'react-i18next';
import type { Recommendation, Unmet } from '#contracts/interviewing/interviewing.ts';
import { conditionsOfHire } from '#contracts/interviewing/summary/conditional-hire.ts';
import { Tag } from '#web/shared/ui/tag.tsx';

interface UnmetTagsProps {
  readonly recommendation: Recommendation | null;
  readonly unmet: Unmet | null;
}

/** Shown beside a hire recommendation: how many requirements are not met or still open. Namespaces: common. */
export function UnmetTags({ recommendation, unmet }: UnmetTagsProps) {
  const { t } = useTranslation('common');
  const conditions = conditionsOfHire(recommendation, unmet);
  if (conditions === undefined) return null;
  return (['notMet', 'open'] as const)
    .filter((key) => conditions[key] > 0)
    .map((key) => (
      <Tag key={key} tone="warn">
        {t(`unmet.${key}`, { count: conditions[key] })}
      </Tag>
    ));
}
