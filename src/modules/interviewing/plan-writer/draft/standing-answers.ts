import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { faultSentences } from '#modules/interviewing/plan-writer/model/fault-sentences.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompts.ts';
import type { Accepted, Acceptance, Place } from './accept/questions/accept-question.ts';
import { meant } from './accept/questions/meant.ts';

type Words = Omit<QuestionAnswer, 'areas'>;

interface Standing {
  readonly answer: Words;
  readonly place: Place;
  readonly leftOut: Accepted['leftOut'];
}

/** Judges an answer in its place beside all questions but the one with this id. */
type Accept = (answer: Words, place: Place) => Acceptance;

/** Answers whose questions stand without some of their items: put in other words these may take their places after all. */
export class StandingAnswers {
  readonly #answers = new Map<string, Standing>();

  keep(question: Question, standing: Standing): void {
    if (standing.leftOut.size > 0) this.#answers.set(question.id, standing);
  }

  /** What was left out of these questions, each item with the reasons. */
  leftOut(questions: readonly Question[], language: Language): readonly Refused[] {
    return questions.flatMap(({ id }) =>
      [...(this.#answers.get(id)?.leftOut ?? [])].map(([text, rule]) => ({
        text,
        because: [...faultSentences([rule]), meant(text, language)],
      })),
    );
  }

  /**
   * The questions with those of their items that stand in other words.
   *
   * @param words by the item's own
   */
  reworded(questions: readonly Question[], words: ReadonlyMap<string, string>, accept: Accept): Question[] {
    return questions.map((question) => {
      const standing = this.#answers.get(question.id);
      if (standing === undefined) return question;
      const result = accept(inOtherWords(standing.answer, words), standing.place);
      if (result.kind === 'refused' || result.leftOut.size >= standing.leftOut.size) return question;
      const { expectedAnswer, anchors, probes, redFlags, exampleAnswer, decidingFact } = result.question;
      return {
        ...question,
        expectedAnswer,
        anchors,
        probes,
        redFlags,
        ...(exampleAnswer === undefined ? {} : { exampleAnswer }),
        ...(decidingFact === undefined ? {} : { decidingFact }),
      };
    });
  }
}

function inOtherWords(answer: Words, words: ReadonlyMap<string, string>): Words {
  const said = (text: string) => words.get(text) ?? text;
  const { nothing, insufficient, adequate, strong, exceptional } = answer.behaviours;
  return {
    ...answer,
    keyPoints: answer.keyPoints.map(said),
    notRequired: answer.notRequired.map(said),
    behaviours: {
      nothing: nothing.map(said),
      insufficient: insufficient.map(said),
      adequate: adequate.map(said),
      strong: strong.map(said),
      exceptional: exceptional.map(said),
    },
    exampleAnswer: said(answer.exampleAnswer),
    decidingFact: said(answer.decidingFact),
    probes: answer.probes.map((probe) => ({ ...probe, text: said(probe.text), listensFor: said(probe.listensFor) })),
    redFlags: answer.redFlags.map((flag) => ({ text: said(flag.text), jobReason: said(flag.jobReason) })),
  };
}
