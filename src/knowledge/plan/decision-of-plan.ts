import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import type { Decision } from '#contracts/interviewing/plan/decision.ts';
import {
  openSentences,
  type PlanContent,
  type Question,
  type Requirement,
  topicOf,
} from '#contracts/interviewing/plan/plan.ts';
import { openByWeight } from '#contracts/interviewing/plan/may-run-on.ts';
import {
  linesOfRequirement,
  requirementsByNeed,
  requirementsToTick,
  followUpsToSettle,
} from '#contracts/interviewing/plan/plan-requirements.ts';
import { requiredIn } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { wordStems } from './rules/focus-rules.ts';
import { behavioralMinutes } from './time/time-budget.ts';
import { someOf } from './some-of.ts';
import { decisionByRule, saysLowOfMusts } from './decision-by-rule.ts';

type Decided = Pick<PlanContent, 'language' | 'competencies' | 'requirements' | 'candidate' | 'questions' | 'decision'>;

/** Of more that weigh most none does. */
const mostNamed = 4;
/** Kinds of further steps: a score between, a doubt, an open point, a paper, what there was no time for. */
const mostFurther = 4;
/** The top of what the level has to show, by the anchors of each question. */
const leastForOffer = 6;
/** The least that does the work, of all others. */
const leastElsewhere = 4;
/** Of what an earlier round left open. */
const mostDoubts = 2;
/** UTF-16 units of somebody's sentence inside another one */
const longestQuoted = 140;
/** Of points: a longer question inside a sentence is not read at a glance. */
const longestPoint = 60;

interface Phrases {
  readonly weightiest: string;
  /** of these, those for this person alone */
  readonly forPerson: string;
  /** about a must-have that an earlier round has seen done well */
  readonly seenBefore: string;
  readonly heard: (numbers: string, least: number) => string;
  readonly elsewhere: (least: number) => string;
  readonly required: (texts: readonly string[]) => string;
  /** @param behind questions behind which some of it is settled; empty where none */
  readonly settled: (behind: string) => string;
  /** the last of what speaks for an offer, in a list and in a sentence */
  readonly nothingAgainst: string;
  readonly and: string;
  /** neither enough for an offer nor a no */
  readonly between: (numbers: string) => string;
  readonly below: (numbers: string) => string;
  readonly doubt: (numbers: string) => string;
  /** @param points empty where they are too long to be told */
  readonly open: (points: string) => string;
  readonly unshown: (requirement: string, isPaper: boolean) => string;
  readonly unasked: (names: string) => string;
  readonly quoted: (text: string) => string;
  /** @param numbers of questions for everybody that decide */
  readonly ofSeveral: (numbers: string) => string;
  readonly number: (order: number) => string;
}

const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    weightiest: 'The questions that weigh most:',
    forPerson: 'for this person also',
    seenBefore: 'seen done well before:',
    heard: (numbers, least) => `${String(least)} or more in ${numbers}`,
    elsewhere: (least) => `${String(least)} or more in every other question asked`,
    required: (texts) =>
      texts.length === 1 ? `${texts.join('')} is met` : 'every requirement is met, or it is agreed when it will be',
    settled: (behind) =>
      `what the earlier round left open is settled${behind === '' ? '' : `, also what is asked behind ${behind}`}`,
    nothingAgainst: 'none of the reasons for a no holds',
    and: '; and ',
    between: (numbers) =>
      `${numbers} scored 4 or 5, and the rest is good. Settle that alone: by a reference, a trial task or one more talk.`,
    below: (numbers) => `${numbers} scored 3 or less: the answer did not show what decides.`,
    doubt: (numbers) =>
      `What the earlier round left open is still open after ${numbers}. Settle that alone: by a short follow-up call, or a reference that the candidate agrees to.`,
    open: (points) =>
      `${points === '' ? 'One of the points to clear up is still open' : `Still open after the interview: ${points}`}. Settle it before the offer, or offer on that condition.`,
    unshown: (requirement, isPaper) =>
      `${requirement} is open, and the rest is good. Make an offer on the condition that it is ${isPaper ? 'shown' : 'confirmed'} before the first day.`,
    unasked: (names) => `No time was left for ${names}. Settle that in a short follow-up call, not by a guess.`,
    quoted: (text) => `“${text}”`,
    ofSeveral: (numbers) =>
      `If several people could be offered the job: compare ${numbers} first, then the other questions for everybody; what only one of them was asked comes last.`,
    number: (order) => `Q${String(order)}`,
  },
  uk: {
    weightiest: 'Найважливіші запитання:',
    forPerson: 'у цій розмові також',
    seenBefore: 'уже добре показано раніше:',
    heard: (numbers, least) => `оцінка ${String(least)} або вища за ${numbers}`,
    elsewhere: (least) => `за кожне інше поставлене запитання від ${String(least)}`,
    required: (texts) =>
      texts.length === 1
        ? `вимогу ${texts.join('')} виконано`
        : 'кожну вимогу виконано або узгоджено, коли її виконають',
    settled: (behind) =>
      `з’ясовано те, що лишилося з попередньої розмови${behind === '' ? '' : `, і те, що питають після ${behind}`}`,
    nothingAgainst: 'жодної з причин для відмови немає',
    and: '; ',
    between: (numbers) =>
      `За ${numbers} оцінка 4 або 5, а решта добра. З’ясуйте лише це: за рекомендацією, пробним завданням або в ще одній розмові.`,
    below: (numbers) => `За ${numbers} оцінка 3 або нижча: вирішального у відповіді не було.`,
    doubt: (numbers) =>
      `Те, що лишилося з попередньої розмови, не з’ясовано і після ${numbers}. З’ясуйте лише це: коротким дзвінком або за рекомендацією, якщо кандидат не проти.`,
    open: (points) =>
      `${points === '' ? 'Котресь з уточнень лишилося відкритим' : `Після співбесіди не з’ясовано: ${points}`}. З’ясуйте це до пропозиції або зробіть пропозицію з такою умовою.`,
    unshown: (requirement, isPaper) =>
      `Вимогу ${requirement} не з’ясовано, а решта добра. Зробіть пропозицію з умовою, що це ${isPaper ? 'покажуть' : 'підтвердять'} до першого робочого дня.`,
    unasked: (names) => `На ${names} забракло часу. З’ясуйте це коротким дзвінком, а не здогадом.`,
    quoted: (text) => `«${text}»`,
    ofSeveral: (numbers) =>
      `Якщо підходять кілька людей, спершу порівняйте відповіді на ${numbers}, далі на решту спільних запитань, а в останню чергу те, про що питали лише одного.`,
    number: (order) => `№ ${String(order)}`,
  },
};

/**
 * How the answers to this plan become a decision: what is the same for every candidate, and from the plan's own parts
 * which questions weigh most, what speaks for an offer, and what for a further step.
 */
export function decisionOfPlan(plan: Decided): Decision {
  const { language, decision = decisionByRule(plan, language) } = plan;
  const said = phrases[language];
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const deciding = questionsThatDecide(plan);
  const inOrder = deciding.toSorted((one, other) => one.order - other.order);
  const named = (some: readonly Question[]) =>
    some
      .slice(0, mostNamed)
      .map((question) => `${said.number(question.order)} (${topicOf(question)})`)
      .join('; ');
  const shared = inOrder.filter(({ block }) => block !== 'cv');
  const ofAll = named(deciding.filter(({ block }) => block !== 'cv'));
  const own = named(deciding.filter(({ block }) => block === 'cv'));
  const musts = new Set(plan.competencies.flatMap(({ id, mustHave }) => (mustHave ? [id] : [])));
  const seen = named(
    plan.questions.filter(
      (question) =>
        musts.has(question.competencyId) &&
        plan.candidate.seenEarlier.some(({ questionId }) => questionId === question.id),
    ),
  );
  const open = openSentences(plan);
  const required = requirementsToTick(plan).map(({ text }) => said.quoted(inner(requiredIn(text) ?? text, language)));
  const others = plan.questions.filter((question) => !deciding.includes(question));
  const also = [
    ...(required.length === 0 ? [] : [said.required(required)]),
    ...(open.length === 0 ? [] : [said.settled(list.format(behindWhich(plan).map(said.number)))]),
  ];
  const heard = [
    said.heard(list.format(inOrder.map(({ order }) => said.number(order))), leastForOffer),
    ...(others.length === 0 ? [] : [said.elsewhere(leastElsewhere)]),
  ];
  return {
    weighsMost: decision.weighsMost,
    weightiestQuestions: `${[
      `${said.weightiest} ${ofAll === '' ? own : ofAll}`,
      ...(ofAll === '' || own === '' ? [] : [`${said.forPerson} ${own}`]),
      ...(seen === '' ? [] : [`${said.seenBefore} ${seen}`]),
    ].join('; ')}.`,
    ...(ofAll === '' ? {} : { ofSeveral: said.ofSeveral(list.format(shared.map(({ order }) => said.number(order)))) }),
    offerWhen: `${upper([...heard, ...also].join('; '))}${said.and}${said.nothingAgainst}.`,
    offer: {
      leastScores: [
        ...inOrder.map(({ order }) => ({ order, least: leastForOffer })),
        ...others
          .toSorted((one, other) => one.order - other.order)
          .map(({ order }) => ({ order, least: leastElsewhere, ifAsked: true as const })),
      ],
      also: [...also, said.nothingAgainst].map(upper),
    },
    furtherWhen: [betweenOf(inOrder, language), ...further(plan)].slice(0, mostFurther),
    ...belowOf(plan, decision, inOrder),
    noWhen: someOf(decision.noWhen, (no) => !isShownInCv(no, plan)),
  };
}

/** Of a requirement's words, in what would be a no for want of it. */
const leastNamed = 0.6;

/** What would be a no for want of something that the CV shows in full says nothing about this person. */
function isShownInCv(no: string, plan: Decided): boolean {
  const said = wordStems(no);
  return requirementsByNeed(plan).shown.some(({ text }) => {
    const wanted = [...wordStems(requiredIn(text) ?? text)];
    return wanted.filter((stem) => said.has(stem)).length >= leastNamed * wanted.length;
  });
}

/** Questions behind which something is settled that an earlier round left open. */
function behindWhich(plan: Decided): readonly number[] {
  const behind = new Set(followUpsToSettle(plan).map(({ questionId }) => questionId));
  return plan.questions.filter(({ id }) => behind.has(id)).map(({ order }) => order);
}

const nameOfLanguage: Readonly<Record<Language, RegExp>> = { en: /\benglish\b/iu, uk: /українськ/iu };

/**
 * What settles an earlier round's doubt, else what this person is asked first, and one for each must-have competency: the
 * longest of those that must be asked. The weightiest first. Of a question for everybody an offer takes the same of each
 * person, whatever is asked behind it and whatever an earlier round has seen: otherwise two people are measured by two bars.
 */
function questionsThatDecide({ competencies, questions, candidate }: Decided): readonly Question[] {
  const must = questions.filter(({ mustAsk }) => mustAsk);
  const asked = must.length > 0 ? must : questions;
  const isSeen = ({ id }: Question) => candidate.seenEarlier.some(({ questionId }) => questionId === id);
  const isLedInto = ({ id }: Question) =>
    candidate.followUps.some(({ questionId, leadsIn }) => questionId === id && leadsIn === true);
  const open = openByWeight(
    candidate,
    asked.filter((question) => question.followsUp !== undefined || isLedInto(question)),
  ).slice(0, mostDoubts);
  const doubts = open.length > 0 ? open : weightiestOwn(asked);
  // Without follow-ups it is shorter for this person alone.
  const minutes = (question: Question) =>
    isSeen(question) ? Math.max(behavioralMinutes, question.expectedMin) : question.expectedMin;
  const ofMusts = competencies
    .filter(({ mustHave }) => mustHave)
    .flatMap(({ id }) => {
      const about = asked
        .filter(({ competencyId }) => competencyId === id)
        .toSorted((one, other) => minutes(other) - minutes(one));
      // What everybody shows decides before what one person tells of it.
      return about.find(({ block }) => block === 'core') ?? about[0] ?? [];
    });
  const chosen = [...new Set([...doubts, ...ofMusts])];
  return chosen.length > 0 ? chosen : asked.slice(0, mostNamed);
}

/**
 * Where no earlier round left anything open: what a model asks this person first decides, as long as nothing else of theirs
 * has more minutes. The playbook's questions about a CV say nothing of what makes a 7, and decide nothing.
 */
function weightiestOwn(asked: readonly Question[]): readonly Question[] {
  return asked
    .filter(({ block, decidingFact }) => block === 'cv' && decidingFact !== undefined)
    .toSorted((one, other) => other.expectedMin - one.expectedMin)
    .slice(0, 1);
}

/** A score of a question that decides which an offer does not take, and which is no reason for a no. */
function betweenOf(deciding: readonly Question[], language: Language): string {
  const said = phrases[language];
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  return said.between(list.format(deciding.map(({ order }) => said.number(order))));
}

/**
 * Scores of what decides that are neither enough nor worth another talk. A decision by rule names those of the must-haves
 * itself: then the weightiest of what an earlier round left open is told alone.
 */
function belowOf(plan: Decided, decision: Decision, deciding: readonly Question[]): Pick<Decision, 'noBelow'> {
  const { language, candidate } = plan;
  const said = phrases[language];
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  const isByRule = saysLowOfMusts(decision.noWhen[0] ?? '', plan.competencies, language);
  const open = openByWeight(candidate, deciding).filter(({ followsUp }) => followsUp !== undefined);
  const told = isByRule ? open.slice(0, 1) : deciding;
  return told.length === 0 ? {} : { noBelow: said.below(list.format(told.map(({ order }) => said.number(order)))) };
}

/** What leads to another step or a condition, the weightiest first. */
function further(plan: Decided): readonly string[] {
  const { language, candidate } = plan;
  const said = phrases[language];
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  const doubted = openSentences(plan).flatMap(({ questions }) => questions);
  const numbers = [...new Set(doubted)].toSorted((one, other) => one - other).map(said.number);
  const points = candidate.toSettle.slice(0, 2).map(({ text }) => said.quoted(inner(text, language)));
  // The language of the talk is heard in it.
  const isHeard = ({ kind, text }: Requirement) => kind === 'language' && nameOfLanguage[language].test(text);
  const unshown = requirementsToTick(plan).filter(
    (required) =>
      required.kind !== 'other' && !isHeard(required) && linesOfRequirement(plan, required.index).length === 0,
  );
  const paper = unshown.find(({ kind }) => kind === 'licence') ?? unshown[0];
  const shown =
    paper === undefined
      ? []
      : [said.unshown(said.quoted(inner(requiredIn(paper.text) ?? paper.text, language)), paper.kind === 'licence')];
  // Somebody who read this person's case says it better than a phrase for all.
  if (candidate.furtherWhen.length > 0) return [...candidate.furtherWhen, ...shown];
  const names = plan.competencies
    .filter(({ mustHave, id }) => mustHave && plan.questions.some(({ competencyId }) => competencyId === id))
    .slice(0, 3)
    .map(({ name }) => said.quoted(name));
  return [
    ...(numbers.length === 0 ? [] : [said.doubt(list.format(numbers))]),
    ...(points.length === 0
      ? []
      : [said.open(points.some((text) => text.length > longestPoint) ? '' : points.join(', '))]),
    ...shown,
    ...(names.length === 0
      ? []
      : [said.unasked(new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(names))]),
  ];
}

/** A sentence as it stands inside another one: without its sign at the end, and no longer than is read at a glance. */
function inner(text: string, language: Language): string {
  const [opening, closing] = language === 'uk' ? ['„', '“'] : ['‘', '’'];
  const bare = text
    .trim()
    .replace(/[.;:,]+$/u, '')
    .replaceAll(/["“«]([^"“”«»]*)["”»]/gu, (_, words: string) => `${opening}${words}${closing}`);
  if (bare.length <= longestQuoted) return bare;
  return `${bare
    .slice(0, longestQuoted)
    .replace(/\s+\S*$/u, '')
    .replace(/[,;:]$/u, '')}…`;
}

/** Also behind a quotation mark. */
function upper(text: string): string {
  return text.replace(/(?<=^[^\p{L}\p{N}]*)\p{L}/u, (letter) => letter.toLocaleUpperCase());
}
