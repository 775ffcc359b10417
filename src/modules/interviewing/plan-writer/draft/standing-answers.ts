import type { Question } from '#contracts/interviewing/plan/plan.ts';
import type { CoreBrief } from '#knowledge/plan/plan-parts.ts';
import type { QuestionAnswer } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import type { Refused } from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import { type Accepted, type Place, acceptQuestion } from './accept/questions/accept-question.ts';
import { whyLeftOut } from './accept/questions/why-left-out.ts';

type Words = Omit<QuestionAnswer, 'areas'>;

interface Standing {
  readonly answer: Words;
  readonly place: Place;
  readonly accepted: Pick<Accepted, 'leftOut' | 'doubted'>;
}

/**
 * Answers whose questions were accepted without some of their items, or with words that may be read as a private
 * matter. Reworded items may be restored, and doubtful words replaced.
 */
export class StandingAnswers {
  readonly #brief: Pick<CoreBrief, 'language' | 'position'>;
  readonly #answers = new Map<string, Standing>();

  constructor(brief: Pick<CoreBrief, 'language' | 'position'>) {
    this.#brief = brief;
  }

  keep(question: Question, standing: Standing): void {
    const { leftOut, doubted } = standing.accepted;
    if (leftOut.size + doubted.length > 0) this.#answers.set(question.id, standing);
  }

  /** Items that were dropped from these questions or may be misread in them, each with the reasons. */
  toReword(questions: readonly Question[]): readonly Refused[] {
    const { language } = this.#brief;
    return questions.flatMap(({ id }) => {
      const { leftOut = new Map<string, string>(), doubted = [] } = this.#answers.get(id)?.accepted ?? {};
      return [
        ...[...leftOut].map(([text, rule]) => whyLeftOut(text, rule, language)),
        ...doubted.map((text) => whyLeftOut(text, 'law.doubted', language)),
      ];
    });
  }

  /**
   * The questions with their reworded items. Each is checked against all other questions.
   *
   * @param words new wording, keyed by the item's original text
   * @param core questions that come before these
   */
  reworded(
    questions: readonly Question[],
    words: ReadonlyMap<string, string>,
    core: readonly Question[] = [],
  ): readonly Question[] {
    let standing = questions;
    for (const [id, { answer, place, accepted }] of this.#answers) {
      const others = [...core, ...standing].filter((question) => question.id !== id);
      const result = acceptQuestion(inOtherWords(answer, words), place, others, this.#brief);
      if (result.kind === 'refused' || result.leftOut.size > accepted.leftOut.size) continue;
      standing = standing.map((question) => (question.id === id ? withItemsOf(question, result.question) : question));
    }
    return standing;
  }
}

function withItemsOf(question: Question, written: Question): Question {
  const { text, topic, whyAsked, handout, expectedAnswer, anchors, probes, redFlags, exampleAnswer, decidingFact } =
    written;
  return {
    ...question,
    text,
    ...(topic === undefined ? {} : { topic }),
    whyAsked,
    ...(handout === undefined ? {} : { handout }),
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
    text: said(answer.text),
    topic: said(answer.topic),
    whyAsked: said(answer.whyAsked),
    handout: answer.handout.map(said),
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
