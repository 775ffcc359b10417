import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { AnchorColumns } from '#web/entities/plan/question/anchor-columns.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { CvQuote } from './cv-quote.tsx';
import { Labelled } from './labelled.tsx';
import styles from './shared-interview.module.css';

type Question = Extract<SharedDocument, { view: 'plan' }>['content']['questions'][number];

/** A question with everything needed to score its answer. */
export function PlanQuestion({ question }: { readonly question: Question }) {
  const { t } = useTranslation(['plan', 'common']);
  const { followUp, probes, redFlags, keyPoints, notRequired } = question;
  const facts = [
    t(`kind.${question.kind}`),
    t(`difficulty.${question.difficulty}`),
    ...(question.mustAsk ? [] : [t('common:question.optional')]),
  ];
  return (
    <AskedQuestion question={question} topic={question.competency} facts={facts} own={question.block === 'cv'}>
      {question.quotes.map((quote) => (
        <p key={quote.text} className={styles.quote}>
          <CvQuote quote={quote} />
        </p>
      ))}
      {followUp !== null && (
        <div className={styles.detail}>
          <Labelled
            label={t(followUp.leadsIn ? 'common:question.leadIn' : 'common:question.forPerson')}
            text={followUp.text}
          />
          <Labelled label={t('common:question.listensFor')} text={followUp.listensFor} />
          <Labelled label={t('common:question.fallsShort')} text={followUp.fallsShort} />
          {followUp.quotes.map((quote) => (
            <CvQuote key={quote.text} quote={quote} />
          ))}
        </div>
      )}
      <div className={styles.pair}>
        <section>
          <h4>{t('question.why')}</h4>
          <p>
            <PlanText>{question.whyAsked}</PlanText>
          </p>
          <Labelled label={t('question.followsUp')} text={question.followsUp} />
        </section>
        <section>
          <h4>{t('question.listen')}</h4>
          <TextList items={keyPoints} />
          {notRequired.length > 0 && <Labelled label={t('question.notRequired')} text={notRequired.join(' · ')} />}
        </section>
      </div>
      <div className={styles.detail}>
        <AnchorColumns anchors={question.anchors} />
      </div>
      {question.exampleAnswer !== null && (
        <section className={styles.detail}>
          <h4>{t('common:question.example')}</h4>
          <p>
            <q>
              <PlanText>{question.exampleAnswer}</PlanText>
            </q>
          </p>
          <Labelled label={t('common:question.fact')} text={question.decidingFact} />
        </section>
      )}
      <div className={styles.pair}>
        <section>
          <h4>{t('question.probes')}</h4>
          <ul className={styles.list}>
            {probes.map(({ trigger, text, listensFor }) => (
              <li key={text}>
                <span className="muted">{t(`trigger.${trigger}`)}:</span> <PlanText>{text}</PlanText>
                <Labelled label={t('common:question.listensFor')} text={listensFor} />
              </li>
            ))}
          </ul>
        </section>
        {redFlags.length > 0 && (
          <section>
            <h4>{t('question.redFlag')}</h4>
            <ul className={styles.list}>
              {redFlags.map(({ text, jobReason }) => (
                <li key={text}>
                  <PlanText>{text}</PlanText>
                  <p className="small muted">
                    <PlanText>{jobReason}</PlanText>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </AskedQuestion>
  );
}

function TextList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <PlanText>{item}</PlanText>
        </li>
      ))}
    </ul>
  );
}
