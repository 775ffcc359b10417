import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

interface Line {
  /** file and key, or file and line number */
  readonly at: string;
  readonly text: string;
}

/** Every user-facing text of one language, with its key. */
function textsOf(language: 'en' | 'uk'): readonly Line[] {
  const folder = join(root, 'locales', language);
  return readdirSync(folder).flatMap((file) =>
    linesOf(file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
}

function linesOf(at: string, value: unknown): readonly Line[] {
  if (typeof value === 'string') return [{ at, text: value }];
  return Object.entries(Object(value)).flatMap(([key, inner]) => linesOf(`${at}.${key}`, inner));
}

/** Lines of the knowledge base that contain Ukrainian: questions, bands, texts of the guard. */
function ukrainianOfKnowledge(): readonly Line[] {
  const folder = join(root, 'src/knowledge');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((text, index) => ({ at: `${file}:${index + 1}`, text }))
        .filter(({ text }) => /\p{Script=Cyrillic}/u.test(text)),
    );
}

function found(lines: readonly Line[], forbidden: RegExp): readonly string[] {
  return lines.filter(({ text }) => forbidden.test(text)).map(({ at, text }) => `${at}: ${text.trim()}`);
}

const ukrainian = textsOf('uk');
const english = textsOf('en');
const knowledge = ukrainianOfKnowledge();
const textAt = (lines: readonly Line[], at: string) => lines.find((line) => line.at === at)?.text;

describe('Ukrainian texts', () => {
  it.each<[string, RegExp]>([
    ['another dash than «—», or one that may begin a line', /–(?!\{)(?!\d)|(?<!\u00a0|^)—/u],
    ['a space before the percent sign', /\d\s%/u],
    ['«бал» for a score', /(?<!\p{L})бал(?:у|ом|и|ів|ам|ами|ах)?(?!\p{L})/iu],
    ['another name for the common questions', /основ(?:а|у|и|ою)(?!\p{L})|основн(?:і|их|ими) запитан/iu],
    ['another name for what is asked about the CV', /з (?:цього )?резюме \{\{|^з цього резюме$|запитання з резюме/iu],
    ['«машина» for a computer', /машин/iu],
    ['«інсталяція» for a service', /інсталяц/iu],
    ['«оператор» for the owner of the server', /оператор/iu],
    ['«питання» for a question', /(?<!\p{L})(?:питанн|питань)/iu],
    ['a time after «о», wrong at eleven', /(?<!\p{L})о \{\{time/iu],
    ['an exclamation at each sign-in', /увійшли!/iu],
    [
      'calques',
      /запитання за запитанням|свою справу|зустрічні|три руки|на пробу|без кінцевої|важить місце|тримається/iu,
    ],
    ['another name for the playbook', /бібліотек|(?<!\p{L})збірк/iu],
    ['another name for what the candidate asks', /^до вас$|вас спитають|запитання до вас|^запитання кандидата$/iu],
    ['«Необов’язкове» for an optional question', /^необов’язкове$/iu],
    ['«записати» for a recommendation', /запи(?:сати|шіть|сано)[^.]*рекомендаці/iu],
    ['levels in English', /^(?:junior|middle|senior|lead|principal)$/iu],
    ['the instrumental of a count', /за \{\{count\}\}/u],
    ['«ознаки» for the anchors of scores', /ознак\p{L}* для (?:кожної )?оцін/iu],
  ])('texts for people › have no %s', (_, forbidden) => {
    expect(found(ukrainian, forbidden)).toEqual([]);
  });

  it('the playbook and the guard › have one dash, and no space before the percent sign', () => {
    // Patterns that parse other people's texts may contain any dash.
    const written = knowledge.filter(
      ({ at, text }) => !at.startsWith('posting') && !/RegExp|\/[gimu]+[,;)]/u.test(text),
    );
    expect(found(written, / –|(?<!\u00a0) ?—|\d\s%/u)).toEqual([]);
  });

  it('the playbook › when it speaks of an outcome › says «результат»: «підсумок» is a sum, or what was agreed', () => {
    const sums = /підтверджує підсумок обом|підсумок з іншого джерела|загальний підсумок|не до підсумку/u;
    const outcomes = found(
      knowledge.filter(({ at }) => at.startsWith('playbook')),
      /підсумок(?!\p{L})|підсумку/u,
    );
    expect(outcomes.filter((line) => !sums.test(line))).toEqual([]);
  });

  it.each([
    [['plan.core.title', 'landing.minutes.part.core'], 'Спільні запитання'],
    [['plan.cv.title', 'landing.minutes.part.cv'], 'За резюме'],
    [['runner.part.wrap_up', 'landing.minutes.part.close'], 'Завершення'],
    [['summary.recommendation.hire', 'interviews.list.outcome.hire'], 'Найняти'],
  ])('%s › say › «%s»', (keys, term) => {
    expect(keys.map((key) => textAt(ukrainian, key))).toEqual(keys.map(() => term));
  });
});

it.each([
  ['en', english],
  ['uk', ukrainian],
])('the name of the paid plan, in %s › has the apostrophe of a text', (_language, texts) => {
  expect(found(texts, /I'm Hiring/)).toEqual([]);
});

describe('English texts', () => {
  it.each([
    /card is asked for/i,
    /^they work for/i,
    /what is used/i,
    /interviews to come/i,
    /see plans and use/i,
    /^to (?:open|close)$/i,
    /as the system/i,
    /taken over by the server/i,
    /without a role/i,
    /^to you$|questions to you/i,
    /^(?:open now|not open yet)$/i,
    /\bmean of\b/i,
    /\bwhoever (?:is|has|runs|needs)\b/i,
    /could not be loaded/i,
    /\b(?:the talk|anew|somebody|anybody|everybody)\b/i,
  ])('texts for people › do not say %s', (forbidden) => {
    expect(found(english, forbidden)).toEqual([]);
  });

  it('an email › is written without a hyphen, but where the offer of the Free plan is told', () => {
    const told = found(english, /\be-mail/i);
    expect(told).toEqual(['plans.free.features.support: E-mail support']);
  });

  it.each([
    [
      ['runner.part.intro', 'plan.opening.title', 'plan.parts.intro', 'plan.sheet.intro', 'landing.minutes.part.intro'],
      'Opening',
    ],
    [
      [
        'runner.part.wrap_up',
        'plan.closing.title',
        'plan.parts.wrap_up',
        'export.flow.wrap_up',
        'landing.minutes.part.close',
      ],
      'Closing',
    ],
  ])('%s › say › “%s”', (keys, term) => {
    expect(keys.map((key) => textAt(english, key))).toEqual(keys.map(() => term));
  });
});

it.each([
  ['en', english],
  ['uk', ukrainian],
])(
  'how to score, in %s › says in one sentence each where to begin, what leads a level up, what makes a 7, and what somebody without such a case is asked',
  (_language, texts) => {
    const said = ['start', 'lines', 'seven', 'noCase'].map((part) => textAt(texts, `plan.scoring.${part}`) ?? '');
    for (const sentence of said) expect(sentence).toMatch(/^[^.]+\.$/);
    expect(said[0]).toMatch(/\s4–6\./);
    expect(said[2]).toMatch(/6[^.]+7/);
  },
);
