import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import type { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompts.ts';
import { type Accepted, type Place, acceptQuestion } from './accept/questions/accept-question.ts';
import { whyLeftOut } from './accept/questions/why-left-out.ts';

type Words = Omit<QuestionAnswer, 'areas'>;

interface Standing {
  readonly answer: Words;
  readonly place: Place;
  readonly leftOut: Accepted['leftOut'];
}

/** Answers whose questions stand without some of their items: put in other words these may take their places after all. */
export class StandingAnswers {
  readonly #brief: Pick<CoreBrief, 'language' | 'position'>;
  readonly #answers = new Map<string, Standing>();

  constructor(brief: Pick<CoreBrief, 'language' | 'position'>) {
    this.#brief = brief;
  }

  keep(question: Question, standing: Standing): void {
    if (standing.leftOut.size > 0) this.#answers.set(question.id, standing);
  }

  /** What was left out of these questions, each item with the reasons. */
  leftOut(questions: readonly Question[]): readonly Refused[] {
    const { language } = this.#brief;
    return questions.flatMap(({ id }) =>
      [...(this.#answers.get(id)?.leftOut ?? [])].map(([text, rule]) => whyLeftOut(text, rule, language)),
    );
  }

  /**
   * The questions with those of their items that stand in other words, each judged beside all others.
   *
   * @param words by the item's own
   * @param core questions that stand before these
   */
  reworded(
    questions: readonly Question[],
    words: ReadonlyMap<string, string>,
    core: readonly Question[] = [],
  ): readonly Question[] {
    let standing = questions;
    for (const [id, { answer, place, leftOut }] of this.#answers) {
      const others = [...core, ...standing].filter((question) => question.id !== id);
      const result = acceptQuestion(inOtherWords(answer, words), place, others, this.#brief);
      if (result.kind === 'refused' || result.leftOut.size >= leftOut.size) continue;
      standing = standing.map((question) => (question.id === id ? withItemsOf(question, result.question) : question));
    }
    return standing;
  }
}

function withItemsOf(question: Question, written: Question): Question {
  const { expectedAnswer, anchors, probes, redFlags, exampleAnswer, decidingFact } = written;
  return {
    ...question,
    expectedAnswer,
    anchors,
    probes,
    redFlags,
    ...(exampleAnswer === undefined ? {} : { exampleAnswer }),
    ...(decidingFact === undefined ? {} : { decidingFact }),
  };
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
