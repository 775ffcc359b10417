import { useTranslation } from 'react-i18next';
import {
  type FlowStep,
  followUpBehind,
  openSentences,
  type Plan,
  type PointToSettle,
  type Question,
} from '#contracts/interviewing/plan.ts';
import {
  linesOfPoint,
  requirementOfPoint,
  requirementsByNeed,
  requirementsToTick,
} from '#contracts/interviewing/plan-requirements.ts';
import { panelRoles } from '#contracts/interviewing/panel-roles.ts';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { DecisionRule } from '#web/entities/plan/talk/decision-rule.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { talkRows } from '#web/features/plan/content/questions/talk-rows.ts';
import styles from './plan-sheet.module.css';

/** With more than these rows and lines the sheet is set smaller. */
const mostAtEase = 12;
/** What else a good answer holds; all of it stands with the question. */
const mostBesideFirst = 2;

interface PlanSheetProps {
  readonly plan: Plan;
  /** what an earlier round noted, in its own words: shown where the plan says of none of its sentences that it settles it */
  readonly earlier: string | null;
}

/** The first printed sheet: all that is needed in the room, before each question in full. */
export function PlanSheet({ plan, earlier }: PlanSheetProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const roles = panelRoles(plan);
  const { areasToProbe, toSettle } = plan.candidate;
  const open = openSentences(plan);
  const askerOf = ({ kind }: FlowStep, question: Question | undefined): string => {
    if (question !== undefined)
      return t(roles?.colleague.includes(question.order) === true ? 'panel.who.colleague' : 'panel.who.lead');
    return kind === 'buffer' ? '' : t(kind === 'candidate_questions' ? 'panel.who.both' : 'panel.who.lead');
  };
  const numberOf = (id: string | undefined) => plan.questions.find((question) => question.id === id)?.order;
  return (
    <section className={styles.sheet} data-long={linesOf(plan) > mostAtEase}>
      <h2>{t('sheet.title')}</h2>
      {plan.candidate.toDecide !== undefined && (
        <p className={styles.earlier}>
          <b>{t('claims.toDecide')}</b> <PlanText>{plan.candidate.toDecide}</PlanText>
        </p>
      )}
      {open.length > 0 ? (
        <section className={styles.earlier}>
          <b>{t('sheet.leftOpen')}</b>
          <ul>
            {open.map(({ text, isAskedFirst, questions }) => {
              const places = questions.map((number) => t('number', { number }));
              const numbers = format.list([...(isAskedFirst ? [t('sheet.settledFirst')] : []), ...places]);
              return (
                <li key={text}>
                  <PlanText>{text}</PlanText> <b className="num">{t('sheet.settledIn', { numbers })}</b>
                </li>
              );
            })}
          </ul>
        </section>
      ) : (
        earlier !== null && (
          <p className={styles.earlier}>
            <b>{t('sheet.earlier')}</b> {earlier}
            {toSettle.some(({ followsUp }) => followsUp === true) && (
              <>
                {' '}
                <b>{t('sheet.settledIn', { numbers: t('sheet.settledFirst') })}</b>
              </>
            )}
          </p>
        )
      )}
      {roles !== undefined && (
        <p className={styles.earlier}>
          <b>{t('panel.title')}</b>{' '}
          {t('panel.lead', { numbers: format.list(roles.lead.map((number) => t('number', { number }))) })}{' '}
          {t('panel.notes')} {t('panel.scores')}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheet.minutes')}</th>
            <th scope="col">{t('sheet.ask')}</th>
            <th scope="col">{t('sheet.listen')}</th>
            <th scope="col">{t('sheet.score')}</th>
            {roles !== undefined && <th scope="col">{t('sheet.who')}</th>}
          </tr>
        </thead>
        <tbody>
          {talkRows(plan).map(({ from, to, step, question }) => (
            <tr key={from} data-kind={question === undefined ? 'part' : 'question'}>
              <td className="num">{`${String(from)}–${String(to)}`}</td>
              {question === undefined ? <Part step={step} plan={plan} /> : <Asked question={question} plan={plan} />}
              <td className={styles.score}>{question !== undefined && <i />}</td>
              {roles !== undefined && <td className="num">{askerOf(step, question)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.end}>
        {areasToProbe.length > 0 && (
          <section>
            <h2>{t('claims.find')}</h2>
            <ul>
              {areasToProbe.map(({ text, askedIn, inFollowUp }) => (
                <li key={text}>
                  <PlanText>{text}</PlanText>{' '}
                  {askedIn !== undefined && (
                    <b className="num">
                      {t(inFollowUp === true ? 'followUpTo' : 'number', { number: numberOf(askedIn) })}
                    </b>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {plan.decision !== undefined && (
          <DecisionRule decision={plan.decision} beforeOffer={plan.candidate.beforeOffer} />
        )}
      </div>
    </section>
  );
}

/** About how much stands on it: a line takes half of the room of a question. */
function linesOf(plan: Plan): number {
  const { toSettle, areasToProbe } = plan.candidate;
  const { furtherWhen = [], noWhen = [] } = plan.decision ?? {};
  const lines = [openSentences(plan), toSettle, requirementsToTick(plan), areasToProbe, furtherWhen, noWhen];
  return plan.questions.length + lines.flat().length / 2 + (plan.interviewType === 'panel' ? 2 : 0);
}

function Asked({ question, plan }: { readonly question: Question; readonly plan: Plan }) {
  const { t } = useTranslation(['common', 'plan']);
  const { id, order, text, mustAsk, decidingFact, expectedAnswer, handout } = question;
  const [first = '', ...others] = expectedAnswer.keyPoints;
  const followUp = followUpBehind(plan, id);
  return (
    <>
      <td>
        <b className="num">{order}.</b> <PlanText>{text}</PlanText> {mustAsk && <em>{t('question.mustAsk')}</em>}
        {handout !== undefined && <small>{t('plan:sheet.handout')}</small>}
        {followUp !== undefined && (
          <p>
            <b>{t(followUp.leadsIn === true ? 'question.leadIn' : 'question.forPerson')}</b>{' '}
            <PlanText>{followUp.text}</PlanText>
          </p>
        )}
      </td>
      <td>
        <PlanText>{first}</PlanText>
        <small>
          <PlanText>{dotted(others.slice(0, mostBesideFirst))}</PlanText>
        </small>
        {decidingFact !== undefined && (
          <p>
            <b>{t('question.fact')}</b> <PlanText>{decidingFact}</PlanText>
          </p>
        )}
      </td>
    </>
  );
}

function Part({ step, plan }: { readonly step: FlowStep; readonly plan: Plan }) {
  const { t } = useTranslation(['plan', 'common']);
  if (step.kind === 'question') return <td colSpan={2} />;
  return (
    <td colSpan={2}>
      {t(`sheet.${step.kind}`)}
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
              {shown !== undefined && (
                <small>
                  {' '}
                  <q>{shown.quote}</q>
                </small>
              )}
            </li>
          ))}
        </ul>
      )}
    </td>
  );
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
      {requirement !== undefined && (
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
      {linesOfPoint(point).map(({ page, start, quote }, at) => (
        <small key={`${String(page)} ${String(start)}`}>
          {' '}
          {t(at === 0 ? 'question.inCv' : 'question.against')} <q>{quote}</q>
        </small>
      ))}
    </li>
  );
}
