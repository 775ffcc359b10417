import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { type SetupStep, setupSteps } from './setup.ts';
import styles from './steps-progress.module.css';

interface StepsProgressProps {
  /** undefined if all are done */
  readonly current: SetupStep | undefined;
  /** the steps' input is being processed: they cannot be opened again */
  readonly closed?: boolean;
}

/** The three steps by name; those before the current one are links. */
export function StepsProgress({ current, closed = false }: StepsProgressProps) {
  const { t } = useTranslation(['onboarding', 'common']);
  const at = current === undefined ? setupSteps.length : setupSteps.indexOf(current);
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.steps}>
        {setupSteps.map((step, index) => {
          const isDone = index < at;
          const content = (
            <>
              <span className={styles.mark} aria-hidden>
                {isDone ? <IconCheck /> : index + 1}
              </span>
              <span className={styles.name}>{t(`step.${step}`)}</span>
              {isDone && <span className="visually-hidden">, {t('common:step.done')}</span>}
            </>
          );
          return (
            <li key={step} className={styles.step} data-done={isDone} aria-current={index === at ? 'step' : undefined}>
              {isDone && !closed ? (
                <Link className={styles.part} to={paths.onboarding(step)}>
                  {content}
                </Link>
              ) : (
                <span className={styles.part}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
