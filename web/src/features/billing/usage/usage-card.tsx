import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LimitStatus, subscriptionStats } from '#contracts/billing/billing.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import { usePositionInUse } from '#web/entities/position/api.ts';
import { reachesLimitAt } from '#web/entities/quota/forecast.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from '#web/features/billing/billing.module.css';
import { ChoosePositionDialog } from '#web/features/billing/limits/choose-position-dialog.tsx';

type Window = SuccessOf<typeof subscriptionStats>['window'];

interface UsageCardProps {
  readonly limits: readonly LimitStatus[];
  /** the current month of the paid plan, if there is one */
  readonly window: Window;
  /** what else the plan includes */
  readonly children?: ReactNode;
}

/** Usage and limit per resource, before a limit is reached. */
export function UsageCard({ limits, window, children }: UsageCardProps) {
  const { t } = useTranslation('billing');
  return (
    <section className={styles.card} aria-labelledby="usage">
      <h2 className="label" id="usage">
        {t('usage')}
      </h2>
      {limits.map((limit) => (
        <Usage key={limit.resource} limit={limit} window={limit.resource === 'interviews' ? window : null} />
      ))}
      {children}
    </section>
  );
}

const longestMeter = 10;

interface UsageProps extends Pick<UsageCardProps, 'window'> {
  readonly limit: LimitStatus;
}

function Usage({ limit: status, window }: UsageProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { resource, used, limit, canCreate, resetsAt } = status;
  const name = t(`resource.${resource}`);
  const isUnlimited = limit === null && canCreate;
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
      {resource === 'positions' && <KeptPosition />}
      {limit !== null && window !== null && <Forecast used={used} limit={limit} window={window} />}
      {/* the end of unlimited use is among the plan's dates */}
      {resetsAt !== null && !isUnlimited && (
        <p className="small muted">{t('resets', { date: format.date(resetsAt) })}</p>
      )}
    </div>
  );
}

/** After a downgrade: which position is still editable, with a link to choose another. */
function KeptPosition() {
  const { t } = useTranslation('billing');
  const inUse = usePositionInUse();
  const [choosing, setChoosing] = useState(false);
  if (inUse === undefined) return null;
  return (
    <div className={styles.kept}>
      <p>{t('keep.inUse', { title: inUse.title })}</p>
      <Button size="sm" onClick={() => setChoosing(true)}>
        {t('keep.open')}
      </Button>
      <ChoosePositionDialog opened={choosing} inUse={inUse} onClose={() => setChoosing(false)} />
    </div>
  );
}

interface ForecastProps {
  readonly used: number;
  readonly limit: number;
  readonly window: NonNullable<Window>;
}

function Forecast({ used, limit, window: { startsAt, endsAt } }: ForecastProps) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const reached = reachesLimitAt({
    used,
    limit,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    now: new Date(),
  });
  return reached === undefined ? null : (
    <p className="small muted">{t('forecast', { limit, date: format.date(reached) })}</p>
  );
}
