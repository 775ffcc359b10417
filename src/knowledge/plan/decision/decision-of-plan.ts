import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import type { Decision, Ground, ToldGround } from '#contracts/interviewing/plan/decision.ts';
import { type PlanContent, type Question, type Requirement, topicOf } from '#contracts/interviewing/plan/plan.ts';
import { openSentences } from '#contracts/interviewing/plan/open-sentences.ts';
import {
  linesOfRequirement,
  requirementsByNeed,
  requirementsToTick,
  followUpsToSettle,
} from '#contracts/interviewing/plan/plan-requirements.ts';
import { requiredIn } from '#contracts/interviewing/summary/unmet-requirements.ts';
import { wordStems } from '#knowledge/plan/rules/focus-rules.ts';
import { someOf } from '#knowledge/plan/some-of.ts';
import { decisionByRule } from './decision-by-rule.ts';
import { type Advised, decisionPhrases } from './decision-phrases.ts';
import { questionsThatDecide } from './questions-that-decide.ts';

type Decided = Pick<
  PlanContent,
  'language' | 'competencies' | 'requirements' | 'candidate' | 'questions' | 'decision' | 'candidatesInView'
>;

/** Of more that weigh most none does. */
const mostNamed = 4;
/** UTF-16 units of the sentence that names them, and how much of each topic it tells: all, or less where it has no room. */
const longestWeightiest = 400;
const toldOfTopics = [Infinity, 30, 0] as const;
/** Kinds of further steps: a score between, a doubt, an open point, a paper, what there was no time for. */
const mostFurther = 5;
/** The top of what the level has to show, by the anchors of each question. */
const leastForOffer = 6;
/** The least that does the work, of all others. */
const leastElsewhere = 4;
/** UTF-16 units of somebody's sentence inside another one */
const longestQuoted = 140;
/** Of points: a longer question inside a sentence is not read at a glance. */
const longestPoint = 60;

/** What stands in a decision. Without a ground whether it holds is for whoever decides. */
type Sentence = Omit<ToldGround, 'ground'> & Partial<Pick<ToldGround, 'ground'>>;

/**
 * How the answers to this plan become a decision: what is the same for every candidate, and from the plan's own parts
 * which questions weigh most, what speaks for an offer, and what for a further step.
 */
export function decisionOfPlan(plan: Decided): Decision {
  const { language } = plan;
  const byRule = decisionByRule(plan, language);
  const { decision = byRule } = plan;
  const said = decisionPhrases[language];
  const list = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const decided = questionsThatDecide(plan);
  const questionsOf = (some: typeof decided) => some.map(({ question }) => question);
  const inOrder = decided.toSorted((one, other) => one.question.order - other.question.order);
  const named = (some: readonly Question[], told: number) =>
    some
      .slice(0, mostNamed)
      .map(
        (question) => `${said.number(question.order)}${told === 0 ? '' : ` (${shortened(topicOf(question), told)})`}`,
      )
      .join('; ');
  const shared = questionsOf(inOrder.filter(({ ofAll: isOfAll }) => isOfAll));
  const ownOnes = questionsOf(inOrder.filter(({ ofAll: isOfAll }) => !isOfAll));
  const ofAll = questionsOf(decided.filter(({ ofAll: isOfAll }) => isOfAll));
  const own = questionsOf(decided.filter(({ ofAll: isOfAll }) => !isOfAll));
  const musts = new Set(plan.competencies.flatMap(({ id, mustHave }) => (mustHave ? [id] : [])));
  const seen = plan.questions.filter(
    (question) =>
      musts.has(question.competencyId) &&
      plan.candidate.seenEarlier.some(({ questionId }) => questionId === question.id),
  );
  const weightiest = toldOfTopics.map(
    (told) =>
      `${[
        `${said.weightiest} ${named(ofAll.length === 0 ? own : ofAll, told)}`,
        ...(ofAll.length === 0 || own.length === 0 ? [] : [`${said.forPerson} ${named(own, told)}`]),
        ...(seen.length === 0 ? [] : [`${said.seenBefore} ${named(seen, told)}`]),
      ].join('; ')}.`,
  );
  const open = openSentences(plan);
  const required = requirementsToTick(plan).map(({ text }) => said.quoted(inner(requiredIn(text) ?? text, language)));
  // People who are compared are told apart by what they are all asked, and by the same reasons, also those that one has met.
  const isCompared = plan.candidatesInView !== undefined;
  const others = plan.questions.filter(
    (question) => decided.every((one) => one.question !== question) && !(isCompared && question.block === 'cv'),
  );
  const also: readonly ToldGround[] = [
    ...(required.length === 0 ? [] : [{ text: said.required(required), ground: { kind: 'requirementsMet' } as const }]),
    ...(open.length === 0
      ? []
      : [
          {
            text: said.settled(list.format(behindWhich(plan).map(said.number))),
            ground: { kind: 'earlierSettled' } as const,
          },
        ]),
  ];
  const offered = [...also, { text: said.nothingAgainst, ground: { kind: 'nothingAgainst' } as const }].map(
    ({ text, ground }) => ({ text: upper(text), ground }),
  );
  const numbersOf = (some: readonly Question[]) => list.format(some.map(({ order }) => said.number(order)));
  const heard = [
    ...(shared.length === 0 ? [] : [said.heard(numbersOf(shared), leastForOffer)]),
    ...(ownOnes.length === 0 ? [] : [said.ownHeard(numbersOf(ownOnes), leastForOffer)]),
    ...(others.length === 0 ? [] : [said.elsewhere(leastElsewhere, isCompared)]),
  ];
  const furtherWhen = [
    ...betweenOf(shared, language),
    ...doubtfulOf(ownOnes, language),
    ...further(plan, ownOnes),
  ].slice(0, mostFurther);
  const ruled = groundsForNo(decision, byRule);
  const below = belowOf(plan, ruled, shared);
  const noWhen = someOf(decision.noWhen, (no) => isCompared || !isShownInCv(no, plan));
  return {
    weighsMost: decision.weighsMost,
    weightiestQuestions: weightiest.find(({ length }) => length <= longestWeightiest) ?? weightiest.at(-1),
    ...(ofAll.length === 0 ? {} : { ofSeveral: said.ofSeveral(numbersOf(shared)) }),
    offerWhen: `${upper([...heard, ...also.map(({ text }) => text)].join('; '))}${said.and}${said.nothingAgainst}.`,
    offer: {
      leastScores: [
        ...inOrder.map(({ question: { order } }) => ({ order, least: leastForOffer })),
        ...others
          .toSorted((one, other) => one.order - other.order)
          .map(({ order }) => ({ order, least: leastElsewhere, ifAsked: true as const })),
      ],
      also: offered.map(({ text }) => text),
    },
    furtherWhen: furtherWhen.map(({ text }) => text),
    ...(below === undefined ? {} : { noBelow: below.text }),
    noWhen,
    grounds: [
      ...offered,
      ...furtherWhen.flatMap(({ ground, ...told }) => (ground === undefined ? [] : [{ ...told, ground }])),
      ...(below === undefined ? [] : [below]),
      ...ruled.filter(({ text }) => noWhen.includes(text)),
    ],
  };
}

/**
 * What the reasons for a no go by that are the rule's own. A decision from before that was kept is the rule's where its
 * first reason is what the rule says today.
 */
function groundsForNo({ grounds, noWhen }: Decision, byRule: Decision): readonly ToldGround[] {
  const known = grounds ?? (noWhen[0] === byRule.noWhen[0] ? byRule.grounds : undefined);
  return known?.filter(({ text }) => noWhen.includes(text)) ?? [];
}

/** Of a requirement's words, in a sentence about it. */
const leastNamed = 0.6;

/** What would be a no for want of something that the CV shows in full says nothing about this person. */
function isShownInCv(no: string, plan: Decided): boolean {
  return requirementsByNeed(plan).shown.some((required) => namesRequirement(no, required));
}

function namesRequirement(sentence: string, { text }: Pick<Requirement, 'text'>): boolean {
  const said = wordStems(sentence);
  const wanted = [...wordStems(requiredIn(text) ?? text)];
  return wanted.filter((stem) => said.has(stem)).length >= leastNamed * wanted.length;
}

/** Papers, as stems: five letters. */
const paper = /^(?:certi|licen|permi|regis|diplo|посві|серти|ліцен|книж|дипло|реєст)/u;

/** Said of any requirement: figures and how long. */
const ofTime = /^(?:\d+|years?|yrs|month|weeks?|days?|рок|рік|роки|років|місяц|тижн|тижд|днів|дні)$/u;

/** In the words of whoever wrote it: two that the requirement has, or the kind of paper that it asks for. */
function isAboutRequirement(sentence: string, { text }: Requirement): boolean {
  const said = wordStems(sentence);
  const shared = [...wordStems(requiredIn(text) ?? text)].filter((stem) => said.has(stem) && !ofTime.test(stem));
  return shared.length >= 2 || shared.some((stem) => paper.test(stem));
}

/** Questions behind which something is settled that an earlier round left open. */
function behindWhich(plan: Decided): readonly number[] {
  const behind = new Set(followUpsToSettle(plan).map(({ questionId }) => questionId));
  return plan.questions.filter(({ id }) => behind.has(id)).map(({ order }) => order);
}

const nameOfLanguage: Readonly<Record<Language, RegExp>> = { en: /\benglish\b/iu, uk: /українськ/iu };

/** A score of a question that decides which an offer does not take, and which is no reason for a no. */
function betweenOf(shared: readonly Question[], language: Language): readonly ToldGround[] {
  if (shared.length === 0) return [];
  return [
    advised(decisionPhrases[language].between(anyOf(shared, language)), {
      ...scoresOf(shared),
      lowest: leastElsewhere,
      highest: leastForOffer - 1,
    }),
  ];
}

/**
 * The same of what one person alone is asked, down to the lowest: a low score leaves a doubt, and never is the no that
 * nobody else could get.
 */
function doubtfulOf(own: readonly Question[], language: Language): readonly ToldGround[] {
  if (own.length === 0) return [];
  return [
    advised(decisionPhrases[language].doubtful(anyOf(own, language)), {
      ...scoresOf(own),
      lowest: 0,
      highest: leastForOffer - 1,
    }),
  ];
}

/**
 * Scores of what decides, and everybody is asked, that are neither enough nor worth another talk. A decision by rule names
 * those of the must-haves itself.
 *
 * @param ruled of its reasons for a no, those of the rule
 */
function belowOf(
  { language }: Decided,
  ruled: readonly ToldGround[],
  shared: readonly Question[],
): ToldGround | undefined {
  if (shared.length === 0 || ruled.some(({ ground }) => ground.kind === 'scores')) return undefined;
  return {
    text: decisionPhrases[language].below(anyOf(shared, language)),
    ground: { ...scoresOf(shared), lowest: 0, highest: leastElsewhere - 1 },
  };
}

function anyOf(questions: readonly Question[], language: Language): string {
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  return list.format(questions.map(({ order }) => decisionPhrases[language].number(order)));
}

function scoresOf(questions: readonly Question[]) {
  return { kind: 'scores' as const, orders: questions.map(({ order }) => order), competencies: [] };
}

function advised({ said, advice }: Advised, ground: Ground): ToldGround {
  return { text: `${said} ${advice}`, short: said, ground };
}

/**
 * What leads to another step or a condition, the weightiest first.
 *
 * @param told questions of which it is said what a low score leads to
 */
function further(plan: Decided, told: readonly Question[]): readonly Sentence[] {
  const { language, candidate } = plan;
  const said = decisionPhrases[language];
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  const orders = [...new Set(openSentences(plan).flatMap(({ questions }) => questions))]
    .filter((order) => !told.some((question) => question.order === order))
    .toSorted((one, other) => one - other);
  const points = candidate.toSettle.slice(0, 2).map(({ text }) => said.quoted(inner(text, language)));
  // Whoever wrote what to do, before the talk, before an offer or with the answers, has said what happens with it.
  const toldByWriter = [...candidate.furtherWhen, ...candidate.beforeOffer, ...candidate.toPrepare];
  const condition = (required: Numbered | undefined) =>
    required === undefined || toldByWriter.some((text) => isAboutRequirement(text, required))
      ? []
      : [
          advised(
            said.unshown(
              said.quoted(inner(requiredIn(required.text) ?? required.text, language)),
              required.kind === 'licence',
            ),
            { kind: 'requirementOpen', requirements: [required.index] },
          ),
        ];
  // Somebody who read this person's case says it better than a phrase for all.
  if (candidate.furtherWhen.length > 0) {
    return [...candidate.furtherWhen.map((text) => ({ text })), ...condition(doubted(plan) ?? unshown(plan))];
  }
  const musts = plan.competencies
    .filter(({ mustHave, id }) => mustHave && plan.questions.some(({ competencyId }) => competencyId === id))
    .slice(0, 3);
  return [
    ...(orders.length === 0
      ? []
      : [advised(said.doubt(list.format(orders.map(said.number))), { kind: 'earlierOpen', orders })]),
    ...(points.length === 0
      ? []
      : [
          advised(said.open(points.some((text) => text.length > longestPoint) ? '' : points.join(', ')), {
            kind: 'pointsOpen',
          }),
        ]),
    // The points name what they doubt.
    ...condition(unshown(plan)),
    ...(musts.length === 0
      ? []
      : [
          advised(said.unasked(list.format(musts.map(({ name }) => said.quoted(name)))), {
            kind: 'notAsked',
            competencies: musts.map(({ id }) => id),
          }),
        ]),
  ];
}

type Numbered = Requirement & { readonly index: number };

/**
 * The requirement that is in question about this person: a point rests on it, or on a line that was said to answer it. A
 * paper first, then as the points weigh. Years of work that are not there yet are not there on the first day either.
 */
function doubted(plan: Decided): Numbered | undefined {
  const { requirements, candidate } = plan;
  const asked = candidate.toSettle.flatMap(({ requirement }) => requirement ?? []);
  const contested = candidate.requirementEvidence
    .map(({ index }) => index)
    .filter((index) => linesOfRequirement(plan, index).length === 0);
  const open = [...asked, ...contested].flatMap((index) => {
    const required = requirements[index];
    return required === undefined || required.kind === 'other' ? [] : [{ ...required, index }];
  });
  return open.find(({ kind }) => kind === 'licence') ?? open[0];
}

/**
 * One that nothing shows and that can still be shown before the first day: a paper, a language. Hours, places and dates are
 * answered in the talk, and a condition would tell somebody who meets them that they do not.
 */
function unshown(plan: Decided): Numbered | undefined {
  // The language of the talk is heard in it.
  const isHeard = ({ text }: Requirement) => nameOfLanguage[plan.language].test(text);
  const isLater = (required: Requirement) =>
    required.kind === 'licence' || (required.kind === 'language' && !isHeard(required));
  const open = requirementsToTick(plan).filter(
    (required) => isLater(required) && linesOfRequirement(plan, required.index).length === 0,
  );
  return open.find(({ kind }) => kind === 'licence') ?? open[0];
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

function shortened(topic: string, most: number): string {
  return topic.length <= most ? topic : `${topic.slice(0, most).replace(/\s+\S*$/u, '')}…`;
}

/** Also behind a quotation mark. */
function upper(text: string): string {
  return text.replace(/(?<=^[^\p{L}\p{N}]*)\p{L}/u, (letter) => letter.toLocaleUpperCase());
}
