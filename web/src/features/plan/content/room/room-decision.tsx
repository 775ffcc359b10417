import { useTranslation } from 'react-i18next';
import { reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { offerInBrief, withoutStop } from './offer-in-brief.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import styles from './room-sheet.module.css';

/** The conditions of an offer and of a no, and what must not be asked. */
export function RoomDecision({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const { decision } = plan;
  const { privateMatters } = plan.candidate;
  const offer = decision && offerInBrief(decision);
  const scores = (offer?.scores ?? []).map(({ score, numbers }) =>
    numbers === undefined
      ? t(plan.candidatesInView === undefined ? 'room.leastOfOthers' : 'room.leastOfShared', { score })
      : t('room.least', { score, numbers: format.list(numbers.map((number) => t('number', { number }))) }),
  );
  const takes = [...scores, ...(offer?.also ?? [])];
  return (
    <section className={styles.foot}>
      {takes.length > 0 && (
        <p>
          <b>{t('common:decision.offerWhen')}:</b> <PlanText>{dotted(takes)}</PlanText>
        </p>
      )}
      {decision !== undefined && (
        <p>
          <b>{t('room.noWhen')}</b> <PlanText>{dotted(reasonsForNo(decision).map(withoutStop))}</PlanText>
        </p>
      )}
      <p>
        <b>{t('notAsked.title')}:</b> {t('room.notAsked')}{' '}
        {privateMatters.length > 0 &&
          t('notAsked.named', { matters: format.list(privateMatters.map((one) => t(`notAsked.matter.${one}`))) })}
      </p>
    </section>
  );
}
