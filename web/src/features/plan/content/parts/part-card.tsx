import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, use, useId } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import head from '#web/features/plan/content/card-head.module.css';
import { Clock } from '#web/features/plan/content/clock/clock.tsx';
import type { TalkTime } from '#web/features/plan/content/clock/talk-rows.ts';
import { OpenCardsContext } from './open-cards.ts';
import styles from './part-card.module.css';

interface PartCardProps {
  /** unique among the cards of the page */
  readonly id: string;
  readonly title: string;
  /** at the end of the header: a count or a duration */
  readonly side?: string | undefined;
  /** the icon of a part, where a question has its number */
  readonly icon?: ReactNode;
  /** when it takes place; null if together with the card above, or before the interview */
  readonly time?: TalkTime | null | undefined;
  /** shown while collapsed */
  readonly glance?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A part other than the questions, collapsed to its title and a summary so that the first question is near the top.
 * Expanded in print.
 */
export function PartCard({ id, title, side, icon, time, glance, children }: PartCardProps) {
  const cards = use(OpenCardsContext);
  const printing = usePrinting();
  const bodyId = useId();
  const open = cards.isOpen(id);
  const shown = printing || open;
  const hasGlance = glance !== undefined && glance !== false;
  return (
    <section className={classes(styles.card, open && styles.open)} data-card={id}>
      <div className={classes(head.row, styles.head)} data-timed={time !== undefined}>
        {time !== undefined && (
          <span className={head.place}>
            <span className={classes(head.mark, styles.icon)}>{icon}</span>
            <Clock time={time} />
          </span>
        )}
        <h2 className={classes(head.name, styles.title)}>
          <button type="button" aria-expanded={shown} aria-controls={bodyId} onClick={() => cards.set([id], !open)}>
            {title}
          </button>
        </h2>
        <span className={classes(head.side, 'num')}>
          {side}
          <IconChevronDown aria-hidden data-open={open} />
        </span>
        {!shown && hasGlance && <div className={classes(head.below, styles.glance)}>{glance}</div>}
      </div>
      <div id={bodyId} className={styles.body} hidden={!shown}>
        {shown && children}
      </div>
    </section>
  );
}
