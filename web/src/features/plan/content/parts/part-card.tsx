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
  /** its own among the cards of the page */
  readonly id: string;
  readonly title: string;
  /** at the end of the head: how many there are, or how long it takes */
  readonly side?: string | undefined;
  /** the sign of a part of the talk, where a question has its number */
  readonly icon?: ReactNode;
  /** its time in the talk; null: with the card above it, or before the talk */
  readonly time?: TalkTime | null | undefined;
  /** what of it is read without opening it */
  readonly glance?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around the questions, folded to its name and a glance: the first question comes soon. On paper it is open. */
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
