import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { startingWith } from './signals.ts';
import type { RoleFamily } from './types.ts';

/** Stems of job titles. A title says more than a description, which names every neighbour of the role. */
const stems: Readonly<Record<Exclude<RoleFamily, 'any'>, readonly string[]>> = {
  engineering: [
    ...[
      'engineer',
      'developer',
      'programmer',
      'software',
      'backend',
      'back-end',
      'frontend',
      'front-end',
      'full-stack',
    ],
    ...['fullstack', 'devops', 'sre', 'qa ', 'tester', 'test automation', 'android', 'ios', 'java', 'python', 'golang'],
    ...[
      'інженер',
      'розробни',
      'програміст',
      'тестувальни',
      'бекенд',
      'фронтенд',
      'девопс',
      'архітектор',
      '.net',
      'php',
    ],
  ],
  data: [
    ...['data', 'analyst', 'analytics', 'machine learning', 'ml ', 'scientist', 'bi '],
    ...['аналітик', 'даних', 'машинн'],
  ],
  design: ['designer', 'ux', 'ui', 'illustrator', 'дизайн', 'ілюстратор'],
  product: ['product', 'project manager', 'scrum', 'продакт', 'продукт', 'проєктний менеджер', 'менеджер проєкт'],
  sales: ['sales', 'account executive', 'business development', 'продаж', 'торгов', 'комерційн'],
  support: ['support', 'customer success', 'help desk', 'service desk', 'підтримк', 'кол-центр', 'контакт-центр'],
  operations: [
    ...['operations', 'logistic', 'office', 'accountant', 'finance', 'warehouse', 'procurement', 'assistant', 'nurse'],
    ...[
      'операці',
      'логіст',
      'офіс',
      'бухгалтер',
      'фінанс',
      'склад',
      'закупів',
      'асистент',
      'водій',
      'кухар',
      'медсестр',
    ],
  ],
  people: ['recruit', 'hr', 'talent', 'people partner', 'рекрутер', 'кадр', 'персонал', 'навчання'],
};

/** `any` when the position's words point nowhere. */
export function roleFamily(position: Pick<PositionBrief, 'title' | 'description'>): RoleFamily {
  return familyIn(`${position.title} `) ?? familyIn(position.description) ?? 'any';
}

function familyIn(text: string): RoleFamily | undefined {
  let best: RoleFamily | undefined;
  let most = 0;
  for (const family of [
    'engineering',
    'data',
    'design',
    'product',
    'sales',
    'support',
    'operations',
    'people',
  ] as const) {
    const hits = stems[family].filter((stem) => startingWith(stem).test(text)).length;
    if (hits > most) [best, most] = [family, hits];
  }
  return best;
}
