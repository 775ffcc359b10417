import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalised } from '#contracts/capitalised.ts';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { DecisionRule } from '#web/entities/plan/talk/decision-rule.tsx';
import { PanelParts } from '#web/entities/plan/talk/panel-parts.tsx';
import { PlanText } from '#web/entities/plan/text/plan-text.tsx';
import { CvQuote } from './cv-quote.tsx';
import { Labelled } from './labelled.tsx';
import { PlanQuestion } from './plan-question.tsx';
import { SharedSection } from './shared-section.tsx';
import { SharedTalk } from './shared-talk.tsx';
import styles from './shared-interview.module.css';

type PlanDocument = Extract<SharedDocument, { view: 'plan' }>;
type PlanContent = PlanDocument['content'];

/** The full plan: what to find out, the interview with everything needed to score it, and what it is based on. */
export function SharedPlan({ document }: { readonly document: PlanDocument }) {
  const { t } = useTranslation(['plan', 'common']);
  const { content, interview } = document;
  const questions = content.questions.map((question): [number, ReactNode] => [
    question.number,
    <PlanQuestion key={question.number} question={question} />,
  ]);
  const own = content.questions.filter(({ block }) => block === 'cv').map(({ number }) => number);
  return (
    <>
      {content.toDecide !== null && (
        <div className={styles.section}>
          <Labelled label={t('claims.toDecide')} text={content.toDecide} />
        </div>
      )}
      <Claims content={content} />
      <SharedSection title={t('toSettle.title')} items={content.toSettle}>
        {({ text, requirement, listensFor, basis, quotes }) => (
          <>
            <p>
              <PlanText>{text}</PlanText>
            </p>
            <Labelled label={t('common:question.requirement')} text={requirement} />
            <Labelled label={t('common:question.listensFor')} text={listensFor} />
            <Labelled label={t('common:question.basis')} text={basis} />
            {quotes.map((quote) => (
              <CvQuote key={quote.text} quote={quote} />
            ))}
          </>
        )}
      </SharedSection>
      <SharedTalk
        flow={content.flow}
        minutes={interview.durationMin}
        own={new Set(own)}
        questions={new Map(questions)}
      />
      <SharedSection title={t('requirements.title')} items={content.requirements}>
        {({ text, basis, quotes }) => (
          <>
            <p>
              <PlanText>{text}</PlanText>
            </p>
            {!text.includes(basis) && <Labelled label={t('common:question.basis')} text={basis} />}
            {quotes.map((quote) => (
              <CvQuote key={quote.text} quote={quote} />
            ))}
          </>
        )}
      </SharedSection>
      <SharedSection title={t('candidateQuestions.title')} items={content.candidateQuestions}>
        {({ question, answer }) => (
          <>
            <p>
              <PlanText>{question}</PlanText>
            </p>
            <p className="small muted">
              {answer === null ? t('common:question.toPrepare') : <PlanText>{answer.text}</PlanText>}
            </p>
          </>
        )}
      </SharedSection>
      <div className={styles.section}>
        {content.panel !== null && <PanelParts roles={content.panel} />}
        {content.decision !== null && <DecisionRule decision={content.decision} beforeOffer={content.beforeOffer} />}
      </div>
      <SharedSection title={t('side.competencies')} items={content.competencies}>
        {({ name, definition, basis }) => (
          <>
            <p>
              <b>
                <PlanText>{capitalised(name)}</PlanText>
              </b>
            </p>
            <p>
              <PlanText>{definition}</PlanText>
            </p>
            <Labelled label={t('common:question.basis')} text={basis} />
          </>
        )}
      </SharedSection>
      <SharedSection title={t('claims.highlights')} items={content.highlights}>
        {({ text, quote }) => (
          <>
            <p>
              <PlanText>{text}</PlanText>
            </p>
            {quote !== null && <CvQuote quote={quote} />}
          </>
        )}
      </SharedSection>
    </>
  );
}

function Claims({ content }: { readonly content: PlanContent }) {
  const { t } = useTranslation(['plan', 'share']);
  const { areasToProbe, strengths } = content;
  return (
    <div className={styles.pair}>
      <SharedSection title={t('claims.find')} items={areasToProbe}>
        {({ text, questions, quote, absence }) => (
          <>
            <p>
              <PlanText>{text}</PlanText>{' '}
              {questions.length > 0 && (
                <span className="small muted num">{questions.map((number) => t('number', { number })).join(', ')}</span>
              )}
            </p>
            {quote !== null && <CvQuote quote={quote} />}
            {absence !== null && (
              <p className="small dim">
                <PlanText>{absence}</PlanText>
              </p>
            )}
          </>
        )}
      </SharedSection>
      <SharedSection title={t('claims.strong')} items={strengths}>
        {({ text, quote }) => (
          <>
            <p>
              <PlanText>{text}</PlanText>
            </p>
            <CvQuote quote={quote} />
          </>
        )}
      </SharedSection>
    </div>
  );
}
