import { useTranslation } from 'react-i18next';
import type { FollowUp } from '#contracts/plan.ts';
import { EvidenceQuote } from '#web/entities/cv/evidence-quote.tsx';
import { PlanText } from './plan-text.tsx';
import styles from './follow-up-note.module.css';

/** What this person alone is asked behind a question that everybody gets, with the line of the CV it rests on. */
export function FollowUpNote({ followUp }: { readonly followUp: FollowUp }) {
  const { t } = useTranslation();
  const { text, listensFor, evidence } = followUp;
  return (
    <div className={styles.note}>
      <p>
        <b>{t('question.forPerson')}</b> <PlanText>{text}</PlanText>
      </p>
      {listensFor !== undefined && (
        <p className="small muted">
          {t('question.listensFor')} <PlanText>{listensFor}</PlanText>
        </p>
      )}
      <EvidenceQuote evidence={evidence} />
    </div>
  );
}
