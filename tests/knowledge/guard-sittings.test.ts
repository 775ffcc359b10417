import { describe, expect, test } from 'vitest';
import { checkText, isClean } from '#knowledge/guard/check-text.ts';
import { sittingOf20261122En } from '#tests/fixtures/guard/sitting-2026-11-22.en.ts';
import { sittingOf20261122Uk } from '#tests/fixtures/guard/sitting-2026-11-22.uk.ts';

// A used sitting: its misses are known, so these figures prove nothing about new words. They only keep later changes from
// doing worse on it than at its first run. The first run is described in docs/guard-sittings.md.
const usedSittings = [
  { date: '2026-11-22', language: 'en', groups: sittingOf20261122En, notFoundThen: 35, falseAlarmsThen: 6 },
  { date: '2026-11-22', language: 'uk', groups: sittingOf20261122Uk, notFoundThen: 25, falseAlarmsThen: 2 },
] as const;

describe.each(usedSittings)(
  'used sitting of $date in $language',
  ({ language, groups, notFoundThen, falseAlarmsThen }) => {
    const linesOf = (forbidden: boolean) =>
      groups
        .filter((group) => group.forbidden === forbidden)
        .flatMap(({ kind, topics, lines }) => lines.map((text) => ({ text, kind, topics })));

    test('lines › counted › are the 113 forbidden and 74 lawful ones of the first run', () => {
      expect(linesOf(true)).toHaveLength(113);
      expect(linesOf(false)).toHaveLength(74);
      expect(new Set(groups.flatMap(({ lines }) => lines)).size).toBe(187);
    });

    // The failure lists the lines beyond those of the first run.
    test('forbidden lines › checked › no more are missed under their topics than at the first run', () => {
      const missed = linesOf(true).filter(
        ({ text, kind, topics }) =>
          !checkText(text, { language, kind }).some((finding) => topics.includes(finding.topic)),
      );
      expect(missed.slice(notFoundThen).map(({ text }) => text)).toEqual([]);
    });

    test('lawful lines › checked › no more raise an alarm than at the first run', () => {
      const alarms = linesOf(false).filter(({ text, kind }) => !isClean(text, { language, kind }));
      expect(alarms.slice(falseAlarmsThen).map(({ text }) => text)).toEqual([]);
    });
  },
);
