import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { type PlaybookQuestion, type SoftwareBranch, softwareBranches } from '#knowledge/playbook/types.ts';
import { postingSentences } from '#knowledge/posting/posting-sentences.ts';
import { stemsIn } from './signals.ts';

type Stems = Readonly<Record<SoftwareBranch, string>>;

/** Stems of titles, in both languages. Languages used in several branches (TypeScript, C++) are not listed. */
const inTitle: Stems = {
  'front-end':
    'frontend, front-end, front end, full-stack, full stack, fullstack, react, vue, angular, svelte, ui dev, ui eng, html, ' +
    'фронтенд, фронт-енд, фулстек, фулстак, верстальни',
  'back-end':
    'backend, back-end, back end, server-side, full-stack, full stack, fullstack, бекенд, бек-енд, серверн, фулстек, фулстак',
  mobile: 'mobile, android, ios, flutter, react native, мобільн, андроїд',
  testing:
    'qa, quality assurance, quality eng, test, sdet, тестувальни, тестер, тестуван, забезпечення якості, якості програм',
  operations:
    'devops, devsecops, sre, site reliability, platform eng, infrastructure, cloud eng, cloud arch, kubernetes, mlops, release eng, ' +
    'девопс, інфраструктур, хмарн, надійності',
  'data-engineering':
    'data eng, data platform, etl, dwh, data warehouse, big data, database, dba, ' +
    'інженер даних, інженерка даних, інженер з даних, інженерка з даних, баз даних, сховищ',
  'machine-learning':
    'machine learning, ml eng, ml dev, computer vision, nlp, ai eng, llm, машинного навчання, комп’ютерного зору, штучного інтелект',
  embedded: 'embedded, firmware, microcontroller, fpga, вбудован, мікроконтролер, прошив',
  security: 'security, penetration, pentest, кібербезпек, безпек',
  administration:
    'system admin, systems admin, sysadmin, network, it admin, it support, linux admin, windows admin, ' +
    'системний адмін, системна адмін, системного адмін, мереж, адміністратор linux',
};

/** Languages that, in a title, are enough to mark a back-end job. */
const serverLanguages =
  /(?<![\p{L}\p{N}])(?:java|python|golang|go|php|ruby|rails|scala|elixir|node(?:\.?js)?|django|laravel|symfony|spring|nest(?:\.?js)?|asp\.net|c#)(?![\p{L}\p{N}])|\.net(?!\p{L})/iu;

/** Stems in a posting, used if the title fits any developer. */
const inPosting: Stems = {
  'front-end':
    'frontend, front-end, front end, full-stack, full stack, fullstack, react, redux, next.js, vue, nuxt, angular, svelte, css, html, browser, web interface, user interface, accessib, ' +
    'фронтенд, фронт-енд, фулстек, фулстак, верст, браузер, вебінтерфейс, веб-інтерфейс, інтерфейс користувач',
  'back-end':
    'backend, back-end, back end, server-side, full-stack, full stack, fullstack, microservice, rest api, graphql api, node.js, nest.js, express, fastify, django, spring, laravel, .net, kafka, rabbitmq, postgres, mysql, mongo, redis, ' +
    'бекенд, бек-енд, серверн, фулстек, фулстак, мікросервіс',
  mobile: 'mobile app, android, ios, flutter, react native, swift, app store, google play, мобільн, андроїд',
  testing:
    'test case, test plan, regression, bug report, selenium, playwright, cypress, тест-кейс, тест-план, регрес, баг-репорт, тестувальник',
  operations:
    'devops, kubernetes, terraform, ansible, helm, prometheus, grafana, site reliability, on-call rota, infrastructure as code, девопс, інфраструктур',
  'data-engineering':
    'data pipeline, etl, elt, airflow, dbt, spark, data warehouse, snowflake, bigquery, data lake, сховищ, конвеєр даних, потоки даних, вітрин',
  'machine-learning':
    'machine learning, pytorch, tensorflow, model training, feature store, машинне навчання, навчання моделей',
  embedded:
    'embedded, firmware, microcontroller, stm32, esp32, rtos, bare-metal, arm cortex, can bus, uart, i2c, вбудован, мікроконтролер, прошив, осцилограф, oscilloscope',
  security: 'penetration test, pentest, vulnerabilit, siem, threat model, owasp, вразливост, кібербезпек',
  administration:
    'active directory, windows server, help desk, workstation, printers, vpn, мережев, робочі станції, робочих станцій, принтер',
};

/** A single word may describe a neighbouring team; two describe the work itself. */
const enough = 2;

/** "You work with the front-end and QA teams" describes neighbouring teams. */
const neighbours =
  /\b(?:with|alongside|next to|for|support(?:ing)?) (?:[\p{L}\p{N}/&,-]+ ){0,6}?(?:teams?|engineers|developers|testers|designers|colleagues|people)\b|(?<!\p{L})(?:з|із|зі|разом із|для) (?:[\p{L}\p{N}/,-]+ ){0,5}?(?:команд\p{L}+|розробник\p{L}+|тестувальник\p{L}+|інженер\p{L}+|дизайнер\p{L}+)/giu;

/** The software branches of a job, by its title, else by its posting; empty if neither names one. */
export function softwareBranchesOf({
  title,
  description,
}: Pick<PositionBrief, 'title' | 'description'>): ReadonlySet<SoftwareBranch> {
  const named = branchesIn(title, inTitle, 1);
  // A tester of mobile applications is a tester.
  if (named.has('testing')) return new Set(['testing']);
  if (/react native/iu.test(title)) named.delete('front-end');
  if (named.size > 0) return named;
  if (serverLanguages.test(title)) return new Set(['back-end']);
  const work = postingSentences(description)
    .filter(({ part }) => part !== 'offer' && part !== 'company' && part !== 'welcome')
    .map(({ text }) => text.replace(neighbours, ' '))
    .join('\n');
  const told = branchesIn(work, inPosting, enough);
  return told.size > 0 ? told : branchesIn(work, inPosting, 1);
}

function branchesIn(text: string, stems: Partial<Stems>, least: number): Set<SoftwareBranch> {
  return new Set(softwareBranches.filter((branch) => stemsIn(text, stems[branch]?.split(', ') ?? []).length >= least));
}

/** A question for all of these suits any developer. */
const developers = ['front-end', 'back-end', 'mobile'] as const;

/**
 * Whether a question belongs to one of the job's branches. A job without a known branch gets the questions that suit
 * every developer, and tasks.
 */
export function fitsSoftwareBranch(
  { within, kind }: Pick<PlaybookQuestion, 'within' | 'kind'>,
  ofJob: ReadonlySet<SoftwareBranch>,
): boolean {
  if (within === undefined) return true;
  if (ofJob.size === 0) return kind === 'task' || developers.every((branch) => within.includes(branch));
  return within.some((branch) => ofJob.has(branch));
}

/** Branches that a focus area may add to the title's. "Testing" and "API" are used in every branch. */
const inArea: Readonly<Partial<Stems>> = {
  'front-end': 'frontend, front-end, front end, react, vue, angular, svelte, фронтенд, фронт-енд',
  'back-end': 'backend, back-end, back end, microservice, kafka, rabbitmq, бекенд, бек-енд, мікросервіс',
  mobile: 'android, ios, flutter, react native',
  operations: 'kubernetes, terraform, devops, aws, azure, gcp, infrastructure as code, девопс',
};

/** The branches that the recruiter's focus areas add; their questions appear under those areas. */
export function softwareBranchesNamed(areas: readonly string[]): ReadonlySet<SoftwareBranch> {
  return branchesIn(areas.join('\n'), inArea, 1);
}
