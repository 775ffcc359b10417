import { askedFamilies } from '#knowledge/guard/contexts/asked-families.ts';
import { conclusions } from '#knowledge/guard/contexts/lawful-contexts.ts';
import { notedFamilies } from '#knowledge/guard/contexts/noted-families.ts';
import { wantedFamilies } from '#knowledge/guard/contexts/wanted-families.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';
import { insteadOf } from './instead-of.ts';
import { privateTopics } from './private-topics.ts';

/** Complete word families for private facts, in questions, adverts and notes. */
export const familyWordRules: readonly GuardRule[] = privateTopics.flatMap(({ topic, name, plainId }) => {
  const { phrases, facts } = notedFamilies[topic];
  return [
    insteadOf(plainId, `${name}.asked-otherwise`, ['question'], askedFamilies[topic]),
    insteadOf(plainId, `${name}.wanted-otherwise`, ['advert'], wantedFamilies[topic]),
    insteadOf(plainId, `${name}.noted-otherwise`, ['note'], { phrases }),
    insteadOf(plainId, `${name}.concluded-otherwise`, ['note'], { facts, given: conclusions }),
  ];
});
