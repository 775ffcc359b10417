import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#contracts/interviewing/summary/interview-share.ts';
import { AskedQuestion } from './asked-question.tsx';
import { SharedTalk } from './shared-talk.tsx';

/** What is asked and when, without how answers are scored. */
export function SharedQuestions({ document }: { readonly document: Extract<SharedDocument, { view: 'questions' }> }) {
  const { t } = useTranslation();
  const { content, interview } = document;
  const questions = content.questions.map((question): [number, ReactNode] => {
    const facts = question.mustAsk ? [] : [t('question.optional')];
    return [
      question.number,
      <AskedQuestion key={question.number} question={question} topic={question.competency} facts={facts} />,
    ];
  });
  return <SharedTalk flow={content.flow} minutes={interview.durationMin} questions={new Map(questions)} />;
}
