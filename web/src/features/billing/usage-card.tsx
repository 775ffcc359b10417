import { useTranslation } from 'react-i18next';
import type { LimitStatus } from '#contracts/billing.ts';
import { useFormat } from '#web/shared/format.ts';
import styles from './billing.module.css';

/** What is used of what, per resource, before a limit is reached. */
export function UsageCard({ limits }: { readonly limits: readonly LimitStatus[] }) {
  const { t } = useTranslation('billing');
  return (
    <section className={styles.card} aria-labelledby="usage">
      <h2 className="label" id="usage">
        {t('usage')}
      </h2>
      {limits.map((limit) => (
        <Usage key={limit.resource} limit={limit} />
      ))}
    </section>
  );
}

const longestMeter = 10;

function Usage({ limit: { resource, used, limit, canCreate, resetsAt } }: { readonly limit: LimitStatus }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const name = t(`resource.${resource}`);
  return (
    <div className={styles.usage}>
      <div className={styles.usageHead}>
        <h3>{name}</h3>
        <span className="num">{limit === null ? t('used', { used }) : t('usedOf', { used, limit })}</span>
      </div>
      {limit !== null && limit > 0 && limit <= longestMeter && (
        <div
          className={styles.meter}
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
        >
          {Array.from({ length: limit }, (_, unit) => (
            <i key={unit} data-used={unit < used} />
          ))}
        </div>
      )}
      {!canCreate && <p className="small muted">{t('reached')}</p>}
      {resetsAt !== null && <p className="small muted">{t('resets', { date: format.date(resetsAt) })}</p>}
    </div>
  );
}
