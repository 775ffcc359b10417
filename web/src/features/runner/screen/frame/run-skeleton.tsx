import { Skeleton } from '@mantine/core';
import { CardsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import runStyles from '#web/features/runner/screen/run-screen.module.css';
import styles from './run-skeleton.module.css';

/** The runner while it loads: top bar, question list, question and notes. */
export function RunSkeleton() {
  return (
    <div className={runStyles.run}>
      <div className={styles.bar} aria-hidden>
        <Skeleton height={14} width={180} />
        <Skeleton height={28} width={90} />
        <Skeleton height={36} width={110} radius="md" />
      </div>
      <div className={styles.rail} aria-hidden>
        {rail.map((width, row) => (
          <Skeleton key={row} height={12} width={`${String(width)}%`} />
        ))}
      </div>
      <main id="main" className={runStyles.main}>
        <div className={runStyles.reading}>
          <div className={styles.question} aria-hidden>
            <Skeleton height={14} width="40%" />
            <Skeleton height={28} width="92%" />
            <Skeleton height={28} width="64%" />
          </div>
          <CardsSkeleton cards={4} />
        </div>
      </main>
      <div className={styles.notes} aria-hidden>
        <Skeleton height={14} width={80} />
        <Skeleton height={200} radius="md" />
      </div>
    </div>
  );
}

const rail = [70, 84, 62, 78, 56, 88, 66, 74];
