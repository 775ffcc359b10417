import type { Language } from '#contracts/common.ts';

/** Things that change hands or systems: not people, so they come from no country. */
const passesOver =
  '(contracts?|terms|conditions|pay|wages?|rates?|salar(y|ies)|benefits?|holidays?|leave|liabilit(y|ies)|clients?|customers?|buyers?|accounts?|sites?|units?|branch(es)?|stores?|wards?|hospitals?|hotels?|schools?|depots?|kitchens?|plants?|fleets?|teams?|crews?|stock|goods|data|history|figures|balances|tickets?|cases?|policies|volumes?|brands?|product lines?|smell|lint|dust|dirt|water|noise|machines?|presses|washers?)';
const others =
  '(everybody|everyone|anybody|anyone|those|others?|people|staff|colleagues|employees|workers|drivers|cooks|chefs|cleaners|porters|nurses|engineers|operatives|managers|supervisors|agents|players|[0-9]+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|most|some|many|all|who|which|that) (of (us|them|these|those) )?((else|who|that|had|have|has|just|all|only) ){0,3}';
const over = '(come|came|comes|coming|moved?|moves|moving|went|goes|going) over';
/** A handover of people and their terms to the next employer. */
const handover =
  '((with|under|on|through|by|in|as part of|because of|from|off) (the|a|an|that|this|another|our|its|one|your|their)? ?((last|old|previous|former|outgoing|catering|cleaning|laundry|hospital|other|new|same|whole|big|main|rival|local|national|existing) ){0,2}(contracts?|tupe|transfers?|tender|takeover|merger|acquisition|sites?|accounts?|competitors?|rivals?|providers?|contractors?|suppliers?|caterers?|operators?|incumbents?|deal|system|spreadsheets?|crm|erp))';
/** Excludes a country or family of origin. */
const notAbroad =
  '(?! (_ ){0,8}(country|countries|abroad|overseas|parents?|famil(y|ies)|child|kids?|visas?|refugees?|immigrants?|born|boat|homeland|europe|africa|asia|america|poland|romania|ukraine|russia|india|pakistan|nigeria|ireland|china|philippines)(?![a-z]))';
const notOfParents =
  '(?<!(?<![a-z])(parents?|mother|mum|mom|father|dad|grandparents?|grandmother|grandfather|family|ancestors?|born|relatives|husband|wife|people|folks) (_ ){0,8})';

const slip = '(pay ?slips?|wage slips?|pay ?stubs?)';
/** Excludes a request for somebody's own payslip. */
const notAskedFor =
  '(?<!(?<![a-z])(your|her|his|my|own|last|latest|recent|bring|brings|brought|send|sends|sent|attach|attached|enclose|provide|provided|supply|upload|submit|share|forward|produce|give|gives|gave|show|shows|showed|shown|see|want|need|needs|request|ask|asks|asked|press|insist|candidate s|applicants?|applications?|cv|resume) (_ ){0,5})';
const notForOffer =
  '(?! (_ ){0,10}(please|application|cv|resume|offer|your|you (re|are|were) (on|paid)|her (current|last|old)|his (current|last|old)|(last|previous|current|present|old) (job|place|employer|role|post|salary)|she|he|match|beat|candidate|applicants?)(?![a-z]))';
const staffOf =
  '(staff|team|crew|everybody|everyone|colleagues|people|operatives?|cooks?|chefs?|cleaners?|drivers?|porters?|nurses?|carers?|guards?|pickers?|packers?|workers?|employees?|agency|starters?|leavers?|members?|waiters?|waitress(es)?|housekeepers?|machinists?|welders?|fitters?|technicians?|assistants?|supervisors?|apprentices?)';
const month =
  '(january|february|march|april|may|june|july|august|september|october|november|december|the (transfer|takeover|change|cut|rise|increase))';
/** Documents a payslip is compared with. */
const papersOfWork =
  '((old |new |signed |former |the |both |their )*(contracts?|rotas?|rosters?|time ?sheets?|transfer lists?|terms|clock(ing)? (records?|cards?|data)|swipe records?|pay (run|list|file|table|rates?)s?|ero|hours|shift (list|plan|sheet)s?))';

const sized =
  '(big|bigger|biggest|large|larger|largest|great|long|longer|heavy|main|major|full|one|single|wide|old|older|new|newer|tall)';
/** Things that may be large or small, excluding anybody's children. */
const thing =
  '(deliver(y|ies)|drops?|orders?|loads?|batch(es)?|runs?|sites?|contracts?|contractors?|units?|kitchens?|clients|customers|accounts?|suppliers?|projects?|events?|weddings|functions|trolleys?|machines?|washers?|dryers?|ironers?|folders?|presses|press|boilers?|pumps?|ovens?|printers?|lines|tanks?|tunnels?|vans?|lorr(y|ies)|trucks?|vehicles?|boxes|pallets?|packs?|parcels?|parts?|pieces|sheets?|rolls?|towels|shops?|stores?|branches|hotels?|hospitals|warehouses?|invoices?|payments|claims|cases|tickets|releases|tests?|samples?|servers?|cranes?|generators?|compressors?|lifts?|engines?|forklifts?)';
const own =
  '(your|her|his|own|mind|minds|minding|any|have|has|got|having|mum|mother|dad|father|home|school|nursery|kids?|child|children|babies|baby|family|families|expecting|pregnant|collect|childcare)';
const notOwnOnes = `(?! (_ ){0,6}(at home|at school|to mind|of (your|her|his) own|school|nursery|kids?|child|children|waiting|${own})(?![a-z]))`;
const smallOnes = '(small|smaller|little|young|younger|old|older|oldest|new|newer) ones?';

/** Thresholds for a count: not an age. */
const threshold =
  '((the |its |our |your |their )?((alert|action|control|warning|legal|upper|lower|stop|quality) )?(alert|action|spec|specification|tolerance|(alert|action|control|warning|legal|quality) (levels?|limits?|lines?)))';
const beyond = '(over|under|above|below|past|within|short of|at)';
/** Machines: their age is not a person's. */
const machine =
  '(washers?|dryers?|ironers?|folders?|press(es)?|boilers?|pumps?|ovens?|machines?|lines?|lifts?|cranes?|engines?|generators?|compressors?|fryers?|chillers?|tunnels?|vans?|trucks?|servers?|looms?|lathes?)';
const when =
  '(next|this|by|on|in|at|come) ((next|the|this) )?((week|day|month|hour|shift|quarter) )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|shift|quarter|morning|evening|night|noon|[0-9]+|january|february|march|april|may|june|july|august|september|october|november|december)';
const notOfSomebody =
  '(?<!(?<![a-z])(you|your|she|he|her|him|his|candidate|aged?|looks?|born|years|birthday|turns?|turning|turned|man|woman|lady|guy|somebody|someone|nobody|anyone|applicants?|people|staff|team) (_ ){0,6})';

const ukMachine =
  '(машин(и|у|ою|ам|ами|ах)?|верстат(а|у|ів|ом|ами)?|прес(а|у|ів|ом)?|насос(а|у|ів|ом)?|котл(а|у|ів|ом)|двигун(а|у|ів|ом)?|агрегат(а|у|ів|ом)?|обладнання|устаткування|лінії|прилад(у|а|ів)|вимірювач(а|ів)|датчик(а|ів)|лічильник(а|ів)|трансформатор(а|ів)|генератор(а|ів)|компресор(а|ів)|кран(а|ів)|ліфт(а|ів)|печі|ножа|різака|фальцювальника|фарби|матеріалу|сталі|бетону|кабелю|фільтра|турбіни|холодильника|автоклава|центрифуги|реактора|сушарки|установки|секції|станка|вузла|складальника|насадки|об.єкта|виробу|пристрою|апарата|агрегата|акумулятора|батареї)';
/** A manufacturer's name in Latin letters. */
const ukMaker =
  '(?!(eu|usa|uk|ukrain|russia|poland|polish|israel|romania|hungar|german|moldova|turk|rus)[a-z]*)([a-z][a-z0-9]{3,}|kba|abb|mtu|bmw)';
const ukQuantity =
  '(час(у|ом)?|тривал[а-џґ]+|швидк[а-џґ]+|частот[а-џґ]+|потужн[а-џґ]+|тиск(у|ом)?|температур[а-џґ]+|витрат[а-џґ]+|ресурс(у|ом)?|допуск(у|ом|и|ів)?|зазор(у|ом|и|ів)?|продуктивн[а-џґ]+|навантажен[а-џґ]+|межа|межі|маса|маси|вага|ваги|місткіст[а-џґ]+|обсяг[а-џґ]*|об.єм[а-џґ]*|клас точності|напруг[а-џґ]+|струм(у|ом)?|норм(а|и|у|ою)|термін служби|строк служби|інтервал[а-џґ]*|обслуговуванн[а-џґ]+|змащенн[а-џґ]+|приладк[а-џґ]+|налагодженн[а-џґ]+|налаштуванн[а-џґ]+|змін(а|и|у|ою) (форм|ножів|інструменту)|обертів|оберти|тактів|аркуш[а-џґ]*|відбитк[а-џґ]*|циклів|кілограм[а-џґ]*|кг|тонн[а-џґ]*|літрів|бар|мікрон[а-џґ]*|міліметр[а-џґ]*|штук|градус[а-џґ]*|кіловат[а-џґ]*)';
/** The person whose passport would be meant. */
const ukPerson =
  '(ви|ти|вас|вам|вами|ваш[а-џґ]*|хто|він|вона|його|її|їй|йому|неї|нього|сво[а-џґ]+|кандидат[а-џґ]*|чоловік[а-џґ]*|жінк[а-џґ]*|пан|пані|громадян[а-џґ]*|національн[а-џґ]*|вік(у|ом)?|років|ім.я|імен[а-џґ]*|прізвищ[а-џґ]*|стат(ь|і|тю)|народж[а-џґ]*|росі[а-џґ]*|україн[а-џґ]*|маєте|має|мав|мала)';
const ukNotPersons = `(?<!(?<![а-џґ])${ukPerson} (_ ){0,4})`;
const ukNotOfPerson = `(?! (_ ){0,4}${ukPerson}(?![а-џґ]))`;

/** What happens to a batch: not to a political party. */
const ukBefalls =
  '(змішан|перемішан|переплутан|бракован|забракован|повернен|повернут|відхилен|відкликан|заблокован|затриман|відвантажен|надрукован|виготовлен|випущен|перевірен|неперевірен|промаркован|недорахован|сертифікован|упакован|розфасован|зіпсован|дефектн|неякісн|невідповідн|неприйнят|простежен|пробн|серійн|дослідн|волог|стерильн|нестерильн)(а|ої|у|ою|ій|і|их|им|ими)';
const ukHandles =
  '(зупин|відокрем|розділя|розділи|змішу|змішав|змішал|змішати|перемішу|переплута|маркує|маркува|промарк|перемір|зважу|друку|надруку|випуска|пакує|запаку|розфас|перевіря|перевіри|перебира|перебер|ізолю|простеж|прийма|рахує|рахува|перераху|комплекту|повернул|повернув|повертал)[а-џґ]*';
const ukGoods =
  '(пачок|пачки|картону|паперу|упаков(ок|ки)|етикет(ок|ки)|короб(ок|ів)|фарб(и|у)|аркушів|форм|плівки|лаку|клею|інструкцій|буклетів|блістерів|флаконів|ампул|таблеток|білизни|рушників|наліп(ок|ки)|плат|мікросхем|фурнітури|дроту|труб|арматури|скла|добрив|пального|палива)';
const ukBatch = 'парті(я|ї|ю|єю|й|ям|ями|ях)';
const ukNotVoters =
  '(?! (_ ){0,4}(влад|регіон|слуг|голос|свобод|президент|європейськ|радикальн|вибор|виборц|за яку|за котру|депутат|мандат|довір|підтриму|підтримк|соціал|націонал|комуніст|народн|внеск|вступ|член|опозиц|симпат|ідеолог|політич)[а-џґ]*)';
const ukNotMembers =
  '(?<!(?<![а-џґ])(член[а-џґ]*|вступ[а-џґ]*|голосу[а-џґ]*|підтриму[а-џґ]*|політич[а-џґ]*|опозиц[а-џґ]*|ваш[а-џґ]*|яку|якій|якої|котру) (_ ){0,4})';

/** Pay, of which a share may be stated. */
const ukPaid =
  '(премі|бонус|зарплат|оклад|ставк|отриму|платят|плати[влт]|заробл|заробіт|дохід|доход|надбавк|доплат|грн|гривень|тис|долар|євро|чистими|на руки|винагород|гонорар|відсоток від|відсотки від|має|мав|мала|мають|було|сидить|хоче|проси)';
const ukSlip = 'розрахунков(ий|і|их|ого|ими|ому) лист(ок|ки|ків|ка|ками|ку)?';
const ukNotTheirs =
  '(?<!(?<![а-џґ])(ваш[а-џґ]*|сво[а-џґ]+|маєте|покаж[а-џґ]+|надішл[а-џґ]+|надай[а-џґ]*|принес[а-џґ]+|останн[а-џґ]+|її|його) (_ ){0,4})';
const ukThing =
  '(поставк|тираж|замовлен|парті|машин|верстат|прес|котл|котел|об.єкт|контракт|договор|договір|клієнт|замовник|магазин|кухн|партн|рейс|відправлен|посил|вантаж|проєкт|рахунк|рахунок|заявк|банкет)[а-џґ]*';
const ukCounted =
  '(відсотк(а|ів|и)|процент[а-џґ]*|заявок|звернень|дзвінків|замовлень|тиражів|людей|осіб|працівників|місць|змін|аркушів|пачок|тонн|кілограм[а-џґ]*|абонентів|клієнтів|машин|верстатів|хвилин|годин|днів|позицій|рейсів|об.єктів|магазинів)';

/** Phrases about contract transfers, staff payslips, machines, counts and batches, harmless in any job. */
export const saidOfPlants: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // contracts, clients and terms that transfer to another firm, and the people who transfer with them
    `${notOfParents}${passesOver} ((that|which|had|has|have|all|only|just|also|never|from them) ){0,2}(${over}|moved here|arrived here)${notAbroad}`,
    `(when|how|why) (did|do|does|will|would) (the|that|this|our|their|its|a|your) (_ )?${passesOver} (${over}|(arrive|move) here)${notAbroad}`,
    `(did|do|does|will|would) (the|that|this|our|their|its|any|your) (_ ){0,2}${passesOver} (all )?${over}${notAbroad}`,
    `${notOfParents}(${others})?${over}(?= (to us )?${handover})${notAbroad}`,
    `(of (their|the|its|our) ${passesOver}|${passesOver},? (_ ){0,4}(what|which) they had) ${over}${notAbroad}`,
    `(?<=(caterer|contractor|provider|supplier|operator|owner|contract) (changed|changes|left|went|ended|moved) (_ ){0,6})${over}${notAbroad}`,
    // staff payslips, by their contents, what they are compared with or whose they are
    `${notAskedFor}${slip} (has|have|had|carries|lists?|shows?|showed|leaves? out|left out|states?|omits?) ((the|no|neither|both|only|an?|plain|old|new|wrong|right|extra|[0-9]+) ){0,3}(((?!(her|his|your|my)(?![a-z]))_ ){0,1}(rates?|hours?|overtime|sunday|saturday|night|allowances?|premiums?|deductions?|minutes|holiday|shifts?|time and))${notForOffer}`,
    `${notAskedFor}(the |a |their |this |that )?${slip} ((is|are|was|were|came|comes|looks?|be|s) )((again|still|now|all|often|twice) )?(short|wrong|late|missing|right|correct|clear|unclear|out|not)${notForOffer}`,
    `(your|the|our|a|my) ${staffOf}( s)? ${slip}(?! (from|at) (_ ){0,2}(last|previous|current|present))`,
    `${notAskedFor}${papersOfWork},? (and|or|with|against|beside|not|the|transfer list) ((the|their|both|all|old|new|staff) )*${slip}${notForOffer}|${notAskedFor}(the |their |both |old |all )?${slip},? (and|or|with|against|beside|to) ((the|their|both|all|a) )*${papersOfWork}${notForOffer}`,
    `(?<=(contracts?|rotas?|rosters?|timesheets?|terms),? (_ ){0,3}(lists?|hours|rotas?),? (and )?)${slip}${notForOffer}`,
    `${notAskedFor}(the |their |all )?${slip} (on|from) (both|either|each) sides?( of)?${notForOffer}|(asks?|asked|look|looks|looked|ask payroll) (for|at) (the )?((_ ){1,3}and )?(the )?${slip} (on|from) both sides${notForOffer}`,
    `(?<!(?<![a-z])(your|her|his|my|own|last|latest|recent) )(which |the |all |both )?${slip} (of|for) (the |all |each |every |those |these |both )*((two|three|four|five|six|[0-9]+)|${staffOf})(?! (months?|weeks?|last|latest|recent|current|previous))${notForOffer}`,
    `${notAskedFor}(since|from|until|up to|before|after|in) ${month},? (the|their|each|every|all) ${slip}${notForOffer}|${notAskedFor}(the |their |both |all )?(pay ?slips|wage slips|pay ?stubs) (up to|until|since|before|after) ((early|late|mid) )?${month}${notForOffer}|${notAskedFor}${slip} of [0-9]+ ${month}${notForOffer}`,
    `(which|whose|how many) ${slip} (would|did|do|will|were|are|had) (you )?((first|then) )?(ask|check|look|read|compare|need|see|go|open|pull|wrong|short)`,
    `(compares?|compared|checks?|checked|match(es|ed)?|reconciles?|hold|holds|sets?|reads?) ((the|a|each|every|all|three|two|old|their) )*${slip}${notForOffer}`,
    `(an?|one|two|three|each|every|some|the) (_ )?${staffOf} ((of yours|in your team|who|that|then) )?(brings?|shows?|hands?|sends?|says?|holds?|comes with|asks? about|queries|questions?) ((you|us|me|in|that|up|with) )?(her|his|their|an?|the|that) (last |latest )?${slip}`,
    `${staffOf} (always |all |must |can )?(get|gets|got|receive|receives|read|reads|query|open|see|bring|bring you) (their|a|the) ${slip}( (by|on|to|at|before|late|short)(?= (_ ){0,2}))?`,
    `(?<=(grievances?|underpaid|underpayments?|shortfall) (_ ){0,10})(?<!(?<![a-z])(your|her last|his last|last|latest|recent) (_ )?)${slip}${notForOffer}`,
    `our old (pay|wages|rates?)( back)?|better (pay|terms|wages) (stays?|stood|passe?s|passed|comes? over|came over|carries|is protected|was protected)${notAbroad}`,
    // large and small things
    `(?<!(?<![a-z])${own} (_ ){0,2})${sized} (_ ){0,2}${thing} ((?!${own}(?![a-z]))_ ){0,5}(or|and|to|into|than|for|from|not|but|against|with|over|beside|the) ((?!${own}(?![a-z]))_ ){0,2}${smallOnes}${notOwnOnes}`,
    `(?<!(?<![a-z])${own} (_ ){0,3})${thing},? ((?!${own}(?![a-z]))_ ){0,6}(into|rather than|instead of|than) (the |one |two |three |four |five |six |several |many )?${smallOnes}${notOwnOnes}`,
    `(?<!(?<![a-z])${own} (_ ){0,4})(older|oldest|newer|newest|smaller|larger|bigger) ones? (is|was|are|were|s) (now |still |also |nearly |already )?(due(?= ?$|,| (for (service|renewal|replacement|repair|overhaul|inspection|a (service|rebuild|refit|check|new))|to be (replaced|serviced|scrapped|sold|rebuilt|renewed)|next (year|month|week)|this (year|month|week)|soon|out|in [0-9]+))|down|worn|replaced|serviced|scrapped|rebuilt|out of (order|service|use|action)|paid off|slower|jamming|leaking)`,
    `(?<!(?<![a-z])${own} (_ ){0,4})(little|small|older|newer) ones (fail|jam|leak|stick|trip|clog|block|overheat)(?! (_ ){0,4}(kids?|home|school)(?![a-z]))`,
    // counts compared with a limit
    `${notOfSomebody}(about|around|nearly|almost|over|under|near|some|roughly|approaching|past) [0-9]+( ${when})?,? ${beyond} ${threshold}`,
    `(readings?|counts?|colonies|slides?|swabs?|levels?|backlog|queue|defects?|rejects?),? ((is|are|at|of|now|and|then|[0-9]+|on|monday|about) ){0,8}(about|around|nearly|almost|over|under|approaching|past) [0-9]+( ${when})?(?= ?$|,)`,
    `${machine} (is|are|was|were) ((now|already|all|both) )?(about|around|nearly|almost|over|under|approaching|past) [0-9]+( years old)?`,
    `(nothing|none|no (reading|count|slide|point|figure|place)s?) (is |are |was |were )?(over|under|above|below|past) [0-9]+|${notOfSomebody}(still|stays?|stayed) (over|under|above|below) [0-9]+(?=,? (_ ){0,8}${threshold})`,
    `(over|under|above|below|past) [0-9]+ (is|means|counts as|was) ((over|under|above|below|the|an?) )?${threshold}`,
  ],
  uk: [
    // data sheets of machines
    `${ukNotPersons}(за|по|з|із|у|в|до|згідно з|проти) паспорт(ом|у|і|ами|ах|ів|а) (_ )?(${ukMachine}|${ukMaker})${ukNotOfPerson}`,
    `паспорт(а|у|ом|и|ів|ами|і)? ${ukMachine}(?! (_ ){0,2}(у вас|вас|ваш[а-џґ]*|маєте|є|при собі)(?![а-џґ]))`,
    `${ukNotPersons}${ukQuantity},? ((?!${ukPerson}(?![а-џґ]))_ ){0,4}за паспортом${ukNotOfPerson}`,
    `${ukNotPersons}за паспортом:? ((?!${ukPerson}(?![а-џґ]))_ ){0,3}(${ukQuantity}|${ukMachine})${ukNotOfPerson}`,
    // batches of goods
    `${ukNotMembers}${ukBefalls} ${ukBatch}${ukNotVoters}`,
    `${ukNotMembers}${ukHandles} ((не|цю|ту|цілу|всю|кожну|обидві|дві|три|одну|першу|останню|готову|нашу) ){0,2}парті(ї|ю|й)${ukNotVoters}`,
    `${ukNotMembers}${ukBatch} ${ukGoods}`,
    `${ukNotMembers}парті(ї|ю|й) ((не|на [а-џґ]+|двічі|теж|вчасно|ще|вже|раз|торік) ){0,2}${ukHandles}${ukNotVoters}|${ukNotMembers}партія ((не|ще|вже|вчасно) ){0,2}(змішалася|зіпсувалася|пропала|пропаде|прийшла|приходить)${ukNotVoters}`,
    `номер(а|и|ів|ом|у)? ((кожної|цієї|тієї|однієї|усіх|всіх) )?парті(ї|й)${ukNotVoters}`,
    `${ukNotMembers}${ukBatch} (на|по|з) ((кожному|одному|різних|двох|окремих|тому самому|окремому) )?(піддон|палет|полиц|рамп|стелаж)[а-џґ]*`,
    // staff payslips
    `${ukNotTheirs}(порівню|звіря|зіставля|звіри)[а-џґ]* ((усі|всі|їхні|старі|нові) )?${ukSlip} (з|із|і|й|та) (табел|графік|договор|контракт|наказ)[а-џґ]*|${ukNotTheirs}${ukSlip} ((не|усі|всі) ){0,2}(сход|збіга|розход)[а-џґ]* (з|із) (табел|графік|договор|контракт|наказ)[а-џґ]*`,
    `${ukNotTheirs}(у|в|з|із) розрахунков(ому|их|ого) лист(ку|ках|ка|ків) ((їм|йому|їй|людям) )?(бракує|немає|нема|не вистача[а-џґ]+|зникл[а-џґ]+|пропал[а-џґ]+) (_ ){0,2}(доплат|змін|годин|нічн|надбавк|понаднормов|відпускн)[а-џґ]*`,
    // large and small things
    `велик(а|у|ої|ий|ого|і|их|ими|им|ою|ому) ${ukThing},? ((?!(ваш|діт|дит|вдома|удома|хто))_ ){0,3}(замість|на|і|й|та|чи|або|а|від|з|ніж) ((двох|трьох|чотирьох|кількох|дві|три|чотири|кілька|багато) )?мал(их|і|ими|у|а|ої|ою|им|ий|ого)(?! (діт|дит|вдома|удома|вдвох|у садку|в садку)[а-џґ]*)`,
    // counts at a previous job, excluding pay
    `на (попередн|минул|останн|колишн|нинішн|теперішн|поточн)[а-џґ]+ (роботі|місці) ((?!(${ukPaid}|за(?![а-џґ])))_ ){0,6}[0-9]+( [0-9]{3})?([.,][0-9]+)?( ?%|(?= ${ukCounted}))(?! (_ ){0,4}${ukPaid})`,
  ],
};
