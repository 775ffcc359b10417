import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/shared/language/format.ts';
import type { PlanPart } from './plan-parts.ts';
import { useCurrentPart } from './use-current-part.ts';
import styles from './parts-strip.module.css';

interface PartsStripProps {
  readonly parts: readonly PlanPart[];
  readonly allOpen: boolean;
  readonly onAll: (open: boolean) => void;
}

/** On a desk: the parts of the plan with their minutes, always in sight, and the one that is being read. */
export function PartsStrip({ parts, allOpen, onAll }: PartsStripProps) {
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
      <Button variant="subtle" size="compact-sm" onClick={() => onAll(!allOpen)}>
        {t(allOpen ? 'parts.closeAll' : 'parts.openAll')}
      </Button>
    </div>
  );
}
