import { CardsSkeleton, FormSkeleton, HeaderSkeleton, RowsSkeleton } from '#web/shared/ui/page/page-skeletons.tsx';
import styles from './summary-screen.module.css';

/** The summary while it loads: header, assessment and answers, with the recommendation beside them. */
export function SummarySkeleton() {
  return (
    <main id="main" className={styles.columns}>
      <div className={styles.column}>
        <HeaderSkeleton />
        <div className={styles.part}>
          <FormSkeleton fields={1} />
        </div>
        <RowsSkeleton heading rows={5} />
      </div>
      <div className={styles.side}>
        <CardsSkeleton cards={3} />
      </div>
    </main>
  );
}
