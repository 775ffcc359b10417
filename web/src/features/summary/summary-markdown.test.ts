import { describe, expect, it } from 'vitest';
import { emptyAnswer } from '#contracts/interviewing/run/run-rules.ts';
import { summaryMarkdown } from './summary-markdown.ts';

describe('summaryMarkdown', () => {
  it('a summary › with what was written, scored and noted › has each in its place, and typed marks stay text', () => {
    const markdown = summaryMarkdown({
      title: 'Ada *Lovelace*',
      facts: ['Position: Engineer'],
      text: { overallAssessment: '# Good\n- with a dash', strengths: ['Clear', ' '], concerns: [] },
      questions: [
        { id: 'a', order: 1, text: 'What was\nhard?' },
        { id: 'b', order: 2, text: 'And then?' },
      ],
      answers: [{ ...emptyAnswer('a'), score: 7, notes: 'Said <b>so</b>\n1. first', redFlagSeen: true }],
      partNotes: [{ part: 'Intro', notes: 'Came *by train*\n- early' }],
      words: {
        assessment: 'Assessment',
        strengths: 'Strengths',
        concerns: 'Concerns',
        questions: 'Questions',
        partNotes: 'Other parts',
        notScored: 'Not scored',
        flag: 'Red flag',
      },
      scoreText: (score) => `${String(score)} of 10`,
    });
    expect(markdown).toBe(
      [
        String.raw`# Ada \*Lovelace\*`,
        '- Position: Engineer',
        '## Assessment',
        `${String.raw`\# Good`}\n${String.raw`\- with a dash`}`,
        '## Strengths',
        '- Clear',
        '## Questions',
        '### 1. What was hard?',
        '**7 of 10 · Red flag**',
        `${String.raw`> Said \<b\>so\</b\>`}\n${String.raw`> 1\. first`}`,
        '### 2. And then?',
        '**Not scored**',
        '## Other parts',
        '### Intro',
        `${String.raw`> Came \*by train\*`}\n${String.raw`> \- early`}`,
      ].join('\n\n') + '\n',
    );
  });
});
