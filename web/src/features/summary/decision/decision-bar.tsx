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

/** On a phone, away from the choice: what recording waits for, and the way there. It records nothing by itself. */
export function DecisionBar({ target, chosen }: DecisionBarProps) {
  const { t } = useTranslation('summary');
  return (
    <footer className={styles.bar}>
      <p>
        {chosen === null
          ? t('decision.chooseFirst')
          : t('decision.chosen', { recommendation: t(`recommendation.${chosen}`) })}
      </p>
      <Button component="a" href={`#${target}`} size="lg" fullWidth variant="filled">
        {t('decision.record')}
      </Button>
    </footer>
  );
}
