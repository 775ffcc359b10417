import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';
import type { Branch, BranchFit, Localized, PlaybookQuestion } from '#knowledge/playbook/types.ts';
import { stemsIn } from './signals.ts';
import { fitsSoftwareBranch, softwareBranchesNamed, softwareBranchesOf } from './software-branches.ts';

/** Words by which a posting shows its branch of a trade. Stems in lower case, separated by commas. */
const words: Readonly<Record<Branch, Localized<string>>> = {
  restaurant: {
    en: 'restaurant, bistro, brasserie, fine dining, covers, front of house, table service, gastropub',
    uk: 'ресторан, кафе, бістро, офіціант, гастропаб',
  },
  'institution-kitchen': {
    en: 'care home, nursing home, residents, school meal, school kitchen, school cook, canteen, hospital kitchen, patients, kindergarten, pupils, nursery',
    uk: 'їдальн, шкільн, дитсад, дитячий сад, дитячого сад, садочк, лікарн, пансіонат, мешканц, харчування дітей, харчування учнів, буфет',
  },
  goods: {
    en: 'stock, inventor, warehouse, manufactur, production, retail, wholesale, goods, merchandise, distribut, e-commerce, factory, plant, materials',
    uk: 'товар, запас, склад, виробн, виробля, роздріб, опт, торгівл, дистриб, завод, матеріал, сировин, інтернет-магазин',
  },
  manufacture: {
    en: 'manufactur, production, factory, plant, cost of goods, costing',
    uk: 'виробн, завод, цех, собівартіст, калькуляц',
  },
  hospital: {
    en: 'hospital, ward, inpatient, acute, icu, intensive care',
    uk: 'лікарн, стаціонар, відділенн, реанімац',
  },
  'outpatient-clinic': {
    en: 'outpatient, primary care, gp practice, general practice, practice nurse, vaccinat, family medicine, dental, clinic visit, polyclinic, ambulatory, aesthetic',
    uk: 'амбулатор, поліклінік, сімейн, щеплен, стоматолог, косметолог, приватна клінік, приватної клінік, приватній клінік',
  },
  'care-home': {
    en: 'care home, nursing home, residents, resident care, assisted living, dementia',
    uk: 'пансіонат, будинок догляд, будинку догляд, підопічн, геріатр, літніх людей',
  },
  'home-care': {
    en: 'home care, homecare, domiciliary, home visit, community nurs',
    uk: 'догляд вдома, удома, патронаж, хоспіс вдома, виїзн',
  },
  electrical: { en: 'electric', uk: 'електр' },
  'plant-electrics': {
    en: 'plant, factory, production, industrial, machine, conveyor, plc, process line, packing line, mill, manufactur',
    uk: 'завод, цех, виробн, верстат, ліні, комбінат, елеватор, промислов, фабри, асу тп, обладнанн',
  },
  'building-electrics': {
    en: 'building, commercial, residential, domestic, tenant, facilit, housing, property, fit-out, first fix, socket, lighting, homes',
    uk: 'будівл, будинк, житлов, офіс, квартир, осбб, трц, новобуд, житловий комплекс, котедж, освітленн, розетк',
  },
  shop: {
    en: 'shop floor, in-store, store manager, retail assistant, shop assistant, cashier, boutique, supermarket, showroom, shop man, shop sup, shoe store, retail store, sales floor',
    uk: 'магазин, продавец, продавч, викладк, торговий зал, торгового зал, торговому зал, касир, бутик, супермаркет, салон',
  },
  'business-customers': {
    en: 'b2b, key account, account executive, wholesale, distribut, tender, enterprise, corporate client, dealer, pipeline, crm',
    uk: 'b2b, в2в, ключов, корпоратив, опт, дистриб, тендер, дилер, угод, crm, торговий представник, торгового представник',
  },
  'services-sale': {
    en: 'saas, software, subscription, insurance, real estate, estate agent, agency, membership, consulting',
    uk: 'saas, підписк, страхув, нерухом, агентств, програмн, консалт',
  },
  'online-shop': {
    en: 'e-commerce, ecommerce, online shop, online store, webshop, shopify, marketplace, d2c, orders',
    uk: 'інтернет-магазин, e-commerce, маркетплейс, онлайн-магазин, замовлен, кошик',
  },
  'lead-marketing': {
    en: 'b2b, leads, lead generation, demand gen, saas, webinar, mql, sql pipeline, sales-qualified',
    uk: 'b2b, лід, лідогенерац, заявк, saas, вебінар, mql',
  },
  carrier: {
    en: 'haulier, haulage, own fleet, our fleet, our trucks, our drivers, fleet of, trucking, transport company, road freight company',
    uk: 'автопарк, власний транспорт, власного транспорт, наші водії, наших водіїв, тягач, транспортна компан, транспортної компан',
  },
  shipper: {
    en: 'manufactur, production, factory, our product, our goods, retail, procure, purchas, import',
    uk: 'виробн, завод, наш товар, нашого товар, закупів, імпорт, дистриб',
  },
  messaging: {
    en: 'kafka, rabbit, message, messaging, queue, event-driven, event driven, stream, pub/sub, sqs, nats, broker, asynchron, event sourcing',
    uk: 'kafka, кафк, rabbit, повідомлен, черг, подієв, стрім, брокер, асинхрон, sqs, nats',
  },
  microservices: {
    en: 'microservice, micro-service, distributed, event-driven, kafka, rabbit, saga, services in',
    uk: 'мікросервіс, розподілен, подієв, kafka, rabbit, microservice',
  },
  monolith: { en: 'monolith, modular, single service, legacy', uk: 'моноліт, модульн, легасі, legacy' },
  kubernetes: {
    en: 'kubernetes, k8s, eks, gke, aks, helm, openshift',
    uk: 'kubernetes, k8s, кубернет, eks, gke, helm',
  },
  'volume-hiring': {
    en: 'high-volume, high volume, mass hiring, blue-collar, blue collar, warehouse staff, hourly, frontline, seasonal, production staff, drivers',
    uk: 'масов, робітнич, лінійн, сезонн, виробничого персонал, виробничий персонал, водії, водіїв, вантажник, пакувальник',
  },
  'tech-hiring': {
    en: 'tech recruit, it recruit, engineers, developers, software, it company, product company',
    uk: 'it-, іт-, айті, розробник, інженерів, програміст, продуктова компан, продуктової компан',
  },
  kindergarten: {
    en: 'kindergarten, nursery, early years, preschool, pre-school, eyfs, toddler, daycare, childcare',
    uk: 'дитячого сад, дитячий сад, дитячому сад, дитсад, садочк, вихователь, виховательк, дошкіл, ясел',
  },
  school: {
    en: 'school, pupils, grade, key stage, classroom, secondary',
    uk: 'школ, шкіл, ліце, гімназ, учн, вчител, учител, клас',
  },
  'social-media': {
    en: 'social media, smm, community manag, content manag, content creat, copywrit, content writ',
    uk: 'smm, соцмереж, соціальних мереж, контент-менедж, копірайт, таргетолог соц, дописи',
  },
  warehouse: {
    en: 'warehouse, storekeep, picker, packing, pallets, stock, cycle count, goods in, forklift',
    uk: 'склад, комірни, палет, приймання товар, навантажувач, перерахунк, комплектув',
  },
  transport: {
    en: 'transport, dispatch, driver, fleet, haul, truck, route, carrier, freight, courier, forward, delivery van',
    uk: 'перевез, транспорт, диспетчер, водій, водії, водіїв, автопарк, тягач, рейс, маршрут, перевізник, кур’єр, експедит',
  },
  recruiting: {
    en: 'recruit, talent acq, sourcer, sourcing, vacanc',
    uk: 'рекрут, підбір, підбор, сорсер, ваканс',
  },
  'hr-partner': {
    en: 'hr , hrbp, human res, people partner, people op, people man, personnel, employee rel, head of people',
    uk: 'hr-, hrbp, кадр, менеджер з персонал, менеджерка з персонал, управління персонал, керування персонал, ейчар, трудов',
  },
  'screen-design': {
    en: 'ux, ui, product design, interaction, web design, figma, prototyp, mobile app, interface, design system',
    uk: 'ux, ui, продуктова дизайн, продуктовий дизайн, вебдизайн, веб-дизайн, figma, фігм, прототип, інтерфейс, дизайн-систем',
  },
  'graphic-design': {
    en: 'graphic, print, brand book, packag, brochure, pre-press, illustrat, logo, poster',
    uk: 'графічн, друк, поліграф, пакуванн, буклет, брендбук, ілюстр, логотип, плакат',
  },
  'interior-design': {
    en: 'interior, apartment, furniture, landscape, lighting plan, floor plan, builders',
    uk: "інтер’єр, інтер'єр, квартир, меблі, меблів, ландшафт, будівельник, авторський нагляд",
  },
  nurse: {
    en: 'nurse, midwi, registered nurs, doctor, physician, paramedic, pharmac',
    uk: 'медсестр, сестр, медбрат, медичний брат, акушер, фельдшер, лікар, фармацевт, провізор',
  },
  carer: {
    en: 'carer, caregiv, care assist, care work, support work, healthcare assist',
    uk: 'доглядальни, соціальний робітник, соціальна робітниц, молодша медичн, санітар',
  },
  'adult-learning': {
    en: 'corporate train, adult, employee train, l&d, university, lecturer, driving instructor, fitness, coach',
    uk: 'корпоративн, доросл, навчання персонал, університет, викладач, курсів, тренер',
  },
};

/**
 * Decides which questions suit the branch of a job. The title decides; if it fits any branch, the posting and focus
 * areas do. They may also mention another branch ("we prepare children for school"), so the branch with more matches
 * wins.
 */
export function branchFit(
  position: Pick<PositionBrief, 'title' | 'description' | 'focusAreas'>,
): (question: Pick<PlaybookQuestion, 'branch' | 'within' | 'kind'>) => boolean {
  const said = `${position.description}\n${position.focusAreas.join('\n')}`;
  const known = new Map<string, number>();
  const count = (where: 'title' | 'said', names: readonly Branch[] = []) => {
    const key = `${where} ${names.join(' ')}`;
    const found = known.get(key) ?? stemsIn(where === 'title' ? position.title : said, names.flatMap(stemsOf)).length;
    known.set(key, found);
    return found;
  };
  const isOfHouse = ({ of, elsewhere }: BranchFit) => {
    if (count('title', of) > 0) return true;
    if (count('title', elsewhere) > 0) return false;
    const own = count('said', of);
    const others = count('said', elsewhere);
    return own > 0 ? own > others : elsewhere !== undefined && others === 0;
  };
  const ofJob = new Set([...softwareBranchesOf(position), ...softwareBranchesNamed(position.focusAreas)]);
  return (question) =>
    (question.branch === undefined || isOfHouse(question.branch)) && fitsSoftwareBranch(question, ofJob);
}

function stemsOf(name: Branch): readonly string[] {
  const { en, uk } = words[name];
  return `${en}, ${uk}`.split(', ');
}
