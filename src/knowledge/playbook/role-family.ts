import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { startingWith } from './signals.ts';
import type { RoleFamily } from './types.ts';

/** Stems of job titles. A title says more than a description, which names every neighbour of the role. */
const stems: Readonly<Record<Exclude<RoleFamily, 'any'>, string>> = {
  engineering:
    'engineer, developer, programmer, software, backend, back-end, frontend, front-end, full-stack, fullstack, devops, ' +
    'sre, qa, tester, test automation, android, ios, java, python, golang, .net, php, ' +
    'інженер, розробни, програміст, тестувальни, бекенд, фронтенд, девопс, архітектор',
  data: 'data, analyst, analytics, machine learning, ml, scientist, bi, аналітик, даних, машинн',
  design: 'designer, ux, ui, illustrator, дизайн, ілюстратор',
  product: 'product, project manager, scrum, продакт, продукт, проєктний менеджер, менеджер проєкт',
  sales: 'sales, account executive, business development, продаж, торгов, комерційн',
  support: 'support, customer success, help desk, service desk, підтримк, кол-центр, контакт-центр',
  operations:
    'operations, logistic, office, accountant, finance, warehouse, procurement, assistant, nurse, ' +
    'операці, логіст, офіс, бухгалтер, фінанс, склад, закупів, асистент, водій, кухар, медсестр, медичн',
  people: 'recruit, hr, talent, people partner, рекрутер, кадр, персонал',
};

const families = ['engineering', 'data', 'design', 'product', 'sales', 'support', 'operations', 'people'] as const;
const patterns = families.map((family) => ({ family, starts: stems[family].split(', ').map(abbreviationOrStem) }));

/** "bi" must not be found in "bilingual": two or three letters are a word of their own. */
function abbreviationOrStem(stem: string): RegExp {
  return stem.length > 3 ? startingWith(stem) : new RegExp(`${startingWith(stem).source}(?![\\p{L}\\p{N}])`, 'iu');
}

/** `any` when the position's words point nowhere. */
export function roleFamily(position: Pick<PositionBrief, 'title' | 'description'>): RoleFamily {
  return familyIn(position.title) ?? familyIn(position.description) ?? 'any';
}

function familyIn(text: string): RoleFamily | undefined {
  let best: RoleFamily | undefined;
  let most = 0;
  for (const { family, starts } of patterns) {
    const hits = starts.filter((start) => start.test(text)).length;
    if (hits > most) [best, most] = [family, hits];
  }
  return best;
}
