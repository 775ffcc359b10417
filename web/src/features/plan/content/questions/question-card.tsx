import { IconChevronDown, IconFlag } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import { type FollowUp, type Question, isAboutPerson, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { quotedLines } from '#contracts/interviewing/plan/plan-requirements.ts';
import { EvidenceQuote } from '#web/entities/cv/text/evidence-quote.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { AnswerGuide, hasAnswerGuide } from '#web/entities/plan/question/answer-guide.tsx';
import { AnchorColumns } from '#web/entities/plan/question/anchor-columns.tsx';
import { Handout } from '#web/entities/plan/question/handout.tsx';
import { FollowUpNote } from '#web/entities/plan/question/follow-up-note.tsx';
import { QuestionNumber } from '#web/entities/plan/question/question-number.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import head from '#web/features/plan/content/card-head.module.css';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly question: Question;
  /** an extra question or lead-in for this candidate only */
  readonly followUp?: FollowUp | undefined;
  /** how an earlier round affects its time */
  readonly earlier?: ReactNode;
  /** the sentence of the posting that calls for its competency, unless the question or its reason already quotes it */
  readonly basis?: string | undefined;
  /** a must-ask question that the decision depends on */
  readonly weighsMost?: boolean;
  readonly open: boolean;
  readonly selected?: boolean;
  /** kept when the plan is regenerated */
  readonly locked?: boolean;
  /** actions, beside its minutes; on a phone only while open */
  readonly menu?: ReactNode;
  /** status of an action in progress */
  readonly note?: ReactNode;
  /** called when the card is opened or closed */
  readonly onOpen: (open: boolean) => void;
}

/**
 * One question. Collapsed: topic, what is special about it, length and text. Open: also the CV lines it quotes, its
 * reason, key points, anchors, probes and red flags.
 */
export function QuestionCard({
  question,
  followUp,
  earlier,
  basis,
  weighsMost = false,
  open,
  selected = false,
  locked = false,
  menu,
  note,
  onOpen,
}: QuestionCardProps) {
  const { t } = useTranslation(['plan', 'common']);
  const format = useFormat();
  const printing = usePrinting();
  const shown = printing || open;
  const isShort = useIsPhone() && !shown;
  const bodyId = useId();
  const isOwn = question.source === 'person' && question.block === 'cv' && !isAboutPerson(question);
  // Most questions must be asked, so while collapsed only the others say what they are.
  const facts = [
    ...(weighsMost ? [t('budget.weighsMost')] : []),
    ...(question.block === 'cv' && !isOwn ? [t(`cv.${basisOf(question)}`)] : []),
    ...(question.mustAsk ? [] : [t('common:question.optional')]),
    // elsewhere the pressed lock button shows it
    ...(locked && isShort ? [t('lock.tag')] : []),
    ...(question.source === 'person' ? [t(isOwn ? 'question.added' : 'question.byPerson')] : []),
    ...(question.setForOthers === true ? [t('question.setForOthers')] : []),
    ...(question.inThisPlanAlone === true ? [t('question.inThisPlanAlone')] : []),
    ...(question.source === 'ai' ? [t('question.fromAi')] : []),
    ...(question.source === 'playbook' ? [t('question.fromPlaybook')] : []),
    ...(shown ? [t(`kind.${question.kind}`), t(`difficulty.${question.difficulty}`)] : []),
    ...(shown && question.mustAsk ? [t('common:question.mustAsk')] : []),
  ];
  const about = (
    <div className={styles.about}>
      <b>
        <PlanText>{capitalised(topicOf(question))}</PlanText>
      </b>{' '}
      <span className={styles.facts}>
        {shown && question.topic !== undefined && (
          <span>
            <PlanText>{capitalised(question.category)}</PlanText>
          </span>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </div>
  );
  return (
    <article
      className={classes(styles.card, open && styles.open, selected && styles.selected)}
      id={`question-${question.id}`}
      data-open={open}
    >
      <div className={classes(head.row, styles.head)}>
        <QuestionNumber order={question.order} block={question.block} className={classes(head.mark, styles.number)} />
        {!printing && about}
        <div className={classes(head.below, styles.words)}>
          <h3 className={classes(head.name, styles.ask)}>
            <button type="button" aria-expanded={open} aria-controls={bodyId} onClick={() => onOpen(!open)}>
              <PlanText>{question.text}</PlanText>
            </button>
          </h3>
          {shown &&
            question.evidence?.map((evidence) => (
              <p key={`${String(evidence.page)}.${String(evidence.start)}`} className={styles.evidence}>
                <EvidenceQuote evidence={evidence} selected={selected} />
              </p>
            ))}
          {shown && earlier}
          {/* in print, topic and details come after the question's number and text */}
          {printing && about}
        </div>
        <span className={classes(head.side, styles.side, 'num')}>
          {!isShort && menu}
          {format.minutes(question.expectedMin)}
          <IconChevronDown aria-hidden data-open={open} />
        </span>
      </div>
      {note}
      <div id={bodyId} className={styles.body} hidden={!shown}>
        {shown && <QuestionBody question={question} followUp={followUp} basis={basis} />}
      </div>
    </article>
  );
}

/** What a candidate-specific question is based on. */
function basisOf({ evidence, followsUp }: Question): 'title' | 'earlier' | 'own' {
  if (evidence !== undefined) return 'title';
  return followsUp === undefined ? 'own' : 'earlier';
}

function QuestionBody({ question, followUp, basis }: Pick<QuestionCardProps, 'question' | 'followUp' | 'basis'>) {
  const { t } = useTranslation(['plan', 'common']);
  const printing = usePrinting();
  // In print, the reasons are at the end, with what to read before the interview.
  const why = (!printing || basis !== undefined || question.followsUp !== undefined) && (
    <section>
      {!printing && (
        <>
          <h4>{t('question.why')}</h4>
          <p>
            <PlanText>{question.whyAsked}</PlanText>
          </p>
        </>
      )}
      {basis !== undefined && (
        <p className={styles.notRequired}>
          {t('common:question.basis')}{' '}
          <q>
            <PlanText>{basis}</PlanText>
          </q>
        </p>
      )}
      {question.followsUp !== undefined && (
        <p className={styles.notRequired}>
          {t('question.followsUp')} <PlanText>{question.followsUp}</PlanText>
        </p>
      )}
    </section>
  );
  const handout = question.handout !== undefined && (
    <section className={styles.handout}>
      <h4>{t('common:question.handout')}</h4>
      <Handout lines={question.handout} />
    </section>
  );
  const listen = (
    <section>
      <h4>{t('question.listen')}</h4>
      <ul className={styles.points}>
        {question.expectedAnswer.keyPoints.map((point) => (
          <li key={point}>
            <PlanText>{point}</PlanText>
          </li>
        ))}
      </ul>
      {question.expectedAnswer.notRequired.length > 0 && (
        <p className={styles.notRequired}>
          {t('question.notRequired')} <PlanText>{dotted(question.expectedAnswer.notRequired)}</PlanText>
        </p>
      )}
    </section>
  );
  const own = followUp !== undefined && (
    <FollowUpNote followUp={followUp}>
      {quotedLines(followUp).map((line) => (
        <EvidenceQuote key={line.quote} evidence={line} />
      ))}
    </FollowUpNote>
  );
  const isFirst = followUp?.leadsIn === true;
  const probes = (
    <section>
      {!isFirst && own}
      <h4>{t('question.probes')}</h4>
      <dl className={styles.probes}>
        {question.probes.map((probe) => (
          <div key={probe.text}>
            <dt>{t(`trigger.${probe.trigger}`)}</dt>
            <dd>
              <PlanText>{probe.text}</PlanText>
              {probe.listensFor !== undefined && (
                <small>
                  {t('common:question.listensFor')} <PlanText>{probe.listensFor}</PlanText>
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
  const flags = question.redFlags.length > 0 && (
    <section>
      <h4>{t('question.redFlag')}</h4>
      {question.redFlags.map((flag) => (
        <div key={flag.text} className={styles.flag}>
          <IconFlag aria-hidden />
          <div>
            <p>
              <PlanText>{flag.text}</PlanText>
            </p>
            <p className="small muted">
              <PlanText>{flag.jobReason}</PlanText>
            </p>
          </div>
        </div>
      ))}
    </section>
  );
  const anchors = (
    <>
      <div className={styles.anchors}>
        <AnchorColumns anchors={question.anchors} />
      </div>
      {!printing && hasAnswerGuide(question) && (
        <section className={styles.guide}>
          <h4>{t('common:question.example')}</h4>
          <AnswerGuide question={question} />
        </section>
      )}
      {printing && question.decidingFact !== undefined && (
        <p className={styles.guide}>
          {t('common:question.fact')} <PlanText>{question.decidingFact}</PlanText>
        </p>
      )}
    </>
  );
  // Two questions per page: the short sections go side by side, followed by the score bands.
  if (printing) {
    return (
      <>
        {isFirst && <div className={styles.first}>{own}</div>}
        <div className={styles.pair}>
          <div>
            {why}
            {probes}
          </div>
          <div>
            {listen}
            {flags}
          </div>
        </div>
        {anchors}
      </>
    );
  }
  return (
    <>
      {isFirst && <div className={styles.first}>{own}</div>}
      {handout}
      <div className={styles.pair}>
        {why}
        {listen}
      </div>
      {anchors}
      <div className={styles.pair}>
        {probes}
        {flags}
      </div>
    </>
  );
}
