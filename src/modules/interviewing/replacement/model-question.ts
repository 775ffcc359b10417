import type * as z from 'zod';
import type { WantedReplacement } from '#contracts/interviewing/plan/question-replacement.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { pickedLines } from '#knowledge/notes/picked-lines.ts';
import { asksAbout, speaksOf } from '#knowledge/plan/rules/focus-rules.ts';
import { behavioralMinutes } from '#knowledge/plan/time/time-budget.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { newId } from '#platform/new-id.ts';
import {
  type Refusal,
  acceptQuestion,
  refusal,
} from '#modules/interviewing/plan-writer/draft/accept/questions/accept-question.ts';
import { CvGrounds } from '#modules/interviewing/plan-writer/draft/accept/person/cv-grounds.ts';
import { needsSheet } from '#modules/interviewing/plan-writer/draft/accept/questions/needs-sheet.ts';
import { settledBy } from '#modules/interviewing/plan-writer/draft/accept/person/point-it-settles.ts';
import { wasAskedBefore } from '#modules/interviewing/plan-writer/draft/accept/questions/was-asked-before.ts';
import { cvSigns, withoutOrders } from '#modules/interviewing/plan-writer/draft/read/injection-signs.ts';
import { toldPages } from '#modules/interviewing/plan-writer/personal-data/told-pages.ts';
import {
  CvQuestionAnswer,
  QuestionAnswer,
  TailoringAnswer,
  questionsAnswer,
} from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import { askModel } from '#modules/interviewing/plan-writer/model/ask-model.ts';
import {
  type Refused,
  corePrompt,
  cvPrompt,
  outputTokens,
} from '#modules/interviewing/plan-writer/model/prompt/prompts.ts';
import { minimiseText } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import type { WriteContext } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { type ReplacedQuestion, areasOwed, coreOf, marksOf, othersOf, placeOf } from './replaced-question.ts';

/** The first answer and two repairs. */
const mostAttempts = 3;

/** The reason for the replacement, as given to the model. */
const reasons: Readonly<Record<WantedReplacement, string>> = {
  other: 'The interviewer does not want to ask it. Ask about another matter of the same competency.',
  easier: 'It is too hard for this level. Ask about the same competency in an easier way.',
  harder: 'It is too easy for this level. Ask about the same competency in a way that asks more.',
};

interface Asking {
  readonly llm: Llm;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly context: Pick<WriteContext, 'signal' | 'heartbeat' | 'spent' | 'answered'>;
}

/**
 * Has a model write a replacement for a question, following the rules for all questions; rejected answers are retried.
 * Yields the number of each call before making it; returns undefined if no question is accepted.
 *
 * @throws LlmError if a call fails
 */
export async function* modelQuestion(
  { llm, today, context }: Asking,
  replaced: ReplacedQuestion,
): AsyncGenerator<number, Question | undefined> {
  const { brief, question: old, wanted, candidate } = replaced;
  let found: Question | undefined;
  let refused: Refused[] = [{ text: old.text, because: [reasons[wanted]] }];
  const accept = old.block === 'cv' && brief.cv !== null ? acceptsForPerson(replaced) : acceptsForAll(replaced);
  for (let attempt = 1; attempt <= mostAttempts && found === undefined; attempt += 1) {
    yield attempt;
    let problems: readonly string[] = [];
    const draft = {
      get missing() {
        return found === undefined ? 1 : 0;
      },
      get problems() {
        return problems;
      },
      question: async (raw: unknown) => {
        if (found !== undefined) return;
        const result = accept(raw);
        if ('id' in result) found = result;
        else {
          problems = [...problems, ...result.problems];
          refused = [...refused, { text: textOf(raw), because: result.because }];
        }
      },
      frame: async () => {},
    };
    const { prompt, schema } = promptFor(replaced, refused, today);
    const maxOutputTokens = outputTokens(brief.language, 1);
    await askModel(
      llm,
      { part: old.block === 'cv' ? 'tailoring' : 'core', schema, prompt, maxOutputTokens },
      draft,
      context,
    );
  }
  return found;

  function textOf(raw: unknown): string {
    const parsed = QuestionAnswer.pick({ text: true }).safeParse(raw);
    return parsed.success ? minimiseText(parsed.data.text, candidate) : '';
  }
}

function promptFor(replaced: ReplacedQuestion, refused: readonly Refused[], today: string) {
  const { plan, question, brief, candidate } = replaced;
  const told = (text: string) => minimiseText(text, candidate);
  const others = othersOf(replaced);
  const feedback = brief.previousFeedback ?? null;
  const asked = {
    questions: 1,
    questionMinutes: question.expectedMin,
    tasks: question.kind === 'task' ? 1 : 0,
    behavioral: question.expectedMin >= behavioralMinutes ? 1 : 0,
    problems: [],
    refused: refused.map(({ text, because }) => ({ text: told(text), because })),
  };
  const accepted = (some: readonly Question[]) => some.map(({ category, text }) => told(`${category}: ${text}`));
  if (question.block === 'cv' && brief.cv !== null) {
    const { askedOfCandidate = [], replacedQuestions = [] } = brief;
    const known = {
      pages: toldPages(brief.cv.pages, candidate),
      lines: brief.cv.lines,
      feedback: feedback === null ? null : withoutOrders(told(feedback)),
      leftOpen: pickedLines(brief)?.map((line) => withoutOrders(told(line))),
      asked: [...askedOfCandidate, ...replacedQuestions].map(told),
      today,
    };
    const ofPerson = {
      ...asked,
      members: ['questions'],
      competencies: plan.competencies.map(({ name }) => name),
      accepted: accepted(others.filter(({ block }) => block === 'cv')),
    };
    const schema: z.ZodObject = TailoringAnswer.pick({ questions: true });
    return { prompt: cvPrompt(brief, coreOf(plan), known, ofPerson), schema };
  }
  const ofAll = {
    ...asked,
    competencies: [question.category],
    ...(question.block === 'cv' ? { ownWork: true } : {}),
    accepted: accepted(others),
    uncovered: areasOwed(replaced),
  };
  return { prompt: corePrompt(brief, ofAll, 'questions'), schema: questionsAnswer([question.category]) };
}

type Accept = (raw: unknown) => Question | Refusal;

function acceptsForAll(replaced: ReplacedQuestion): Accept {
  const { plan, question: old, brief } = replaced;
  const owed = areasOwed(replaced);
  return (raw) => {
    const parsed = QuestionAnswer.safeParse(raw);
    if (!parsed.success) return refusal(['schema.question']);
    const { areas, ...answer } = parsed.data;
    const problem = misplaced(replaced, answer);
    if (problem !== undefined) return refusal([problem]);
    const place = { ...placeOf(old, newId()), competencyId: old.competencyId };
    const result = acceptQuestion({ ...answer, competency: old.category }, place, [...othersOf(replaced), old], brief);
    if (result.kind === 'refused') return result;
    const { question } = result;
    const named = brief.position.focusAreas.filter((area, at) => areas.includes(at + 1) && speaksOf(question, area));
    const asking = { ...question, focusAreas: named };
    if (!owed.every((area) => asksAbout(asking, area))) return refusal(['focus.uncovered']);
    const focusAreas = plan.summary.focusAreas.filter((area) => asksAbout(asking, area));
    return { ...question, focusAreas, ...marksOf(replaced, 'ai') };
  };
}

function acceptsForPerson(replaced: ReplacedQuestion): Accept {
  const { plan, question: old, brief } = replaced;
  if (brief.cv === null) throw new TypeError('nothing to ask about');
  const grounds = new CvGrounds(brief.cv, cvSigns(brief.cv.pages), () => {});
  return (raw) => {
    const parsed = CvQuestionAnswer.safeParse(raw);
    if (!parsed.success) return refusal(['schema.question']);
    const answer = parsed.data;
    const competency = plan.competencies.find(({ name }) => name === answer.competency);
    if (competency === undefined) return refusal(['question.competency']);
    const evidence = grounds.evidence(answer.quote, answer.line);
    if (evidence === undefined) return refusal(['evidence.not_found_for_question']);
    const problem = misplaced(replaced, answer);
    if (problem !== undefined) return refusal([problem]);
    const place = { ...placeOf(old, newId()), competencyId: competency.id, evidence: [evidence] };
    const result = acceptQuestion(answer, place, [...othersOf(replaced), old], brief);
    if (result.kind === 'refused') return result;
    const followsUp = settledBy(result.question, answer.feedbackWords, brief);
    return {
      ...result.question,
      ...(followsUp === undefined ? {} : { followsUp }),
      ...marksOf(replaced, 'ai'),
    };
  };
}

/** The rule that an otherwise valid answer breaks in this place of the plan. */
function misplaced({ question: old, brief }: ReplacedQuestion, answer: Omit<QuestionAnswer, 'areas'>) {
  if ((answer.kind === 'task') !== (old.kind === 'task')) return 'time.count';
  if (answer.kind === 'behavioral' && old.expectedMin < behavioralMinutes) return 'time.question';
  if (needsSheet(brief, answer)) return 'question.sheet_by_phone';
  return wasAskedBefore(brief, answer.text) ? 'question.asked_before' : undefined;
}
