import { IconArrowsSplit, IconClock, IconEqual, IconPlayerSkipForward, IconPoint } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { capitalised } from '#contracts/capitalised.ts';
import {
  type QuestionFinding,
  type ReportedQuestion,
  type ReportedRound,
  type ReportedScores,
  leastAnswers,
} from '#contracts/interviewing/question-report.ts';
import { bandRange } from '#web/entities/plan/question/band-scale.ts';
import { ScoreLine } from '#web/entities/plan/question/score-line.tsx';
import { placeOfScore } from '#web/entities/plan/question/score-strip.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { paths } from '#web/shared/paths.ts';
import styles from './question-report.module.css';
import { useFindingText } from './use-finding-text.ts';

interface QuestionLineProps {
  readonly question: ReportedQuestion;
  /** whether to say that there are too few scores; with few interviews, this is said once above all questions */
  readonly saysFew: boolean;
}

/** A question with its scores on the scale, how often it was asked, and what that means. */
export function QuestionLine({ question, saysFew }: QuestionLineProps) {
  const { t } = useTranslation('questionReport');
  const tell = useFindingText();
  const { text, topic, scores, findings, outcomes } = question;
  return (
    <Line topic={topic} scores={scores}>
      <PlanText>{text}</PlanText>
      <Facts question={question} />
      {findings.map((finding) => (
        <Said key={finding.kind} icon={signs[finding.kind]} tone={finding.kind === 'apart' ? 'good' : 'look'}>
          {tell(finding)}
        </Said>
      ))}
      {saysFew && scores.of < leastAnswers && (
        <Said icon={<IconPoint />}>{t('few', { count: scores.of, least: leastAnswers })}</Said>
      )}
      {outcomes !== null && (
        <Said icon={<IconPoint />}>
          {t('outcomes', {
            hire: outcomes.hire.strong,
            hires: outcomes.hire.of,
            noHire: outcomes.noHire.strong,
            noHires: outcomes.noHire.of,
          })}
        </Said>
      )}
    </Line>
  );
}

/** All scores of a round: where its interviewer's scores lie on the scale. */
export function RoundLine({ round: { scores, questions, oneBand } }: { readonly round: ReportedRound }) {
  const { t } = useTranslation('questionReport');
  return (
    <Line topic={t('all')} scores={scores}>
      <small>{dotted([t('scores', { count: scores.of }), t('questions', { count: questions.length })])}</small>
      {oneBand !== null && (
        <Said icon={signs.alike} tone="look">
          {t('oneBand', { within: oneBand.within, of: scores.of, band: bandRange(oneBand.band) })}
        </Said>
      )}
      <small>
        <Link className={styles.more ?? ''} to={paths.calibration()}>
          {t('howYouScore')}
        </Link>
      </small>
    </Line>
  );
}

const signs: Readonly<Record<QuestionFinding['kind'], ReactNode>> = {
  alike: <IconEqual />,
  apart: <IconArrowsSplit />,
  slow: <IconClock />,
  skipped: <IconPlayerSkipForward />,
  notReached: <IconPlayerSkipForward />,
};

interface LineProps {
  readonly topic: string;
  readonly scores: ReportedScores;
  readonly children: ReactNode;
}

function Line({ topic, scores, children }: LineProps) {
  const { t } = useTranslation('questionReport');
  const format = useFormat();
  const { mean, least, most } = scores;
  return (
    <ScoreLine
      topic={topic}
      score={mean}
      figure={format.score(mean ?? 0)}
      dots={<Counts scores={scores} />}
      said={
        least !== null &&
        most !== null && <small>{least === most ? least : t('range', { from: least, to: most })}</small>
      }
    >
      {children}
    </ScoreLine>
  );
}

/** How often each score was given, on the strip. */
function Counts({ scores: { counts } }: { readonly scores: ReportedScores }) {
  const { t } = useTranslation('questionReport');
  const format = useFormat();
  const given = counts.map((count, score) => ({ score, count })).filter(({ count }) => count > 0);
  return (
    <>
      {given.map(({ score, count }) => (
        <span
          key={score}
          className={styles.count}
          style={{ insetInlineStart: `${String(placeOfScore(score))}%` }}
          aria-hidden
        >
          {count}
        </span>
      ))}
      <span className="visually-hidden">{format.list(given.map((one) => t('given', one)))}</span>
    </>
  );
}

/** What was not as planned, in one line: where it was not asked, its minutes, its red flags. Often nothing. */
function Facts({ question }: Pick<QuestionLineProps, 'question'>) {
  const { t } = useTranslation('questionReport');
  const format = useFormat();
  const { interviews, asked, skipped, notReached, minutes, redFlags, findings } = question;
  // the finding names them
  const isSlow = findings.some(({ kind }) => kind === 'slow');
  return (
    <small>
      {capitalised(
        dotted([
          ...(asked === interviews ? [] : [t('facts.asked', { times: asked, of: interviews })]),
          ...(skipped === 0 ? [] : [t('facts.skipped', { times: skipped })]),
          ...(notReached === 0 ? [] : [t('facts.notReached', { times: notReached })]),
          ...(minutes === null || isSlow || minutes.taken === minutes.planned
            ? []
            : [t('facts.minutes', { taken: format.minutes(minutes.taken), planned: minutes.planned })]),
          ...(redFlags === 0 ? [] : [t('facts.redFlags', { times: redFlags })]),
        ]),
      )}
    </small>
  );
}

interface SaidProps {
  readonly icon: ReactNode;
  readonly tone?: 'good' | 'look';
  readonly children: ReactNode;
}

function Said({ icon, tone, children }: SaidProps) {
  const { i18n } = useTranslation();
  return (
    <span className={styles.said} data-tone={tone} lang={i18n.resolvedLanguage}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
