import type { Trade } from '#knowledge/guard/trades/trade.ts';

const notTheirs =
  '(?<!(?<![a-z])((your|his|her|my|own|any|gets?|got|getting|receives?|received|receiving|claims?|has|have|had|having|with|you|she|he|yourself) (own |an? |any |some |big |old |the |current |last |early |for |to |in |into |on |on a |take |taking |draw |drawing |considering |planning |want |start )*|(in|into|on|near|nearing|approaching|close to|until|till|before|planning|wants?|considers?|considering|taking|takes?|took|towards) (an? |the |early |her |his |your )*))';
const notOfTheirs =
  '(?! (_ ){0,3}(of (your|her|his) own|(do|did|are|have|were|will) you(?! (_ )?(check|handle|pay|run|record|trace|process|calculate|work|close|correct|explain|recover|find|deal|reconcile|tell|give|set|stop|clear|treat|chase|test|plan|answer|write|put|move))|(she|he) (has|had|gets?|draws?|takes?|got)|yourself|himself|herself))';
const people =
  '(leavers?|starters?|members?|staff|employees?|nurses?|doctors?|consultants?|midwi(fe|ves)|porters?|teachers?|workers?|colleagues?|payees?|pensioners|claimants?|assignments?|drivers?|bank staff|someone|somebody|people|those)';
/** Excludes somebody who is asked about, or described, as one of them. */
const notThem =
  '(?<!(?<![a-z])(you|she|he|as|being|like|yourself|herself|himself) (are |is |were |was |s |re )?(an? |the |one of the |among |also )*)';
const desk =
  '(teams?|desk|quer(y|ies)|administrators?|administration|admin|officers?|managers?|sections?|offices?|records?|returns?|data|work|cases?|caseloads?|backlogs?|members?|boards?|providers?|departments?|software|systems?|online|portals?|clerks?|audits?|reconciliations?|side|services?|staff|colleagues|expert|regulator|ombudsman|overpayments?|errors?|rules|regulations|corrections?|matters|remedy|posts?|run|runs|payroll|year end|strain|legislation|law|tax)';
/** Any employee has these, too. */
const ofAny =
  '(schemes?|funds?|contributions?|deductions?|payments?|transfers?|files?|forms?|tiers?|rates?|entitlements?|accounts?|increases?|credits?|debits?|benefits?|options?|applications?|membership|input|figures?|lump sums?|dates?|packs?|quotes?|requests?|processing|letters?|papers?|paperwork)';
const kinds = '(partial|flexible|phased|ill health|early|late|normal|age|deferred)';
const pay = '(pay|salar(y|ies)|wages?|pay ?slips?|pay ?packets?|payments?|rates?|earnings)';

const ukPeople =
  '(працівник|працівниц|співробітник|звільнен|підзвітн|робітник|учасник|застрахован|сумісник|декретниц|лікар|вчител|медсест|водіїв)[а-џґ]*';
const ukNotTheirs =
  '(?<!(?<![а-џґ])(ваш[а-џґ]*|сво[а-џґ]+|власн[а-џґ]+|її|його|маєте|має|мали|мала|мав|є|у вас|у неї|у нього|якісь|непогашен[а-џґ]+) (_ )?)';
const ukNotOfTheirs =
  '(?! (_ ){0,3}(у вас|вам|вас|ви (маєте|отримали|отримували|одержували|підете|йдете|збираєтеся)|собі|їй|йому|сам|сама|ваш[а-џґ]*)(?![а-џґ]))';
const ukWork =
  '(нарахув|перерах|розрах|виплат|утриман|утрим|індексаці|відоміст|відомост|звірк|звіря|звіт|облік|доплат|переплат|недоплат|резерв|повернен|стягнен|стягу|реєстр|проведен|закритт|помил)[а-џґ]*';

/** Payroll and pensions offices: other people's pay, debts and pensions. */
export const payroll: Trade = {
  stems:
    /^(?:payroll|pension|payslip|overpay|leaver|hmrc|paye$|cipp$|payday|payrun|superannuat|annuit|actuar|trustee|mccloud|нарахув|бухгалт|пдфо|табел|пенсі|соцстрах|заробітн|зарплат|розрахунков)/u,
  things: {
    en: [
      `pensions? (mccloud )?${desk}${notOfTheirs}`,
      `${notTheirs}(pensions?|retirement) ${ofAny}${notOfTheirs}`,
      `(mccloud|nhs|teachers|workplace|occupational|public|civil service|local government|payroll and|payroll or|pay and) pensions?(?! (_ ){0,2}(you|she|he)(?![a-z]))`,
      `${notThem}${people},? (who |whose |that )?(is |are |was |were |s )?(_ ){0,2}(close to|near|nearing|approaching|at|past|before|after|due for|due to|about to|ready for|on|in|into|wants? to|going to|asks? (about|for)|asking (about|for)|applying for) (${kinds} )?(the |their |an? )?(retire|retirement|retiring|pensions?)${notOfTheirs}`,
      `${notThem}${people} (who |that )?(have |has |had |is |are )?(just |now |partially )?(retires?|retired|retiring)${notOfTheirs}`,
      `(retirements?|pensions?|pensioners?) (of|for|to) (an? |the |each |every |all |our |two |three |late |former |medical )*${people}`,
      `${notTheirs}${kinds} retirements?${notOfTheirs}`,
      `${notTheirs}retire and return${notOfTheirs}`,
      `${notThem}${people},? ((?!(you|your|she|he|her|his)(?![a-z]))_ ){0,5}(last|final|old|previous|current|former|existing|first) (_ )?${pay}${notOfTheirs}`,
      `${notThem}${people} (that|why|how|when|what|whether) (her|his|their) (last|final|first) ${pay}${notOfTheirs}`,
      `(?<!(?<![a-z])(your|his|her|my|own) )(last|final|previous|current|old) ${pay} (runs?|periods?|months?|days?|dates?|awards?|cycles?|calculations?|schemes?|links?|bands? of (the|a)|points? of (the|a)|(of|for|to) (an? |the |each |every |all )*${people})${notOfTheirs}`,
      `(?<!(?<![a-z])(your|his|her|my|own|you) (_ ){0,2})([0-9]+|explains?|explained|explaining|reads?|checks?|checked|corrects?|corrected|reissued?|prints?|printed|wrong|paper|online|electronic|every|each|their|nobody s|${people}( s)?) (an? |the |their |monthly |weekly )*pay ?slips?${notOfTheirs}`,
      `pay ?slip (quer(y|ies)|errors?|runs?|production|templates?|messages?|portals?|lines?|layouts?)`,
      `${notThem}${people},? (and |with |whose |of |who have |who owe |still owing )?(_ )?(old |bad |late |open |unpaid |historic |outstanding )*debts?${notOfTheirs}`,
      `${notTheirs}(old|historic|historical|aged|outstanding|unrecovered|overpayment|overpaid|salary|payroll|write off) debts?${notOfTheirs}`,
      `${notTheirs}debts? (of|from|by|owed by|with|to|on) (an? |the |our |former |old |late |all |past )*(${people}|overpayments?|overpaid|ledger|payroll)${notOfTheirs}`,
      `(recover|recovers|recovered|recovering|recovery of|collects?|collected|chase|chases|chased|chasing|write off|writes off|wrote off|writing off|age|aged) (an? |the |old |each |any |such |those |their |leavers )*debts?${notOfTheirs}`,
      `(?<!(?<![a-z])(you|she|he|was|were) (_ )?)(paid|pays?) (_ ){0,2}(previous|last|former|current|old) (${people}|awards?|claims?)`,
    ],
    uk: [
      `${ukNotTheirs}${ukWork} (за |по |з |із |на |щодо |для |під |до |у |в )?(_ )?пенсі(ї|й|ю|ям|ями|єю)(?! (ви|вам|їй|йому))${ukNotOfTheirs}`,
      `пенсі(ї|й|ю|ями|ям) (_ )?(для )?${ukPeople}${ukNotOfTheirs}`,
      `(?<!(?<![а-џґ])(ви|як|вона|він|сам|сама) (_ )?)${ukPeople},? (_ ){0,4}(на пенсію|пенсі(ї|ю|й|ями)|пенсіонер[а-џґ]*|пенсійного віку)${ukNotOfTheirs}`,
      `(виход|вихід|проводжа|оформл)[а-џґ]* (_ ){0,2}на пенсію (_ )?${ukPeople}`,
      `працююч[а-џґ]+ пенсіонер[а-џґ]*${ukNotOfTheirs}|передпенсійн[а-џґ]+ ${ukPeople}`,
      `${ukNotTheirs}(борг[а-џґ]*|заборгован[а-џґ]+) (_ )?(по |з |із |за |від |перед |у |колишн[а-џґ]+ )*(_ )?(${ukPeople}|зарплат[а-џґ]*|заробітн[а-џґ]+|переплат[а-џґ]*|єсв|пдфо|авансов[а-џґ]+)${ukNotOfTheirs}`,
      `(?<=(борг|заборгован|переплат)[а-џґ]* (_ ){0,5})списа(но|ні|ний|ти|ли|ла|в)${ukNotOfTheirs}`,
      `${ukPeople} (з |із |зі )?(_ ){0,2}(борг[а-џґ]*|заборгован[а-џґ]+)${ukNotOfTheirs}`,
      `(?<!(?<![а-џґ])(скільки|яка|яку|який) (_ ){0,2})${ukNotTheirs}${ukWork} (за |по |з |із |на |щодо |для |під |до |у |в )?(_ )?(останн[а-џґ]+ |минул[а-џґ]+ |попередн[а-џґ]+ |поточн[а-џґ]+ |стар[а-џґ]+ )?(зарплат|заробітк|заробітн[а-џґ]+ плат|оклад|борг|дохо)[а-џґ]*${ukNotOfTheirs}`,
      `(останн|минул|попередн|поточн|колишн)[а-џґ]* (зарплат|оклад|заробіт|ставк|виплат)[а-џґ]* (_ )?${ukPeople}${ukNotOfTheirs}`,
      `${ukPeople} (_ ){0,3}(останн|минул|попередн|поточн|колишн)[а-џґ]* (зарплат|оклад|заробіт|ставк|виплат)[а-џґ]*${ukNotOfTheirs}`,
      `(?<!(?<![а-џґ])(ваш[а-џґ]*|свої|свій) )(друк|надсила|розсила|видава|видає|формує|формува|перевіря|помилк[а-џґ]+ (у|в)|пояснює|пояснити)[а-џґ]* (?!(ваш|сво))(_ )?(?!(ваш|сво))розрахунков[а-џґ]+ лист[а-џґ]*${ukNotOfTheirs}|розрахунков[а-џґ]+ лист[а-џґ]* (для |по )?${ukPeople}`,
      `${ukPeople} (_ ){0,4}довідк[а-џґ]+ про (дохо|зарплат|заробіт)[а-џґ]*${ukNotOfTheirs}|(видава|видає|видати|видач)[а-џґ]* (_ )?довід(ок|к[а-џґ]+) про (дохо|зарплат|заробіт)[а-џґ]*${ukNotOfTheirs}`,
    ],
  },
};
