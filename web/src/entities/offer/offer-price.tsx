import type { Offer } from './use-offers.ts';
import styles from './offer.module.css';

/** The amount large, the period small: "$15" and "per month". */
export function OfferPrice({ offer }: { readonly offer: Offer }) {
  const [sum, ...rest] = offer.price.split(' ');
  return (
    <>
      <p className={styles.price}>
        {sum} {rest.length > 0 && <small>{rest.join(' ')}</small>}
      </p>
      {offer.total !== '' && <p className={styles.total}>{offer.total}</p>}
    </>
  );
}
