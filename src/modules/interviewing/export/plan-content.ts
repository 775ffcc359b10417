import type { PlanContentExport } from '#contracts/interviewing/summary/interview-export.ts';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { reasonsForNo } from '#contracts/interviewing/plan/decision.ts';
import {
  type AreaToProbe,
  type Plan,
  type PlanContent,
  type Question,
  followUpBehind,
  seenEarlierIn,
  topicOf,
} from '#contracts/interviewing/plan/plan.ts';
import { openSentences } from '#contracts/interviewing/plan/open-sentences.ts';
import {
  linesOfRequirement,
  quotedLines,
  requirementOfPoint,
  requirementsToTick,
} from '#contracts/interviewing/plan/plan-requirements.ts';
import { questionWithCase } from '#contracts/interviewing/plan/question-with-case.ts';
import { mayBeShort, mayRunOn } from '#contracts/interviewing/plan/may-run-on.ts';
import { panelRoles } from '#contracts/interviewing/plan/panel/panel-roles.ts';
import { exportedInterview, exportedQuote, questionHead } from './exported-interview.ts';

/**
 * The content of the plan page, for a file.
 *
 * @param own the plan in its original language: its wording decides which interviewer asks what, whatever language is
 * exported
 */
export function planContent(interview: Interview, plan: Plan, own: Plan = plan): PlanContentExport {
  const { summary, candidate } = plan;
  const roles = panelRoles(own, interview.userRole);
  return {
    interview: exportedInterview(interview),
    version: plan.version,
    source: plan.source,
    createdAt: plan.provenance.createdAt,
    coreHash: plan.coreHash,
    highlights: summary.highlights.map((text, index) => {
      const evidence = summary.highlightEvidence[index];
      return { text, quote: evidence === undefined ? null : exportedQuote(evidence) };
    }),
    focusAreas: summary.focusAreas.map((area) => ({
      area,
      questions: plan.questions.filter(({ focusAreas }) => focusAreas.includes(area)).map(({ order }) => order),
    })),
    competencies: plan.competencies.map(({ name, definition, mustHave, basis }) => ({
      name,
      definition,
      mustHave,
      basis: basis ?? null,
    })),
    strengths: candidate.strengths.map(({ text, evidence }) => ({ text, quote: exportedQuote(evidence) })),
    toDecide: candidate.toDecide ?? null,
    areasToProbe: candidate.areasToProbe.map((area) => ({
      text: area.text,
      questions: numbersOf(plan, area),
      inFollowUp: area.inFollowUp === true,
      quote: area.evidence === undefined ? null : exportedQuote(area.evidence),
      absence: area.absence?.statement ?? null,
      searchedFor: area.absence?.searchedFor ?? [],
    })),
    requirements: requirementsToTick(plan).map(({ text, basis, kind, index }) => ({
      text,
      basis,
      kind,
      quotes: linesOfRequirement(plan, index).map(exportedQuote),
    })),
    toSettle: candidate.toSettle.map((point) => ({
      text: point.text,
      requirement: requirementOfPoint(plan, point)?.text ?? null,
      listensFor: point.listensFor ?? null,
      basis: point.basis ?? null,
      quotes: quotedLines(point).map(exportedQuote),
    })),
    decision:
      plan.decision === undefined
        ? null
        : {
            weighsMost: plan.decision.weighsMost,
            weightiestQuestions: plan.decision.weightiestQuestions ?? null,
            ofSeveral: plan.decision.ofSeveral ?? null,
            offerWhen: plan.decision.offerWhen ?? null,
            furtherWhen: [...(plan.decision.furtherWhen ?? [])],
            noWhen: [...reasonsForNo(plan.decision)],
          },
    toPrepare: [...candidate.toPrepare],
    leftOpen: openSentences(plan).map(({ questions, followUps, ...open }) => ({
      ...open,
      questions: [...questions],
      followUps: [...followUps],
    })),
    privateMatters: [...candidate.privateMatters],
    beforeOffer: [...candidate.beforeOffer],
    panel: roles?.map((part) => ({ ...part, questions: [...part.questions] })) ?? null,
    flow: plan.flow.map(({ kind, minutes, script, questionId }) => ({
      kind,
      minutes,
      script: script ?? null,
      question: plan.questions.find(({ id }) => id === questionId)?.order ?? null,
    })),
    questions: plan.questions.map((question) => exportedQuestion(plan, question)),
    candidateQuestions: (plan.candidateQuestions ?? []).map(({ question, answer }) => ({
      question,
      answer: answer === undefined ? null : { text: answer.text, basis: answer.basis },
    })),
  };
}

/** A question with everything that helps to assess its answer. */
export function exportedQuestion(
  plan: PlanContent & Pick<Plan, 'source'>,
  question: Question,
): PlanContentExport['questions'][number] {
  const runsOn = mayRunOn(plan, question);
  const other = questionWithCase(plan, question);
  return {
    ...questionHead(plan, question),
    kind: question.kind,
    difficulty: question.difficulty,
    minutes: question.expectedMin,
    whyAsked: question.whyAsked,
    handout: question.handout ?? null,
    followsUp: question.followsUp ?? null,
    setForOthers: question.setForOthers === true,
    seenEarlier: seenEarlierIn(plan, question.id)?.words ?? null,
    mayBeShort: mayBeShort(plan, question),
    otherCaseThan: other === undefined ? null : { number: other.order, topic: topicOf(other) },
    mayRunOn: runsOn === undefined ? null : { minutes: runsOn.minutes, instead: [...runsOn.instead] },
    keyPoints: question.expectedAnswer.keyPoints,
    notRequired: question.expectedAnswer.notRequired,
    anchors: question.anchors.map(({ band, label, behaviours }) => ({ band, label, behaviours })),
    exampleAnswer: question.exampleAnswer ?? null,
    decidingFact: question.decidingFact ?? null,
    probes: question.probes.map(({ trigger, text, listensFor }) => ({
      trigger,
      text,
      listensFor: listensFor ?? null,
    })),
    followUp: followUpOf(plan, question.id),
    redFlags: question.redFlags.map(({ text, jobReason }) => ({ text, jobReason })),
    source: question.source ?? plan.source,
  };
}

function followUpOf(
  plan: Pick<PlanContent, 'candidate'>,
  id: string,
): PlanContentExport['questions'][number]['followUp'] {
  const followUp = followUpBehind(plan, id);
  if (followUp === undefined) return null;
  const { text, leadsIn = false, listensFor = null, fallsShort = null } = followUp;
  return { text, leadsIn, listensFor, fallsShort, quotes: quotedLines(followUp).map(exportedQuote) };
}

/**
 * Numbers of the questions that cover an area. Older plans do not name the question, so those of the same competency
 * are used.
 */
function numbersOf({ questions }: Plan, { askedIn, competencyId }: AreaToProbe): number[] {
  return questions
    .filter((question) => (askedIn === undefined ? question.competencyId === competencyId : question.id === askedIn))
    .map(({ order }) => order);
}
