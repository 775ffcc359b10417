import { Button, NumberInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { extrasCap, prices } from '#contracts/billing/plans.ts';
import { notify } from '#web/shared/notify.ts';
import { subscriptionQuery } from '#web/features/billing/api.ts';
import { useAgreeToExtras } from '#web/features/billing/subscription-changes.ts';
import styles from './extras-form.module.css';

const dollars = (cents: number): number => cents / 100;

/** Interviews beyond the limit, charged individually: off until the user agrees, and never above a monthly maximum. */
export function ExtrasForm({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation('billing');
  const { agreed, monthlyCapCents } = useSuspenseQuery(subscriptionQuery).data.extras;
  const [cap, setCap] = useState(dollars(monthlyCapCents));
  const change = useAgreeToExtras();
  const save = (body: { agreed: boolean; monthlyCapCents?: number }): void => {
    change.mutate(body, {
      onSuccess: () => {
        notify.success(t(body.agreed ? 'extras.done' : 'extras.stopped'));
        onDone?.();
      },
    });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save({ agreed: true, monthlyCapCents: Math.round(cap * 100) });
      }}
    >
      <p className={styles.text}>
        {agreed ? t('extras.agreed', { cap: dollars(monthlyCapCents) }) : t('extras.offer')}
      </p>
      <div className={styles.row}>
        <NumberInput
          w={176}
          label={t('extras.cap')}
          value={cap}
          onChange={(value) => setCap(Number(value))}
          min={dollars(prices.extraInterview)}
          max={dollars(extrasCap.maxCents)}
          step={dollars(prices.extraInterview)}
          decimalScale={0}
          clampBehavior="blur"
        />
        <Button type="submit" loading={change.isPending}>
          {t(agreed ? 'extras.change' : 'extras.agree')}
        </Button>
        {agreed && (
          <Button variant="subtle" disabled={change.isPending} onClick={() => save({ agreed: false })}>
            {t('extras.stop')}
          </Button>
        )}
      </div>
    </form>
  );
}
