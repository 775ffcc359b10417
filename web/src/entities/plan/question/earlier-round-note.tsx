import { useTranslation } from 'react-i18next';
import { givesWay, mayRunOn } from '#contracts/interviewing/plan/may-run-on.ts';
import { type PlanContent, type Question, seenEarlierIn } from '#contracts/interviewing/plan/plan.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';

interface EarlierRoundNoteProps {
  readonly plan: Pick<PlanContent, 'candidate' | 'questions'>;
  readonly question: Question;
}

/** What an earlier round does to the time of a question: seen done well, it comes last; left open, it may run on. */
export function EarlierRoundNote({ plan, question }: EarlierRoundNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const seen = seenEarlierIn(plan, question.id);
  const runsOn = mayRunOn(plan, question);
  return (
    <>
      {seen !== undefined && (
        <p className="small muted">
          {t(givesWay(plan, question) ? 'question.givesWay' : 'question.seenEarlier')}{' '}
          <q>
            <PlanText>{seen.words}</PlanText>
          </q>
        </p>
      )}
      {runsOn !== undefined && (
        <p className="small muted">
          {t('question.mayRunOn', {
            minutes: format.minutes(runsOn.minutes),
            numbers: format.list(runsOn.instead.map(String)),
          })}
        </p>
      )}
    </>
  );
}
