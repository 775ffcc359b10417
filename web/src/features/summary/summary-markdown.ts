import { markdownLine, markdownText } from '#contracts/escaped-markdown.ts';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { type SummaryText, cleanText } from './recommendation/summary-text.ts';

export interface SummaryForMarkdown {
  readonly title: string;
  /** lines below the title, complete sentences */
  readonly facts: readonly string[];
  readonly text: SummaryText;
  readonly questions: readonly Pick<Question, 'id' | 'order' | 'text'>[];
  readonly answers: readonly Answer[];
  /** notes of parts without a question, by part name */
  readonly partNotes: readonly { readonly part: string; readonly notes: string }[];
  readonly words: Readonly<
    Record<'assessment' | 'strengths' | 'concerns' | 'questions' | 'partNotes' | 'notScored' | 'flag', string>
  >;
  readonly scoreText: (score: number) => string;
}

/**
 * A summary as Markdown, for a ticket or an e-mail: what the user wrote and scored, without anything hidden from them.
 */
export function summaryMarkdown(summary: SummaryForMarkdown): string {
  const { title, facts, words, questions } = summary;
  const { overallAssessment, strengths, concerns } = cleanText(summary.text);
  const answerOf = new Map(summary.answers.map((answer) => [answer.questionId, answer]));
  const blocks = [
    `# ${markdownLine(title)}`,
    bullets(facts),
    ...(overallAssessment === '' ? [] : [`## ${words.assessment}`, markdownText(overallAssessment)]),
    ...(strengths.length === 0 ? [] : [`## ${words.strengths}`, bullets(strengths)]),
    ...(concerns.length === 0 ? [] : [`## ${words.concerns}`, bullets(concerns)]),
    `## ${words.questions}`,
    ...questions.flatMap((question) => [
      `### ${String(question.order)}. ${markdownLine(question.text)}`,
      ...answerBlocks(answerOf.get(question.id), summary),
    ]),
    ...(summary.partNotes.length === 0 ? [] : [`## ${words.partNotes}`]),
    ...summary.partNotes.flatMap(({ part, notes }) => [`### ${markdownLine(part)}`, quoteBlock(notes)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function answerBlocks(answer: Answer | undefined, { words, scoreText }: SummaryForMarkdown): string[] {
  const score = answer?.score ?? null;
  const notes = answer?.notes.trim() ?? '';
  const facts = [
    score === null ? words.notScored : scoreText(score),
    ...(answer?.redFlagSeen === true ? [words.flag] : []),
  ];
  return [`**${facts.join(' · ')}**`, ...(notes === '' ? [] : [quoteBlock(notes)])];
}

function quoteBlock(notes: string): string {
  return markdownText(notes).replaceAll(/^/gm, '> ');
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${markdownLine(line)}`).join('\n');
}
