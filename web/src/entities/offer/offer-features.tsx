import { IconCheck } from '@tabler/icons-react';
import type { Offer } from './use-offers.ts';
import styles from './offer.module.css';

export function OfferFeatures({ offer }: { readonly offer: Offer }) {
  return (
    <ul className={styles.features}>
      {offer.features.map((feature) => (
        <li key={feature}>
          <IconCheck aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  );
}
