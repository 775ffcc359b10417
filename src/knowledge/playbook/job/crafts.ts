import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import type { Craft, JobFamily, Localized, PlaybookQuestion } from '#knowledge/playbook/types.ts';
import { jobFamily } from './job-family.ts';
import { stemsIn } from './signals.ts';

/** Stems of the titles of each craft, in lower case, separated by commas. */
const words: Readonly<Record<Craft, Localized<string>>> = {
  nurse: {
    en: 'nurs, midwi, ward',
    uk: 'медсестр, медична сестр, медичної сест, сестра медичн, старша сестр, медичний брат, брат медичн, медбрат, фельдшер, акушер',
  },
  carer: {
    en: 'carer, caregiv, care assist, care work, care aide, care home, care manag, nursing home, healthcare assist, support work, home care, personal assist, hospice, palliat',
    uk: 'доглядальн, догляд, соціальний робіт, соціальна робіт, молодша мед, санітар, пансіонат, хоспіс, паліат',
  },
  doctor: {
    en: 'physician, doctor, surgeon, paramedic, ambulance, emergency medic, registrar, anaesthe, general practi',
    uk: 'лікар , лікар-, лікарк, лікар загальн, лікар швидк, лікар екстрен, лікар прийм, сімейний лікар, хірург, фельдшер, парамедик, анестезіолог, екстреної, бригади швидк',
  },
  dentist: { en: 'dentist', uk: 'стоматолог' },
  pharmacist: { en: 'pharmac, dispens, chemist’s', uk: 'фармац, провізор, аптек, аптечн' },
  laboratory: {
    en: 'laborator, lab tech, biomedical, phlebotom, patholog, medical technolog',
    uk: 'лаборан, лаборатор, клініко-діаг, біохімік, забір кров',
  },
  physiotherapist: {
    en: 'physio, physical therap, occupational therap, ergotherap, rehabilitation therap, rehabilitation spec, rehabilitation assist',
    uk: 'фізичний терап, фізична терап, фізичної терап, фізіотерап, реабілітолог, ерготерап, масаж',
  },
  'school-teacher': {
    en: 'teacher, teaching, school, pupil, classroom, tutor, key stage',
    uk: 'вчител, учител, школ, ліце, гімназ, учн, педагог, класн, репетитор, асистент вчител, асистент учител',
  },
  'early-years': {
    en: 'kindergarten, nursery, early years, preschool, pre-school, eyfs, childcare, toddler, daycare, montessori',
    uk: 'вихователь, вихователя, виховательк, садок, садк, садочк, дитячий сад, дитячого сад, дошкіл, ясел, ясл, монтессорі',
  },
  'youth-worker': { en: 'youth, young people, teenager, adolescent', uk: 'молодіжн, підліт, юнацьк, роботи з молоддю' },
  'adult-trainer': {
    en: 'trainer, corporate, training manager, training specialist, facilitator, adult, learning and develop, l&d',
    uk: 'тренер, корпоратив, навчального центр, навчальний центр, доросл, навчання персонал, навчання працівник',
  },
  lecturer: { en: 'lecturer, professor', uk: 'викладач, професор' },
  electrician: { en: 'electric, wiring, maintenance', uk: 'електр, енергет, кіпіа' },
  upkeep: {
    en: 'maintenance, reliab, industrial mechan, millwright, mechanical engineer, plant engineer, energy engineer, fitter',
    uk: 'механік, інженер-мех, енергетик, слюсар-рем, наладч, ремонтник, головний інженер, обслуговування облад',
  },
  mechanic: {
    en: 'mechanic, service eng, service tech, repair, turbine tech, lift eng, lift tech, elevator',
    uk: 'механік, слюсар, сервісн, ремонт',
  },
  plumber: {
    en: 'plumb, heating, hvac, pipefit, pipe fit, boiler, gas fit, gas engineer, sanitary',
    uk: 'сантехн, опален, котел, котл, водопостач, теплотех, трубопров, газів',
  },
  welder: {
    en: 'weld, fabricator, boilermaker, steelwork, metalwork',
    uk: 'зварюв, зварн, зварк, електрогазозвар, електрозвар, газозвар, металоконстр',
  },
  joiner: {
    en: 'carpent, joiner, cabinet, kitchen fit, furniture, woodwork, shopfit',
    uk: 'столяр, тесл, мебл, деревооб, червонодерев, збирач кух',
  },
  'vehicle-mechanic': {
    en: 'car mechan, auto mechan, motor mechan, vehicle, automotive, auto tech, auto repair, cars, truck, garage, tyre, service advis, mot test, body shop',
    uk: 'автомех, автослюс, автомоб, автосерв, автоелектр, автомайст, моторист, вантажівк, легков, шиномонт',
  },
  builder: {
    en: 'site manag, site engin, site superv, site foreman, building site, builder, construct, bricklay, superintend, renovat, clerk of works',
    uk: 'виконроб, прораб, будівельн, будівництв, інженер-буд, муляр, технагляд, ремонтно-буд, оздобл',
  },
  'high-work': {
    en: 'roof, facade, scaffold, cladd, glaz, steel erect, rope access',
    uk: 'покрівел, фасад, висотник, альпініст, верхолаз, монтажник металоконстр',
  },
  installer: { en: 'install, fitter', uk: 'монтаж, монтер, слюсар' },
  finisher: { en: 'painter, plaster, tiler, floor lay, decorator', uk: 'маляр, штукатур, плиточ' },
  production: {
    en: 'production, manufactur, factory, line operator, machine operator, process engineer, assembly, packaging, industrial',
    uk: 'виробн, завод, оператор лін, технолог, цех, складальн, пакувальн, фабри, промислов, начальник змін',
  },
  quality: { en: 'quality, inspector', uk: 'якост, контролер, втк' },
  machinist: {
    en: 'cnc, machinist, miller, turner, lathe, milling, machine tool',
    uk: 'чпк, чпу, cnc, верстат, токар, фрезер, наладч, шліфув',
  },
  'safety-officer': {
    en: 'hse, ehs, qhse, safety engineer, safety manag, safety officer, safety special, occupational safety, occupational health',
    uk: 'охорони праці, охорона праці, з безпеки праці, hse, промислової безпеки, пожежної безпеки',
  },
  'chief-of-works': {
    en: 'foreman, supervisor, superintendent, manager, head',
    uk: 'майстер, майстрин, начальни, керівни, бригадир, головн',
  },
  kitchen: {
    en: 'chef, cook, kitchen, sous, culinary, commis, butcher, cater, line cook',
    uk: "кухар, кухн, шеф, су-шеф, м’ясник, м'ясник, обвальник, кейтеринг, технолог",
  },
  bakery: {
    en: 'pastry, bak, confection, dessert, patiss',
    uk: 'пекар, кондитер, випічк, десерт, хліб',
  },
  'restaurant-manager': { en: 'restaurant, canteen, food and beverage', uk: 'ресторан, кафе, їдальн' },
  floor: {
    en: 'waiter, waitress, server, front of house, floor, restaurant manager, restaurant supervisor, host, bartender, barista, sommelier',
    uk: 'офіціант, хостес, адміністратор, керуючий ресторан, менеджер ресторан, менеджер зал, бармен, бариста, сомельє',
  },
  bar: {
    en: 'barista, bartender, coffee, café, cafe, bar staff, bar manager, mixolog',
    uk: "бариста, бармен, кав’ярн, кав'ярн, кава, кафе, бар-менедж, барна, міксолог",
  },
  'transport-planner': {
    en: 'dispatch, transport, logistic, traffic, fleet, route, freight, forward, haul',
    uk: 'диспетчер, логіст, транспорт, автопарк, маршрут, експедитор, перевезен, вантажоперев',
  },
  driver: {
    en: 'driver, tachograph, transport, fleet, traffic, dispatch, hgv, lorry, truck, haul, cdl, courier',
    uk: 'водій, водія, тахограф, транспорт, диспетчер, автопарк, перевезен, рейс, фур, кур’єр',
  },
  warehouse: {
    en: 'warehouse, store, stock, inventor, pick, packer, forklift, distribution cent, fulfil',
    uk: 'склад, комірник, комірниц, комплектув, пакувальник, навантажувач, вантажник, запас, розподільч',
  },
  customs: {
    en: 'custom, import, export, international, forward, broker, freight, cross-border, brokerage',
    uk: 'митн, імпорт, експорт, міжнародн, експедит, брокер, зед',
  },
  forwarder: {
    en: 'freight, forward, logistic, carrier, transport manag, transport plan, supply chain, broker',
    uk: 'логіст, експедит, фрахт, перевізник, транспортн, ланцюг постач, ланцюга постач, вантажоперев',
  },
  buyer: {
    en: 'procure, purchas, buyer, buying, supplier, supply chain, category manag, strategic sourc',
    uk: 'закуп, постачан, постачальник, снабжен, категорійн, ланцюг постач, ланцюга постач',
  },
  clerk: {
    en: 'office, secretar, assistant, clerk, admin, document, data entry, typist, reception',
    uk: 'офіс, секретар, асистент, помічни, діловод, адміністратор, документ, оператор, введення дан, внесення дан',
  },
  assistant: {
    en: 'assistant, secretar, office manag, executive, travel, calendar, diary',
    uk: 'асистент, помічни, секретар, офіс-менедж, офіс менедж, відрядж, приймальн, календар',
  },
  'office-keeper': {
    en: 'office, secretar, assistant, facilit, front desk, supplies',
    uk: 'офіс, секретар, асистент, помічни, адміністративно-господ, ахв, господарськ, рецепці',
  },
  lawyer: {
    en: 'lawyer, legal, counsel, attorney, paralegal, solicitor, contract, company secretary',
    uk: 'юрист, юрисконсульт, адвокат, правник, правов, правнич, договір',
  },
  'privacy-officer': { en: 'data protection, privacy, dpo', uk: 'захисту персональн, захисту дан, персональних дан' },
  'compliance-officer': { en: 'complian, risk', uk: 'комплаєнс, ризик' },
};

/**
 * Families that hold many crafts. What is done in one of them is foreign to the others, so a question that tells of a
 * craft's work names it, and the title has to be of that craft.
 */
export const mixedFamilies: readonly JobFamily[] = [
  'administration',
  'legal',
  'logistics',
  'trades',
  'plant',
  'health',
  'education',
  'food',
];

/** Crafts that share a word of their title with one of the above and none of its work. */
const outside =
  'veterinar, vet nurse, vet tech, animal, dental nurse, dental assist, dental hygien, dental tech, train dispatch, flight dispatch, air traffic, railway, ambulance dispatch, emergency dispatch, taxi, ' +
  'ветеринар, зоотехн, тварин, асистент стоматолог, асистентка стоматолог, зубний техн, зубна техн, поїзн, залізнич, польот, авіаційн, диспетчер екстрен, диспетчерка екстрен, таксі';

/** Words of titles that name a rank or the whole family and no craft: then the posting tells which craft it is. */
const general =
  /^(?:senior|junior|lead|leading|head|chief|deputy|shift|team|group|leader|manager|supervisor|foreman|technician|engineer|operator|specialist|expert|worker|officer|director|coordinator|instructor|plant|health|healthcare|care|logistics?|warehouse|food|kitchen|legal|the|of|and|a|an|in|at|for|with|старш\p{L}+|молодш\p{L}+|провідн\p{L}+|головн\p{L}+|заступни\p{L}+|керівни\p{L}+|начальни\p{L}+|завідувач\p{L}*|майст\p{L}+|бригадир\p{L}*|технік\p{L}*|інженер\p{L}*|оператор\p{L}*|спеціаліст\p{L}*|фахів\p{L}+|робітни\p{L}+|працівни\p{L}+|директор\p{L}*|менеджер\p{L}*|координатор\p{L}*|педагог\p{L}*|методист\p{L}*|зміни|змін|дільниц\p{L}+|відділ\p{L}*|цеху|та|і|й|у|в|з|із|для)$/u;

/**
 * Decides which questions tell of a job's own craft. The title decides; only one that names no craft ("Technician",
 * "Shift lead") leaves it to the posting and the focus areas.
 */
export function craftFit(
  position: Pick<PositionBrief, 'title' | 'description' | 'focusAreas'>,
): (question: Pick<PlaybookQuestion, 'crafts'>) => boolean {
  const family = jobFamily(position);
  // Stems may end with a space: «лікар», but not «лікарня».
  const title = `${position.title.toLowerCase()} `;
  const namesCraft = (title.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => !general.test(word));
  const isByTitle = namesCraft && family !== undefined && mixedFamilies.includes(family);
  if (stemsIn(title, outside.split(', ')).length > 0) return ({ crafts }) => crafts === undefined || crafts === 'every';
  const decides = isByTitle ? title : `${title}\n${position.description}\n${position.focusAreas.join('\n')}`;
  const known = new Map<Craft, boolean>();
  const isOf = (craft: Craft) => {
    const found = known.get(craft) ?? stemsIn(decides, stemsOf(craft)).length > 0;
    known.set(craft, found);
    return found;
  };
  return ({ crafts }) => crafts === undefined || crafts === 'every' || crafts.some(isOf);
}

function stemsOf(craft: Craft): readonly string[] {
  const { en, uk } = words[craft];
  return `${en}, ${uk}`.split(', ');
}
