import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import { beginsWord } from './signals.ts';
import { type JobFamily, jobFamilies } from '#knowledge/playbook/types.ts';

/**
 * Stems of job titles in both languages. The longest stem in a title wins, so that "data entry" is administration while
 * "data" is data. A word used in several trades (engineer, manager, analyst alone) is not listed.
 */
const stems: Readonly<Record<JobFamily, string>> = {
  software:
    'manual tester, software tester, network engineer, cloud architect, database administrator, systems administrator, it support engineer, head of engineering, engineering manager, scala, інженер з тестування, мережевий інженер, системна адміністратор, адміністратор баз даних, адміністраторка баз даних, верстальни, ' +
    'software, developer, programmer, backend, back-end, frontend, front-end, full-stack, full stack, fullstack, devops, ' +
    'web developer, sre, qa engineer, qa, test automation, automation qa, sdet, android, ios, java, javascript, typescript, python, ' +
    'golang, .net, php, ruby, node.js, react, kubernetes, cloud engineer, platform engineer, site reliability, ' +
    'go engineer, go developer, rust engineer, rust developer, c++, kotlin, swift, flutter, ui engineer, ui developer, web engineer, ' +
    'data engineer, ml engineer, machine learning engineer, solution architect, system administrator, sysadmin, ' +
    'embedded, firmware, security engineer, ' +
    'автоматизатор тестування, автоматизаторка тестування, інженер з надійності, інженерка з надійності, машинного навчання, ' +
    'розробник, розробниц, розробки, програміст, тестувальни, бекенд, фронтенд, девопс, системний адміністратор, ' +
    'інженер даних, інженерка даних, інженер з даних, архітектор програм, системний архітектор',
  data:
    'продуктова аналіт, продуктовий аналіт, ' +
    'data analyst, data scientist, data science, analytics, business intelligence, bi analyst, bi, statistician, ' +
    'business analyst, product analyst, web analyst, marketing analyst, analyst, ' +
    'аналітик даних, аналітик, дата-аналітик, статистик, бізнес-аналітик',
  product:
    'delivery manager, ' +
    'product manager, product owner, product lead, head of product, project manager, program manager, programme manager, scrum master, ' +
    'продакт, продуктов, менеджер продукт, власник продукт, проєктний менеджер, менеджер проєкт, менеджерка проєкт, керівник проєкт, керівниця проєкт',
  design:
    'продуктова дизайн, продуктовий дизайн, designer, ux, ui, illustrator, art director, graphic, motion design, ' +
    'дизайн, ілюстратор, художник, художниц, арт-директор',
  marketing:
    'demand generation, lead generation, media buyer, community manager, реклам, content writer, event manager, communications manager, ' +
    'marketing, marketer, seo, smm, ppc, content manager, copywriter, brand manager, social media, growth, public relations, pr manager, ' +
    'маркетинг, маркетолог, контент-менеджер, копірайтер, бренд-менеджер, таргетолог, зв’язків із громадськістю, редактор, редактор сайт',
  sales:
    'ключових клієнт, ключовими клієнт, retail assistant, estate agent, директор магазин, директорк магазин, керуюча магазин, ' +
    'sales, salesperson, account executive, account manager, business development, key account, commercial director, real estate agent, realtor, shop assistant, cashier, store manager, ' +
    'продаж, продавец, продавч, продавчин, торгов, комерційн, менеджер з роботи з клієнтами, рієлтор, касир, товарознав',
  support:
    'help desk technician, front desk, адміністратор готел, адміністраторка готел, ' +
    'support, customer success, customer service, customer care, help desk, helpdesk, service desk, call centre, call center, receptionist, hotel, concierge, ' +
    'підтримк, кол-центр, контакт-центр, обслуговування клієнт, турбота про клієнт, рецепціоніст, консьєрж, оператор кол',
  people:
    'people operations, learning and development, compensation analyst, ' +
    'recruit, hr, human resources, talent, people partner, people manager, head of people, sourcer, ' +
    'рекрутер, рекрутинг, кадр, персонал, ейчар, менеджер з персоналу, підбор',
  finance:
    'касир-бухгалтер, cfo, фінансова аналіт, фінансовий аналіт, ' +
    'accountant, accounting, bookkeep, controller, auditor, payroll, treasur, finance, financial, tax, accounts payable, accounts receivable, ' +
    'бухгалтер, аудитор, фінанс, економіст, казначе, податков, розрахунків із заробітн',
  legal:
    'company secretary, ' +
    'lawyer, legal, attorney, paralegal, solicitor, counsel, compliance, notary, data protection officer, contract manager, ' +
    'юрист, юрисконсульт, адвокат, правник, правов, комплаєнс, нотаріус, комплаєнс-',
  administration:
    'office manager, office administrator, administrator, administrative, secretary, personal assistant, executive assistant, assistant to, assistant, clerk, data entry, typist, document controller, archivist, ' +
    'офіс-менеджер, офіс, адміністратор, секретар, діловод, асистент, помічник керівник, помічниця керівник, архіваріус, введення даних, внесення даних, документообіг, оператор пк, оператор введення даних, оператор комп’ютерн',
  logistics:
    'logistic, warehouse, dispatcher, supply chain, procurement, purchasing, buyer, driver, courier, forwarder, fleet, storekeeper, picker, transport, forklift, ' +
    'логіст, склад, комірник, комірниц, диспетчер, закупів, постачан, водій, водійк, кур’єр, експедитор, транспорт, вантаж, автопарк',
  trades:
    'gardener, electrical foreman, electrical supervisor, electrical technician, ' +
    'electrician, plumber, welder, carpenter, joiner, mechanic, fitter, builder, bricklayer, painter, roofer, technician, hvac, construction worker, foreman, site manager, locksmith, installer, crane, tiler, turner, ' +
    'електрик, електромонт, електромонтер, електрогазозвар, сантехні, зварюв, зварник, зварниц, столяр, тесля, механік, автомеханік, слюсар, муляр, маляр, покрівельник, монтажни, монтажник, монтер, будівельник, виконроб, кранівник, плиточник, токар, фрезерувальник, верстат',
  plant:
    'начальник цех, начальниця цех, контролерка якості, кошторисниц, майстер цех, майстер швейн, майстриня цех, оператор верстата з чпк, ' +
    'civil engineer, structural engineer, mechanical engineer, electrical engineer, process engineer, chemical engineer, production, manufacturing, plant, maintenance engineer, quality engineer, quality inspector, quality control, cnc, machine operator, machinist, operator of, energy engineer, mining engineer, site engineer, safety engineer, hse, occupational safety, design engineer, architect, surveyor, industrial, factory, assembly, ' +
    'інженер-будівельник, інженер-конструктор, інженерка-конструктор, конструктор, інженер-механік, інженер-енергетик, інженер-електрик, інженер-технолог, інженер з якості, інженер з охорони праці, охорони праці, технолог, виробництв, виробнич, завод, оператор лінії, оператор верстат, оператор котел, енергетик, геодезист, архітектор, кошторисник, якості продукції, контролер якості, цех',
  health:
    'dental technician, зубний технік, зубна технік, general practitioner, support worker, phlebotomist, логопед, масажист, ' +
    'nurse, nursing, doctor, physician, surgeon, paramedic, midwife, caregiver, carer, care assistant, care worker, healthcare, health care, pharmacist, dentist, dental, physiotherap, therapist, radiograph, laboratory technician, medical, clinic, psychologist, veterinar, ' +
    'медсестр, медична сестр, сестра медичн, медичний брат, медбрат, лікар, лікарк, хірург, фельдшер, акушер, доглядальни, фармацевт, провізор, стоматолог, фізичний терапевт, терапевт, реабілітолог, лаборант, медичн, психолог, ветеринар',
  education:
    'майстер виробничого навчання, майстриня виробничого навчання, директор ліце, директор гімназі, директорка ліце, завуч, ' +
    'teacher, tutor, lecturer, professor, educator, instructor, kindergarten, nursery teacher, teaching assistant, school, trainer, trainer of, coach, ' +
    'вчител, учител, викладач, викладачк, вихователь, виховательк, репетитор, педагог, асистент вчителя, асистент учителя, асистент викладача, тренер, інструктор, методист, школ, дитячого садка',
  food:
    'school cook, catering assistant, адміністратор ресторан, адміністраторка ресторан, ' +
    'cook, chef, sous-chef, baker, pastry, kitchen, kitchen porter, waiter, waitress, bartender, barista, restaurant, caterer, catering, butcher, confectioner, ' +
    'кухар, шеф-кухар, су-шеф, пекар, кондитер, кухн, офіціант, бармен, бариста, ресторан, кафе, м’ясник, технолог харчов, кухонн',
};

// Longest first; stems of equal length in the order of the families.
const titleStems: readonly { readonly family: JobFamily; readonly stem: string }[] = jobFamilies
  .flatMap((family) => stems[family].split(', ').map((stem) => ({ family, stem: stem.toLowerCase() })))
  .toSorted((one, other) => other.stem.length - one.stem.length);

/**
 * The rest of a title, which says where, for whom or of what: "Recruiter, warehouse and drivers", "Nurse in a care
 * home".
 */
const addition = /,\s|\s(?:in|at|for|of|with|у|в|для)\s/u;

/** The job family that the title names; undefined if its words point to none. */
export function jobFamily({ title }: Pick<PositionBrief, 'title'>): JobFamily | undefined {
  const lower = title.toLowerCase();
  // Brackets also say where or how: "HR manager (production site)".
  const bare = lower.replace(/\([^)]*\)/gu, ' ').trim();
  const [first = ''] = bare.split(addition);
  // Whoever teaches a trade does not work in it: "Call Centre Trainer", "Welding Instructor".
  if (teaches.test(first)) return 'education';
  return familyIn(first) ?? familyIn(bare) ?? familyIn(lower);
}

const teaches = /(?<!\p{L})(?:trainer|instructor|teacher|tutor|lecturer)s?$/u;

function familyIn(title: string): JobFamily | undefined {
  // "bi" must not match in "bilingual": stems of two or three letters match whole words only.
  const found = titleStems.filter(({ stem }) => beginsWord(title, stem, stem.length <= 3));
  // A Ukrainian title starts with the occupation: «бухгалтерка мережі стоматологій».
  const isUkrainian = /[а-яіїєґ]/u.test(title);
  const place = ({ stem }: { readonly stem: string }) => (isUkrainian ? startOf(title, stem) : 0);
  return found.toSorted((one, other) => place(one) - place(other))[0]?.family;
}

/** The number of words before the one that begins with the stem. */
function startOf(title: string, stem: string): number {
  const words = title.split(/\s+/u);
  return words.findIndex(
    (word, index) => beginsWord(words.slice(index).join(' '), stem) && beginsWord(word, stem.split(' ')[0] ?? stem),
  );
}
