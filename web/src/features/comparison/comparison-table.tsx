import { IconCheck, IconChevronRight, IconFlagFilled, IconQuestionMark, IconX } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { capitalised } from '#contracts/capitalised.ts';
import type { ComparedAnswer, ComparedInterview, ComparedRound } from '#contracts/interviewing/position-comparison.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { OutcomeTag } from '#web/entities/interview/outcome-tag.tsx';
import { BandGlyph, BandLabel } from '#web/entities/plan/question/band.tsx';
import { bandIndex, bandOfMean, bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { FoldedText } from '#web/entities/plan/text/folded-text.tsx';
import { PlanLanguageContext, PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import { askedRequirements } from './asked-requirements.ts';
import { ColumnName } from './column-name.tsx';
import styles from './comparison-table.module.css';
import { SettlePeople } from './settle-people.tsx';
import { useHeadInSight } from './use-head-in-sight.ts';

interface ComparisonTableProps {
  readonly title: string;
  readonly round: ComparedRound;
  readonly withNotes: boolean;
}

/**
 * A column per candidate, a row per question and requirement. On a phone, with notes or more than three candidates,
 * each row is a list of the candidates.
 */
export function ComparisonTable({ title, round, withNotes }: ComparisonTableProps) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  useHeadInSight(scroller);
  const { interviews, questions, tasks, requirements, language } = round;
  const { asked, notAsked } = askedRequirements(round);
  // the number of columns below each question on a phone
  const columns: CSSProperties & Readonly<Record<'--people', number>> = { '--people': interviews.length };
  const cells = (show: (interview: ComparedInterview) => ReactNode) =>
    interviews.map((interview) => (
      <td key={interview.id}>
        <ColumnName>{interview.candidate.name}</ColumnName>
        {show(interview)}
      </td>
    ));
  return (
    <PlanLanguageContext value={language}>
      <div
        ref={scroller}
        className={styles.scroll}
        role="region"
        aria-label={title}
        tabIndex={0}
        style={columns}
        data-columns={Math.min(interviews.length, manyColumns)}
      >
        <table
          className={styles.table}
          data-notes={withNotes}
          data-listed={withNotes || interviews.length > phoneColumns}
        >
          <colgroup>
            <col className={styles.asked} />
            {interviews.map(({ id }) => (
              <col key={id} className={styles.answered} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <h3>{title}</h3>
                <small>{t('compare.people', { count: interviews.length })}</small>
              </th>
              {interviews.map(({ id, candidate }) => (
                <th key={id} scope="col" className={styles.person}>
                  <Link to={paths.candidate(candidate.id)}>{candidate.name}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <b>{t('compare.recommendation')}</b>
              </th>
              {cells((interview) => (
                <Outcome interview={interview} />
              ))}
            </tr>
            <tr className={styles.when}>
              <th scope="row">
                <b>{t('compare.interview')}</b>
              </th>
              {cells((interview) => (
                <When interview={interview} />
              ))}
            </tr>
            <tr className={styles.means}>
              <th scope="row">
                <b>{t('compare.mean')}</b>
                <span className={styles.text}>{t('compare.meanOf')}</span>
              </th>
              {cells(({ mean, answers }) => (
                <>
                  <span className={styles.score}>
                    <b className={styles.mean}>{mean === null ? '–' : format.score(mean)}</b>
                    {mean !== null && <BandGlyph band={bandOfMean(mean)} />}
                    {mean !== null && <BandLabel band={bandOfMean(mean)} wordOnly />}
                  </span>
                  <Counted answers={answers} />
                </>
              ))}
            </tr>
            {questions.map(({ text, competency, mustHave, least, decides }, at) => (
              <tr key={text} data-decides={decides}>
                <th scope="row">
                  <b>{capitalised(competency)}</b>
                  {(mustHave || least !== null) && (
                    <small>
                      {capitalised(
                        dotted([
                          ...(mustHave ? [t('compare.mustHave')] : []),
                          ...(decides ? [t('compare.decides')] : []),
                          ...(least === null ? [] : [t('compare.atLeast', { score: least })]),
                        ]),
                      )}
                    </small>
                  )}
                  <FoldedText className={styles.text}>{text}</FoldedText>
                </th>
                {cells(({ answers }) => (
                  <Answer answer={answers[at] ?? null} least={least} withNotes={withNotes} />
                ))}
              </tr>
            ))}
          </tbody>
          {tasks.length > 0 && (
            <tbody>
              <tr className={styles.heading}>
                <th scope="rowgroup" colSpan={interviews.length + 1}>
                  {t('compare.tasks')}
                </th>
              </tr>
              {tasks.map(({ text, competency }, at) => (
                <tr key={text}>
                  <th scope="row">
                    <b>{capitalised(competency)}</b>
                    <FoldedText className={styles.text}>{text}</FoldedText>
                  </th>
                  {cells(({ taskAnswers }) => (
                    <Answer answer={taskAnswers[at] ?? null} least={null} withNotes={withNotes} />
                  ))}
                </tr>
              ))}
            </tbody>
          )}
          {requirements.length > 0 && (
            <tbody>
              <tr className={styles.heading}>
                <th scope="rowgroup" colSpan={interviews.length + 1}>
                  {t('compare.requirements')}
                </th>
              </tr>
              {asked.map(({ text, at }) => (
                <tr key={text}>
                  <th scope="row" className={styles.required}>
                    <PlanText>{nameOfPoint(text)}</PlanText>
                  </th>
                  {cells((interview) => (
                    <Said answer={interview.requirements[at] ?? null} interview={interview} />
                  ))}
                </tr>
              ))}
              {notAsked.length > 0 && (
                <tr className={styles.notAsked}>
                  <td colSpan={interviews.length + 1}>
                    <b>{t('compare.notAsked')}</b>
                    <ul>
                      {notAsked.map(({ text }) => (
                        <li key={text}>
                          <PlanText>{nameOfPoint(text)}</PlanText>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              )}
              <SettlePeople interviews={interviews} requirements={requirements} />
            </tbody>
          )}
        </table>
      </div>
    </PlanLanguageContext>
  );
}

/** From this many on, the columns never all fit and the table scrolls sideways. */
const manyColumns = 5;

/** The most columns that fit side by side on a phone; with more, each row is a list. */
const phoneColumns = 3;

/** How many scores a mean is based on, if not all questions were scored. */
function Counted({ answers }: Pick<ComparedInterview, 'answers'>) {
  const { t } = useTranslation('positions');
  const scored = answers.filter((answer) => (answer?.score ?? null) !== null).length;
  if (scored === 0 || scored === answers.length) return null;
  return <small>{t('compare.counted', { scored, questions: answers.length })}</small>;
}

interface OfInterview {
  readonly interview: ComparedInterview;
}

/** The outcome of an interview. */
function Outcome({ interview: { recommendation, unmet, sameCore, questionsInAdvance } }: OfInterview) {
  const { t } = useTranslation('positions');
  return (
    <span className={styles.outcome}>
      <OutcomeTag interview={{ recommendation, unmet }} />
      {questionsInAdvance && <Tag tone="outline">{t('compare.inAdvance')}</Tag>}
      {!sameCore && <Tag tone="warn">{t('compare.others')}</Tag>}
    </span>
  );
}

/** The date, and the link to the summary; aligned across columns, however many tags are above. */
function When({ interview: { id, candidate, startedAt } }: OfInterview) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  return (
    <span className={styles.held}>
      <span>{format.shortDate(startedAt)}</span>
      <Link className="link" to={paths.interview(id)} aria-label={t('compare.summaryOf', { name: candidate.name })}>
        {t('compare.summary')}
        <IconChevronRight aria-hidden />
      </Link>
    </span>
  );
}

const saidIcons = { yes: IconCheck, no: IconX, open: IconQuestionMark, not_asked: IconQuestionMark };

interface SaidProps {
  readonly answer: ComparedInterview['requirements'][number];
  readonly interview: ComparedInterview;
}

/** The answer to a requirement, shown by icon as well as colour. If not asked, links to where it can be settled. */
function Said({ answer, interview: { id, candidate } }: SaidProps) {
  const { t } = useTranslation('positions');
  if (answer === null) {
    return (
      <span className={styles.said} data-answer="none" title={t('compare.notInPlanWhy')}>
        {t('compare.notInPlan')}
      </span>
    );
  }
  const Icon = saidIcons[answer];
  if (answer === 'not_asked') {
    return (
      <Link
        className={classes('link', styles.said)}
        to={paths.settleInterview(id)}
        title={t('compare.settleWith', { name: candidate.name })}
      >
        <Icon aria-hidden />
        {t('compare.answer.open')}
      </Link>
    );
  }
  return (
    <span className={styles.said} data-answer={answer}>
      <Icon aria-hidden />
      {t(`compare.answer.${answer}`)}
    </span>
  );
}

interface AnswerProps {
  readonly answer: ComparedAnswer | null;
  /** the minimum score for an offer; null if there is none for this question */
  readonly least: number | null;
  readonly withNotes: boolean;
}

function Answer({ answer, least, withNotes }: AnswerProps) {
  const { t } = useTranslation('positions');
  if (answer === null) return <span className="dim">{t('compare.notInPlan')}</span>;
  const { score, notes, redFlagSeen } = answer;
  return (
    <>
      <span className={styles.score}>
        {score === null ? (
          <span className="dim">{t('compare.noScore')}</span>
        ) : (
          <>
            <b className={styles.figure} data-band={bandIndex(bandOfScore(score))}>
              {score}
            </b>
            <BandGlyph band={bandOfScore(score)} />
            <BandLabel band={bandOfScore(score)} wordOnly />
          </>
        )}
        {score !== null && least !== null && score < least && (
          <small className={styles.below}>{t('compare.below', { score: least })}</small>
        )}
        {redFlagSeen && <IconFlagFilled className={styles.flag} aria-label={t('compare.flag')} />}
      </span>
      {withNotes && notes.trim() !== '' && <span className={styles.notes}>{notes.trim()}</span>}
    </>
  );
}
