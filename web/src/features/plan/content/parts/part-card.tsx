import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, use, useId } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import head from '#web/features/plan/content/card-head.module.css';
import { OpenCardsContext } from './open-cards.ts';
import styles from './part-card.module.css';

interface PartCardProps {
  /** unique among the cards of the page */
  readonly id: string;
  readonly title: string;
  /** at the end of the header: a count or a duration */
  readonly side?: string | undefined;
  /** the icon of a step of the interview, where a question has its number; steps are listed below a heading of their own */
  readonly icon?: ReactNode;
  /** shown while collapsed */
  readonly glance?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the plan other than a question, collapsed to its title. Expanded in print. */
export function PartCard({ id, title, side, icon, glance, children }: PartCardProps) {
  const cards = use(OpenCardsContext);
  const printing = usePrinting();
  const bodyId = useId();
  const open = cards.isOpen(id);
  const shown = printing || open;
  const isStep = icon !== undefined;
  const Heading = isStep && !printing ? 'h3' : 'h2';
  return (
    <section className={styles.card} data-card={id} data-step={isStep}>
      <div className={classes(head.row, styles.head)}>
        {isStep && <span className={classes(head.mark, styles.icon)}>{icon}</span>}
        <Heading className={classes(head.name, styles.title)}>
          <button type="button" aria-expanded={shown} aria-controls={bodyId} onClick={() => cards.set([id], !open)}>
            {title}
          </button>
        </Heading>
        <span className={classes(head.side, 'num')}>
          {side}
          <IconChevronDown aria-hidden data-open={open} />
        </span>
        {!shown && glance}
      </div>
      <div id={bodyId} className={styles.body} hidden={!shown}>
        {shown && children}
      </div>
    </section>
  );
}
