import { IconChevronRight, IconFlagFilled } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { capitalised } from '#contracts/capitalised.ts';
import type { ComparedAnswer, ComparedInterview, ComparedRound } from '#contracts/interviewing/position-comparison.ts';
import { nameOfPoint } from '#contracts/interviewing/unmet-requirements.ts';
import { OutcomeTag } from '#web/entities/interview/outcome-tag.tsx';
import { BandLabel } from '#web/entities/plan/question/band.tsx';
import { bandIndex, bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  readonly title: string;
  readonly round: ComparedRound;
  readonly withNotes: boolean;
}

/** A column for each candidate, a row for each question and requirement. On a phone each row is a list of the candidates. */
export function ComparisonTable({ title, round, withNotes }: ComparisonTableProps) {
  const { t } = useTranslation('positions');
  const { interviews, questions, requirements, language } = round;
  // on a phone each row is as many columns, below what was asked
  const columns: CSSProperties & Readonly<Record<'--people', number>> = { '--people': interviews.length };
  const { asked = [], unasked = [] } = Object.groupBy(
    requirements.map((text, at) => ({ text, at })),
    ({ at }) => (interviews.some((one) => (one.requirements[at] ?? null) !== null) ? 'asked' : 'unasked'),
  );
  return (
    <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table} data-notes={withNotes} style={columns}>
        <colgroup>
          <col className={styles.asked} />
          {interviews.map(({ id }) => (
            <col key={id} className={styles.answered} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.question')}</span>
            </th>
            {interviews.map((interview) => (
              <Person key={interview.id} interview={interview} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.means}>
            <th scope="row">
              <b>{t('compare.mean')}</b>
              <span className={styles.text}>{t('compare.meanOf')}</span>
            </th>
            {interviews.map(({ id, candidate, mean, wholeMean }) => (
              <td key={id}>
                <Name>{candidate.name}</Name>
                <Means mean={mean} whole={wholeMean} />
              </td>
            ))}
          </tr>
          {questions.map(({ text, competency }, at) => (
            <tr key={text}>
              <th scope="row">
                <b>{capitalised(competency)}</b>
                <span className={styles.text} lang={language}>
                  {text}
                </span>
              </th>
              {interviews.map(({ id, candidate, answers }) => (
                <td key={id}>
                  <Name>{candidate.name}</Name>
                  <Answer answer={answers[at] ?? null} withNotes={withNotes} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {requirements.length > 0 && (
          <tbody>
            <tr className={styles.heading}>
              <th scope="rowgroup" colSpan={interviews.length + 1}>
                {t('compare.requirements')}
              </th>
            </tr>
            {asked.map(({ text, at }) => (
              <tr key={text}>
                <th scope="row" lang={language}>
                  <b>{nameOfPoint(text)}</b>
                </th>
                {interviews.map(({ id, candidate, requirements: answers }) => (
                  <td key={id}>
                    <Name>{candidate.name}</Name>
                    <span className={styles.said} data-answer={answers[at] ?? 'none'}>
                      {t(`compare.answer.${answers[at] ?? 'none'}`)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
            {unasked.length > 0 && (
              <tr className={styles.unasked}>
                <td colSpan={interviews.length + 1}>
                  {t('compare.unasked')}
                  <ul lang={language}>
                    {unasked.map(({ text }) => (
                      <li key={text}>{nameOfPoint(text)}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            )}
          </tbody>
        )}
      </table>
    </div>
  );
}

function Person({
  interview: { id, candidate, startedAt, recommendation, sameCore },
}: {
  readonly interview: ComparedInterview;
}) {
  const { t } = useTranslation(['positions', 'interviews']);
  const format = useFormat();
  return (
    <th scope="col" className={styles.person}>
      <Link className="link" to={paths.interview(id)} title={t('compare.summary')}>
        {candidate.name}
        <IconChevronRight aria-hidden />
      </Link>
      <small>{format.shortDate(startedAt)}</small>
      <span>
        <OutcomeTag interview={{ recommendation, score: null }} />
        {!sameCore && <Tag tone="warn">{t('compare.others')}</Tag>}
      </span>
    </th>
  );
}

/** Whose cell it is, where the heads of the columns are not beside it. */
function Name({ children }: { readonly children: string }) {
  return (
    <span className={styles.name} aria-hidden>
      {children}
    </span>
  );
}

interface MeansProps {
  readonly mean: number | null;
  /** of all that this candidate was asked, as lists show it */
  readonly whole: number | null;
}

function Means({ mean, whole }: MeansProps) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  return (
    <div>
      <b className={styles.mean}>{mean === null ? '–' : format.score(mean)}</b>
      {whole !== null && <small>{t('compare.whole', { score: format.score(whole) })}</small>}
    </div>
  );
}

interface AnswerProps {
  readonly answer: ComparedAnswer | null;
  readonly withNotes: boolean;
}

function Answer({ answer, withNotes }: AnswerProps) {
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
            <BandLabel band={bandOfScore(score)} wordOnly />
          </>
        )}
        {redFlagSeen && <IconFlagFilled className={styles.flag} aria-label={t('compare.flag')} />}
      </span>
      {withNotes && notes.trim() !== '' && <span className={styles.notes}>{notes.trim()}</span>}
    </>
  );
}
