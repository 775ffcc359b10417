import { IconCheck, IconClock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#web/features/public/link-button.tsx';
import { Segments } from '#web/shared/ui/segments.tsx';
import { paths } from '#web/shared/paths.ts';
import { classes } from '#web/shared/ui/classes.ts';
import shared from './landing.module.css';
import styles from './pricing-section.module.css';

const freeKeys = ['free.quota', 'free.plan', 'free.guard', 'free.runner', 'free.record', 'free.languages'] as const;
const premiumKeys = ['premium.positions', 'premium.interviews', 'premium.extra', 'premium.trial'] as const;

type Period = 'monthly' | 'yearly';

/** Two plans. Only Free is open; the paid one says so and sells nothing. */
/** US dollars, written the same in both languages. */
const freePrice = '$0';

export function PricingSection() {
  const { t } = useTranslation('landing');
  const [period, setPeriod] = useState<Period>('yearly');
  return (
    <section id="pricing" className={shared.section}>
      <div className={shared.width}>
        <div className={classes(shared.head, styles.head)}>
          <h2>{t('pricing.title')}</h2>
          <Segments<Period>
            label={t('pricing.period')}
            options={[
              { value: 'monthly', label: t('pricing.monthly') },
              {
                value: 'yearly',
                label: (
                  <>
                    {t('pricing.yearly')} <span className={styles.save}>{t('pricing.save')}</span>
                  </>
                ),
              },
            ]}
            value={period}
            onChange={setPeriod}
          />
        </div>
        <div className={styles.plans}>
          <article className={classes(styles.plan, styles.open)}>
            <h3>
              {t('pricing.free.name')}
              <span className={styles.tag}>{t('pricing.openNow')}</span>
            </h3>
            <p className={styles.price}>{freePrice}</p>
            <p className="small dim">{t('pricing.free.note')}</p>
            <LinkButton href={paths.register()} kind="filled" size="lg" className={styles.act}>
              {t('pricing.free.start')}
            </LinkButton>
            <Features keys={freeKeys} icon={<IconCheck aria-hidden />} />
          </article>
          <article className={classes(styles.plan, styles.later)}>
            <h3>
              {t('pricing.premium.name')}
              <span className={styles.tagLater}>{t('pricing.later')}</span>
            </h3>
            <p className={styles.price}>
              {period === 'yearly' ? '$15' : '$20'} <small>{t('pricing.aMonth')}</small>
            </p>
            <p className="small dim num">{t(`pricing.premium.${period}`)}</p>
            <p className={styles.laterNote}>{t('pricing.premium.note')}</p>
            <Features keys={premiumKeys} icon={<IconClock aria-hidden />} />
          </article>
        </div>
      </div>
    </section>
  );
}

type FeatureKey = (typeof freeKeys)[number] | (typeof premiumKeys)[number];

function Features({ keys, icon }: { readonly keys: readonly FeatureKey[]; readonly icon: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>
          {icon}
          {t(`pricing.${key}`)}
        </li>
      ))}
    </ul>
  );
}
