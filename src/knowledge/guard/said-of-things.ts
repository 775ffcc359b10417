import type { Language } from '#contracts/common.ts';

const medic =
  '(doctors?|gps?|physicians?|psychiatrists?|psychologists?|therapists?|consultants?|surgeons?|hospital|nurses?|clinic|medics?|medical (officer|adviser|advisor|practitioner|board)|occupational health)(?![a-z])';
const illness =
  '(sick|sickness|ill|unwell|stress|stressed|anxiety|depress~|burn ?out|exhaust~|flu|covid|back|pain|medical(?! (staffing|director|physics|records|secretar~|devices|engineering|hr|team))|medically|health|injur~|fatigue|grief|bereave~|surgery|operation|disabled|unfit|hospital|nerves|mental~|panic|ptsd)';
const span = '(weeks?|months?|fortnight|days?|years?|winter|spring|summer|autumn|term|season|shifts?|while|time)';
/** Somebody is signed off for a while, with or from something, or by whoever treats them; a paper is signed off and done. */
const notIll = `(?! (_ ){0,4}${illness}(?![a-z]))(?! by (_ ){0,3}${medic})(?! for (_ ){0,3}${span}(?![a-z]))(?! (work|from work|since|again|twice|often|because|due|until|till)(?![a-z]))`;
const notForLong = `(?! (_ ){0,3}${span}(?![a-z])(?! (s|end|report|accounts|figures|close)(?![a-z])))`;

const papers =
  '(time ?sheets?|overtime|steel|extras?|(extra|additional|finished|completed|remedial|temporary|the|all|any|its|whose) (work|works|hours|steel|welding|piling)|variations?|rotas?|rosters?|budgets?|accounts?|figures?|claims?|expenses?|payments?|pay ?runs?|(back|holiday|bank|extra|medical|sessional) pay|payroll|forms?|papers?|paperwork|permits?|risk assessments?|method statements?|tests?|samples?|proofs?|artworks?|layouts?|designs?|drawings?|plans?|menus?|contracts?|orders?|changes?|scope|spec|specs|specifications?|repairs?|welds?|inspections?|surveys?|audits?|reports?|minutes|letters?|polic(y|ies)|procedures?|competenc(e|es|y|ies)|modules?|assessments?|log ?books?|job ?cards?|releases?|builds?|tickets?|deliverables?|milestones?|stages?|phases?|snags?|handovers?|quotes?|prices?|costs?|quantities|batch(es)?|certificates?|mappings?|calibrations?|sheets?|rates?|bills?|invoices?|claim forms?|leaver forms?|starter forms?|seating)';
const between =
  '(is|are|was|were|s|be|been|being|gets?|got|getting|not|never|all|still|yet|to|has|have|had|must|should|only|already|properly|formally|fully|both|that|which|isn t|aren t|wasn t|weren t|hasn t|haven t|hadn t) ';
const whoever =
  '(office|clients?|owners?|architects?|engineers?|class|surveyors?|yard|board|finance|council|inspectors?|auditors?|managers?|directors?|department|team|foreman|staffing|hr|customers?|bank|ward|matron|trustees|head office|buyers?|supervisors?|we|they|who|nobody|someone|somebody)';

/** What is said of papers, work, money and seasons in any job, in words that would say something else of somebody. */
export const saidOfThings: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // papers, work and money that somebody signs off; never somebody who is signed off work
    `${papers}\\s(${between}){0,4}signed off${notIll}`,
    `${whoever}\\s((has|have|had|never|then|only|already|finally|hasn t|haven t|hadn t) ){0,2}signed off${notIll}`,
    `signed off (on )?(the|an?|all|every|each|any|both|this|that|these|those|its|extra|no|[0-9]+|their|your|our|his|her)(?! (sick|dole|job|post|role|duties|shift)(?![a-z]))${notIll}${notForLong}`,
    `(paid|pays?|released|shipped|sent|invoiced|billed|starts?|opens?|closed|posted|goes|go) (_ ){0,3}(once|until|unless|before|after) (_ )?signed off${notIll}${notForLong}`,
    `signed off by (?!(_ ){0,3}${medic})_${notIll}`,
    // what is paid for, with when
    '(an?|the|any|each|every|no|one|proof of( an?)?|booked|new) (fully |already )?paid (for )?((?!(salar~|pay|wages?|rate|bonus|work|job|role|post|position|placement|internship|employment)(?![a-z]))_ ){1,3}(before|now|there)(?! (you|she|he|this|that|your|her|his|joining|coming|then|me|us)(?![a-z]))|(deposits?|balances?|invoices?|(course|entry|licence) fees?|courses?|tickets?|rents?|duty|duties|tax|taxes|suppliers?|subscriptions?|premiums?|licences?|instal?ments?|refunds?|fines?|tolls?) (not |already |fully |in full |is |are |was |were |be |been |being |to |must |should |has |have |gets? |got )*paid (_ ){0,3}(before|now|there|last|current|previous|old)(?! (you|she|he|your|her|his)(?![a-z]))',
  ],
  uk: [
    // of a season
    'літн(ій|я|є|і|ього|ьої|ю|ім|іх|іми|ьому) (і |й |та |або |чи |а не )?(зимов|осінн|весн|демісезон|всесезон)[а-џґ]*|(зимов|осінн|весн|демісезон)[а-џґ]* (і |й |та |або |чи )?літн(ій|я|є|і|ього|ьої|ю|ім|іх|іми|ьому)(?! (жін|чоловік|люд|пан|кандидат|працівни|співробітни|особ|дам|колег)[а-џґ]*)',
    'літн(ій|я|є|і|ього|ьої|ю|ім|іх|іми|ьому)\\s((мапінг|мапуванн|картуванн|спецодяг|взутт|сезон|період|режим|майданчик|терас|веранд|канікул|пальн|дизпалив|палив|колекці|асортимент|температур|місяц|басейн|розпродаж|комплект|замір|вимір|навантажен|утриманн|експлуатац|меню|відпустк|програм|покришк|тариф)[а-џґ]*|(графік|розклад|маршрут|одяг)(и|у|ів|ом|ами|ах)?|(шин|гум|форм|змін|норм|цін|резин|практик|школ|мод)(а|и|у|і|ою|ами|ах|ам)?|таб(ір|ор(у|и|ом|ів|ах|ами|і))|час(у|ом)?|кухн(я|і|ю|ею))',
  ],
};
