import { IconCheck, IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { belowOffer } from '#contracts/interviewing/summary/below-offer.ts';
import { countsInMean } from '#contracts/interviewing/summary/core-mean.ts';
import { countUnmet, nameOfPoint, pointsOfReport } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { UnmetList } from '#web/entities/plan/talk/unmet-list.tsx';
import { UnmetTags } from '#web/entities/interview/row/unmet-tags.tsx';
import { OfferKey, ScoreLine, ScoreScale } from '#web/entities/plan/question/score-line.tsx';
import { ScoreDot } from '#web/entities/plan/question/score-strip.tsx';
import { VerdictMark } from '#web/entities/plan/talk/verdict-mark.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useQuestionNumbers } from '#web/entities/plan/question/use-question-numbers.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { SharedSection } from './shared-section.tsx';
import styles from './shared-interview.module.css';

type Report = Extract<SharedDocument, { view: 'report' }>['content'];

/** What the interview showed: first the decision, then its basis. */
export function SharedReport({ report }: { readonly report: Report }) {
  const { t } = useTranslation(['summary', 'plan', 'common', 'share']);
  const { strengths, concerns } = report;
  return (
    <>
      <Decision report={report} />
      {strengths.length + concerns.length > 0 && (
        <section className={styles.section}>
          <h2>{t('lists.title')}</h2>
          <div className={styles.pair}>
            <Points title={t('lists.strengths')} points={strengths} />
            <Points title={t('lists.concerns')} points={concerns} />
          </div>
        </section>
      )}
      <Scores report={report} />
      <SharedSection title={t('toSettle.title')} items={report.toSettle.filter(isMet)}>
        {({ text }) => (
          <p className={styles.line}>
            <PlanText>{text}</PlanText>
            <Confirmed>{t('toSettle.yes')}</Confirmed>
          </p>
        )}
      </SharedSection>
      <SharedSection title={t('plan:requirements.title')} items={report.requirements.filter(isMet)}>
        {({ text }) => (
          <p className={styles.line}>
            <PlanText>{nameOfPoint(text)}</PlanText>
            <Confirmed>{t('requirements.yes')}</Confirmed>
          </p>
        )}
      </SharedSection>
      <SharedSection
        title={t('questions.title')}
        head={
          <ScoreScale isNumbered>
            {report.questions.some(({ offerTakes }) => offerTakes !== null) && (
              <OfferKey>{t('common:decision.offerTakes')}</OfferKey>
            )}
          </ScoreScale>
        }
        items={report.questions}
      >
        {(question) => (
          <Answered
            question={question}
            isApart={report.score !== null && question.score !== null && !countsInMean(question)}
          />
        )}
      </SharedSection>
      <SharedSection title={t('partNotes.title')} items={report.partNotes}>
        {({ part, notes }) => (
          <>
            <p>
              <b>{t(`partNotes.${part}`)}</b>
            </p>
            <Notes text={notes} />
          </>
        )}
      </SharedSection>
    </>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>
            <PlanText>{point}</PlanText>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Requirements not met, open or not asked are only listed in the verdict. */
function isMet({ answer }: Report['requirements'][number] | Report['toSettle'][number]): boolean {
  return answer === 'yes';
}

function Confirmed({ children }: { readonly children: string }) {
  return (
    <span className={styles.met}>
      <IconCheck aria-hidden />
      {children}
    </span>
  );
}

function isInMean(question: Report['questions'][number]): boolean {
  return question.score !== null && countsInMean(question);
}

function Decision({ report }: { readonly report: Report }) {
  const { t } = useTranslation(['summary', 'share']);
  const format = useFormat();
  const numbers = useQuestionNumbers();
  const points = pointsOfReport(report);
  const { recommendation, score, decidedBy, decidedAt } = report;
  if (recommendation === null) return null;
  return (
    <section className={styles.decision}>
      <VerdictMark recommendation={recommendation} />
      <div className={styles.verdict}>
        <div className={styles.said}>
          <h2>{t(`recommendation.${recommendation}`)}</h2>
          <UnmetTags recommendation={recommendation} unmet={countUnmet(points)} />
        </div>
        {decidedBy !== null && decidedAt !== null && (
          <p className="small muted">
            {t('share:page.decided', { name: decidedBy, when: format.dateTime(decidedAt) })}
          </p>
        )}
      </div>
      {score !== null && (
        <p className={styles.mean}>
          <b>
            {format.score(score)}
            <small>/10</small>
          </b>
          <span className="small muted">
            {t('mean.titleOf', {
              questions: numbers(report.questions.filter(isInMean).map(({ number }) => number)),
            })}
          </span>
        </p>
      )}
      {report.overallAssessment !== '' && (
        <p className={styles.why}>
          <span className="visually-hidden">{t('assessment.title')}</span>{' '}
          <PlanText>{report.overallAssessment}</PlanText>
        </p>
      )}
      <UnmetList below={belowOffer(recommendation, report.questions)} points={points} />
    </section>
  );
}

/** Each competency with a dot per score, as in its summary. */
function Scores({ report: { competencies, questions: asked } }: { readonly report: Report }) {
  const { t } = useTranslation(['summary', 'plan', 'share']);
  const format = useFormat();
  const numbers = useQuestionNumbers();
  return (
    <SharedSection
      title={t('scores.title')}
      head={<ScoreScale isNumbered={false}>{t('share:page.scale')}</ScoreScale>}
      items={competencies}
    >
      {({ name, mustHave, scored, questions, mean, isOwn, apart, insufficientEvidence }) => (
        <ScoreLine
          topic={name}
          score={mean}
          figure={format.score(mean ?? 0)}
          dots={asked.map(
            ({ number, competency, score }) =>
              competency === name &&
              score !== null && <ScoreDot key={number} score={score} isApart={apart.includes(number)} />,
          )}
          said={isOwn && mean !== null && <small>{t('mean.apart')}</small>}
        >
          <small>
            {mustHave && `${t('mustHave')}, `}
            {insufficientEvidence ? t('coverage.insufficient') : t('coverage.scored', { scored, questions })}
          </small>
          {apart.length > 0 && !isOwn && <small>{t('mean.apartOf', { questions: numbers(apart) })}</small>}
        </ScoreLine>
      )}
    </SharedSection>
  );
}

interface AnsweredProps {
  readonly question: Report['questions'][number];
  /** left out of the mean above */
  readonly isApart: boolean;
}

function Answered({ question, isApart }: AnsweredProps) {
  const { t } = useTranslation(['summary', 'plan', 'share']);
  const {
    number,
    block,
    text,
    competency,
    score,
    offerTakes,
    state,
    skipReason,
    redFlagSeen,
    redFlags,
    anchorsMet,
    notes,
  } = question;
  return (
    <article>
      <ScoreLine
        number={number}
        block={block}
        topic={competency}
        score={score}
        figure={String(score)}
        least={offerTakes ?? undefined}
        isApart={isApart}
      >
        {isApart && <small>{t('mean.own')}</small>}
      </ScoreLine>
      <div className={styles.answer}>
        {/* in full, since its readers do not know the plan */}
        <p className={styles.asked}>
          <PlanText>{text}</PlanText>
        </p>
        {(state === 'skipped' || redFlagSeen) && (
          <p className={styles.meta}>
            {state === 'skipped' && (
              <Tag>{t('questions.skipped', { reason: t(`skipReason.${skipReason ?? 'other'}`) })}</Tag>
            )}
            {redFlagSeen && (
              <Tag tone="danger" icon={<IconFlagFilled aria-hidden />}>
                {t('questions.flag')}
              </Tag>
            )}
          </p>
        )}
        {redFlags.length > 0 && (
          <div className={styles.flags}>
            {redFlags.length > 1 && <p>{t('questions.flagAmong')}</p>}
            <ul className={styles.list}>
              {redFlags.map((flag) => (
                <li key={flag}>
                  <PlanText>{flag}</PlanText>
                </li>
              ))}
            </ul>
          </div>
        )}
        {anchorsMet.length > 0 && (
          <ul className={styles.ticked}>
            {anchorsMet.map(({ behaviour }) => (
              <li key={behaviour}>
                <IconCheck aria-hidden />
                <PlanText>{behaviour}</PlanText>
              </li>
            ))}
          </ul>
        )}
        <Notes text={notes} />
      </div>
    </article>
  );
}

function Notes({ text }: { readonly text: string }) {
  if (text.trim() === '') return null;
  return (
    <p className={styles.notes}>
      <PlanText>{text.trim()}</PlanText>
    </p>
  );
}
