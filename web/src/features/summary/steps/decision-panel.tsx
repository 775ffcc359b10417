import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GroundKey } from '#web/features/summary/decision/ground-list.tsx';
import layout from '#web/features/summary/summary-screen.module.css';
import { stepIds } from './step-ids.ts';
import styles from './decision-panel.module.css';

interface DecisionPanelProps {
  /** the three choices, each with what speaks for it */
  readonly choice: ReactNode;
  /** whether their signs are to be told */
  readonly hasSigns: boolean;
  /** what else is to be known before one is chosen */
  readonly note: ReactNode;
  /** what records the chosen one */
  readonly record: ReactNode;
  /** leaves the change of a recommendation that is recorded */
  readonly leave: ReactNode;
}

/** On a desk, beside all that the decision rests on and in sight with it: the choice, and what records it. */
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
