import { useTranslation } from 'react-i18next';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './minutes-legend.module.css';

interface MinutesLegendProps {
  readonly talk: PreviewPlan['talk'];
  /** whether there is something of it in the strip */
  readonly own: boolean;
  readonly decides: boolean;
}

/** What the colours of the strip of minutes and its dot mean, and which parts its plain pieces are, in their order. */
export function MinutesLegend({ talk, own, decides }: MinutesLegendProps) {
  const { t } = useTranslation(['preview', 'plan']);
  const format = useFormat();
  const signs = [
    { kind: 'core', name: t('legend.core') },
    ...(own ? [{ kind: 'cv', name: t('own') }] : []),
    ...(decides ? [{ kind: 'dot', name: t('plan:budget.weighsMost') }] : []),
    ...talk.flatMap(({ kind, minutes }) => {
      if (kind === 'question' || minutes === 0) return [];
      if (kind === 'buffer') return [{ kind, name: t('legend.buffer', { minutes: format.minutes(minutes) }) }];
      return [
        {
          kind: 'plain',
          name: t('plan:budget.part', { part: t(`plan:budget.short.${kind}`), minutes: format.minutes(minutes) }),
        },
      ];
    }),
  ];
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      {signs.map(({ kind, name }) => (
        <li key={name}>
          <i data-kind={kind} />
          {name}
        </li>
      ))}
    </ul>
  );
}
