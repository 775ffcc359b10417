import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GroundKey } from '#web/features/summary/decision/ground-list.tsx';
import layout from '#web/features/summary/summary-screen.module.css';
import { stepIds } from './step-ids.ts';
import styles from './decision-panel.module.css';

interface DecisionPanelProps {
  /** the three options with their grounds */
  readonly choice: ReactNode;
  /** whether to show the legend for their icons */
  readonly hasSigns: boolean;
  /** what else to know before choosing */
  readonly note: ReactNode;
  /** the button that records the choice */
  readonly record: ReactNode;
  /** the button that cancels changing a recorded recommendation */
  readonly leave: ReactNode;
}

/**
 * Desktop only: the choice and the button that records it, always visible beside everything the decision is based on.
 */
export function DecisionPanel({ choice, hasSigns, note, record, leave }: DecisionPanelProps) {
  const { t } = useTranslation('summary');
  return (
    <aside className={`${layout.side ?? ''} ${styles.panel ?? ''}`} aria-labelledby={`${stepIds.choose}-title`}>
      <div className={layout.pin}>
        <h2 id={`${stepIds.choose}-title`}>{t('decision.title')}</h2>
        {choice}
        {hasSigns && <GroundKey />}
        {note}
        <div className={styles.foot}>
          {record}
          {leave}
        </div>
      </div>
    </aside>
  );
}
