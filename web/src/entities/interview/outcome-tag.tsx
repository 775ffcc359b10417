import { IconCheck, IconRepeat, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { UnmetTags } from '#web/entities/interview/row/unmet-tags.tsx';
import { Tag } from '#web/shared/ui/tag.tsx';

const looks = {
  hire: { tone: 'pen', icon: <IconCheck aria-hidden /> },
  no_hire: { tone: 'plain', icon: <IconX aria-hidden /> },
  further_interview: { tone: 'outline', icon: <IconRepeat aria-hidden /> },
} as const;

interface OutcomeTagProps {
  readonly interview: Pick<Interview, 'recommendation' | 'unmet'>;
}

/**
 * The outcome of a completed interview: the recommendation and, for a hire, the number of unmet requirements.
 * Namespaces: interviews, common.
 */
export function OutcomeTag({ interview: { recommendation, unmet } }: OutcomeTagProps) {
  const { t } = useTranslation('interviews');
  return (
    <>
      <Tag {...(recommendation !== null && looks[recommendation])}>
        {t(`list.outcome.${recommendation ?? 'awaited'}`)}
      </Tag>{' '}
      <UnmetTags recommendation={recommendation} unmet={unmet} />
    </>
  );
}
