import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { type PlaybookQuestion, type SoftwareBranch, softwareBranches } from '#knowledge/playbook/types.ts';
import { postingSentences } from '#knowledge/posting/posting-sentences.ts';
import { stemsIn } from './signals.ts';

type Stems = Readonly<Record<SoftwareBranch, string>>;

/** Stems of titles, in both languages. What several branches write in (TypeScript, C++) is not listed. */
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

/** Languages of which a title alone says that somebody writes what runs on servers. */
const serverLanguages =
  /(?<![\p{L}\p{N}])(?:java|python|golang|go|php|ruby|rails|scala|elixir|node(?:\.?js)?|django|laravel|symfony|spring|nest(?:\.?js)?|asp\.net|c#)(?![\p{L}\p{N}])|\.net(?!\p{L})/iu;

/** Stems of what a posting tells where the title is of any developer. */
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

/** Of one word a neighbouring team may be told; two are the work. */
const enough = 2;

/** "You work with the front-end and QA teams" tells of neighbours. */
const neighbours =
  /\b(?:with|alongside|next to|for|support(?:ing)?) (?:[\p{L}\p{N}/&,-]+ ){0,6}?(?:teams?|engineers|developers|testers|designers|colleagues|people)\b|(?<!\p{L})(?:з|із|зі|разом із|для) (?:[\p{L}\p{N}/,-]+ ){0,5}?(?:команд\p{L}+|розробник\p{L}+|тестувальник\p{L}+|інженер\p{L}+|дизайнер\p{L}+)/giu;

/** The branches of software that a job belongs to: its title says so, else its posting; none where neither does. */
export function softwareBranchesOf({
  title,
  description,
}: Pick<PositionBrief, 'title' | 'description'>): ReadonlySet<SoftwareBranch> {
  const named = branchesIn(title, inTitle, 1);
  // Who tests mobile applications tests them.
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

/** What any developer does, whatever the branch. */
const developers = ['front-end', 'back-end', 'mobile'] as const;

/**
 * Whether a question is of a branch that the job belongs to. Of a job that tells no branch, what every developer can be
 * asked is asked, and the task of a whole system.
 */
export function fitsSoftwareBranch(
  { within, kind }: Pick<PlaybookQuestion, 'within' | 'kind'>,
  ofJob: ReadonlySet<SoftwareBranch>,
): boolean {
  if (within === undefined) return true;
  if (ofJob.size === 0) return kind === 'task' || developers.every((branch) => within.includes(branch));
  return within.some((branch) => ofJob.has(branch));
}

/** What a focus area may name beside the title's branch. "Testing" and "API" are said of every branch. */
const inArea: Readonly<Partial<Stems>> = {
  'front-end': 'frontend, front-end, front end, react, vue, angular, svelte, фронтенд, фронт-енд',
  'back-end': 'backend, back-end, back end, microservice, kafka, rabbitmq, бекенд, бек-енд, мікросервіс',
  mobile: 'android, ios, flutter, react native',
  operations: 'kubernetes, terraform, devops, aws, azure, gcp, infrastructure as code, девопс',
};

/** The branches that the recruiter's own words add: their questions are put under those words. */
export function softwareBranchesNamed(areas: readonly string[]): ReadonlySet<SoftwareBranch> {
  return branchesIn(areas.join('\n'), inArea, 1);
}
