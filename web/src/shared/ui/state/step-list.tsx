import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './step-list.module.css';

export interface Step {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  /** what the step found or is doing: "2 pages, 9 years in 3 roles" */
  readonly detail?: ReactNode;
  /** how long the step took: "3 s" */
  readonly took?: string;
}

/**
 * The named steps of a long-running task. Screen readers announce each step when it begins, not every change within it.
 */
export function StepList({ steps, label }: { readonly steps: readonly Step[]; readonly label: string }) {
  const { t } = useTranslation();
  const current = steps.find((step) => step.state === 'running' || step.state === 'failed');
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'running' ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {step.state === 'done' && <IconCheck aria-hidden />}
              {step.state === 'failed' && <IconX aria-hidden />}
            </span>
            <span className={styles.name}>
              {step.name}
              <span className="visually-hidden">, {t(`step.${step.state}`)}</span>
            </span>
            {step.took !== undefined && <span className={styles.took}>{step.took}</span>}
            {step.detail !== undefined && <small className={styles.detail}>{step.detail}</small>}
          </li>
        ))}
      </ol>
      <span className="visually-hidden" aria-live="polite">
        {current !== undefined && `${current.name}, ${t(`step.${current.state}`)}`}
      </span>
    </>
  );
}
