import { askedFamilies } from '#knowledge/guard/contexts/asked-families.ts';
import { conclusions } from '#knowledge/guard/contexts/lawful-contexts.ts';
import { notedFamilies } from '#knowledge/guard/contexts/noted-families.ts';
import { wantedFamilies } from '#knowledge/guard/contexts/wanted-families.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';
import { insteadOf } from './instead-of.ts';

const inQuestions = ['question'] as const;
const inNotes = ['note'] as const;
const inAdverts = ['advert'] as const;
const noPhrases = { en: [], uk: [] } as const;

/** The plain rule of each topic, which gives the reasons. */
const plainIds = {
  age: 'age.years',
  arrest: 'arrest-record.asked',
  children: 'children.has',
  plans: 'family-plans.children',
  identity: 'gender-identity.asked',
  health: 'health.condition',
  language: 'language.native',
  partner: 'marital-status.state',
  military: 'military.service',
  orientation: 'orientation.asked',
  origin: 'origin.from-where',
  pay: 'pay-history.asked',
  photo: 'photo.asked',
  politics: 'politics.views',
  pregnancy: 'pregnancy.state',
  property: 'property.owned',
  race: 'race.asked',
  religion: 'religion.faith',
  residence: 'residence.place',
  sex: 'sex.role',
  union: 'union.member',
} as const;

function rulesOf(family: keyof typeof plainIds): readonly GuardRule[] {
  const plainId = plainIds[family];
  const name = plainId.slice(0, plainId.indexOf('.'));
  const { phrases, facts } = notedFamilies[family];
  return [
    insteadOf(plainId, `${name}.asked-otherwise`, inQuestions, askedFamilies[family]),
    insteadOf(plainId, `${name}.wanted-otherwise`, inAdverts, wantedFamilies[family]),
    insteadOf(plainId, `${name}.noted-otherwise`, inNotes, { phrases }),
    insteadOf(plainId, `${name}.concluded-otherwise`, inNotes, { phrases: noPhrases, facts, given: conclusions }),
  ];
}

/** Whole families of words for private facts, in questions, adverts and notes. */
export const familyWordRules: readonly GuardRule[] = [
  ...rulesOf('age'),
  ...rulesOf('arrest'),
  ...rulesOf('children'),
  ...rulesOf('plans'),
  ...rulesOf('identity'),
  ...rulesOf('health'),
  ...rulesOf('language'),
  ...rulesOf('partner'),
  ...rulesOf('military'),
  ...rulesOf('orientation'),
  ...rulesOf('origin'),
  ...rulesOf('pay'),
  ...rulesOf('photo'),
  ...rulesOf('politics'),
  ...rulesOf('pregnancy'),
  ...rulesOf('property'),
  ...rulesOf('race'),
  ...rulesOf('religion'),
  ...rulesOf('residence'),
  ...rulesOf('sex'),
  ...rulesOf('union'),
];
