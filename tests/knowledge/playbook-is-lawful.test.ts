import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { competencies, cvQuestions } from '#knowledge/playbook/playbook.ts';
import { topicQuestions } from '#knowledge/playbook/topic-list.ts';
import { playbookMark } from '#knowledge/playbook/questions/write-question.ts';

/**
 * A question that the guard rejects is left out of every plan, so a false alarm would shrink the playbook unnoticed.
 */
describe('texts of the playbook', () => {
  const questions = [...competencies.flatMap((competency) => competency.questions), ...topicQuestions, ...cvQuestions];

  it.each(questions.map((question) => [question.id, question] as const))(
    '%s › read by the guard in both languages › is clean',
    (_, { text }) => {
      for (const language of languages) {
        expect([language, playbookMark(text[language], language).ruleIds]).toEqual([language, []]);
      }
    },
  );
});
