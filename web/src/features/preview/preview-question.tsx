import { IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { PreviewPlan } from '#contracts/interviewing/previews.ts';
import { AnchorColumns } from '#web/entities/plan/question/anchor-columns.tsx';
import { Handout } from '#web/entities/plan/question/handout.tsx';
import { QuestionNumber } from '#web/entities/plan/question/question-number.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { dotted, useFormat } from '#web/shared/language/format.ts';
import { Folded } from '#web/shared/ui/folded.tsx';
import { Quote } from '#web/shared/ui/quote.tsx';
import styles from './preview-question.module.css';

type Question = PreviewPlan['questions'][number];

interface PreviewQuestionProps {
  readonly question: Question;
  /** a question that the decision depends on */
  readonly weighsMost: boolean;
  /** whether the scoring guide starts expanded */
  readonly open: boolean;
}

/**
 * A question as in the plan of an account: its number in the colour of its minutes, its text, and the collapsed scoring
 * guide.
 */
export function PreviewQuestion({ question, weighsMost, open }: PreviewQuestionProps) {
  const { t } = useTranslation(['preview', 'common', 'plan', 'share']);
  const format = useFormat();
  const { number, block, text, minutes, mustAsk, handout, quotes } = question;
  return (
    <article className={styles.question}>
      <QuestionNumber order={number} block={block} className={styles.number} />
      <p className={styles.about}>
        <b>
          <PlanText>{capitalised(question.competency)}</PlanText>
        </b>
        <span>
          {dotted([
            ...(weighsMost ? [t('plan:budget.weighsMost')] : []),
            ...(block === 'cv' ? [t('plan:cv.title')] : []),
            ...(mustAsk ? [] : [t('common:question.optional')]),
          ])}
        </span>
      </p>
      <span className={styles.minutes}>{format.minutes(minutes)}</span>
      <div className={styles.words}>
        <h3>
          <PlanText>{text}</PlanText>
        </h3>
        {quotes.map((quote) => (
          <p key={quote.text} className={styles.quote}>
            <Quote source={t('share:page.page', { page: quote.page })}>{quote.text}</Quote>
          </p>
        ))}
        {handout !== null && (
          <section className={styles.part}>
            <h4>{t('common:question.handout')}</h4>
            <Handout lines={handout} />
          </section>
        )}
        <Folded className={styles.fold} name={t('start.judge')} open={open}>
          <Rubric question={question} />
        </Folded>
      </div>
    </article>
  );
}

function Rubric({ question }: { readonly question: Question }) {
  const { t } = useTranslation(['plan', 'common']);
  const { keyPoints, notRequired, probes, redFlags, followUp, followsUp, exampleAnswer, decidingFact } = question;
  return (
    <>
      <div className={styles.pair}>
        <section>
          <h4>{t('question.why')}</h4>
          <p>
            <PlanText>{question.whyAsked}</PlanText>
          </p>
          <Aside label={t('question.followsUp')}>{followsUp}</Aside>
        </section>
        <section>
          <h4>{t('question.listen')}</h4>
          <ul className={styles.points}>
            {keyPoints.map((point) => (
              <li key={point}>
                <PlanText>{point}</PlanText>
              </li>
            ))}
          </ul>
          <Aside label={t('question.notRequired')}>{notRequired.length > 0 ? dotted(notRequired) : null}</Aside>
        </section>
      </div>
      <div className={styles.part}>
        <AnchorColumns anchors={question.anchors} />
      </div>
      {exampleAnswer !== null && (
        <section className={styles.part}>
          <h4>{t('common:question.example')}</h4>
          <q>
            <PlanText>{exampleAnswer}</PlanText>
          </q>
          <Aside label={t('common:question.fact')}>{decidingFact}</Aside>
        </section>
      )}
      <div className={styles.pair}>
        <section>
          <h4>{t('question.probes')}</h4>
          <dl className={styles.probes}>
            {followUp !== null && (
              <Probe name={t(followUp.leadsIn ? 'common:question.leadIn' : 'common:question.forPerson')}>
                <PlanText>{followUp.text}</PlanText>
              </Probe>
            )}
            {probes.map((probe) => (
              <Probe key={probe.text} name={t(`trigger.${probe.trigger}`)}>
                <PlanText>{probe.text}</PlanText>
              </Probe>
            ))}
          </dl>
        </section>
        {redFlags.length > 0 && (
          <section>
            <h4>{t('question.redFlag')}</h4>
            {redFlags.map(({ text, jobReason }) => (
              <div key={text} className={styles.flag}>
                <IconFlag aria-hidden />
                <div>
                  <PlanText>{text}</PlanText>
                  <p className="small muted">
                    <PlanText>{jobReason}</PlanText>
                  </p>
                </div>
              </div>
            ))}
          </section>
        )}
      </div>
    </>
  );
}

function Aside({ label, children }: { readonly label: string; readonly children: string | null }) {
  return (
    children !== null && (
      <p className={styles.aside}>
        {label} <PlanText>{children}</PlanText>
      </p>
    )
  );
}

function Probe({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
