import { asked } from '#knowledge/guard/contexts/asked-in-context.ts';
import { concluded } from '#knowledge/guard/contexts/concluded-facts.ts';
import { conclusions, onTheRoad } from '#knowledge/guard/contexts/lawful-contexts.ts';
import { wantedOf } from '#knowledge/guard/contexts/wanted-facts.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';
import { insteadOf } from './instead-of.ts';

const noPhrases = { en: [], uk: [] } as const;
const inQuestions = ['question'] as const;
const inNotes = ['note'] as const;
const inAdverts = ['advert'] as const;

/** Of each topic: the plain rule that gives the reasons, what is asked, what notes conclude from, what adverts demand. */
const topics = [
  { plainId: 'age.years', name: 'age', asked: asked.age, concluded: concluded.age, wanted: wantedOf.age },
  {
    plainId: 'arrest-record.asked',
    name: 'arrest-record',
    askedFacts: asked.arrest,
    concluded: concluded.arrest,
    wanted: wantedOf.arrest,
  },
  {
    plainId: 'children.has',
    name: 'children',
    askedFacts: asked.children,
    concluded: concluded.children,
    wanted: wantedOf.children,
  },
  {
    plainId: 'family-plans.children',
    name: 'family-plans',
    askedFacts: asked.plans,
    concluded: concluded.plans,
    wanted: wantedOf.plans,
  },
  {
    plainId: 'gender-identity.asked',
    name: 'gender-identity',
    asked: asked.identity,
    concluded: concluded.identity,
    wanted: wantedOf.identity,
  },
  {
    plainId: 'health.condition',
    name: 'health',
    asked: asked.health,
    concluded: concluded.health,
  },
  {
    plainId: 'language.native',
    name: 'language',
    asked: asked.languagePhrases,
    askedFacts: asked.language,
    concluded: concluded.language,
    wanted: wantedOf.language,
  },
  {
    plainId: 'marital-status.state',
    name: 'marital-status',
    asked: asked.partner,
    concluded: concluded.marital,
    wanted: wantedOf.marital,
  },
  {
    plainId: 'military.service',
    name: 'military',
    askedFacts: asked.military,
    concluded: concluded.military,
    wanted: wantedOf.military,
  },
  {
    plainId: 'orientation.asked',
    name: 'orientation',
    asked: asked.orientation,
    concluded: concluded.orientation,
    wanted: wantedOf.orientation,
  },
  {
    plainId: 'origin.from-where',
    name: 'origin',
    asked: asked.origin,
    concluded: concluded.origin,
    wanted: wantedOf.origin,
  },
  {
    plainId: 'pay-history.asked',
    name: 'pay-history',
    asked: asked.pay,
    concluded: concluded.pay,
    wanted: wantedOf.pay,
  },
  { plainId: 'photo.asked', name: 'photo', asked: asked.photo, wanted: wantedOf.photo },
  { plainId: 'photo.looks', name: 'photo', concluded: concluded.photo },
  {
    plainId: 'politics.views',
    name: 'politics',
    asked: asked.politics,
    concluded: concluded.politics,
    wanted: wantedOf.politics,
  },
  {
    plainId: 'pregnancy.state',
    name: 'pregnancy',
    asked: asked.pregnancy,
    concluded: concluded.pregnancy,
    wanted: wantedOf.pregnancy,
  },
  {
    plainId: 'property.owned',
    name: 'property',
    asked: asked.property,
    concluded: concluded.property,
    wanted: wantedOf.property,
  },
  { plainId: 'race.asked', name: 'race', asked: asked.race, concluded: concluded.race },
  {
    plainId: 'religion.faith',
    name: 'religion',
    asked: asked.religionPhrases,
    askedFacts: asked.religion,
    concluded: concluded.religion,
    wanted: wantedOf.religion,
  },
  {
    plainId: 'residence.place',
    name: 'residence',
    askedFacts: asked.residence,
    concluded: concluded.residence,
    wanted: wantedOf.residence,
  },
  { plainId: 'sex.role', name: 'sex', asked: asked.sex, concluded: concluded.sex },
  {
    plainId: 'union.member',
    name: 'union',
    asked: asked.unionPhrases,
    askedFacts: asked.union,
    concluded: concluded.union,
  },
] as const;

/** Words that say little alone, and enough where they are asked of a candidate, concluded from or demanded. */
export const contextRules: readonly GuardRule[] = [
  ...topics.flatMap((topic) => [
    ...('asked' in topic || 'askedFacts' in topic
      ? [
          insteadOf(topic.plainId, `${topic.name}.asked-about`, inQuestions, {
            phrases: 'asked' in topic ? topic.asked : noPhrases,
            // A remark about colleagues or parents leads up to the question.
            namesOthers: true,
            ...('askedFacts' in topic && { facts: topic.askedFacts }),
          }),
        ]
      : []),
    ...('concluded' in topic
      ? [
          insteadOf(topic.plainId, `${topic.name}.concluded`, inNotes, {
            phrases: noPhrases,
            facts: topic.concluded,
            given: conclusions,
          }),
        ]
      : []),
    ...('wanted' in topic
      ? [insteadOf(topic.plainId, `${topic.name}.turned-away`, inAdverts, { phrases: noPhrases, facts: topic.wanted })]
      : []),
  ]),
  insteadOf('property.owned', 'property.car', inAdverts, {
    phrases: noPhrases,
    facts: wantedOf.car,
    unless: onTheRoad,
  }),
  insteadOf('orientation.asked', 'orientation.remarked', inQuestions, {
    phrases: asked.orientationAcross,
    isAcrossSentences: true,
  }),
];
