import { useTranslation } from 'react-i18next';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { PartSign } from '#web/entities/plan/talk/part-sign.tsx';
import { useFormat } from '#web/shared/language/format.ts';
import styles from './minutes-legend.module.css';

interface MinutesLegendProps {
  readonly talk: PreviewPlan['talk'];
  /** whether the bar contains such parts */
  readonly own: boolean;
  readonly decides: boolean;
}

/** A legend for the colours and the dot of the minutes bar and, in order, for the icons of its other parts. */
export function MinutesLegend({ talk, own, decides }: MinutesLegendProps) {
  const { t } = useTranslation(['preview', 'plan']);
  const format = useFormat();
  const signs = [
    { mark: <i data-kind="core" />, name: t('legend.core') },
    ...(own ? [{ mark: <i data-kind="cv" />, name: t('own') }] : []),
    ...(decides ? [{ mark: <i data-kind="dot" />, name: t('plan:budget.weighsMost') }] : []),
    ...talk.flatMap(({ kind, minutes }) => {
      if (kind === 'question' || minutes === 0) return [];
      const length = format.minutes(minutes);
      return kind === 'buffer'
        ? [{ mark: <i data-kind="buffer" />, name: t('legend.buffer', { minutes: length }) }]
        : [
            {
              mark: <PartSign kind={kind} />,
              name: t('plan:budget.part', { part: t(`plan:budget.short.${kind}`), minutes: length }),
            },
          ];
    }),
  ];
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      {signs.map(({ mark, name }) => (
        <li key={name}>
          {mark}
          {name}
        </li>
      ))}
    </ul>
  );
}
