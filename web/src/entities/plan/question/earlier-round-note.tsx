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
 * What an earlier round does to the time of a question: seen done well, it may be short; left open, it may run on. And whose
 * case is asked for elsewhere.
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
