import { IconCheck, IconRepeat, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './outcome-tag.module.css';

const looks = {
  hire: { tone: 'ok', icon: <IconCheck aria-hidden /> },
  no_hire: { tone: 'plain', icon: <IconX aria-hidden /> },
  further_interview: { tone: 'outline', icon: <IconRepeat aria-hidden /> },
} as const;

interface OutcomeTagProps {
  readonly interview: Pick<Interview, 'recommendation' | 'score'>;
  /** in as few words as it takes, where columns are narrow */
  readonly short?: boolean;
}

/** What a completed interview came to: the recommendation, and the mean of what everybody was asked. Namespaces: interviews. */
export function OutcomeTag({ interview, short = false }: OutcomeTagProps) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const { recommendation, score } = interview;
  return (
    <span className={styles.outcome}>
      <Tag {...(recommendation !== null && looks[recommendation])}>
        {t(`list.${short ? 'outcomeShort' : 'outcome'}.${recommendation ?? 'awaited'}`)}
      </Tag>{' '}
      {score !== null && (
        <span className={styles.mean}>
          {t('list.core')}{' '}
          <b>
            {format.score(score)}
            <span className={styles.of}>/10</span>
          </b>
        </span>
      )}
    </span>
  );
}
