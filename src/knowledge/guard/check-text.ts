import type { Language } from '#contracts/common.ts';
import type { GuardFinding, GuardRule, TextKind } from './guard-rule.ts';
import { guardRules } from './guard-rules.ts';
import { lookAlikes } from './look-alikes.ts';
import { normaliseText } from './normalise-text.ts';
import { compilePhrases } from './phrase.ts';
import { splitClauses } from './split-clauses.ts';

export type { GuardFinding, TextKind } from './guard-rule.ts';

/** Stored with what was checked; raise it whenever a rule changes what it finds. */
export const guardVersion = '1';

export interface CheckOptions {
  /** of the text; it settles only which alphabet a word of look-alike letters belongs to, all rules run always */
  readonly language: Language;
  readonly kind: TextKind;
}

const alphabets = [
  { language: 'en', letter: /\p{Script=Latin}/u, masks: compilePhrases(lookAlikes.en) },
  { language: 'uk', letter: /\p{Script=Cyrillic}/u, masks: compilePhrases(lookAlikes.uk) },
] as const;

const compiledRules = guardRules.map((rule) => ({
  rule,
  patterns: {
    en: rule.phrases.en.length > 0 ? compilePhrases(rule.phrases.en) : undefined,
    uk: rule.phrases.uk.length > 0 ? compilePhrases(rule.phrases.uk) : undefined,
  },
}));

/** What hiring law forbids in a text, in the order of the text: at most one finding per topic and clause. */
export function checkText(text: string, options: CheckOptions): GuardFinding[] {
  const normalised = normaliseText(text, options.language);
  const findings: GuardFinding[] = [];
  for (const clause of splitClauses(normalised.text)) {
    const found = new Map<string, { rule: GuardRule; start: number; end: number }>();
    for (const { language, letter, masks } of alphabets) {
      if (!letter.test(clause.text)) continue;
      const masked = clause.text.replaceAll(masks, (lookAlike) => '·'.repeat(lookAlike.length));
      for (const { rule, patterns } of compiledRules) {
        if (found.has(rule.topic) || !appliesTo(rule, options.kind)) continue;
        const match = patterns[language] && firstMatch(masked, patterns[language]);
        if (match) found.set(rule.topic, { rule, ...match });
      }
    }
    for (const { rule, start, end } of found.values()) {
      const from = normalised.offsets[clause.start + start] ?? 0;
      const to = endOffset(text, normalised.offsets, clause.start + end);
      findings.push({
        ruleId: rule.id,
        packs: rule.packs,
        topic: rule.topic,
        start: from,
        end: to,
        excerpt: text.slice(from, to),
        why: rule.why,
        lawful: rule.lawful,
      });
    }
  }
  return findings.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

export function isClean(text: string, options: CheckOptions): boolean {
  return checkText(text, options).length === 0;
}

function appliesTo(rule: GuardRule, kind: TextKind): boolean {
  return rule.kinds === undefined || rule.kinds.includes(kind);
}

function firstMatch(text: string, pattern: RegExp): { start: number; end: number } | undefined {
  // A global expression keeps its place between calls.
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** The end of the last matched character, so that what normalising dropped after it stays outside. */
function endOffset(text: string, offsets: readonly number[], end: number): number {
  const last = offsets[end - 1] ?? 0;
  const next = /\P{M}\p{M}*/uy;
  next.lastIndex = last;
  return last + (next.exec(text)?.[0].length ?? 1);
}
