import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import { locales } from '#contracts/languages.ts';
import { interviewTypes } from '#contracts/interviewing/plan/plan.ts';
import { filled } from '#modules/interviewing/export/export-words.ts';
import { instantFormat } from '#platform/instant-format.ts';
import { readLocale } from '#platform/read-locale.ts';

const word = z.string();
const words = <const Name extends string>(...names: readonly Name[]) => z.looseRecord(z.enum(names), word);
const lines = z.array(word);

const common = readLocale('common', z.object({ interviewType: words(...interviewTypes) }));
const file = readLocale('export', z.object({ minutes: word }));
const sheets = readLocale(
  'candidateSheets',
  z.object({
    facts: words('company', 'position', 'type', 'scheduled', 'contact'),
    notice: z.object({
      title: word,
      file: word,
      ai: words(
        'title',
        'named',
        'any',
        'ahead',
        'none',
        'playbook',
        'model',
        'partly',
        'unused',
        'basis',
        'edited',
        'later',
        'given',
        'posting',
        'cv',
        'feedback',
        'notes',
        'leftOut',
        'never',
      ),
      decides: words('title', 'withAi', 'withoutAi', 'person'),
      kept: words(
        'title',
        'controller',
        'anyController',
        'withCv',
        'withoutCv',
        'seen',
        'untilDeleted',
        'months',
        'deleted',
        'aiRecords',
      ),
      rights: words('title', 'text'),
    }),
    preparation: z.object({
      title: word,
      file: word,
      course: words('title', 'part', 'intro', 'requirements', 'break', 'candidate_questions', 'wrap_up'),
      topics: word,
      given: words('title', 'lead', 'none', 'one', 'about', 'sheet'),
      answers: z.object({ title: word, talk: lines, task: lines, unclear: word }),
      checked: words('title', 'lead'),
      ready: words('title', 'cases', 'papers', 'questions'),
      contact: words('title', 'text'),
      note: word,
    }),
  }),
);

/** Texts and formatters for the sheets in the given language. */
export function sheetWords(language: Language, timeZone: string) {
  const when = instantFormat(language, timeZone);
  const list = new Intl.ListFormat(locales[language]);
  return {
    ...sheets[language],
    interviewType: common[language].interviewType,
    minutes: (count: number) => filled(file[language].minutes, { count }),
    when: (instant: string) => when.format(new Date(instant)),
    list: (items: readonly string[]) => list.format(items),
  };
}

export type SheetWords = ReturnType<typeof sheetWords>;
