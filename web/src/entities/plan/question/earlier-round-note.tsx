import { useTranslation } from 'react-i18next';
import { mayBeShort } from '#contracts/interviewing/plan/may-run-on.ts';
import { type PlanContent, type Question, seenEarlierIn, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { questionWithCase } from '#contracts/interviewing/plan/question-with-case.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useRunsOnText } from './use-runs-on-text.ts';

interface EarlierRoundNoteProps {
  readonly plan: Pick<PlanContent, 'candidate' | 'candidatesInView' | 'questions'>;
  readonly question: Question;
}

/**
 * How an earlier round affects the time of a question: it may be short if already answered well, or run over if left
 * open. Also says which other question asks about the same case.
 */
export function EarlierRoundNote({ plan, question }: EarlierRoundNoteProps) {
  const { t } = useTranslation();
  const seen = seenEarlierIn(plan, question.id);
  const runsOn = useRunsOnText(plan, question);
  const other = questionWithCase(plan, question);
  return (
    <>
      {seen !== undefined && (
        <p className="small muted">
          {t(mayBeShort(plan, question) ? 'question.mayBeShort' : 'question.seenEarlier')}{' '}
          <q>
            <PlanText>{seen.words}</PlanText>
          </q>
          {question.kind === 'behavioral' && ` ${t('question.anotherCase')}`}
        </p>
      )}
      {other !== undefined && (
        <p className="small muted">{t('question.otherCase', { number: other.order, topic: topicOf(other) })}</p>
      )}
      {runsOn !== undefined && <p className="small muted">{runsOn}</p>}
    </>
  );
}
