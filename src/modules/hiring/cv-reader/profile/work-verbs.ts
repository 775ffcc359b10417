import type { AchievementKind } from '#knowledge/evidence/achievement-line.ts';

/**
 * Stems of the words with which a line of a CV says what was done, by what such a line tells. Data, reviewed by hand.
 * Each is matched at the start of a word; a Ukrainian stem stands for both genders, the plural and the verbal noun.
 */
export const workVerbs: Readonly<Record<AchievementKind, readonly string[]>> = {
  result: stems(`
    reduced, cut, increased, grew, raised, saved, shortened, halved, doubled, tripled, lowered, decreased, boosted,
    exceeded, won, closed, recovered, eliminated, brought, achieved, generated, accelerated, surpassed, attained,
    passed, kept, скороти, зменши, збільши, підвищи, заоща, зекономи, подвої, знизи, наростила, наростив, перевикона,
    виконала план, виконав план, закри, повернула, повернув, досягла, досяг, довела, довів, утримувала, утримував,
    підняла, підняв, усунула, усунув, прискори
  `),
  change: stems(`
    introduced, migrated, replaced, redesigned, moved, rewrote, automated, improved, optimi, refactored, reorgani,
    restructured, simplified, standardi, moderni, converted, switched, upgraded, renovated, implemented, revised,
    digiti, consolidated, streamlined, transformed, solved, resolved, fixed, repaired, scaled, rewired, renegotiated,
    overhauled, впровади, упровади, запровади, покращи, поліпши, автоматизува, перенес, перевела, перевів, переписа,
    оптимізува, замінила, замінив, реорганізува, модернізува, переробила, переробив, оновила, оновив, спростила,
    спростив, вирішила, вирішив, розвʼяза, розв'яза, відремонтува, налагоди, перебудува, оцифрува
  `),
  led: stems(`
    led, lead a, lead the, leading, managed, managing, trained, training, mentored, mentoring, coached, coaching,
    supervis, hired, hiring, recruited, taught, teaching, headed, directed, owned, ran, onboarded, instructed,
    delegated, chaired, oversaw, overseeing, coordinated, mentor , очоли, очолюва, керува, керую, керівництво, навчи,
    навчала, навчав, навчання персонал, найня, наставни, наставля, викладала, викладав, викладаю, координува,
    координую, управляла, управляв, набрала, набрав, провела навчання, провів навчання
  `),
  built: stems(`
    built, building, build, created, designed, developed, launched, wrote, set up, setting up, shipped, delivered,
    established, started, opened, installed, founded, drafted, published, produced, authored, composed, assembled,
    constructed, organised, organized, negotiated, wired, planned, planted, commissioned, compiled, побудува,
    збудува, створи, розроби, запусти, спроєктува, спроектува, налаштува, організува, уклала, уклав, написа, зібра,
    відкри, змонтува, встанови, установи, підготува, провела, провів, склала, склав, заснува, видала, поставила,
    поставив
  `),
  routine: stems(`
    prepar, handl, process, maintain, monitor, support, assist, perform, conduct, administer, provid, serv,
    responsible, ensur, review, analy, report, test, check, inspect, operat, clean, cook, deliver, schedul, order,
    record, document, advis, sold, sell, answer, carried, carrying, collaborat, work, plan, assess, diagnos, dispens,
    balanc, reconcil, audit, teach, mark, cater, load, drive, drove, manage, contribut, investigat, translat,
    interpret, edit, interview, screen, negotiat, purchas, bought, looked after, cared, caring, daily, running,
    wrote, writing, keeping, helped, helping, ведення, вела, вів, веду, контрол, обслуговува, обслуговую,
    обслуговування, підготовка, готува, готую, приготування, складання, забезпеч, відповіда, працюва, працюю,
    робота з, консультува, консультую, консультування, оформл, перевір, проведення, проводи, проводжу, прийма,
    приймаю, прийом, виконува, виконую, виконання, здійсн, супров, надава, надання, замовл, планува, планую,
    планування, розраху, нараху, монтаж, ремонт, догляд, доглядала, аналізува, аналізую, аналіз, взаємоді,
    спілкування, допомага, вирішува, редагува, переклада, продавала, продавав, продаж, пошук, підбір
  `),
};

function stems(list: string): string[] {
  return list.split(',').map((stem) => stem.trim());
}
