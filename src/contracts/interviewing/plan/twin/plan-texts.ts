import type { Language } from '#contracts/common.ts';
import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import type { FollowUp, Plan, PointToSettle, Question } from '#contracts/interviewing/plan/plan.ts';

/** The role of a text within a plan. */
export type PlanTextKind =
  | 'name'
  | 'definition'
  | 'label'
  | 'question'
  | 'keyPoint'
  | 'behaviour'
  | 'sheet'
  | 'example'
  | 'redFlag'
  | 'reason'
  | 'remark'
  | 'decision'
  | 'script'
  | 'answer';

/** @param path position of the text in the plan, made of question ids and of indexes for everything else */
export type PutText = (path: string, text: string, kind: PlanTextKind) => string;

/**
 * Replaces each of the plan's own texts. Quotes stay: lines of the CV, sentences of the posting, words of an earlier
 * round's feedback, and the search terms for the CV.
 */
export function withTexts(plan: Plan, put: PutText): Plan {
  const { summary, candidate } = plan;
  const list = (path: string, items: readonly string[], kind: PlanTextKind) =>
    items.map((text, at) => put(`${path}/${String(at)}`, text, kind));
  const asked = <Point extends FollowUp | PointToSettle>(path: string, point: Point): Point => ({
    ...point,
    text: put(`${path}/text`, point.text, 'question'),
    ...(point.listensFor !== undefined && { listensFor: put(`${path}/listensFor`, point.listensFor, 'keyPoint') }),
    ...('fallsShort' in point &&
      point.fallsShort !== undefined && { fallsShort: put(`${path}/fallsShort`, point.fallsShort, 'keyPoint') }),
  });
  return {
    ...plan,
    // Names come first, so that the other texts can use the same words for them.
    competencies: plan.competencies.map((competency, at) => ({
      ...competency,
      name: put(`competencies/${String(at)}/name`, competency.name, 'name'),
      definition: put(`competencies/${String(at)}/definition`, competency.definition, 'definition'),
    })),
    summary: {
      ...summary,
      focusAreas: list('summary/focusAreas', summary.focusAreas, 'name'),
      // Highlights without evidence are themselves lines of the CV.
      highlights:
        summary.highlightEvidence.length === 0
          ? summary.highlights
          : list('summary/highlights', summary.highlights, 'remark'),
    },
    requirements: plan.requirements.map((requirement, at) => ({
      ...requirement,
      text: put(`requirements/${String(at)}/text`, requirement.text, 'name'),
    })),
    questions: plan.questions.map((question) => withTextsOfQuestion(question, put)),
    candidate: {
      ...candidate,
      strengths: candidate.strengths.map((strength, at) => ({
        ...strength,
        text: put(`candidate/strengths/${String(at)}/text`, strength.text, 'remark'),
      })),
      areasToProbe: candidate.areasToProbe.map((area, at) => ({
        ...area,
        text: put(`candidate/areasToProbe/${String(at)}/text`, area.text, 'remark'),
        ...(area.absence !== undefined && {
          absence: {
            ...area.absence,
            statement: put(`candidate/areasToProbe/${String(at)}/absence`, area.absence.statement, 'remark'),
          },
        }),
      })),
      followUps: candidate.followUps.map((followUp, at) => asked(`candidate/followUps/${String(at)}`, followUp)),
      toSettle: candidate.toSettle.map((point, at) => asked(`candidate/toSettle/${String(at)}`, point)),
      ...(candidate.toDecide !== undefined && { toDecide: put('candidate/toDecide', candidate.toDecide, 'decision') }),
      toPrepare: list('candidate/toPrepare', candidate.toPrepare, 'decision'),
      furtherWhen: list('candidate/furtherWhen', candidate.furtherWhen, 'decision'),
      beforeOffer: list('candidate/beforeOffer', candidate.beforeOffer, 'decision'),
    },
    ...(plan.decision !== undefined && { decision: withTextsOfDecision(plan.decision, put) }),
    ...(plan.candidateQuestions !== undefined && {
      candidateQuestions: plan.candidateQuestions.map(({ question, answer }, at) => ({
        question: put(`candidateQuestions/${String(at)}/question`, question, 'question'),
        ...(answer !== undefined && {
          answer: {
            ...answer,
            text: put(`candidateQuestions/${String(at)}/answer`, answer.text, 'answer'),
          },
        }),
      })),
    }),
    flow: plan.flow.map((step, at) => ({
      ...step,
      ...(step.script !== undefined && { script: put(`flow/${String(at)}/script`, step.script, 'script') }),
    })),
  };
}

/** Like {@link withTexts}, for one question. */
export function withTextsOfQuestion(question: Question, put: PutText): Question {
  const path = pathOfQuestion(question.id);
  const list = (name: string, items: readonly string[], kind: PlanTextKind) =>
    items.map((text, at) => put(`${path}/${name}/${String(at)}`, text, kind));
  const { expectedAnswer } = question;
  return {
    ...question,
    category: put(`${path}/category`, question.category, 'name'),
    ...(question.topic !== undefined && { topic: put(`${path}/topic`, question.topic, 'name') }),
    focusAreas: list('focusAreas', question.focusAreas, 'name'),
    text: put(`${path}/text`, question.text, 'question'),
    whyAsked: put(`${path}/whyAsked`, question.whyAsked, 'reason'),
    expectedAnswer: {
      keyPoints: list('keyPoints', expectedAnswer.keyPoints, 'keyPoint'),
      notRequired: list('notRequired', expectedAnswer.notRequired, 'keyPoint'),
    },
    anchors: question.anchors.map((anchor, at) => ({
      ...anchor,
      label: put(`${path}/anchors/${String(at)}/label`, anchor.label, 'label'),
      behaviours: list(`anchors/${String(at)}`, anchor.behaviours, 'behaviour'),
    })),
    ...(question.handout !== undefined && { handout: list('handout', question.handout, 'sheet') }),
    ...(question.exampleAnswer !== undefined && {
      exampleAnswer: put(`${path}/exampleAnswer`, question.exampleAnswer, 'example'),
    }),
    ...(question.decidingFact !== undefined && {
      decidingFact: put(`${path}/decidingFact`, question.decidingFact, 'keyPoint'),
    }),
    probes: question.probes.map((probe, at) => ({
      ...probe,
      text: put(`${path}/probes/${String(at)}/text`, probe.text, 'question'),
      ...(probe.listensFor !== undefined && {
        listensFor: put(`${path}/probes/${String(at)}/listensFor`, probe.listensFor, 'keyPoint'),
      }),
    })),
    redFlags: question.redFlags.map(({ text, jobReason }, at) => ({
      text: put(`${path}/redFlags/${String(at)}/text`, text, 'redFlag'),
      jobReason: put(`${path}/redFlags/${String(at)}/jobReason`, jobReason, 'reason'),
    })),
  };
}

export function pathOfQuestion(questionId: string): string {
  return `questions/${questionId}`;
}

function withTextsOfDecision(decision: Decision, put: PutText): Decision {
  const one = (name: string, text: string) => put(`decision/${name}`, text, 'decision');
  const list = (name: string, items: readonly string[]) => items.map((text, at) => one(`${name}/${String(at)}`, text));
  return {
    ...decision,
    weighsMost: one('weighsMost', decision.weighsMost),
    ...(decision.weightiestQuestions !== undefined && {
      weightiestQuestions: one('weightiestQuestions', decision.weightiestQuestions),
    }),
    ...(decision.ofSeveral !== undefined && { ofSeveral: one('ofSeveral', decision.ofSeveral) }),
    ...(decision.offerWhen !== undefined && { offerWhen: one('offerWhen', decision.offerWhen) }),
    ...(decision.offer !== undefined && { offer: { ...decision.offer, also: list('also', decision.offer.also) } }),
    ...(decision.furtherWhen !== undefined && { furtherWhen: list('furtherWhen', decision.furtherWhen) }),
    ...(decision.noBelow !== undefined && { noBelow: one('noBelow', decision.noBelow) }),
    noWhen: list('noWhen', decision.noWhen),
    ...(decision.grounds !== undefined && {
      grounds: decision.grounds.map((ground, at) => ({
        ...ground,
        text: one(`grounds/${String(at)}/text`, ground.text),
        ...(ground.short !== undefined && { short: one(`grounds/${String(at)}/short`, ground.short) }),
      })),
    }),
  };
}

export interface PlanText {
  readonly path: string;
  readonly text: string;
  readonly kind: PlanTextKind;
}

/** Each distinct text of a plan once, at its first position. */
export function textsOf(plan: Plan): readonly PlanText[] {
  const found = new Map<string, PlanText>();
  withTexts(plan, (path, text, kind) => {
    if (!found.has(text)) found.set(text, { path, text, kind });
    return text;
  });
  return [...found.values()];
}

/** A plan's texts in the other language. */
export interface OtherWords {
  readonly language: Language;
  /** by the path of {@link textsOf} */
  readonly texts: Readonly<Record<string, string>>;
  /** ids of the questions that stay in the plan's original language */
  readonly kept: readonly string[];
}

/** The plan in the other language; texts without a translation, and questions in `kept`, stay as they are. */
export function inOtherLanguage(plan: Plan, { language, texts, kept }: OtherWords): Plan {
  const said = new Map(
    textsOf(plan).flatMap(({ path, text }) => (texts[path] === undefined ? [] : [[text, texts[path]] as const])),
  );
  const other = withTexts(plan, (_, text) => said.get(text) ?? text);
  const own = new Map(plan.questions.map((question) => [question.id, question]));
  return {
    ...other,
    language,
    // Questions refer to their focus areas by name.
    questions: other.questions.map((question) => ({
      ...question,
      ...(kept.includes(question.id) && { ...own.get(question.id), focusAreas: question.focusAreas }),
    })),
  };
}
