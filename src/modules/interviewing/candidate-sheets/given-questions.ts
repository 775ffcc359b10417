import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { filled } from '#modules/interviewing/export/export-words.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './sheet-words.ts';

/** So many words in a row are a quote. */
const quotedWords = 5;

/**
 * The questions as a candidate is given them in advance, in the order of the talk: what is asked, and its minutes. A sheet to
 * work on is given in the talk. A question that rests on what an earlier interviewer noted, or has words of that, is told by
 * its matter: the note is not the candidate's to read.
 *
 * @param own the plan in the language that the note was written for: there its words are known
 */
export function givenQuestions(
  plan: Plan,
  own: Plan,
  { previousFeedback }: Pick<SheetFacts['interview'], 'previousFeedback'>,
  { minutes, preparation: { given } }: SheetWords,
): readonly string[] {
  const note = ` ${plain(previousFeedback ?? '')} `;
  const isOfNote = ({ text, followsUp }: Question) => followsUp !== undefined || quotes(text, note);
  const ofNote = new Set(own.questions.filter(isOfNote).map(({ order }) => order));
  return plan.questions
    .toSorted((one, other) => one.order - other.order)
    .map((question) => {
      const { order, text, category, expectedMin, handout } = question;
      const said = ofNote.has(order) ? filled(given.about, { matter: category }) : text;
      const asked = filled(given.one, { question: said, minutes: minutes(expectedMin) });
      return handout === undefined ? asked : `${asked} ${given.sheet}`;
    });
}

function quotes(text: string, note: string): boolean {
  const words = wordsOf(text.toLowerCase());
  return words.some(
    (_, at) => at + quotedWords <= words.length && note.includes(` ${words.slice(at, at + quotedWords).join(' ')} `),
  );
}

function plain(text: string): string {
  return wordsOf(text.toLowerCase()).join(' ');
}
