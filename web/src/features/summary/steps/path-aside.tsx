import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { DecisionPath, type PathRow } from './decision-path.tsx';
import type { NextStep } from './decision-steps.ts';
import { NextStepButton } from './next-step-button.tsx';
import styles from './path-aside.module.css';

interface Recording {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRecord: () => void;
}

interface PathAsideProps {
  readonly rows: readonly PathRow[];
  /** undefined while all that is left is in sight */
  readonly next: NextStep | undefined;
  /** records what was chosen, where nothing is missing for it; on a phone it is looked at first */
  readonly record: Recording | undefined;
  /** one line of how far the next step is, on a phone */
  readonly said: string;
  /** leaves the change of a recommendation that is recorded */
  readonly onLeave: (() => void) | undefined;
  /** answers were changed, which stay */
  readonly isLeftChanged: boolean;
}

/** How far the decision is, and the one main button: beside the path on a desk, below it on a phone. */
export function PathAside({ rows, next, record, said, onLeave, isLeftChanged }: PathAsideProps) {
  const { t } = useTranslation(['summary', 'common']);
  const isPhone = useIsPhone();
  const leave = onLeave !== undefined && (
    <Button size={isPhone ? 'lg' : 'md'} variant="subtle" onClick={onLeave}>
      {t(isLeftChanged ? 'common:action.close' : 'common:action.cancel')}
    </Button>
  );
  const main =
    next === 'record' && record !== undefined && !isPhone ? (
      <Button size="lg" variant="filled" loading={record.isBusy} onClick={record.onRecord}>
        {record.name}
      </Button>
    ) : (
      next !== undefined && <NextStepButton next={next} />
    );
  if (isPhone) {
    return (
      (main !== false || leave !== false) && (
        <footer className={styles.bar}>
          <p>{said}</p>
          {leave}
          {main}
        </footer>
      )
    );
  }
  return (
    <aside className={styles.aside} aria-label={t('steps.title')}>
      <div className={styles.state}>
        <h2>{t('steps.title')}</h2>
        <DecisionPath rows={rows} />
        {main}
        {leave}
      </div>
    </aside>
  );
}
