import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import { OfferFeatures } from './offer-features.tsx';
import { OfferPrice } from './offer-price.tsx';
import type { Offer } from './use-offers.ts';
import styles from './offer.module.css';

interface OfferCardProps {
  readonly offer: Offer;
  /** important information beside the price */
  readonly note?: ReactNode;
  /** the call to action */
  readonly children: ReactNode;
}

/** One plan of the pricing table, shared by the landing page and the dialog. */
export function OfferCard({ offer, note, children }: OfferCardProps) {
  return (
    <article className={classes(styles.card, offer.tag !== undefined && styles.raised)}>
      <h3>
        {offer.name}
        {offer.tag !== undefined && <span className={styles.tag}>{offer.tag}</span>}
      </h3>
      <OfferPrice offer={offer} />
      {note !== undefined && <p className={styles.total}>{note}</p>}
      <div className={styles.act}>{children}</div>
      <OfferFeatures features={offer.features} />
      {offer.note !== undefined && <p className={styles.total}>{offer.note}</p>}
    </article>
  );
}
