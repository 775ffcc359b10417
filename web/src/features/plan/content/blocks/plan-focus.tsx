import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { positionQuery } from '#web/entities/position/api.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { PartCard } from '#web/features/plan/content/parts/part-card.tsx';
import { focusRows } from './focus-rows.ts';
import styles from './plan-claims.module.css';

interface PlanFocusProps {
  readonly plan: Plan;
  /** the plan in its own language, which the position's areas are in */
  readonly own: Plan;
  readonly interview: Interview;
}

/** Each focus area with the questions that cover it, or a note that none does. */
export function PlanFocus({ plan, own, interview }: PlanFocusProps) {
  const { t } = useTranslation('plan');
  const position = useQuery(positionQuery(interview.position.id));
  const rows = focusRows(own, position.data);
  const shown = (area: string): string => plan.summary.focusAreas[own.summary.focusAreas.indexOf(area)] ?? area;
  if (rows.length === 0) return null;
  return (
    <PartCard
      id="focus"
      title={t('focus.title')}
      side={String(rows.length)}
      glance={
        rows.some(({ numbers }) => numbers.length === 0) && (
          <p className={styles.none}>
            <IconAlertTriangle aria-hidden /> {t('focus.missed')}
          </p>
        )
      }
    >
      <ul className={styles.rows}>
        {rows.map(({ area, numbers }) => (
          <li key={area}>
            <PlanText>{capitalised(shown(area))}</PlanText>{' '}
            {numbers.length > 0 ? (
              <span className={classes(styles.numbers, 'num')}>
                {numbers.map((number) => t('number', { number })).join(', ')}
              </span>
            ) : (
              <span className={styles.none}>
                <IconAlertTriangle aria-hidden /> {t('focus.none')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
