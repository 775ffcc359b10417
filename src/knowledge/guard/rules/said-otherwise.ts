import { ageFacts } from '#knowledge/guard/facts/age-facts.ts';
import { healthPhrases } from '#knowledge/guard/facts/body-facts.ts';
import { politicsFacts, unionFacts } from '#knowledge/guard/facts/conviction-facts.ts';
import { descentPhrases } from '#knowledge/guard/facts/descent-facts.ts';
import { homePhrases } from '#knowledge/guard/facts/home-facts.ts';
import { personPhrases } from '#knowledge/guard/facts/person-facts.ts';
import { militaryFacts, propertyFacts, recordFacts } from '#knowledge/guard/facts/record-facts.ts';
import { titlesWanted } from '#knowledge/guard/facts/sex-facts.ts';
import type { GuardFacts, GuardPhrases, GuardRule, TextKind } from '#knowledge/guard/guard-rule.ts';
import { insteadOf as ruleInsteadOf, noPhrases } from './instead-of.ts';

const spoken = ['question', 'note'] as const;
const inNotes = ['note'] as const;
const inAdverts = ['advert'] as const;
const aboutOthersToo: ReadonlySet<string> = new Set([
  'age.hinted',
  'age.idiom',
  'children.hinted',
  'family-plans.hinted',
  'marital-status.hinted',
  'origin.hinted',
  'race.hinted',
  'union.hinted',
]);

/** A rule for euphemisms of what a plain rule covers. */
function insteadOf(
  plainId: string,
  id: string,
  kinds: readonly TextKind[],
  phrases: GuardPhrases,
  facts?: GuardFacts,
): GuardRule {
  return ruleInsteadOf(plainId, id, kinds, { phrases, namesOthers: aboutOthersToo.has(id), facts });
}

/** Hints, idioms and slang, and demands in adverts. */
export const saidOtherwiseRules: readonly GuardRule[] = [
  insteadOf('age.years', 'age.hinted', spoken, ageFacts.indirect),
  insteadOf('age.estimate', 'age.idiom', inNotes, ageFacts.inNotes),
  insteadOf('age.range', 'age.wanted', inAdverts, ageFacts.wanted),
  insteadOf('children.has', 'children.hinted', spoken, homePhrases.children),
  insteadOf('children.without-ties', 'children.wanted', inAdverts, homePhrases.childrenInAdverts),
  insteadOf('family-plans.children', 'family-plans.hinted', spoken, homePhrases.plans),
  insteadOf('family-plans.children', 'family-plans.wanted', inAdverts, homePhrases.plansInAdverts),
  insteadOf('pregnancy.state', 'pregnancy.hinted', spoken, homePhrases.pregnancy),
  insteadOf('pregnancy.state', 'pregnancy.idiom', inNotes, homePhrases.pregnancyInNotes),
  insteadOf('pregnancy.state', 'pregnancy.wanted', inAdverts, homePhrases.pregnancyInAdverts),
  insteadOf('marital-status.partner', 'marital-status.hinted', spoken, homePhrases.partner),
  insteadOf(
    'marital-status.state',
    'marital-status.wanted',
    inAdverts,
    homePhrases.couplesInAdverts,
    homePhrases.partnerInAdverts,
  ),
  insteadOf('sex.role', 'sex.hinted', spoken, personPhrases.sexRole),
  insteadOf('sex.stereotype', 'sex.idiom', inNotes, personPhrases.sexInNotes),
  insteadOf('sex.wanted', 'sex.title', inAdverts, titlesWanted),
  insteadOf('sex.wanted', 'sex.demanded', inAdverts, personPhrases.sexInAdverts),
  insteadOf('orientation.asked', 'orientation.hinted', spoken, personPhrases.orientation),
  insteadOf('orientation.asked', 'orientation.idiom', inNotes, personPhrases.orientationInNotes),
  insteadOf('orientation.asked', 'orientation.wanted', inAdverts, personPhrases.orientationInAdverts),
  insteadOf('gender-identity.asked', 'gender-identity.hinted', spoken, personPhrases.identity),
  insteadOf('photo.looks', 'photo.looks-noted', inNotes, personPhrases.looks),
  insteadOf('photo.looks', 'photo.looks-wanted', inAdverts, personPhrases.looksInAdverts),
  insteadOf('race.asked', 'race.hinted', spoken, descentPhrases.race),
  insteadOf('race.asked', 'race.idiom', inNotes, descentPhrases.raceInNotes),
  insteadOf('race.asked', 'race.wanted', inAdverts, descentPhrases.raceInAdverts),
  insteadOf('origin.from-where', 'origin.hinted', spoken, descentPhrases.origin),
  insteadOf('origin.ethnicity', 'origin.idiom', inNotes, descentPhrases.originInNotes),
  insteadOf('origin.wanted', 'origin.demanded', inAdverts, descentPhrases.originInAdverts),
  insteadOf('language.native', 'language.hinted', spoken, descentPhrases.language),
  insteadOf('language.native', 'language.wanted', inAdverts, descentPhrases.languageInAdverts),
  insteadOf('religion.faith', 'religion.hinted', spoken, descentPhrases.religion),
  insteadOf('religion.faith', 'religion.wanted', inAdverts, descentPhrases.religionInAdverts),
  insteadOf('residence.place', 'residence.hinted', spoken, descentPhrases.residence),
  insteadOf('residence.place', 'residence.wanted', inAdverts, noPhrases, descentPhrases.residenceInAdverts),
  insteadOf('politics.views', 'politics.hinted', spoken, politicsFacts.phrases),
  insteadOf('politics.views', 'politics.wanted', inAdverts, noPhrases, politicsFacts.wanted),
  insteadOf('union.member', 'union.hinted', spoken, unionFacts.phrases),
  insteadOf('union.member', 'union.wanted', inAdverts, noPhrases, unionFacts.wanted),
  insteadOf('health.condition', 'health.hinted', spoken, healthPhrases.asked),
  insteadOf('health.condition', 'health.idiom', inNotes, healthPhrases.inNotes),
  insteadOf('health.required', 'health.wanted', inAdverts, healthPhrases.wanted),
  insteadOf('arrest-record.asked', 'arrest-record.hinted', spoken, recordFacts.arrestPhrases),
  insteadOf('arrest-record.asked', 'arrest-record.noted', inNotes, recordFacts.arrestInNotes),
  insteadOf('arrest-record.asked', 'arrest-record.wanted', inAdverts, noPhrases, recordFacts.wanted),
  insteadOf('pay-history.asked', 'pay-history.hinted', spoken, recordFacts.payPhrases),
  insteadOf('pay-history.asked', 'pay-history.noted', inNotes, recordFacts.payInNotes),
  insteadOf('pay-history.asked', 'pay-history.wanted', inAdverts, recordFacts.payInAdverts),
  insteadOf('military.service', 'military.hinted', spoken, militaryFacts.phrases),
  insteadOf('military.service', 'military.wanted', inAdverts, noPhrases, militaryFacts.wanted),
  insteadOf('property.owned', 'property.hinted', spoken, propertyFacts.phrases),
  insteadOf('property.owned', 'property.wanted', inAdverts, noPhrases, propertyFacts.wanted),
];
