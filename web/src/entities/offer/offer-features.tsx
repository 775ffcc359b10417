import { IconCheck } from '@tabler/icons-react';
import styles from './offer.module.css';

export function OfferFeatures({ features }: { readonly features: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <IconCheck aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  );
}
