import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import styles from './decision-bar.module.css';

interface DecisionBarProps {
  /** the id of the place where it is chosen and recorded */
  readonly target: string;
  /** not recorded yet */
  readonly chosen: Recommendation | null;
}

/**
 * On a phone, away from the choice: what recording waits for, and the way there. It records nothing by itself, so it is
 * not named like what does, and stands out only once there is something to record.
 */
export function DecisionBar({ target, chosen }: DecisionBarProps) {
  const { t } = useTranslation('summary');
  return (
    <footer className={styles.bar}>
      <p>
        {chosen === null
          ? t('decision.chooseFirst')
          : t('decision.chosen', { recommendation: t(`recommendation.${chosen}`) })}
      </p>
      <Button component="a" href={`#${target}`} size="lg" fullWidth variant={chosen === null ? 'default' : 'filled'}>
        {t(chosen === null ? 'decision.toChoice' : 'decision.toRecord')}
      </Button>
    </footer>
  );
}
