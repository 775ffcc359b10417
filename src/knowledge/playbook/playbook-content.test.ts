// oxlint-disable-next-line no-restricted-imports -- the content is pure; its test lists the folders so that none is missed
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import {
  Difficulty,
  InterviewType,
  interviewTypes,
  ProbeTrigger,
  QuestionKind,
} from '#contracts/interviewing/plan/plan.ts';
import { mixedFamilies } from './job/crafts.ts';
import { branches, crafts, jobFamilies, lineKinds, lineTraits, softwareBranches } from './types.ts';
import type {
  Bar,
  CvQuestionTemplate,
  JobFamily,
  PlaybookCompetency,
  PlaybookQuestion,
  QuestionFrame,
  QuestionText,
  TopicQuestion,
} from './types.ts';

// The content is data written by hand in two languages: these checks keep typos out of plans.

const bars = ['junior', 'middle', 'senior', 'lead'] as const satisfies readonly Bar[];

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const behaviour = line(110);
const behaviours = z.array(behaviour).check(z.minLength(2), z.maxLength(3));

const QuestionTextSchema = z.strictObject({
  ask: line(600),
  whyAsked: line(400),
  keyPoints: z.array(line(240)).check(z.minLength(3), z.maxLength(6)),
  // no colon, since its name comes before one; short enough to read at a glance
  notRequired: z.array(line(240).check(z.regex(/^[^:]*$/))).check(z.maxLength(4)),
  anchors: z.tuple([
    z.array(behaviour).check(z.minLength(1), z.maxLength(2)),
    behaviours,
    behaviours,
    behaviours,
    behaviours,
  ]),
  probes: z.array(z.strictObject({ text: line(240), trigger: ProbeTrigger })).check(z.minLength(2), z.maxLength(4)),
  redFlags: z.array(z.strictObject({ text: line(200), jobReason: line(240) })).check(z.maxLength(2)),
});

/** The beginning of a word, in lower case. */
const topicStem = z.string().check(z.regex(/^[^\p{Lu}]{2,40}$/u));

const BranchSchema = z
  .strictObject({
    of: z.exactOptional(z.array(z.enum(branches)).check(z.minLength(1))),
    elsewhere: z.exactOptional(z.array(z.enum(branches)).check(z.minLength(1))),
  })
  .check(z.refine(({ of, elsewhere }) => of !== undefined || elsewhere !== undefined, 'a branch names a house'));

const CraftsSchema = z.union([z.literal('every'), z.array(z.enum(crafts)).check(z.minLength(1))]);

const QuestionSchema = z
  .strictObject({
    id: z.string().check(z.regex(kebabCase)),
    kind: QuestionKind,
    difficulty: Difficulty,
    levels: z.array(z.enum(bars)).check(z.minLength(1)),
    types: z.array(InterviewType),
    families: z.exactOptional(z.array(z.enum(jobFamilies)).check(z.minLength(1))),
    minutes: z.number().check(z.int(), z.minimum(3), z.maximum(45)),
    crafts: z.exactOptional(CraftsSchema),
    branch: z.exactOptional(BranchSchema),
    within: z.exactOptional(z.array(z.enum(softwareBranches)).check(z.minLength(1))),
    topics: z.exactOptional(localized(z.array(topicStem).check(z.minLength(1)))),
    text: localized(QuestionTextSchema),
  })
  .check(z.refine(hasFittingMinutes, 'minutes: 3 to 12, experience 5 or more, a task 15 to 45'));

const TopicSchema = z
  .strictObject({
    id: z.string().check(z.regex(kebabCase)),
    kind: QuestionKind,
    difficulty: Difficulty,
    levels: z.array(z.enum(bars)).check(z.minLength(1)),
    types: z.array(InterviewType),
    families: z.array(z.enum(jobFamilies)).check(z.minLength(1)),
    ofOneDesk: z.exactOptional(z.literal(true)),
    jobs: z.exactOptional(localized(z.array(topicStem).check(z.minLength(1)))),
    name: localized(line(80)),
    topics: localized(z.array(topicStem).check(z.minLength(3))),
    minutes: z.number().check(z.int(), z.minimum(3), z.maximum(45)),
    crafts: z.exactOptional(CraftsSchema),
    branch: z.exactOptional(BranchSchema),
    within: z.exactOptional(z.array(z.enum(softwareBranches)).check(z.minLength(1))),
    text: localized(QuestionTextSchema),
  })
  .check(z.refine(hasFittingMinutes, 'minutes: 3 to 12, experience 5 or more, a task 15 to 45'));

const StemsSchema = localized(z.array(line(40)));
const FitSchema = z.strictObject({
  families: z.array(z.enum(jobFamilies)),
  title: StemsSchema,
  posting: StemsSchema,
});

const CompetencySchema = z.strictObject({
  id: z.string().check(z.regex(kebabCase)),
  fit: z.union([z.literal('every-job'), FitSchema]),
  name: localized(line(80)),
  definition: localized(line(400)),
  signals: localized(z.array(line(40)).check(z.minLength(3))),
  searched: localized(z.array(line(40)).check(z.minLength(3), z.maxLength(8))),
  traces: localized(z.array(line(40)).check(z.minLength(5))),
  bars: z.record(
    z.enum(bars),
    z.strictObject({
      shownBy: z.array(z.string()).check(z.minLength(1)),
      strong: localized(behaviour),
      exceptional: localized(behaviour),
    }),
  ),
  questions: z.array(QuestionSchema).check(z.minLength(6)),
});

const FrameSchema = z
  .strictObject({
    id: z.string().check(z.regex(kebabCase)),
    about: z.enum(['area', 'areas', 'duty']),
    kind: QuestionKind,
    difficulty: Difficulty,
    levels: z.exactOptional(z.array(z.enum(bars)).check(z.minLength(1))),
    minutes: z.number().check(z.int(), z.minimum(3), z.maximum(45)),
    text: localized(QuestionTextSchema),
  })
  .check(z.refine(hasFittingMinutes, 'minutes: 3 to 12, experience 5 or more, a task 15 to 45'));

const CvTemplateSchema = z
  .strictObject({
    id: z.string().check(z.regex(kebabCase)),
    lines: z.array(z.enum(lineKinds)),
    about: z.exactOptional(z.string()),
    ended: z.exactOptional(z.literal(true)),
    current: z.exactOptional(z.literal(true)),
    needs: z.exactOptional(z.enum(lineTraits)),
    beside: z.exactOptional(z.enum(['area', 'duty'])),
    isFirst: z.exactOptional(z.literal(true)),
    kind: QuestionKind,
    difficulty: Difficulty,
    minutes: z.number().check(z.int(), z.minimum(3), z.maximum(45)),
    text: localized(QuestionTextSchema),
  })
  .check(z.refine(hasFittingMinutes, 'minutes: 3 to 12, experience 5 or more, a task 15 to 45'));

const competencyFiles = await exportsOf('competencies', (name) => import(`./competencies/${name}.ts`));
const frameFiles = await exportsOf('frames', (name) => import(`./frames/${name}.ts`));
const topicFiles = await exportsOf('topics', (name) => import(`./topics/${name}.ts`));
const cvQuestionFiles = await exportsOf('cv-questions', (name) => import(`./cv-questions/${name}.ts`));

const competencies = competencyFiles.flatMap(({ values }) =>
  values.flatMap(parsed<PlaybookCompetency>(CompetencySchema)),
);
const cvTemplates = cvQuestionFiles.flatMap(({ values }) =>
  values.flatMap(parsed<CvQuestionTemplate>(CvTemplateSchema)),
);
const frames = frameFiles.flatMap(({ values }) => values.flatMap(parsed<QuestionFrame>(FrameSchema)));
const topics = topicFiles.flatMap(({ values }) => values.flatMap(parsed<TopicQuestion>(TopicSchema)));
/** Those for single trades, with the families they are asked in. */
const ofTrades: readonly (readonly [PlaybookQuestion, readonly JobFamily[]])[] = [
  ...competencies.flatMap(({ fit, questions: own }) =>
    fit === 'every-job' ? [] : own.map((question) => [question, question.families ?? fit.families] as const),
  ),
  ...topics
    .filter(({ families }) => families.length < jobFamilies.length)
    .map((topic) => [topic, topic.families] as const),
];
const questions: readonly (PlaybookQuestion | QuestionFrame | CvQuestionTemplate)[] = [
  ...frames,
  ...competencies.flatMap((competency) => competency.questions),
  ...topics,
  ...cvTemplates,
];

describe('playbook files', () => {
  it.each(competencyFiles)('$file › as written › exports competencies of the right shape', ({ values }) => {
    expect(values.length).toBeGreaterThan(0);
    expect(values.flatMap((value) => problemsOf(CompetencySchema, value))).toEqual([]);
  });

  it.each(cvQuestionFiles)('$file › as written › exports CV questions of the right shape', ({ values }) => {
    expect(values.length).toBeGreaterThan(0);
    expect(values.flatMap((value) => problemsOf(CvTemplateSchema, value))).toEqual([]);
  });

  it.each(frameFiles)('$file › as written › exports frames of the right shape', ({ values }) => {
    expect(values.length).toBeGreaterThan(0);
    expect(values.flatMap((value) => problemsOf(FrameSchema, value))).toEqual([]);
  });

  it.each(topicFiles)('$file › as written › exports topic questions of the right shape', ({ values }) => {
    expect(values.length).toBeGreaterThan(0);
    expect(values.flatMap((value) => problemsOf(TopicSchema, value))).toEqual([]);
  });

  it.each(topics)('$id › under a focus area of three words › can still be said', (topic) => {
    for (const language of languages) {
      expect(words(topic.text[language].ask).length).toBeLessThanOrEqual(41);
    }
  });

  it('ids › over the whole playbook › are unique', () => {
    expect(repeated(competencies.map(({ id }) => id))).toEqual([]);
    expect(repeated(questions.map(({ id }) => id))).toEqual([]);
  });

  it('questions of families that hold many crafts › each of them › say whose work they tell of', () => {
    const silent = ofTrades.filter(
      ([{ crafts: own }, families]) =>
        (own !== undefined) !== families.some((family) => mixedFamilies.includes(family)),
    );
    expect(silent.map(([{ id }]) => id)).toEqual([]);
  });

  it('questions for every craft of a family › as they are asked › invent no scene, which would be of one craft', () => {
    const scenes = ofTrades.filter(([{ crafts: own, kind }]) => own === 'every' && kind === 'situational');
    expect(scenes.map(([{ id }]) => id)).toEqual([]);
  });

  it('crafts › over the whole playbook › are each named by a question', () => {
    const named = new Set(ofTrades.flatMap(([{ crafts: own }]) => (own === 'every' ? [] : (own ?? []))));
    expect(crafts.filter((craft) => !named.has(craft))).toEqual([]);
  });

  it('CV questions › by what they are about › belong to a competency of the playbook', () => {
    const known = new Set(competencies.map(({ id }) => id));
    expect(cvTemplates.filter(({ about }) => about !== undefined && !known.has(about)).map(({ id }) => id)).toEqual([]);
  });
});

describe.each(competencies)('competency $id', (competency) => {
  it.each(bars)('questions › for the %s bar › are at least five', (bar) => {
    expect(competency.questions.filter((question) => question.levels.includes(bar)).length).toBeGreaterThanOrEqual(5);
  });

  it.each(interviewTypes)('questions › for a %s interview › are at least four', (type) => {
    const suited = competency.questions.filter(({ types }) => types.length === 0 || types.includes(type));
    expect(suited.length).toBeGreaterThanOrEqual(4);
  });

  it('questions › by difficulty, kind and minutes › are mixed', () => {
    expect(new Set(competency.questions.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(competency.questions.some(({ kind }) => kind === 'task')).toBe(true);
    const usual = competency.questions.filter(({ minutes }) => minutes >= 5 && minutes <= 8);
    expect(usual.length).toBeGreaterThan(competency.questions.length / 2);
  });

  it('the words named as searched for › in each language › hold a signal, so that they are as absent as it is', () => {
    const signals = [...competency.signals.en, ...competency.signals.uk];
    const named = [...competency.searched.en, ...competency.searched.uk];
    expect(named.filter((word) => !signals.some((signal) => word.toLowerCase().includes(signal)))).toEqual([]);
  });

  it('stems › in each language › are lower-case and listed once', () => {
    const { fit, signals, traces } = competency;
    const lists = [signals, traces, ...(fit === 'every-job' ? [] : [fit.title, fit.posting])];
    for (const language of languages) {
      for (const list of lists) {
        const listed = list[language];
        expect(listed.filter((stem) => stem !== stem.toLocaleLowerCase(language))).toEqual([]);
        expect(repeated(listed)).toEqual([]);
      }
    }
  });

  it.each(bars)(
    'the %s bar › by its shownBy › names questions of this competency and level that can show it',
    (bar) => {
      const able = competency.questions.filter(({ kind, levels }) => kind !== 'knowledge' && levels.includes(bar));
      const ids = able.map(({ id }) => id);
      expect(competency.bars[bar].shownBy.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );

  it.each(languages)('name, definition and bars › in %s › keep the rules of that language', (language) => {
    const texts = [
      competency.name[language],
      competency.definition[language],
      ...bars.flatMap((bar) => [competency.bars[bar].strong[language], competency.bars[bar].exceptional[language]]),
    ];
    expect(slips(language, texts)).toEqual([]);
  });
});

it.each(competencies.filter(({ fit }) => fit === 'every-job'))(
  'competency $id › for every role › asks mostly about experience or a case, and sets one task',
  (competency) => {
    const ofKind = (...kinds: QuestionKind[]) => competency.questions.filter(({ kind }) => kinds.includes(kind)).length;
    expect(ofKind('behavioral', 'situational')).toBeGreaterThan(competency.questions.length / 2);
    expect(ofKind('task')).toBe(1);
  },
);

// The question itself contains everything needed to answer it.
const handout =
  /^(?:here (?:is|are) (?!your first order|several things)|this (?:is an?|sheet|list)\b|you have an? (?:[\p{L}-]+ ){1,2}(?:contract|document|sheet|list)\b|ось (?!про що)|перед вами|на аркуші|це друкован)/iu;

describe.each(languages)('questions in %s', (language) => {
  it.each(questions)('$id › its ask › is one open question of at most 45 words', (question) => {
    const { ask } = question.text[language];
    // A template leaves 18 of the 45 words to the sentence with the CV line, a frame 9 to the recruiter's words.
    const limit = isTemplate(question) ? 27 : isFrame(question) ? 36 : 45;
    expect(words(ask.replace(/\{\w+\}/, '')).length).toBeLessThanOrEqual(limit);
    expect(ask.split('?').length - 1).toBeLessThanOrEqual(1);
  });

  it.each(questions)('$id › its ask › hands out no paper that nobody has', (question) => {
    expect(question.text[language].ask).not.toMatch(handout);
  });

  it.each(questions)('$id › its texts › keep the rules of the language', (question) => {
    expect(slips(language, textsOf(question.text[language]))).toEqual([]);
  });

  it.each(questions)('$id › its anchors › name no trait, accent, polish or school', (question) => {
    expect(question.text[language].anchors.flat().filter((anchor) => traits[language].test(anchor))).toEqual([]);
  });

  it.each(questions)('$id › its red flags › leave gaps, short stays, age and graduation alone', (question) => {
    const texts = question.text[language].redFlags.flatMap((flag) => [flag.text, flag.jobReason]);
    expect(texts.filter((flag) => neverRedFlags[language].test(flag))).toEqual([]);
  });

  it.each(questions)(
    '$id › its placeholder › stands once, in quotation marks, in the ask of a frame alone',
    (question) => {
      const [ask = '', ...others] = textsOf(question.text[language]);
      const beside = ask.replace(placeholderOf(question, language), '');
      expect([beside, ...others].filter((value) => /[{}]/.test(value))).toEqual([]);
    },
  );

  it('asks › compared in pairs › are never alike', () => {
    expect(alikePairs(language)).toEqual([]);
  });

  it('anchors above band 0 › over the whole playbook › are written for one question each', () => {
    expect(repeated(questions.flatMap((question) => question.text[language].anchors.slice(1).flat()))).toEqual([]);
  });
});

describe('frames about one area', () => {
  const ofOneArea = frames.filter(({ about }) => about === 'area');

  it.each(ofOneArea)(
    '$id › in both languages › names the area in a sentence of its own, before the question',
    ({ text }) => {
      expect(text.en.ask).toMatch(/^[^.?]*“\{area\}”\. /u);
      expect(text.uk.ask).toMatch(/^[^.?]*«\{area\}»\. /u);
    },
  );

  it.each(['behavioral', 'situational', 'knowledge', 'task'] as const)(
    'frames › of kind %s › are at least six, those of a junior not those of a lead',
    (kind) => {
      const ofKind = ofOneArea.filter((frame) => frame.kind === kind);
      const madeFor = (bar: Bar) =>
        ofKind.filter(({ levels }) => levels === undefined || levels.includes(bar)).map(({ id }) => id);

      expect(ofKind.length).toBeGreaterThanOrEqual(6);
      expect(madeFor('junior').filter((id) => !madeFor('lead').includes(id)).length).toBeGreaterThan(0);
      expect(madeFor('lead').filter((id) => !madeFor('junior').includes(id)).length).toBeGreaterThan(1);
    },
  );

  it('frames › of a junior › are as many as a plan has focus areas', () => {
    const juniors = ofOneArea.filter(({ kind, levels }) => kind !== 'task' && levels?.includes('junior') !== false);
    expect(juniors.length).toBeGreaterThanOrEqual(8);
  });
});

it('CV questions › for each kind of line › are several, and forty in all', () => {
  expect(cvTemplates.length).toBeGreaterThanOrEqual(40);
  for (const kind of lineKinds) {
    const general = cvTemplates.filter(({ lines, about }) => about === undefined && lines.includes(kind));
    expect(general.length).toBeGreaterThanOrEqual(5);
  }
});

it('questions › in both languages › have the same number of anchors, probes and red flags', () => {
  const uneven = questions.filter(({ text: { en, uk } }) => outline(en) !== outline(uk));
  expect(uneven.map(({ id }) => id)).toEqual([]);
});

describe('the checks themselves', () => {
  it('likeness › two wordings of one ask › is above the limit', () => {
    const first = 'Tell me about a deadline that you missed. What did you do next?';
    const second = 'Tell me about a missed deadline of yours. What did you do next?';
    expect(likeness(stems(first), stems(second))).toBeGreaterThan(maxLikeness);
  });

  it.each([
    ['uk', 'Як Ви це зробили?'],
    ['uk', "Як це пов'язано з роботою?"],
    ['uk', 'Що означає "готово"?'],
    ['uk', 'Це был інший випадок'],
    ['uk', 'Вiн каже, що зробив'],
    ['en', 'Says that it is "done"'],
    ['en', 'Says it twice  over'],
    ['en', 'Says сheck it'],
  ] as const)('slips › in %s: %s › are found', (language, value) => {
    expect(slips(language, [value])).toEqual([value]);
  });
});

// Not the contracts' text(), which trims: stray spaces are one of the mistakes to find.
function line(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max));
}

function localized<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.strictObject({ en: schema, uk: schema });
}

function hasFittingMinutes({ kind, minutes }: Pick<CvQuestionTemplate, 'kind' | 'minutes'>): boolean {
  if (kind === 'task') return minutes >= 15;
  return minutes <= 12 && minutes >= (kind === 'behavioral' ? 5 : 3);
}

/** All values exported by the files of a folder, with lists flattened. */
async function exportsOf(folder: string, load: (name: string) => Promise<Record<string, unknown>>) {
  const url = new URL(`./${folder}/`, import.meta.url);
  const names = existsSync(url)
    ? readdirSync(url).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    : [];
  return Promise.all(
    names.map(async (name) => {
      const exported: Record<string, unknown> = await load(name.slice(0, -'.ts'.length));
      return { file: `${folder}/${name}`, values: Object.values(exported).flat() };
    }),
  );
}

/** The value if its shape is valid, else nothing: the shape has its own test. */
function parsed<Item>(schema: { safeParse: (value: unknown) => { success: true; data: Item } | { success: false } }) {
  return (value: unknown): Item[] => {
    const result = schema.safeParse(value);
    return result.success ? [result.data] : [];
  };
}

function problemsOf(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function isTemplate(question: PlaybookQuestion | QuestionFrame | CvQuestionTemplate): question is CvQuestionTemplate {
  return 'lines' in question;
}

function isFrame(question: PlaybookQuestion | QuestionFrame | CvQuestionTemplate): question is QuestionFrame {
  return 'about' in question && !('lines' in question);
}

function placeholderOf(question: PlaybookQuestion | QuestionFrame | CvQuestionTemplate, language: Language): string {
  if (isFrame(question) && question.about === 'areas') return '{areas}';
  const name = isFrame(question) ? question.about : 'none';
  return language === 'en' ? `“{${name}}”` : `«{${name}}»`;
}

function textsOf(question: QuestionText): string[] {
  return [
    question.ask,
    question.whyAsked,
    ...question.keyPoints,
    ...question.notRequired,
    ...question.anchors.flat(),
    ...question.probes.map((probe) => probe.text),
    ...question.redFlags.flatMap((flag) => [flag.text, flag.jobReason]),
  ];
}

function outline(question: QuestionText): string {
  return JSON.stringify([
    question.keyPoints.length,
    question.notRequired.length,
    question.anchors.map((band) => band.length),
    question.probes.map(({ trigger }) => trigger),
    question.redFlags.length,
  ]);
}

function words(value: string): string[] {
  return value.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

// Texts that break spelling rules: only typographic quotes and apostrophes, no letters of another alphabet in a word,
// «ви» in lower case unless it starts a sentence, no double or outer spaces.
function slips(language: Language, values: readonly string[]): string[] {
  return values.filter(
    (value) => value !== value.trim() || /\s{2}|["'`]/.test(value) || slipPattern[language].test(value),
  );
}

// Words of two alphabets ("SQL-запит") are hyphenated, so adjacent letters of both are a typing mistake.
const mixedAlphabets = String.raw`\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}`;
const slipPattern: Record<Language, RegExp> = {
  en: new RegExp(String.raw`${mixedAlphabets}|\p{Script=Cyrillic}|[«»]`, 'u'),
  uk: new RegExp(String.raw`${mixedAlphabets}|[ыэъёЫЭЪЁ“”]|(?<=[^.!?…]\s)(?:Ви|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})`, 'u'),
};

const traits: Record<Language, RegExp> = {
  en: /\b(?:accent|polished|confiden(?:t|ce)|charism\w*|charming|enthusias\w*|personality|eloquen\w*|smart|universit\w*|prestig\w*)\b/i,
  uk: /(?<!\p{L})(?:акцент(?:ом|у)?(?!\p{L})|впевнен|упевнен|харизм|ентузіазм|красномовн|розумн(?:ий|а|і)(?!\p{L})|університет|престижн)/iu,
};

const neverRedFlags: Record<Language, RegExp> = {
  en: /\b(?:employment gap|gap in|career break|short stays?|job.hopp\w*|graduat\w*|age|years? old)\b/i,
  uk: /(?<!\p{L})(?:перерв\p{L}* (?:в|у) роботі|прогалин\p{L}* (?:в|у) (?:роботі|стажі|біографії|резюме)|рік випуску|випускн|вік(?:у|ом)?(?!\p{L})|часто змінює роботу)/iu,
};

const maxLikeness = 0.6;

function alikePairs(language: Language): string[] {
  const asks = questions.map((question) => ({
    id: question.id,
    isTemplate: isTemplate(question),
    stems: stems(question.text[language].ask),
  }));
  return asks.flatMap((first, index) =>
    asks
      .slice(index + 1)
      // A template follows a CV line, so unlike other questions it may use everyday words.
      .filter((second) => first.isTemplate === second.isTemplate)
      .filter((second) => likeness(first.stems, second.stems) > maxLikeness)
      .map((second) => `${first.id} ~ ${second.id}`),
  );
}

/** The share of the shorter question's words that both have in common. */
function likeness(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const smaller = Math.min(first.size, second.size);
  return smaller === 0 ? 0 : [...first].filter((stem) => second.has(stem)).length / smaller;
}

// Cut to six letters, since endings vary, most of all in Ukrainian; words of one or two letters are ignored.
function stems(ask: string): ReadonlySet<string> {
  const said = ask.toLowerCase().replace(/\{\w+\}/, '');
  return new Set(
    words(said)
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 6)),
  );
}
