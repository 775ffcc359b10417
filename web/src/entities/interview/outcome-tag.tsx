import { IconCheck, IconRepeat, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { conditionsOfHire } from '#contracts/interviewing/summary/conditional-hire.ts';
import { Tag } from '#web/shared/ui/tag.tsx';

const looks = {
  hire: { tone: 'ok', icon: <IconCheck aria-hidden /> },
  no_hire: { tone: 'plain', icon: <IconX aria-hidden /> },
  further_interview: { tone: 'outline', icon: <IconRepeat aria-hidden /> },
} as const;

interface OutcomeTagProps {
  readonly interview: Pick<Interview, 'recommendation' | 'unmet'>;
  /** in as few words as it takes, where columns are narrow */
  readonly short?: boolean;
}

/** What a completed interview came to: the recommendation, a hire with what it is made in spite of. Namespaces: interviews. */
export function OutcomeTag({ interview, short = false }: OutcomeTagProps) {
  const { t } = useTranslation('interviews');
  const { recommendation, unmet } = interview;
  const said = t(`list.${short ? 'outcomeShort' : 'outcome'}.${recommendation ?? 'awaited'}`);
  const conditions = conditionsOfHire(recommendation, unmet);
  if (conditions === undefined) return <Tag {...(recommendation !== null && looks[recommendation])}>{said}</Tag>;
  const what = (['notMet', 'open'] as const)
    .filter((key) => conditions[key] > 0)
    .map((key) => t(`list.unmet.${key}`, { number: conditions[key] }))
    .join(', ');
  // something is to be settled first
  const tag = (words: string) => (
    <Tag tone="warn" icon={looks.hire.icon}>
      {words}
    </Tag>
  );
  return short ? (
    <>
      {tag(said)} <small>{what}</small>
    </>
  ) : (
    tag(t('list.unmet.with', { recommendation: said, what }))
  );
}
