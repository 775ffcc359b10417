import type { SuccessOf } from '#contracts/endpoint.ts';
import type { SheetBlock, getPrepSheet } from '#contracts/interviewing/candidate-sheets.ts';
import { nameOfPoint } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { capitalised } from '#contracts/capitalised.ts';
import type { FlowStep, InterviewType } from '#contracts/interviewing/plan/plan.ts';
import { matterOfTalk } from '#knowledge/plan/division-of-talk.ts';
import { filled } from '#modules/interviewing/export/export-words.ts';
import { givenQuestions } from './given-questions.ts';
import type { SheetFacts } from './sheet-facts.ts';
import { factsOf, listOf, paragraph, part, sheetOf } from './sheet-parts.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

const ofOneTask: ReadonlySet<InterviewType> = new Set(['coding', 'system_design']);

/**
 * How the candidate can prepare. From the plan it takes only what is the same for everybody and reveals no question:
 * the minutes of each part, the position's focus areas and the posting's requirements. Questions are included only if
 * this candidate is given them in advance.
 */
export function prepSheetOf(facts: SheetFacts): SuccessOf<typeof getPrepSheet> {
  const { interview, plan } = facts;
  const { language } = interview;
  const words = sheetWords(language, facts.timeZone);
  const { title, course, topics, answers, checked, ready, contact, note } = words.preparation;
  const { fullName: name, email } = facts.sender;
  const requirements = plan?.requirements ?? [];
  const isTask = ofOneTask.has(interview.type);
  return {
    ...sheetOf(language, title, [
      factsOf(facts, words),
      ...part(course.title, listOf(courseOf(facts, words))),
      ...part(topics, listOf(plan?.summary.focusAreas ?? facts.focusAreas)),
      ...givenPart(facts, words),
      ...part(answers.title, listOf([...(isTask ? answers.task : answers.talk), answers.unclear])),
      ...(requirements.length === 0
        ? []
        : part(checked.title, paragraph(checked.lead), listOf(requirements.map(({ text }) => nameOfPoint(text))))),
      ...part(
        ready.title,
        listOf([
          ...(isTask ? [] : [ready.cases]),
          ...requirements
            .filter(({ kind }) => kind === 'licence')
            .map(({ text }) => filled(ready.papers, { requirement: nameOfPoint(text) })),
          ready.questions,
        ]),
      ),
      ...part(contact.title, paragraph(filled(contact.text, { name, email }))),
    ]),
    noteTitle: note,
  };
}

/** The questions given in advance. Without a plan, says that there are none yet. */
function givenPart({ interview, plan, ownPlan = plan }: SheetFacts, words: SheetWords): readonly SheetBlock[] {
  if (!interview.questionsInAdvance) return [];
  const { title, lead, none } = words.preparation.given;
  if (plan === undefined || ownPlan === undefined) return part(title, paragraph(none));
  return part(title, paragraph(lead), listOf(givenQuestions(plan, ownPlan, interview, words)));
}

/** The part of the schedule under which each step is listed for the candidate. */
const partOf = {
  intro: 'intro',
  requirements: 'requirements',
  question: 'question',
  break: 'break',
  candidate_questions: 'candidate_questions',
  wrap_up: 'wrap_up',
  buffer: 'wrap_up',
} as const satisfies Record<FlowStep['kind'], string>;

/** The parts of the interview in order, each with its minutes; empty while there is no plan. */
function courseOf(
  { interview, plan }: SheetFacts,
  { minutes, preparation: { course } }: SheetWords,
): readonly string[] {
  if (plan === undefined) return [];
  const sums = new Map<(typeof partOf)[FlowStep['kind']], number>();
  for (const step of plan.flow) sums.set(partOf[step.kind], (sums.get(partOf[step.kind]) ?? 0) + step.minutes);
  const questions = capitalised(matterOfTalk({ language: interview.language, interviewType: interview.type }));
  return [...sums]
    .filter(([, sum]) => sum > 0)
    .map(([name, sum]) =>
      filled(course.part, { part: name === 'question' ? questions : course[name], minutes: minutes(sum) }),
    );
}
