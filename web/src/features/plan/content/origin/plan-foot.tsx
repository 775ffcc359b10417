import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { StartButton } from '#web/features/plan/start-button.tsx';
import { cvSideId } from '#web/features/plan/cv/cv-side.tsx';
import styles from './plan-foot.module.css';

interface PlanFootProps {
  readonly interview: Interview;
  readonly startable: boolean;
  /** something about it is to be answered first */
  readonly isAsked: boolean;
  /** the way to the parts of the plan */
  readonly children: ReactNode;
}

/** On a phone the start stays in reach of the thumb, and the CV, which is below the questions, is one tap away. */
export function PlanFoot({ interview, startable, isAsked, children }: PlanFootProps) {
  const { t } = useTranslation('plan');
  return (
    <footer className={styles.foot}>
      {interview.cvId !== null && (
        <Button component="a" href={`#${cvSideId}`} leftSection={<IconFileText aria-hidden />}>
          {t('side.cv')}
        </Button>
      )}
      {children}
      <StartButton interview={interview} startable={startable} quiet={isAsked} className={styles.start} />
    </footer>
  );
}
