import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { wordsOf } from '#knowledge/plan/rules/likeness.ts';
import { filled } from '#modules/interviewing/export/export-words.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './sheet-words.ts';

/** This many consecutive words count as a quote. */
const quotedWords = 5;

/**
 * The questions a candidate is given in advance, in interview order: the wording and the minutes. Handouts are given
 * only in the interview. A question that is based on an earlier interviewer's note, or quotes it, is described by its
 * subject only, because the candidate must not read the note.
 *
 * @param own the plan in its original language, the one in which quotes from the note can be recognised
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
