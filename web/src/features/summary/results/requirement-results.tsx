import { useTranslation } from 'react-i18next';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import { unscoredAnswers } from '#contracts/interviewing/run/unscored-answers.ts';
import { FollowUpNote } from '#web/entities/plan/question/follow-up-note.tsx';
import { PointsToSettle } from '#web/entities/plan/talk/points-to-settle.tsx';
import { RequirementList } from '#web/entities/plan/talk/requirement-list.tsx';
import { QuotedLine } from '#web/entities/plan/text/quoted-line.tsx';
import styles from './requirement-results.module.css';

/**
 * How the points about the candidate and the posting's requirements were answered. Those not asked are only listed
 * beside the recommendation.
 */
export function RequirementResults({ run }: { readonly run: Run }) {
  const { t } = useTranslation('summary');
  const answers = unscoredAnswers(run);
  const shown = (said: 'requirements' | 'toSettle' | 'followUps') =>
    answers[said].map(
      ({ index, answer, isLeft }) =>
        answer !== null &&
        !isLeft && (
          <p key={index} className={styles.answer} data-answer={answer}>
            {t(`${said}.${answer}`)}
          </p>
        ),
    );
  const required = shown('requirements');
  const settled = shown('toSettle');
  const behind = shown('followUps');
  return (
    <>
      {[...settled, ...behind].some((answer) => answer !== false) && (
        <section className={styles.section} aria-label={t('toSettle.title')}>
          <h2>{t('toSettle.title')}</h2>
          <p className="small muted">{t('toSettle.lead')}</p>
          {settled.length > 0 && <PointsToSettle plan={run.plan} answers={settled} />}
          {answers.followUps.map(
            ({ followUp, index }, at) =>
              behind[at] !== false && (
                <FollowUpNote key={index} followUp={followUp}>
                  {quotedLines(followUp).map((evidence) => (
                    <QuotedLine key={evidence.quote} evidence={evidence} />
                  ))}
                  {behind[at]}
                </FollowUpNote>
              ),
          )}
        </section>
      )}
      {required.some((answer) => answer !== false) && (
        <section className={styles.section} aria-label={t('requirements.title')}>
          <h2>{t('requirements.title')}</h2>
          <p className="small muted">{t('requirements.lead')}</p>
          <RequirementList plan={run.plan} answers={required} />
        </section>
      )}
    </>
  );
}
