import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowUp } from '#contracts/interviewing/plan/plan.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import styles from './follow-up-note.module.css';

interface FollowUpNoteProps {
  readonly followUp: FollowUp;
  /** the CV line it is based on */
  readonly children: ReactNode;
}

/** A lead-in to, or follow-up on, a core question for this candidate only, with the CV line it is based on. */
export function FollowUpNote({ followUp, children }: FollowUpNoteProps) {
  const { t } = useTranslation();
  const { text, leadsIn = false, listensFor, fallsShort, followsUp } = followUp;
  return (
    <div className={styles.note}>
      <p>
        <b>{t(leadsIn ? 'question.leadIn' : 'question.forPerson')}</b> <PlanText>{text}</PlanText>
      </p>
      {listensFor !== undefined && (
        <p className="small muted">
          {t('question.listensFor')} <PlanText>{listensFor}</PlanText>
        </p>
      )}
      {fallsShort !== undefined && (
        <p className="small muted">
          {t('question.fallsShort')} <PlanText>{fallsShort}</PlanText>
        </p>
      )}
      {followsUp !== undefined && (
        <p className="small muted">
          {t('question.earlier')}{' '}
          <q>
            <PlanText>{followsUp}</PlanText>
          </q>
        </p>
      )}
      {children}
    </div>
  );
}
