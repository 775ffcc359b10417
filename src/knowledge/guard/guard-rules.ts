import type { GuardRule } from './guard-rule.ts';
import { ageRules } from './rules/age.ts';
import { circumstanceRules } from './rules/circumstances.ts';
import { convictionRules } from './rules/convictions.ts';
import { contextRules } from './rules/in-context.ts';
import { familyRules } from './rules/family.ts';
import { familyWordRules } from './rules/families.ts';
import { healthRules } from './rules/health.ts';
import { maritalStatusRules } from './rules/marital-status.ts';
import { originRules } from './rules/origin.ts';
import { photoRules } from './rules/photo.ts';
import { recordRules } from './rules/record.ts';
import { religionRules } from './rules/religion.ts';
import { saidOtherwiseRules } from './rules/said-otherwise.ts';
import { sexRules } from './rules/sex.ts';

/** Every rule of every pack, in order of precedence: of each topic, the first that matches a clause is reported. */
export const guardRules: readonly GuardRule[] = [
  ...ageRules,
  ...familyRules,
  ...maritalStatusRules,
  ...originRules,
  ...religionRules,
  ...sexRules,
  ...healthRules,
  ...photoRules,
  ...convictionRules,
  ...circumstanceRules,
  ...recordRules,
  ...saidOtherwiseRules,
  ...contextRules,
  ...familyWordRules,
];
