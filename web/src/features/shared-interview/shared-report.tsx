import { IconCheck, IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { countsInMean } from '#contracts/interviewing/summary/core-mean.ts';
import { countUnmet, nameOfPoint, pointsOfReport } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { bands } from '#contracts/interviewing/plan/bands.ts';
import type { Band } from '#contracts/interviewing/plan/plan.ts';
import { BandGlyph, BandLabel, bandColour } from '#web/entities/plan/question/band.tsx';
import { bandOfScore, bandRange } from '#web/entities/plan/question/band-scale.ts';
import { UnmetList } from '#web/entities/plan/talk/unmet-list.tsx';
import { UnmetTags } from '#web/entities/interview/row/unmet-tags.tsx';
import { ScoreStrip } from '#web/entities/plan/question/score-strip.tsx';
import { VerdictMark } from '#web/entities/plan/talk/verdict-mark.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { useQuestionNumbers } from '#web/entities/plan/question/use-question-numbers.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { SharedSection } from './shared-section.tsx';
import styles from './shared-interview.module.css';

type Report = Extract<SharedDocument, { view: 'report' }>['content'];

/** What the interview showed: the decision first, then what it rests on. */
export function SharedReport({ report }: { readonly report: Report }) {
  const { t } = useTranslation(['summary', 'plan', 'common', 'share']);
  const { strengths, concerns } = report;
  return (
    <>
      <Decision report={report} />
      <div className={styles.pair}>
        <SharedSection title={t('lists.strengths')} items={strengths}>
          {(strength) => <PlanText>{strength}</PlanText>}
        </SharedSection>
        <SharedSection title={t('lists.concerns')} items={concerns}>
          {(concern) => <PlanText>{concern}</PlanText>}
        </SharedSection>
      </div>
      <Scores competencies={report.competencies} />
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
      <SharedSection title={t('questions.title')} items={report.questions}>
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

/** What is not met, open or not asked stands in the verdict, and there alone. */
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
      <UnmetList points={points} />
    </section>
  );
}

function Scores({ competencies }: { readonly competencies: Report['competencies'] }) {
  const { t } = useTranslation(['summary', 'plan', 'share']);
  const format = useFormat();
  const numbers = useQuestionNumbers();
  return (
    <SharedSection
      title={t('scores.title')}
      lead={
        <>
          {t('share:page.scale')}
          <Scale />
        </>
      }
      items={competencies}
    >
      {({ name, mustHave, scored, questions, mean, isOwn, apart, insufficientEvidence }) => (
        <div className={styles.line}>
          <span>
            <PlanText>{capitalised(name)}</PlanText>
            <span className={styles.of}>
              {mustHave && `${t('mustHave')}, `}
              {insufficientEvidence ? t('coverage.insufficient') : t('coverage.scored', { scored, questions })}
            </span>
            {apart.length > 0 && !isOwn && (
              <span className={styles.of}>{t('mean.apartOf', { questions: numbers(apart) })}</span>
            )}
          </span>
          {mean === null ? (
            <span className="dim">{t('scores.none')}</span>
          ) : (
            <Score
              figure={format.score(mean)}
              band={bandOfScore(Math.round(mean))}
              onStrip={mean}
              said={isOwn ? t('mean.apart') : undefined}
            />
          )}
        </div>
      )}
    </SharedSection>
  );
}

/** Above the strips, where each of their bands begins and ends. */
function Scale() {
  return (
    <span className={classes(styles.score, styles.onStrip)} aria-hidden>
      <span className={styles.scale}>
        {bands.map((band) => (
          <span key={band} className={bandColour(band)}>
            {bandRange(band)}
          </span>
        ))}
      </span>
    </span>
  );
}

interface ScoreProps {
  readonly figure: string;
  readonly band: Band;
  /** the same on the scale, in the place of the sign of its band */
  readonly onStrip?: number;
  /** what the figure is, where it is not what those beside it are */
  readonly said?: string | undefined;
}

/** In columns of their own, so that figures stand below each other however long the words beside them are. */
function Score({ figure, band, onStrip, said }: ScoreProps) {
  return (
    <span className={classes(styles.score, onStrip !== undefined && styles.onStrip)}>
      {onStrip !== undefined && <ScoreStrip score={onStrip} />}
      <b>{figure}</b>
      {onStrip === undefined && <BandGlyph band={band} />}
      <BandLabel band={band} wordOnly />
      {said !== undefined && <small>{said}</small>}
    </span>
  );
}

interface AnsweredProps {
  readonly question: Report['questions'][number];
  /** not counted by the mean that stands above */
  readonly isApart: boolean;
}

function Answered({ question, isApart }: AnsweredProps) {
  const { t } = useTranslation(['summary', 'plan', 'share']);
  const { number, text, competency, score, offerTakes, state, skipReason, redFlagSeen, redFlags, anchorsMet, notes } =
    question;
  const isBelow = score !== null && offerTakes !== null && score < offerTakes;
  return (
    <article className={styles.question}>
      <span className={styles.number}>{number}</span>
      <p className={styles.competency}>
        <PlanText>{capitalised(competency)}</PlanText>
        {(offerTakes !== null || isApart) && (
          <span className={styles.of}>
            {offerTakes !== null && (
              <span data-below={isBelow}>
                {t(isBelow ? 'share:page.belowOffer' : 'share:page.offerTakes', { score: offerTakes })}
              </span>
            )}
            {offerTakes !== null && isApart && '\u00a0· '}
            {isApart && t('mean.apart')}
          </span>
        )}
      </p>
      {score === null ? (
        <span className="dim">{t('scores.none')}</span>
      ) : (
        <Score figure={String(score)} band={bandOfScore(score)} />
      )}
      <div className={styles.body}>
        <h3>
          <PlanText>{text}</PlanText>
        </h3>
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
