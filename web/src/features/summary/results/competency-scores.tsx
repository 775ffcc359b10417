import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { Run } from '#contracts/interviewing/run/interview-run.ts';
import type { Coverage } from '#contracts/interviewing/summary/interview-summary.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { useFormat } from '#web/shared/language/format.ts';
import { bandOfScore } from '#web/entities/plan/question/band-scale.ts';
import { ScoreLine, ScoreScale } from '#web/entities/plan/question/score-line.tsx';
import { placeOfScore } from '#web/entities/plan/question/score-strip.tsx';
import { useQuestionNumbers } from '#web/entities/plan/question/use-question-numbers.ts';
import type { Scored } from './scored.ts';
import styles from './competency-scores.module.css';

interface CompetencyScoresProps {
  readonly run: Run;
  readonly coverage: readonly Coverage[];
}

type Row = Coverage & { readonly given: readonly Scored[] };

/**
 * Each competency as a strip over the five bands with a dot per score, or as a table of numbers, with a note if not all
 * its questions were scored. Shows means, so it is only used once a recommendation is recorded.
 */
export function CompetencyScores({ run, coverage }: CompetencyScoresProps) {
  const { t } = useTranslation('summary');
  const isPhone = useIsPhone();
  const [asTable, setAsTable] = useState(false);
  const scoreOf = new Map(run.answers.map(({ questionId, score }) => [questionId, score]));
  const rows = coverage.map((one): Row => ({
    ...one,
    given: run.plan.questions
      .filter(({ competencyId }) => competencyId === one.competencyId)
      .map((question) => ({
        question,
        score: scoreOf.get(question.id) ?? null,
        isApart: !one.isOwn && one.apart.includes(question.order),
      })),
  }));
  const numbers = useQuestionNumbers();
  const names = (scored: readonly Scored[]) => numbers(scored.map(({ question }) => question.order));
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{t('scores.title')}</h2>
      </header>
      {asTable ? <ScoreTable rows={rows} names={names} /> : <ScoreStrips rows={rows} names={names} />}
      <div className={styles.foot}>
        <p className={styles.key}>
          {!asTable && (
            <span aria-hidden>
              <i className={styles.keyDot} /> {t(isPhone ? 'scores.keyDotOnPhone' : 'scores.keyDot')}
            </span>
          )}
          {!asTable && rows.some(({ given }) => given.some(({ isApart }) => isApart)) && (
            <span aria-hidden>
              <i className={styles.keyDot} data-apart /> {capitalised(t('mean.apart'))}
            </span>
          )}
        </p>
        <Button size="sm" variant="subtle" onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'scores.asStrips' : 'scores.asTable')}
        </Button>
      </div>
    </section>
  );
}

/** What was not asked about enough to judge a competency. */
function Gap({ coverage }: { readonly coverage: Coverage }) {
  const { t } = useTranslation('summary');
  const { insufficientEvidence, scored, questions } = coverage;
  if (insufficientEvidence) return <small className={styles.gap}>{t('coverage.insufficient')}</small>;
  return scored < questions && <small className={styles.gap}>{t('coverage.scored', { scored, questions })}</small>;
}

interface RowsProps {
  readonly rows: readonly Row[];
  /** formats scored questions as a list of their numbers */
  readonly names: (scored: readonly Scored[]) => string;
}

function ScoreStrips({ rows, names }: RowsProps) {
  const { t } = useTranslation('summary');
  const format = useFormat();
  return (
    <>
      <ScoreScale isNumbered={false} />
      <ul>
        {rows.map((row) => (
          <li key={row.competencyId} className={styles.row}>
            <ScoreLine
              topic={row.name}
              score={row.mean}
              figure={format.score(row.mean ?? 0)}
              dots={<Dots scored={row.given} />}
              said={row.mean !== null && row.isOwn && <small>{t('mean.apart')}</small>}
            >
              <Facts row={row} names={names} />
            </ScoreLine>
          </li>
        ))}
      </ul>
    </>
  );
}

function ScoreTable({ rows, names }: RowsProps) {
  const { t } = useTranslation('summary');
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['competency', 'scores', 'mean'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`scores.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.competencyId}>
            <th scope="row">
              <b>{capitalised(row.name)}</b>
              <Facts row={row} names={names} />
            </th>
            <td>
              <ScoreWords scored={row.given} />
            </td>
            <td>
              {row.mean === null ? <small>{t('scores.none')}</small> : <b>{format.score(row.mean)}</b>}
              {row.mean !== null && row.isOwn && <small>{t('mean.apart')}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which questions a row covers, and which of them its mean leaves out. */
function Facts({ row, names }: { readonly row: Row } & Pick<RowsProps, 'names'>) {
  const { t } = useTranslation('summary');
  const apart = row.given.filter((one) => one.isApart);
  return (
    <>
      <small>
        {[...(row.mustHave ? [t('mustHave')] : []), names(row.given.filter((one) => !one.isApart))].join(', ')}
      </small>
      {apart.length > 0 && <small>{t('mean.apartOf', { questions: names(apart) })}</small>}
      <Gap coverage={row} />
    </>
  );
}

function Dots({ scored }: { readonly scored: readonly Scored[] }) {
  return (
    <>
      {dotsOf(scored).map((dot) => (
        <Dot key={dot.score} {...dot} />
      ))}
      <span className="visually-hidden">
        <ScoreWords scored={scored} />
      </span>
    </>
  );
}

interface DotProps {
  readonly score: number;
  /** the questions with this score */
  readonly questions: readonly Question[];
  /** whether the mean counts none of them */
  readonly isApart: boolean;
}

/** One dot per distinct score, because dots with the same score would overlap. */
function dotsOf(scored: readonly Scored[]): DotProps[] {
  const byScore = Map.groupBy(
    scored.filter(({ score }) => score !== null),
    ({ score }) => score ?? 0,
  );
  return [...byScore].map(([score, same]) => ({
    score,
    questions: same.map(({ question }) => question),
    isApart: same.every(({ isApart }) => isApart),
  }));
}

/** Shows its questions on hover or focus. */
function Dot({ score, questions, isApart }: DotProps) {
  const { t } = useTranslation('summary');
  const at = placeOfScore(score);
  const times = questions.length > 1 ? ` ×${String(questions.length)}` : '';
  const tell = ({ order, text }: Question) => `${t('q', { number: order })}: ${text}`;
  return (
    <button
      type="button"
      className={styles.dot}
      data-apart={isApart || undefined}
      style={{ insetInlineStart: `${String(at)}%` }}
      aria-label={`${String(score)}${times}. ${questions.map(tell).join(' ')}`}
    >
      {times !== '' && (
        <span className={styles.times} aria-hidden>
          {times}
        </span>
      )}
      {/* shifted according to the dot's position, so that it stays within the strip */}
      <span className={styles.tip} style={{ transform: `translateX(-${String(at)}%)` }} aria-hidden>
        {questions.map((question) => (
          <span key={question.id}>{tell(question)}</span>
        ))}
      </span>
    </button>
  );
}

function ScoreWords({ scored }: { readonly scored: readonly Scored[] }) {
  const { t } = useTranslation(['summary', 'common']);
  return scored
    .map(({ question, score }) =>
      t('scores.one', {
        question: t('q', { number: question.order }),
        score: score === null ? t('scores.none') : `${String(score)} (${t(`common:band.${bandOfScore(score)}`)})`,
      }),
    )
    .join('; ');
}
