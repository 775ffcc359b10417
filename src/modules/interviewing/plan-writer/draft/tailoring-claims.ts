import type { Competency, Question } from '#contracts/interviewing/plan/plan.ts';
import { jobMatter } from '#knowledge/guard/subject/job-matter.ts';
import { pickedLines } from '#knowledge/notes/picked-lines.ts';
import { type Claims, type Tailoring, noClaims } from '#knowledge/plan/plan-parts.ts';
import { areAlike } from '#knowledge/plan/rules/likeness.ts';
import { mostPointsToSettle } from '#knowledge/plan/time/settle-minutes.ts';
import { acceptBesideTheTalk } from '#modules/interviewing/plan-writer/draft/accept/around/accept-beside-the-talk.ts';
import { acceptClaims, mostClaims } from '#modules/interviewing/plan-writer/draft/accept/person/accept-claims.ts';
import { acceptFollowUps } from '#modules/interviewing/plan-writer/draft/accept/questions/accept-follow-ups.ts';
import { acceptPointsToSettle } from '#modules/interviewing/plan-writer/draft/accept/person/accept-points-to-settle.ts';
import { acceptNotedQuestions } from '#modules/interviewing/plan-writer/draft/accept/person/accept-noted-questions.ts';
import { acceptToDecide } from '#modules/interviewing/plan-writer/draft/accept/around/accept-to-decide.ts';
import { acceptRequirementEvidence } from '#modules/interviewing/plan-writer/draft/accept/around/accept-requirement-evidence.ts';
import type { CvGrounds } from '#modules/interviewing/plan-writer/draft/accept/person/cv-grounds.ts';
import { reachingQuestion } from '#modules/interviewing/plan-writer/draft/accept/questions/reaching-question.ts';
import { isNotChecked } from '#knowledge/posting/is-not-checked.ts';
import { findInPosting, toldDescription } from '#modules/interviewing/plan-writer/draft/read/find-in-posting.ts';
import { counts } from '#modules/interviewing/plan-writer/model/answer-limits.ts';
import { TailoringFrame } from '#modules/interviewing/plan-writer/model/answer-schemas.ts';
import type { TailorBrief } from '#modules/interviewing/plan-writer/plan-writer.ts';

/** The playbook's claims; each area refers to a question of this plan that covers it. */
export function claimsOf(
  { strengths, highlights, toSettle, areasToProbe }: Tailoring,
  questions: readonly Question[],
): Claims {
  return {
    ...noClaims,
    strengths,
    highlights,
    toSettle,
    areasToProbe: areasToProbe.map(({ askedIn, ...area }) => {
      const reached =
        questions.find(({ id }) => id === askedIn) ??
        questions.find(({ competencyId }) => competencyId === area.competencyId);
      return reached === undefined ? area : { ...area, askedIn: reached.id };
    }),
  };
}

interface Around {
  readonly input: TailorBrief;
  readonly grounds: CvGrounds;
  /** the questions for this person */
  readonly questions: readonly Question[];
  /** the question with this number in an answer */
  questionOf(number: number | null): Question | undefined;
  report(problem: string, item?: string): void;
}

/**
 * Reads the parts of an answer around the questions. A claim that breaks a rule is dropped without affecting the
 * others.
 */
export function readClaims(
  {
    strengths,
    areasToProbe,
    highlights,
    followUps,
    requirementsShown,
    toSettle,
    seenDoneWell,
    askedInCore,
    toDecide,
    ...besideTheTalk
  }: TailoringFrame,
  { input, grounds, questions, questionOf, report }: Around,
): Claims {
  const { core, brief } = input;
  const { language, previousFeedback: feedback = null } = brief;
  const picked = pickedLines(brief);
  const isCompared = core.candidatesInView !== undefined;
  const matter = jobMatter(brief.position);
  const posting = toldDescription(brief.position.description);
  const told = [grounds.text, posting, feedback ?? ''].join(' ');
  const evidenceOf = (quote: string, line: number | null) => grounds.evidence(quote, line);
  const all = [...questions, ...core.questions];
  const shown = acceptRequirementEvidence(requirementsShown, core.requirements, (lines) => grounds.linesOf(lines));
  const behind = acceptFollowUps(
    followUps,
    (lines) => grounds.linesOf(lines),
    { core: core.questions, isCompared, own: questions, posting, feedback, picked, matter, language },
    report,
  );
  const noted = { core: core.questions, followUps: behind, feedback, language };
  const claims = acceptClaims(
    { strengths, areasToProbe, highlights },
    {
      grounds,
      brief,
      core,
      posting,
      feedback: feedback ?? '',
      asked: (name) => askedCompetency(name, core.competencies, all)?.id,
      linesAsked: (number) => (questionOf(number)?.evidence ?? []).map(({ quote }) => quote),
      reached: ({ askedIn, ...area }) =>
        reachingQuestion(area, { named: questionOf(askedIn), questions: all, followUps: behind }),
      report,
    },
  );
  return {
    strengths: claims.strengths,
    areasToProbe: claims.areasToProbe,
    highlights: claims.highlights.map(({ text }) => text),
    highlightEvidence: claims.highlights.map(({ evidence }) => evidence),
    followUps: behind,
    requirementEvidence: shown,
    toSettle: acceptPointsToSettle(
      toSettle.filter((point) => !isNotChecked(point.posting, brief.position.notChecked)),
      {
        inCv: evidenceOf,
        inPosting: (words) => findInPosting(brief, words),
      },
      {
        most: mostPointsToSettle(brief.durationMin),
        questions: all,
        requirements: core.requirements,
        shown,
        cv: grounds.text,
        posting,
        matter,
        feedback,
        picked,
        language,
      },
      report,
    ),
    // Candidates who are compared are scored alike, so nothing is carried over from an earlier round.
    seenEarlier: acceptNotedQuestions(isCompared ? [] : seenDoneWell, noted),
    askedInCore: acceptNotedQuestions(askedInCore, noted),
    ...acceptBesideTheTalk(besideTheTalk, { told, cv: grounds.text, matter, language }, report),
    toDecide: acceptToDecide(toDecide, { told, matter, language }, report),
  };
}

/** Only the remarks of an answer for which there is new wording, with that wording. */
export function remarksInOtherWords(frame: TailoringFrame, words: ReadonlyMap<string, string>): TailoringFrame {
  const reworded = <Remark extends { readonly text: string }>(remarks: readonly Remark[]) =>
    remarks.flatMap((remark) => {
      const text = words.get(remark.text);
      return text === undefined ? [] : [{ ...remark, text }];
    });
  return TailoringFrame.parse({
    strengths: reworded(frame.strengths),
    areasToProbe: reworded(frame.areasToProbe),
    highlights: reworded(frame.highlights),
  });
}

/** The competency, if a question asks about it; a claim that no question asks about is of no use. */
function askedCompetency(
  name: string,
  competencies: readonly Competency[],
  questions: readonly Question[],
): Competency | undefined {
  const competency = competencies.find((one) => one.name === name);
  return questions.some(({ competencyId }) => competencyId === competency?.id) ? competency : undefined;
}

/** Replaces each kind of claim with the later ones; kinds for which there are no later claims keep the earlier ones. */
export function withLater(before: Claims, later: Claims): Claims {
  const either = <Key extends keyof Claims>(key: Key) => (later[key].length > 0 ? later[key] : before[key]);
  const withHighlights = later.highlights.length > 0 ? later : before;
  return {
    strengths: either('strengths'),
    areasToProbe: either('areasToProbe'),
    highlights: withHighlights.highlights,
    highlightEvidence: withHighlights.highlightEvidence,
    followUps: either('followUps'),
    requirementEvidence: either('requirementEvidence'),
    toSettle: either('toSettle'),
    seenEarlier: either('seenEarlier'),
    askedInCore: either('askedInCore'),
    toPrepare: either('toPrepare'),
    furtherWhen: either('furtherWhen'),
    beforeOffer: either('beforeOffer'),
    toDecide: either('toDecide'),
  };
}

/**
 * Adds claims from a repair of dropped items to the existing ones. The repair does not know what exists, so duplicates
 * are dropped.
 *
 * @param mostPoints maximum number of points to settle
 */
export function withMore(before: Claims, later: Claims, mostPoints: number): Claims {
  const more = (kind: 'toPrepare' | 'furtherWhen' | 'beforeOffer') =>
    [...before[kind], ...later[kind].filter((text) => !before[kind].some((other) => areAlike(other, text)))].slice(
      0,
      counts[kind].max,
    );
  const followUps = later.followUps.filter(
    ({ questionId }) => !before.followUps.some((other) => other.questionId === questionId),
  );
  const claims = <Claim extends { readonly text: string }>(
    some: readonly Claim[],
    others: readonly Claim[],
    most: number = mostClaims,
  ) => [...some, ...others.filter(({ text }) => !some.some((one) => areAlike(one.text, text)))].slice(0, most);
  const points = later.toSettle.filter(({ text }) => !before.toSettle.some((other) => areAlike(other.text, text)));
  return {
    ...before,
    strengths: claims(before.strengths, later.strengths),
    areasToProbe: claims(before.areasToProbe, later.areasToProbe, counts.areas.max),
    highlights: [...before.highlights, ...later.highlights].slice(0, mostClaims),
    highlightEvidence: [...before.highlightEvidence, ...later.highlightEvidence].slice(0, mostClaims),
    followUps: [...before.followUps, ...followUps].slice(0, counts.followUps.max),
    toSettle: [...before.toSettle, ...points].slice(0, mostPoints),
    toPrepare: more('toPrepare'),
    furtherWhen: more('furtherWhen'),
    beforeOffer: more('beforeOffer'),
    toDecide: later.toDecide === '' ? before.toDecide : later.toDecide,
  };
}
