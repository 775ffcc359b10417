import type { AchievementKind } from './achievement-line.ts';

/**
 * Stems of the verbs with which a CV line says what was done, by kind of achievement. Data, reviewed by hand. Each
 * matches at the start of a word; a stem ending in "=" matches the whole word. A Ukrainian stem covers both genders,
 * the plural and the verbal noun. `led` counts only beside people, `result` only beside a figure.
 */
export const workVerbs: Readonly<Record<AchievementKind, readonly string[]>> = {
  result: stems(`
    reduc, cut=, cutting, increas, grew=, raised, saved, saving, shortened, halved, doubled, tripled, lowered, decreas,
    boosted, exceed, achieved, generated, recovered, eliminated, accelerated, surpassed, reached, rose=, fell=, dropped,
    ranked, won=, beat=, brought=, скороти, скорочен, зменши, зменшен, збільши, збільшен, підвищи, заоща, зекономи,
    економія, подвої, потрої, знизи, знижен, нарости, перевикона, виконала план, виконав план, підняла, підняв, підняли,
    впала, впав, впали, впало, зросла, зріс, зросли, зросло, виросла, виріс, виросли, досягла, досяг=, досягли, довела,
    довів, прискори, випереди, повернула, повернув, приніс, принесл
  `),
  change: stems(`
    migrat, replac, redesign, moved=, moving, rewrote, rewritten, rewriting, automat, improve=, improved, improves=, improving, improvement, optimi, refactor, reorgani,
    restructur, simplif, standardi, moderni, converted, switched, upgrad, renovat, revised, digiti, consolidat,
    streamlin, transform, redrew, rearranged, renegotiat, overhaul, rewired, rebuilt, reworked, solved, resolved, traced,
    worked out, tracked down, turned around, restored, покращи, покращен, поліпши, автоматиз, перенес, переніс=, перевела,
    перевів, перевели, перейшла на=, перейшов на=, перейшли на=, переписа, оптиміз,
    замінила, замінив, замінили, поміняла, поміняв, поміняли, реорганіз, модерніз,
    переробил, переробив, переробл, оновила, оновив, спростила, спростив, вирішила, вирішив, розвʼяза, розв'яза,
    розв’яза, перебудува, оцифрува, усунула, усунув, відновила, відновив, відновили, прибрала, прибрав, розібрала,
    розібрав, налагоди, розблокува, знайшла причин, знайшов причин, знайшли причин
  `),
  led: stems(`
    led=, lead=, leading, managed, managing, manage=, train, mentor, coach, supervis, hired, hiring, recruited, taught=,
    headed, directed, onboarded, instructed, delegated, oversaw=, overseeing, oversee=, coordinat, took on=, run a=, ran a=,
    practice assessor, line manage, очоли, очолюва, очолюю, керува, керую, керівництво, навчи, навчала, навчав, навчаю,
    вчу=, вчила, вчив=, найня, наставни, наставля, координува, координую, управля, набрала, набрав=, підготувала,
    підготував=, виростила, виростив=, тренува, треную, провела навчання, провів навчання, провела їм навчання,
    провів їм навчання, за бригадира, у підпорядкуванн, в підпорядкуванн
  `),
  built: stems(`
    built=, created, designed, developed, launched, wrote=, set up=, introduced, implement, shipped, establish, founded,
    started a=, started an=, started the=, opened a=, opened the=, opened new, drafted, published, produced, authored,
    composed, constructed, organised, organized, invented, devised, drew up, put together, made a=, made an=, made the=,
    negotiated, pioneered, prototyped, впровади, впровадж, упровади, упровадж, запровади, запровадж, ввела=, ввів=,
    побудува, збудува, створи, створен, розроби, розробля, розробк, розроблен, запусти, запуск=, спроєктува, спроектува,
    організува, уклала=, уклав=, написа, відкрила, відкрив=, відкривала, відкривав=, заснува, заклали, заклала, придума, склала, склав=, склали,
    домовилася, домовився, домовилась, домовивс
  `),
  routine: stems(`
    prepar, handl, process, maintain, monitor, support, assist, perform, conduct, administer, provid, serv, responsible,
    ensur, review, analy, report, test, check, inspect, operat, clean, cook, schedul, order, record, document,
    advis, sold, sell, answer, carried, carrying, collaborat, work, plan, assess, diagnos, dispens, balanc, reconcil,
    audit, teach, mark, cater, load, drive=, drove=, contribut, investigat, translat, interpret, edit, interview, screen,
    purchas, bought, looked after, look after, cared, caring, daily, running, ran=, run=, writing, keeping, kept=, helped,
    helping, passed, closed, fixed, repaired, dealt, deal with, owned, chaired, entered, phoned, replied, found=, made=,
    opened, started, held=, hold=, did=, building, build=, installed, assembled, commissioned, compiled, delivered, delivering, deliver=,
    lead a, cash up, show new, ведення, вела=, вів=, веду=, контрол, обслугов, підготовк, готува, готую, приготуванн,
    складанн, забезпеч, відповіда, працюва, працюю, робота з, консультува, консультую, оформл, перевір, проведенн,
    проводи, проводжу, провела=, провів=, прийма, прийом, викону, виконанн, здійсн, супров, надава, наданн, замовл,
    планува, планую, розраху, нараху, монтаж, монтува, змонтува, встанови, установи, ремонт, відремонт, догляд, аналіз,
    взаємоді, спілкуванн, допомага, допомогл, допоміг, вирішува, редагува, переклада, продава, продаж, пошук, підбір,
    налаштува, утримува, зібра, видала, поставила, поставив, викладала, викладав, викладаю, тестую, тестува, пишу=,
    роблю=, робила, робив=, знайшла, знайшов, закрива, закри, варив=, варю=
  `),
};

/** People led or taught at work; pupils and patients are excluded, since the work is for them. */
export const peopleAtWork =
  /\b(?:teams?|staff|people|colleagues?|co-?workers?|employees|personnel|crews?|brigades?|squads?|shifts? of|apprentices?|trainees?|interns?|new (?:hires?|starters?|joiners?)|newcomers?|juniors?|mentees?|direct reports|(?:\p{L}+ )?(?:engineers|developers|designers|analysts|nurses|assistants|teachers|tutors|managers|supervisors|leaders|leads|reps|representatives|agents|advisers|advisors|drivers|pickers|loaders|operators|operatives|technicians|fitters|electricians|mechanics|machinists|cooks|chefs|waiters|cleaners|carers|volunteers|cashiers|clerks|recruiters|accountants|consultants|specialists|guards|instructors|members|workers|students))\b|(?<!\p{L})(?:колег|команд|людей|людьми|осіб|особами|чоловік|чол\.|чол(?!\p{L})|працівни|співробітни|підлегл|персонал|бригад|груп(?:ою|у|и) (?:з|із|осіб|людей)|стажер|стажист|новач|практикант|наставни|заступни|касир|продавц|менеджер|розробник|інженер|механізатор|водії|монтажник|зварник|слюсар|електрик|медсест|медик|лікарів|фельдшер|вчител|учител|викладач|бійц|стрільц|опалубник|муляр|комірник|вантажник|оператор|кухар|офіціант|консультант|фахівц|спеціаліст|агент|волонтер|учасник|першостольниц|студент)/iu;

function stems(list: string): readonly string[] {
  return list.split(',').map((stem) => stem.trim());
}
