import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { guardMark } from '#knowledge/plan/law-rules.ts';
import { competencies, cvQuestions, frames } from '#knowledge/playbook/playbook.ts';

/** A question that the guard refuses is left out of every plan, so a false alarm makes the playbook poorer unseen. */
describe('texts of the playbook', () => {
  const questions = [...competencies.flatMap((competency) => competency.questions), ...cvQuestions, ...frames];

  it.each(questions.map((question) => [question.id, question] as const))(
    '%s › read by the guard in both languages › are clean',
    (_, { text }) => {
      for (const language of languages) {
        const { ask, keyPoints, notRequired, anchors, ...rest } = text[language];
        const behaviours = anchors.map((lines, index) => ({ band: index, label: '', behaviours: [...lines] }));
        const mark = guardMark(
          {
            ...rest,
            text: ask,
            expectedAnswer: { keyPoints: [...keyPoints], notRequired: [...notRequired] },
            anchors: behaviours,
            probes: [...rest.probes],
            redFlags: [...rest.redFlags],
          },
          language,
        );
        expect([language, mark.ruleIds]).toEqual([language, []]);
      }
    },
  );
});
