import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, use, useId } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import head from '#web/features/plan/content/card-head.module.css';
import { OpenCardsContext } from './open-cards.ts';
import styles from './part-card.module.css';

interface PartCardProps {
  /** its own among the cards of the page */
  readonly id: string;
  readonly title: string;
  /** at the end of the head: how many there are, or how long it takes */
  readonly side?: string | undefined;
  readonly children: ReactNode;
}

/** What stands around the questions, folded to its name: the first question comes soon. On paper it is open. */
export function PartCard({ id, title, side, children }: PartCardProps) {
  const cards = use(OpenCardsContext);
  const printing = usePrinting();
  const bodyId = useId();
  const open = cards.isOpen(id);
  const shown = printing || open;
  return (
    <section className={classes(styles.card, open && styles.open)} data-card={id}>
      <div className={styles.head}>
        <h2 className={head.name}>
          <button type="button" aria-expanded={shown} aria-controls={bodyId} onClick={() => cards.set([id], !open)}>
            {title}
          </button>
        </h2>
        <span className={classes(head.side, 'num')}>
          {side}
          <IconChevronDown aria-hidden data-open={open} />
        </span>
      </div>
      <div id={bodyId} className={styles.body} hidden={!shown}>
        {shown && children}
      </div>
    </section>
  );
}
