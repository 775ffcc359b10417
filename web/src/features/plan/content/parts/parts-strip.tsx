import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import type { PlanPart } from './plan-parts.ts';
import { useCurrentPart } from './use-current-part.ts';
import styles from './parts-strip.module.css';

interface PartsStripProps {
  readonly parts: readonly PlanPart[];
}

/** On a desk: the parts of the plan with their minutes, always in sight, and the one that is being read. */
export function PartsStrip({ parts }: PartsStripProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const { current, goTo } = useCurrentPart(parts);
  return (
    <div className={styles.strip}>
      <nav aria-label={t('parts.label')}>
        <ul>
          {parts.map(({ name, minutes }) => (
            <li key={name}>
              <button type="button" aria-current={name === current ? 'true' : undefined} onClick={() => goTo(name)}>
                {t(`parts.${name}`)}
                {minutes > 0 && (
                  <>
                    {' '}
                    <span className="num">{format.minutes(minutes)}</span>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
