import { useTranslation } from 'react-i18next';
import type { SharedDocument } from '#contracts/interviewing/interview-share.ts';
import { AskedQuestion } from './asked-question.tsx';
import { SharedTalk } from './shared-talk.tsx';

/** What is asked and when, and nothing of how answers are judged. */
export function SharedQuestions({ document }: { readonly document: Extract<SharedDocument, { view: 'questions' }> }) {
  const { t } = useTranslation();
  const { content, interview } = document;
  const byNumber = new Map(content.questions.map((question) => [question.number, question]));
  return (
    <SharedTalk
      flow={content.flow}
      minutes={interview.durationMin}
      question={(number) => {
        const question = byNumber.get(number);
        if (question === undefined) return null;
        const facts = [question.competency, ...(question.mustAsk ? [] : [t('question.optional')])];
        return <AskedQuestion question={question} facts={facts} />;
      }}
    />
  );
}
