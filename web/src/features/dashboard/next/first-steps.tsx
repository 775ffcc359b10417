import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TrySample } from '#web/entities/sample/try-sample.tsx';
import { paths } from '#web/shared/paths.ts';
import { Drawing } from '#web/shared/ui/state/drawings.tsx';
import styles from './first-steps.module.css';

interface FirstStepsProps {
  readonly hasPosition: boolean;
  /** the unfinished account setup, which covers the same steps; undefined if it does not apply */
  readonly setup: 'start' | 'continue' | undefined;
}

/** The steps to the first plan: three named steps, with a button on the next one. */
export function FirstSteps({ hasPosition, setup }: FirstStepsProps) {
  const { t } = useTranslation('dashboard');
  const steps = [
    { id: 'position', name: t('first.position'), text: t('first.positionText'), done: hasPosition },
    { id: 'interview', name: t('first.interview'), text: t('first.interviewText'), done: false },
    { id: 'plan', name: t('first.plan'), text: t('first.planText'), done: false },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <div className={styles.intro}>
        <div>
          <h2 id="first-steps">{t('first.title')}</h2>
          <p className="muted">{t('first.text')}</p>
        </div>
        <Drawing name="sheet" />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ id, name, text, done }, index) => (
          <li key={id} data-done={done} aria-current={index === next ? 'step' : undefined}>
            <span className={styles.number}>{index + 1}</span>
            <span>
              <b>{name}</b>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          component={Link}
          to={setup !== undefined ? paths.onboarding() : paths.scheduleInterview()}
          variant="filled"
          size="lg"
          rightSection={<IconArrowRight />}
        >
          {t(setup === undefined ? 'createInterview' : `${setup}Setup`)}
        </Button>
        {!hasPosition && <TrySample size="lg" />}
      </div>
    </section>
  );
}
