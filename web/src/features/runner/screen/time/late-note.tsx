import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import { type LateHint, lateHint } from './late-hint.ts';
import { useRunProgress } from './use-run-progress.ts';
import { useRun, useRunActions } from '#web/features/runner/sync/run-context.ts';
import styles from './late-note.module.css';

/** After being dismissed, the note returns once the interview is this much later. */
const repeatAfterSec = 180;

/**
 * While the interview runs late: proposes the optional questions to drop so that every must-ask question still fits.
 */
export function LateNote() {
  const { t } = useTranslation('runner');
  const format = useFormat();
  const store = useRunActions();
  const readOnly = useRun((view) => view.readOnly);
  const [dismissedAt, setDismissedAt] = useState<number>();
  const hint = lateHint(useRunProgress());
  if (readOnly || hint === undefined || (dismissedAt !== undefined && hint.overSec < dismissedAt + repeatAfterSec))
    return null;
  const names = format.list(hint.drop.map(({ order }) => String(order)));
  const over = format.minutes(Math.ceil(hint.overSec / 60));
  const spare = format.minutes(Math.floor(Math.abs(hint.spareSec) / 60));
  const count = hint.drop.length;
  const drop = (): void => {
    for (const { id } of hint.drop) {
      store.change(id, { kind: 'state', value: { state: 'skipped', reason: 'no_time' } });
    }
  };
  return (
    <section className={styles.note} aria-label={t('late.label')}>
      <h3>
        <IconClockExclamation aria-hidden />
        {t('late.title', { minutes: over })}
      </h3>
      <p>{t(textKey(hint), { count, names, minutes: spare })}</p>
      <div className={styles.actions}>
        {count > 0 && (
          <Button size="sm" onClick={drop}>
            {t('late.drop', { count, names })}
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={() => setDismissedAt(hint.overSec)}>
          {t('late.keep')}
        </Button>
      </div>
    </section>
  );
}

function textKey({ drop, spareSec, mustAsksOpen }: LateHint) {
  if (drop.length === 0) return mustAsksOpen ? 'late.nothing' : 'late.closing';
  if (spareSec >= 0) return mustAsksOpen ? 'late.fits' : 'late.endFits';
  return mustAsksOpen ? 'late.short' : 'late.endShort';
}
