import type { GuardPhrases, GuardRule, TextKind } from '#knowledge/guard/guard-rule.ts';
import { ageRules } from './age.ts';
import { circumstanceRules } from './circumstances.ts';
import { convictionRules } from './convictions.ts';
import { familyRules } from './family.ts';
import { healthRules } from './health.ts';
import { maritalStatusRules } from './marital-status.ts';
import { originRules } from './origin.ts';
import { photoRules } from './photo.ts';
import { recordRules } from './record.ts';
import { religionRules } from './religion.ts';
import { sexRules } from './sex.ts';

const plainRules: ReadonlyMap<string, GuardRule> = new Map(
  [
    ...ageRules,
    ...circumstanceRules,
    ...convictionRules,
    ...familyRules,
    ...healthRules,
    ...maritalStatusRules,
    ...originRules,
    ...photoRules,
    ...recordRules,
    ...religionRules,
    ...sexRules,
  ].map((rule) => [rule.id, rule]),
);

export const noPhrases: GuardPhrases = { en: [], uk: [] };

type Own = Pick<GuardRule, 'namesOthers' | 'facts' | 'given' | 'unless' | 'isAcrossSentences'> & {
  readonly phrases?: GuardPhrases | undefined;
};

/**
 * A rule for other wordings of what a plain rule covers; it reuses that rule's texts.
 *
 * @throws Error if there is no plain rule with this id
 */
export function insteadOf(
  plainId: string,
  id: string,
  kinds: readonly TextKind[],
  { phrases = noPhrases, ...own }: Own,
): GuardRule {
  const plain = plainRules.get(plainId);
  if (plain === undefined) throw new Error(`no guard rule ${plainId}`);
  const { topic, packs, why, lawful } = plain;
  return { id, topic, packs, kinds, why, lawful, isIndirect: true, phrases, ...own };
}
