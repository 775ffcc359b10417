import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './pencil-box.module.css';

interface PencilBoxProps {
  readonly children: ReactNode;
  /** who drafted it, e.g. "Drafted by AI" */
  readonly label?: string;
  /** Edit and Accept: accepting turns it to plain text */
  readonly actions?: ReactNode;
}

/** The pencil: AI drafted it and nobody has accepted it yet. */
export function PencilBox({ children, label, actions }: PencilBoxProps) {
  return (
    <div className={styles.box}>
      {children}
      {(label !== undefined || actions !== undefined) && (
        <div className={styles.foot}>
          {label !== undefined && (
            <span className={styles.label}>
              <IconPencil aria-hidden />
              {label}
            </span>
          )}
          {actions !== undefined && <span className={styles.actions}>{actions}</span>}
        </div>
      )}
    </div>
  );
}
