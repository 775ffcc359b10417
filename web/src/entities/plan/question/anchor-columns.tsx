import type { Anchor } from '#contracts/interviewing/plan/plan.ts';
import { BandLabel, bandColour } from './band.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './anchor-columns.module.css';

/** What an answer in each score band sounds like. Five columns from left to right; on a phone top down from 9–10. */
export function AnchorColumns({ anchors }: { readonly anchors: readonly Anchor[] }) {
  return (
    <div className={styles.grid}>
      {anchors.map((anchor) => (
        <section key={anchor.band} className={styles.column}>
          <header className={classes(styles.head, bandColour(anchor.band))}>
            <BandLabel band={anchor.band} />
          </header>
          <ul className={styles.list}>
            {anchor.behaviours.map((behaviour) => (
              <li key={behaviour}>
                <PlanText>{behaviour}</PlanText>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
