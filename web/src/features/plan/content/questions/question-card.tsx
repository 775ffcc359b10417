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
import { repeatsQuote } from '#web/entities/plan/text/repeats-quote.ts';
import { usePrinting } from '#web/shared/print-sheet.ts';
import { useIsPhone } from '#web/shared/ui/use-is-phone.ts';
import { Tag } from '#web/shared/ui/tag.tsx';
import head from '#web/features/plan/content/card-head.module.css';
import { Clock } from '#web/features/plan/content/clock/clock.tsx';
import type { TalkTime } from '#web/features/plan/content/clock/talk-rows.ts';
import { QuestionGlance } from './question-glance.tsx';
import styles from './question-card.module.css';

interface QuestionCardProps {
  readonly question: Question;
  /** when it is asked; omit while the plan is being generated */
  readonly time?: TalkTime | undefined;
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
 * One question. Collapsed: time, topic, length, text, CV lines, and the essentials for use during the interview (one
 * line of them on a phone). Open: also its reason, all key points, anchors, probes and red flags.
 */
export function QuestionCard({
  question,
  time,
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
  // Collapsed on a phone, CV lines that the question itself quotes word for word are omitted.
  const lines = (question.evidence ?? []).filter(({ quote }) => !isShort || !repeatsQuote(question.text, quote));
  const tags = (
    <>
      <Tag tone={question.mustAsk ? 'must' : 'outline'}>
        {question.mustAsk ? t('common:question.mustAsk') : t('common:question.optional')}
      </Tag>
      {weighsMost && <span className={styles.weighs}>{t('budget.weighsMost')}</span>}
      {question.block === 'cv' && !isOwn && (
        // sighted users can tell from the highlighted CV line
        <span className={lines.length > 0 ? 'visually-hidden' : undefined}>
          <Tag tone="marker">{t(`cv.${basisOf(question)}`)}</Tag>
        </span>
      )}
      {question.source === 'person' && <Tag tone="outline">{t(isOwn ? 'question.added' : 'question.byPerson')}</Tag>}
      {/* elsewhere the pressed lock button shows it */}
      {locked && isShort && <Tag tone="outline">{t('lock.tag')}</Tag>}
      {question.setForOthers === true && <Tag tone="outline">{t('question.setForOthers')}</Tag>}
      {question.inThisPlanAlone === true && <Tag tone="outline">{t('question.inThisPlanAlone')}</Tag>}
      {question.source === 'ai' && <Tag tone="outline">{t('question.fromAi')}</Tag>}
      {question.source === 'playbook' && <Tag tone="outline">{t('question.fromPlaybook')}</Tag>}
    </>
  );
  const about = (
    <div className={styles.about}>
      <span className={styles.topic}>
        <PlanText>{capitalised(topicOf(question))}</PlanText>
      </span>
      {shown && (
        <span className={styles.facts}>
          {question.topic !== undefined && (
            <span>
              <PlanText>{capitalised(question.category)}</PlanText>
            </span>
          )}
          <span>{t(`kind.${question.kind}`)}</span>
          <span>{t(`difficulty.${question.difficulty}`)}</span>
        </span>
      )}
      {!isShort && tags}
    </div>
  );
  return (
    <article
      className={classes(styles.card, open && styles.open, selected && styles.selected)}
      id={`question-${question.id}`}
      data-open={open}
    >
      <div className={classes(head.row, styles.head)}>
        <span className={head.place}>
          <QuestionNumber
            order={question.order}
            block={question.block}
            isFromCv={question.block === 'cv'}
            className={classes(head.mark, styles.number)}
          />
          {time !== undefined && <Clock time={time} />}
        </span>
        {!printing && about}
        <div className={classes(head.below, styles.words)}>
          <h3 className={classes(head.name, styles.ask)}>
            <button type="button" aria-expanded={open} aria-controls={bodyId} onClick={() => onOpen(!open)}>
              <PlanText>{question.text}</PlanText>
            </button>
          </h3>
          {lines.map((evidence) => (
            <p key={`${String(evidence.page)}.${String(evidence.start)}`} className={styles.evidence}>
              <EvidenceQuote evidence={evidence} selected={selected} />
            </p>
          ))}
          {isShort && <div className={styles.tags}>{tags}</div>}
          {!isShort && earlier}
          {/* in print, topic and details come after the question's number and text */}
          {printing && about}
          {!shown && <QuestionGlance question={question} followUp={followUp} short={isShort} />}
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
