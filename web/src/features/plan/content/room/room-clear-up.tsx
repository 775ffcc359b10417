import { useTranslation } from 'react-i18next';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { requirementsByNeed } from '#contracts/interviewing/plan/plan-requirements.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import type { TalkTime } from '#web/features/plan/content/clock/talk-rows.ts';
import { dotted } from '#web/shared/language/format.ts';
import { RoomBoxes } from './room-boxes.tsx';
import { RoomTime } from './room-row.tsx';
import styles from './room-sheet.module.css';

/**
 * What is asked but not scored: open points about the candidate, the job's requirements, and what the CV already shows
 * of them.
 */
export function RoomClearUp({ plan, time }: { readonly plan: Plan; readonly time: TalkTime }) {
  const { t } = useTranslation(['plan', 'common']);
  const { open, shown } = requirementsByNeed(plan);
  return (
    <section className={styles.row}>
      <RoomTime time={time} />
      <div className={styles.points}>
        <b>{t('toSettle.title')}</b>
        {plan.candidate.toSettle.map(({ text, listensFor }) => (
          <p key={text}>
            <span>
              <PlanText>{text}</PlanText>{' '}
              {listensFor !== undefined && (
                <i>
                  <PlanText>{listensFor}</PlanText>
                </i>
              )}
            </span>
            <RoomBoxes />
          </p>
        ))}
        {open.map(({ text }) => (
          <p key={text}>
            <span>
              <PlanText>{nameOfPoint(text)}</PlanText>
            </span>
            <RoomBoxes />
          </p>
        ))}
        {shown.length > 0 && (
          <p>
            <span>
              {t('common:question.shownInCv')}:{' '}
              <PlanText>{dotted(shown.map(({ text }) => nameOfPoint(text)))}</PlanText>
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
