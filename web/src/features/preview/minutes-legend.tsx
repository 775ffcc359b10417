import { useTranslation } from 'react-i18next';
import styles from './minutes-legend.module.css';

interface MinutesLegendProps {
  /** whether there is something of it in the strip */
  readonly own: boolean;
  readonly decides: boolean;
  readonly buffer: boolean;
}

/** What the colours of the strip of minutes and its dot mean. */
export function MinutesLegend({ own, decides, buffer }: MinutesLegendProps) {
  const { t } = useTranslation(['preview', 'plan']);
  const signs = [
    { kind: 'core', name: t('legend.core') },
    ...(own ? [{ kind: 'cv', name: t('own') }] : []),
    ...(decides ? [{ kind: 'dot', name: t('plan:budget.weighsMost') }] : []),
    { kind: 'plain', name: t('legend.plain') },
    ...(buffer ? [{ kind: 'buffer', name: t('plan:sheet.buffer') }] : []),
  ];
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      {signs.map(({ kind, name }) => (
        <li key={kind}>
          <i data-kind={kind} />
          {name}
        </li>
      ))}
    </ul>
  );
}
