import type { ReactNode } from 'react';
import layout from '#web/features/summary/summary-screen.module.css';
import { stepIds } from './step-ids.ts';
import styles from './decision-panel.module.css';

interface DecisionPanelProps {
  /** the reason and the choice */
  readonly steps: ReactNode;
  /** the button that records the choice */
  readonly record: ReactNode;
  /** the button that cancels changing a recorded recommendation */
  readonly leave: ReactNode;
}

/** Desktop only: what is written, chosen and recorded, always visible beside everything it is based on. */
export function DecisionPanel({ steps, record, leave }: DecisionPanelProps) {
  return (
    <aside className={`${layout.side ?? ''} ${styles.panel ?? ''}`} aria-labelledby={`${stepIds.choose}-title`}>
      <div className={layout.pin}>
        {steps}
        <div className={styles.foot}>
          {record}
          {leave}
        </div>
      </div>
    </aside>
  );
}
