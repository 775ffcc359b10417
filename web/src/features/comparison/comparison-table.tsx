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
          </tbody>
          {questionGroups(questions).map((group) => (
            <tbody key={group.map(({ at }) => at).join()}>
              <GroupHead group={group} people={interviews.length} />
              {group.map(({ at, text, competency, mustHave, least }) => (
                <tr key={text}>
                  <th scope="row">
                    <b>{capitalised(competency)}</b>
                    {mustHave && !isMustHave(group) && <small>{t('compare.mustHave')}</small>}
                    <Asked withNotes={withNotes}>{text}</Asked>
                  </th>
                  {cells(({ answers }) => (
                    <Answer answer={answers[at] ?? null} least={least} withNotes={withNotes} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
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
                    <Asked withNotes={withNotes}>{text}</Asked>
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
                  {asked.length === 0 && <span>{t('compare.notAsked')}</span>}
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
                    {asked.length > 0 && <b>{capitalised(t('compare.notAsked'))}</b>}
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

type ComparedQuestion = ComparedRound['questions'][number] & {
  /** its place among the answers */
  readonly at: number;
};

/** Questions that count the same for an offer together, those that count most first. */
function questionGroups(questions: ComparedRound['questions']): ComparedQuestion[][] {
  const all = questions.map((question, at) => ({ ...question, at }));
  const groups = Map.groupBy(all, ({ decides, least }) => `${String(decides)} ${String(least)}`);
  return [...groups.values()].toSorted(([one], [other]) => Number(other?.decides) - Number(one?.decides));
}

interface GroupHeadProps {
  readonly group: readonly ComparedQuestion[];
  readonly people: number;
}

/** What a group of questions has in common; nothing if an offer takes nothing particular of them. */
function GroupHead({ group, people }: GroupHeadProps) {
  const { t } = useTranslation('positions');
  const [first] = group;
  if (first === undefined || first.least === null) return null;
  return (
    <tr className={styles.heading}>
      <th scope="rowgroup" colSpan={people + 1}>
        {t(first.decides ? 'compare.decides' : 'compare.others')}
        <span>
          {dotted([
            ...(isMustHave(group) ? [t('compare.mustHaves')] : []),
            t('compare.atLeast', { score: first.least }),
          ])}
        </span>
      </th>
    </tr>
  );
}

/** Said once above a group if it holds for all of its questions. */
function isMustHave(group: readonly ComparedQuestion[]): boolean {
  return group.every(({ mustHave, least }) => mustHave && least !== null);
}

interface AskedProps {
  readonly withNotes: boolean;
  readonly children: string;
}

/** The question in full, with the notes; without them the competency is enough to compare scores. */
function Asked({ withNotes, children }: AskedProps) {
  return (
    <span className={withNotes ? styles.text : 'visually-hidden'}>
      <PlanText>{children}</PlanText>
    </span>
  );
}

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
