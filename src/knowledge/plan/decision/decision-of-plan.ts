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

/** The most questions named as weightiest: naming more would single out none. */
const mostNamed = 4;
/**
 * UTF-16 units of the sentence that names the weightiest questions, and how much of each topic it quotes: all, or less
 * if space runs out.
 */
const longestWeightiest = 400;
const toldOfTopics = [Infinity, 30, 0] as const;
/** The most further steps: a score in between, a doubt, an open point, a document, a question there was no time for. */
const mostFurther = 5;
/** The most reasons for a no besides low scores. */
const mostReasons = 4;
/** The lowest score for an offer in questions that decide: the top of what the anchors expect at this level. */
const leastForOffer = 6;
/** The lowest score in all other questions: the least that does the job. */
const leastElsewhere = 4;
/** UTF-16 units of a sentence quoted inside another one */
const longestQuoted = 140;
/** UTF-16 units of a point: a longer one inside a sentence cannot be read at a glance. */
const longestPoint = 60;

/** A sentence of a decision. Without a ground, the decision maker has to judge whether it holds. */
type Sentence = Omit<ToldGround, 'ground'> & Partial<Pick<ToldGround, 'ground'>>;

/**
 * How the answers to this plan lead to a decision: what is the same for every candidate, and, derived from the plan's
 * own parts, which questions weigh most, what it takes for an offer, and what calls for a further step.
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
  // Candidates who are compared are judged by the questions they are all asked and by the same reasons, even those that
  // one of them already meets.
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
  const written = someOf(decision.noWhen, (no) => isCompared || !isShownInCv(no, plan));
  // A decision by rule names the requirements itself.
  const isUnmetTold = plan.requirements.length === 0 || ruled.length > 0 || written.includes(said.unmet);
  const noWhen = isUnmetTold ? written : [...written, said.unmet].slice(0, mostReasons);
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
 * The grounds of those reasons for a no that come from the rule. A decision from before grounds were stored counts as
 * the rule's if its first reason equals the rule's current one.
 */
function groundsForNo({ grounds, noWhen }: Decision, byRule: Decision): readonly ToldGround[] {
  const known = grounds ?? (noWhen[0] === byRule.noWhen[0] ? byRule.grounds : undefined);
  return known?.filter(({ text }) => noWhen.includes(text)) ?? [];
}

/** The share of a requirement's words that a sentence about it contains. */
const leastNamed = 0.6;

/** A reason for a no that is about a requirement the CV fully shows does not apply to this candidate. */
function isShownInCv(no: string, plan: Decided): boolean {
  return requirementsByNeed(plan).shown.some((required) => namesRequirement(no, required));
}

function namesRequirement(sentence: string, { text }: Pick<Requirement, 'text'>): boolean {
  const said = wordStems(sentence);
  const wanted = [...wordStems(requiredIn(text) ?? text)];
  return wanted.filter((stem) => said.has(stem)).length >= leastNamed * wanted.length;
}

/** Kinds of documents, as five-letter stems. */
const paper = /^(?:certi|licen|permi|regis|diplo|посві|серти|ліцен|книж|дипло|реєст)/u;

/** Words of any requirement: figures and durations. */
const ofTime = /^(?:\d+|years?|yrs|month|weeks?|days?|рок|рік|роки|років|місяц|тижн|тижд|днів|дні)$/u;

/**
 * Whether an author's sentence is about a requirement: it shares two of the requirement's words, or the kind of
 * document.
 */
function isAboutRequirement(sentence: string, { text }: Requirement): boolean {
  const said = wordStems(sentence);
  const shared = [...wordStems(requiredIn(text) ?? text)].filter((stem) => said.has(stem) && !ofTime.test(stem));
  return shared.length >= 2 || shared.some((stem) => paper.test(stem));
}

/** Order numbers of the questions whose follow-ups settle what an earlier round left open. */
function behindWhich(plan: Decided): readonly number[] {
  const behind = new Set(followUpsToSettle(plan).map(({ questionId }) => questionId));
  return plan.questions.filter(({ id }) => behind.has(id)).map(({ order }) => order);
}

const nameOfLanguage: Readonly<Record<Language, RegExp>> = { en: /\benglish\b/iu, uk: /українськ/iu };

/** Scores of the deciding questions that are too low for an offer but are no reason for a no. */
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
 * Like `betweenOf`, for questions that only one candidate is asked, and down to the lowest score: a low score leaves a
 * doubt but is never a no that nobody else could get.
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
 * Scores too low even for another interview, in deciding questions that everybody is asked. A decision by rule already
 * names those of the must-haves.
 *
 * @param ruled those of its reasons for a no that come from the rule
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

/** The short form is only what can be read from the run: it is marked as applying, which nothing else in it may be. */
function advised({ said, besides = '', advice }: Advised, ground: Ground): ToldGround {
  return { text: `${said}${besides}. ${advice}`, short: `${said}.`, ground };
}

/**
 * What leads to a further step or a condition, most important first.
 *
 * @param told questions whose low scores are already covered
 */
function further(plan: Decided, told: readonly Question[]): readonly Sentence[] {
  const { language, candidate } = plan;
  const said = decisionPhrases[language];
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' });
  const orders = [...new Set(openSentences(plan).flatMap(({ questions, followUps }) => [...questions, ...followUps]))]
    .filter((order) => !told.some((question) => question.order === order))
    .toSorted((one, other) => one - other);
  const points = candidate.toSettle.slice(0, 2).map(({ text }) => said.quoted(inner(text, language)));
  // If the author said what to do about it before the interview, before an offer or with the answers, no condition is
  // added.
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
  // An author who knows this candidate's case says it better than a generic phrase.
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
    // The points already name what they doubt.
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
 * The requirement in doubt for this candidate: a point to settle concerns it, or the CV lines cited for it do not show
 * it. A licence comes first, then the order of the points. Requirements of kind `other` are skipped: missing years of
 * experience will still be missing on the first day.
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
 * A requirement that nothing shows and that can still be shown before the first day: a document or a language. Hours,
 * places and dates are answered in the interview; a condition would suggest to somebody who meets them that they do
 * not.
 */
function unshown(plan: Decided): Numbered | undefined {
  // The language of the interview is heard in the interview itself.
  const isHeard = ({ text }: Requirement) => nameOfLanguage[plan.language].test(text);
  const isLater = (required: Requirement) =>
    required.kind === 'licence' || (required.kind === 'language' && !isHeard(required));
  const open = requirementsToTick(plan).filter(
    (required) => isLater(required) && linesOfRequirement(plan, required.index).length === 0,
  );
  return open.find(({ kind }) => kind === 'licence') ?? open[0];
}

/** A sentence to be quoted inside another one: without its final punctuation, and shortened. */
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

/** Capitalises the first letter, also after a quotation mark. */
function upper(text: string): string {
  return text.replace(/(?<=^[^\p{L}\p{N}]*)\p{L}/u, (letter) => letter.toLocaleUpperCase());
}
