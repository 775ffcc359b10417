import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import {
  type FlowStep,
  isAboutPerson,
  type Plan,
  type PointToSettle,
  type Question,
  soughtWords,
  topicOf,
} from '#contracts/interviewing/plan/plan.ts';
import { openSentences } from '#contracts/interviewing/plan/open-sentences.ts';
import {
  momentOfUnscored,
  quotedLines,
  requirementOfPoint,
  requirementsByNeed,
  requirementsToTick,
} from '#contracts/interviewing/plan/plan-requirements.ts';
import { pointInShort } from '#contracts/interviewing/plan/point-in-short.ts';
import { saysLine } from '#contracts/interviewing/plan/says-line.ts';
import { mayBeShort } from '#contracts/interviewing/plan/may-run-on.ts';
import type { PanelPart } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { DecisionRule } from '#web/entities/plan/talk/decision-rule.tsx';
import { LeastScores } from '#web/entities/plan/talk/least-scores.tsx';
import { useRunsOnText } from '#web/entities/plan/question/use-runs-on-text.ts';
import { PanelPartList } from '#web/entities/plan/talk/panel-parts.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { PlanNotAsked } from '#web/features/plan/content/aim/plan-not-asked.tsx';
import { PlanPreparation } from '#web/features/plan/content/aim/plan-preparation.tsx';
import { talkRows } from '#web/features/plan/content/clock/talk-rows.ts';
import styles from './plan-sheet.module.css';

/** Approximate number of rows; with more, the sheet is printed in smaller type. */
const mostAtEase = 16;

interface PlanSheetProps {
  readonly plan: Plan;
  readonly roles: readonly PanelPart[] | undefined;
  /** the earlier round's notes, verbatim; printed only if the plan does not list what they leave open */
  readonly earlier: string | null;
}

/**
 * The first printed sheet: what to read before the interview, its schedule, and everything but the questions' details,
 * which follow on their own pages.
 */
export function PlanSheet({ plan, roles, earlier }: PlanSheetProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const { areasToProbe, toSettle } = plan.candidate;
  const open = openSentences(plan);
  // points left open by an earlier round are in a list of their own
  const points = toSettle.filter(({ leftOpen }) => leftOpen === undefined);
  const askerOf = ({ kind }: FlowStep, question: Question | undefined): string => {
    const everybody = (roles ?? []).map((_, at) => String(at + 1));
    if (question !== undefined)
      return everybody.filter((_, at) => roles?.[at]?.questions.includes(question.order)).join();
    if (kind === 'buffer') return '';
    return kind === 'candidate_questions' ? everybody.join(', ') : '1';
  };
  const numberOf = (id: string | undefined) => plan.questions.find((question) => question.id === id)?.order;
  return (
    <section className={styles.sheet} data-long={linesOf(plan, roles) > mostAtEase}>
      {plan.candidate.toDecide !== undefined && (
        <p className={styles.aim}>
          <b>{t('claims.toDecide')}</b> <PlanText>{plan.candidate.toDecide}</PlanText>
        </p>
      )}
      <div className={styles.before}>
        {open.length > 0 ? (
          <section>
            <h2>{t('sheet.leftOpen')}</h2>
            <ul>
              {open.map(({ text, isPoint, questions, followUps }) => {
                const places = [
                  ...questions.map((number) => t('number', { number })),
                  ...followUps.map((number) => t('followUpTo', { number })),
                ];
                const numbers =
                  format.list([...(isPoint ? [t('sheet.asPoint')] : []), ...places]) || t('sheet.unasked');
                return (
                  <li key={text}>
                    <PlanText>{text}</PlanText> <b className="num">{numbers}</b>
                  </li>
                );
              })}
            </ul>
          </section>
        ) : (
          earlier !== null && (
            <section>
              <h2>{t('sheet.earlier')}</h2>
              <p>
                {earlier} {toSettle.some(({ followsUp }) => followsUp === true) && <b>{t('sheet.asPoint')}</b>}
              </p>
            </section>
          )
        )}
        {(areasToProbe.length > 0 || points.length > 0) && (
          <section>
            <h2>{t('claims.find')}</h2>
            <ul>
              {areasToProbe.map(({ text, askedIn, inFollowUp, evidence, absence }) => (
                <li key={text}>
                  <PlanText>{text}</PlanText>{' '}
                  {askedIn !== undefined && (
                    <b className="num">
                      {t(inFollowUp === true ? 'followUpTo' : 'number', { number: numberOf(askedIn) })}
                    </b>
                  )}{' '}
                  {evidence !== undefined && !saysLine(text, evidence.quote) && <q>{evidence.quote}</q>}
                  {absence !== undefined && (
                    <small>
                      <PlanText>{absence.statement}</PlanText>{' '}
                      {soughtWords(absence).length > 0 &&
                        t('claims.absence', { words: format.list(soughtWords(absence)) })}
                    </small>
                  )}
                </li>
              ))}
              {points.map((point) => (
                <li key={point.text}>
                  <PlanText>{pointInShort(plan, point)}</PlanText>{' '}
                  <b>{t(`claims.aloud.${momentOfUnscored(plan.flow)}`)}</b>
                </li>
              ))}
            </ul>
          </section>
        )}
        {roles !== undefined && (
          <section>
            <h2>{t('panel.title')}</h2>
            <PanelPartList roles={roles} />
          </section>
        )}
        <PlanPreparation plan={plan} />
        <PlanNotAsked plan={plan} />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheet.minutes')}</th>
            <th scope="col">{t('sheet.part')}</th>
            {roles !== undefined && <th scope="col">{t('sheet.who')}</th>}
            <th scope="col">{t('sheet.score')}</th>
          </tr>
        </thead>
        <tbody>
          {talkRows(plan).map(({ from, to, step, question }) => (
            <tr key={from} data-kind={question === undefined ? 'part' : 'question'}>
              <td className="num">{`${String(from)}–${String(to)}`}</td>
              <td>
                {question === undefined ? <Part step={step} plan={plan} /> : <Asked question={question} plan={plan} />}
              </td>
              {roles !== undefined && <td className="num">{askerOf(step, question)}</td>}
              <td className={styles.score}>{question !== undefined && <i />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan.decision !== undefined && (
        <DecisionRule
          decision={plan.decision}
          leastScores={plan.decision.offer && <LeastScores offer={plan.decision.offer} questions={plan.questions} />}
          beforeOffer={plan.candidate.beforeOffer}
        />
      )}
    </section>
  );
}

/** A rough estimate of the number of rows: a line of text counts as half a row. */
function linesOf(plan: Plan, roles: readonly PanelPart[] | undefined): number {
  const { toSettle, areasToProbe } = plan.candidate;
  const { furtherWhen = [], noWhen = [] } = plan.decision ?? {};
  const lines = [openSentences(plan), toSettle, toSettle, requirementsToTick(plan), areasToProbe, furtherWhen, noWhen];
  return plan.questions.length + lines.flat().length / 2 + (roles?.length ?? 0);
}

/** The topic of a question; its wording is on the pages that follow. */
function Asked({ question, plan }: { readonly question: Question; readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'common']);
  const runsOn = useRunsOnText(plan, question);
  const { order, block, mustAsk, handout } = question;
  const notes = [
    ...(block === 'cv' ? [t(isAboutPerson(question) ? 'cv.person' : 'cv.own')] : []),
    ...(mustAsk ? [] : [t('common:question.optional')]),
    ...(handout === undefined ? [] : [t('sheet.handout')]),
    ...(runsOn === undefined ? [] : [runsOn]),
    ...(mayBeShort(plan, question) ? [t('sheet.mayBeShort')] : []),
  ];
  return (
    <>
      <b className="num">{order}.</b> <PlanText>{capitalised(topicOf(question))}</PlanText>
      {notes.length > 0 && <small> {dotted(notes)}</small>}
    </>
  );
}

function Part({ step, plan }: { readonly step: FlowStep; readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'common']);
  if (step.kind === 'question') return null;
  return (
    <>
      {t(`sheet.${step.kind}`)}
      {step.script !== undefined && isSaidHere(step.kind) && (
        <p>
          <PlanText>{step.script}</PlanText>
        </p>
      )}
      {step.kind === 'requirements' && (
        <ul className={styles.boxes}>
          {plan.candidate.toSettle.map((point) => (
            <SettledPoint key={point.text} point={point} plan={plan} />
          ))}
          {requirementsByNeed(plan).open.map(({ text }) => (
            <li key={text}>
              <PlanText>{text}</PlanText>
            </li>
          ))}
          {requirementsByNeed(plan).shown.map(({ text, shown }, at) => (
            <li key={text}>
              {at === 0 && <small>{t('common:question.shownInCv')}</small>} <PlanText>{text}</PlanText>
              {shown.map(({ page, start, quote }) => (
                <small key={`${String(page)} ${String(start)}`}>
                  {' '}
                  <q>{quote}</q>
                </small>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Parts that have no page of their own after this sheet. */
function isSaidHere(kind: FlowStep['kind']): boolean {
  return kind === 'intro' || kind === 'wrap_up';
}

function SettledPoint({ point, plan }: { readonly point: PointToSettle; readonly plan: Plan }) {
  const { t } = useTranslation('common');
  const { text, listensFor } = point;
  const requirement = requirementOfPoint(plan, point);
  return (
    <li>
      <b>
        <PlanText>{text}</PlanText>
      </b>
      {requirement !== undefined && !saysLine(text, requirement.text) && (
        <small>
          {' '}
          {t('question.requirement')} <PlanText>{requirement.text}</PlanText>
        </small>
      )}
      {listensFor !== undefined && (
        <small>
          {' '}
          {t('question.listensFor')} <PlanText>{listensFor}</PlanText>
        </small>
      )}
      {quotedLines(point).map(
        ({ page, start, quote }, at) =>
          !saysLine(text, quote) && (
            <small key={`${String(page)} ${String(start)}`}>
              {' '}
              {t(at === 0 ? 'question.inCv' : 'question.against')} <q>{quote}</q>
            </small>
          ),
      )}
    </li>
  );
}
