import { locales } from '#contracts/languages.ts';
import * as z from 'zod';
import { exportedDocuments } from '#contracts/interviewing/summary/interview-export.ts';
import { requirementAnswers, skipReasons } from '#contracts/interviewing/run/interview-run.ts';
import { recommendations } from '#contracts/interviewing/interviewing.ts';
import type { Language } from '#contracts/common.ts';
import {
  Band,
  FlowStep,
  difficulties,
  interviewTypes,
  levels,
  planSources,
  probeTriggers,
  questionKinds,
  privateMatters,
} from '#contracts/interviewing/plan/plan.ts';
import { instantFormat } from '#platform/instant-format.ts';
import { readLocale } from '#platform/read-locale.ts';

const word = z.string();
const words = <const Name extends string>(...names: readonly Name[]) => z.looseRecord(z.enum(names), word);

// Words that also appear on the pages come from the page locales, so that file and page agree.
const common = readLocale(
  'common',
  z.object({
    band: words(...Band.options),
    level: words(...levels),
    interviewType: words(...interviewTypes),
    question: words(
      'mustAsk',
      'optional',
      'handout',
      'example',
      'fact',
      'listensFor',
      'fallsShort',
      'basis',
      'requirement',
      'toPrepare',
      'forPerson',
      'leadIn',
      'seenEarlier',
      'mayBeShort',
      'anotherCase',
      'otherCase',
      'mayRunOn',
    ),
    decision: words('title', 'offerWhen', 'beforeOffer', 'furtherWhen', 'noWhen'),
  }),
);
const plan = readLocale(
  'plan',
  z.object({
    claims: z.intersection(
      words('toDecide', 'strong', 'find', 'absence', 'highlights'),
      z.object({ aloud: words('first', 'last') }),
    ),
    clock: words('span'),
    cv: words('title', 'earlier', 'own'),
    questions: word,
    kind: words(...questionKinds),
    difficulty: words(...difficulties),
    question: words(
      'why',
      'listen',
      'notRequired',
      'probes',
      'redFlag',
      'followsUp',
      'setForOthers',
      'fromPlaybook',
      'byPerson',
    ),
    trigger: words(...probeTriggers),
    focus: words('title', 'none'),
    requirements: words('title'),
    toSettle: words('title'),
    prepare: words('title'),
    notAsked: z.intersection(words('title', 'named', 'lead'), z.object({ matter: words(...privateMatters) })),
    scoring: words('title', 'start', 'lines', 'seven', 'noCase'),
    sheet: words('beforehand', 'leftOpen', 'asPoint', 'unasked'),
    panel: words('title', 'interviewer', 'lead', 'leadAlone', 'colleague', 'notes', 'scores'),
    candidateQuestions: words('title'),
    side: words('competencies', 'mustHave'),
    number: word,
    followUpTo: word,
  }),
);
const summary = readLocale(
  'summary',
  z.object({
    assessment: words('title'),
    scores: words('title', 'none'),
    lists: words('strengths', 'concerns'),
    questions: words('title', 'skipped', 'flag', 'flagAmong', 'noNote'),
    skipReason: words(...skipReasons),
    recommendation: words(...recommendations),
    q: word,
    mean: words('title', 'apart', 'apartOf'),
    coverage: words('of', 'insufficient'),
    partNotes: words('title', 'intro', 'candidate_questions'),
    requirements: words('notAsked', ...requirementAnswers),
    toSettle: words('title', ...requirementAnswers),
    unmet: words('belowTitle', 'below', 'notMetTitle', 'openTitle', 'notAsked'),
    markdown: words('score', 'notRecorded'),
  }),
);
const file = readLocale(
  'export',
  z.object({
    title: words(...exportedDocuments),
    facts: words(
      'position',
      'level',
      'type',
      'length',
      'scheduled',
      'held',
      'used',
      'version',
      'source',
      'recommendation',
      'decided',
      'made',
    ),
    source: words(...planSources),
    decidedBy: word,
    minutes: word,
    quote: word,
    flow: words('title', ...FlowStep.shape.kind.options),
    anchors: word,
    anchorsMet: word,
    belowOffer: word,
    notes: word,
    foot: word,
    file: words(...exportedDocuments),
    calendar: words('title', 'description'),
  }),
);

/**
 * Texts and formatters of one language, for a file that is rendered without knowing the reader's browser.
 *
 * @param timeZone IANA name of the zone used for its times
 */
export function exportWords(language: Language, timeZone = 'UTC') {
  const tag = locales[language];
  const when = instantFormat(language, timeZone);
  const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    language,
    common: common[language],
    plan: plan[language],
    summary: summary[language],
    file: file[language],
    when: (instant: string) => when.format(new Date(instant)),
    decimal: (value: number) => decimal.format(value),
    list: (items: readonly string[]) => new Intl.ListFormat(tag).format(items),
    minutes: (count: number) => filled(file[language].minutes, { count }),
  };
}

export type ExportWords = ReturnType<typeof exportWords>;

/** Replaces each `{{name}}` in the text with its value. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
