import type { Language } from '#contracts/common.ts';

/** Goods that may be held for a customer: not people. */
const goods =
  '(товар|лік(и|ів|ам|ами|ах)(?![а-џґ])|препарат|упаков|позиці(я|ї|й|ю|єю|ями|ям|ях)(?![а-џґ])|інсулін|рецепт|замовлен|столик|квит|номер(а|и|ів|ом|ами|ах)?(?![а-џґ])|кімнат|апартамент|готел|тур(ів|и|у|ом|ами)?(?![а-џґ])|альтанк|котедж|банкет|екскурсі|запас[а-џґ]* на склад|газобетон|палет|піддон)[а-џґ]*';
/** The channel of an order. */
const channel =
  '((з|із|зі|на|через|у|в|по) (наш[а-џґ]+ |інш[а-џґ]+ )?(сайт|додатк|застосунк|інтернет|месенджер|агрегатор|платформ|букінг|booking|онлайн|телефон)[а-џґa-z]*)';
/** The person whose exemption from military service would be meant. */
const ofPerson =
  '(ви|вас|вам|вами|ваш[а-џґ]*|його|її|їй|йому|сво[а-џґ]+|він|вона|маєте|має|мали|мала|мав|кандидат[а-џґ]*|чоловік[а-џґ]*|хлопц[а-џґ]*|працівник[а-џґ]*|працівниц[а-џґ]*|співробітник[а-џґ]*|персонал[а-џґ]*|водій|водія|водії|водіїв|людей|військов[а-џґ.]*|мобіліз[а-џґ]*|призов[а-џґ]*|тцк|армі[а-џґ]*|служб[а-џґ]*|підприємств[а-џґ]*|роботодав[а-џґ]*)';
const notOfPerson = `(?! (_ ){0,5}${ofPerson}(?![а-џґ]))`;
const notPersons = `(?<!(?<![а-џґ])${ofPerson} (_ ){0,3})`;
const held = 'заброньован[а-џґ]*';
const booking = '(бронюван(ня|ні|ням|нями|нях|ь)|брон(ь|і|ю|ей|ями|ювань))';
const hours = '([0-9]{1,2}:[0-9]{2}|вечора|закриття|кінця (зміни|дня)|[а-џґ]+ (години|ранку|вечора))';

/** A business that buys and pays later: not a household. */
const buyer =
  '(дилер|підрядник|контрагент|дебітор|замовник|покуп(ець|ц)|постачальник|дистриб|оптовик|трейдер|клієнт|мереж)[а-џґ]*';
/** Words about a customer account. */
const ofAccount =
  '(ліміт[а-џґ]*|відвантаж[а-џґ]*|відпуска(є|ю|ємо|єте|ти)|передоплат[а-џґ]*|накладн[а-џґ]*|рахунк(и|ів|ами|ом|у)|дебітор[а-џґ]*|акт[а-џґ]* звірки|спірн[а-џґ]+|визнан(ий|ого|им|е|их)|претензі[а-џґ]*|газобетон[а-џґ]*|(дилер|підрядник|контрагент|дистриб|оптовик|постачальник)[а-џґ]*)';
const ofDebtor =
  '(ви (маєте|винні|берете|взяли|платите|позич[а-џґ]+)|вас|вам|ваш[а-џґ]*|сво[а-џґ]+|його|її|їй|йому|неї|нього|маєте|має|мали|мала|мав|бер(е|у|ете)|взя(в|ла|ли)|позич[а-џґ]*|жив(е|ете|уть)|платите|виплачу[а-џґ]+|банк[а-џґ]*|квартир[а-џґ]*|житл[а-џґ]*|комуналь[а-џґ]*|комірн[а-џґ]*|іпотек[а-џґ]*|кредитк[а-џґ]*|мікропозик[а-џґ]*|аліментів?|аліменти|особист[а-џґ]+|власн[а-џґ]+|родин[а-џґ]*|сім.[а-џґ]*|дружин[а-џґ]*|чоловік[а-џґ]*|кандидат[а-џґ]*|комусь винн[а-џґ]+|чи є|тож|тому|отже погодиться)';
const notDebtors = `(?<!(?<![а-џґ])${ofDebtor} (_ ){0,4})`;
const notOfDebtor = `(?! (_ ){0,12}${ofDebtor}(?![а-џґ]))`;
const debt = 'борг(у|и|ів|ом|ами|ах)?';
const deferral = 'відстрочк(а|и|у|ою|ам|ами)';
const ofService =
  '(ви (маєте|оформ[а-џґ]+)|вас|вам|ваш[а-џґ]*|його|її|йому|неї|нього|маєте|має|мали|мала|мав|служб[а-џґ]*|призов[а-џґ]*|мобіліз[а-џґ]*|тцк|військ[а-џґ]*|армі[а-џґ]*|догляд[а-џґ]*|навчанн[а-џґ]*|кандидат[а-џґ]*|водій|водія|чоловік[а-џґ]*)';
const notForService = `(?<!(?<![а-џґ])${ofService} (_ ){0,4})`;
const notOfService = `(?! (_ ){0,8}${ofService}(?![а-џґ]))`;

/** Places and people of a business, so that the "pain" is not anybody's body. */
const workplace =
  '(клієнт|покуп(ець|ц)|замовник|споживач|гост|читач|користувач|аптец|аптек|відділ|компані|фірм|бізнес|магазин|мереж|цех|склад|дільниц|проєкт|процес|ринк|галуз|пекарн|ресторан|готел|депо|лікарн|клінік)[а-џґ]*';

const owes =
  '((you|she|he) (has|have|had|owes?|ran|run|pay|paid)|your|her|his|own|yourself|card|cards|mortgage|rent|loan|student|family|overdraft)';
const notOwn = `(?<!(?<![a-z])${owes} (_ ){0,4})`;
const notOfOwn = `(?! (_ ){0,10}${owes}(?![a-z]))`;
/** Collecting a debt: nobody collects what they owe themselves. */
const collected =
  '(collect|collected|recover|recovered|get back|got back|chase|chased|write off|wrote off|written off|call in|called in|bring in|brought in)';

/** Excludes votes; what is left is customers or staff lost, as a firm counts them. */
const notOfVote =
  '(?! (_ ){0,12}(remain|remainers?|brexit~|vot(e|es|ed|er|ers|ing)|referendum|eu|europe|party|politic~)(?![a-z]))';
const notVoters =
  '(?<!(?<![a-z])(remain|remainers?|brexit~|vot(e|es|ed|er|ers|ing)|referendum|eu|europe|politic~|family|parents) (_ ){0,8})';
const leavers = `${notVoters}((voluntary|early|late|new|recent|agency|night|day) )?leavers`;
const unit =
  '(shifts?|teams?|posts?|month|months|year|years|quarter|week|weeks|nights?|days?|earlies|lates|sites?|plants?|lines?|wards?|departments?|stores?|shops?|depots?|kitchens?|branches|floors?|roles?|grades?|reasons?|probation|tenure|length|january|february|march|april|may|june|july|august|september|october|november|december|hand|20[0-9]{2})';
const staffing =
  '(agency|starters?|joiners?|vacanc(y|ies)|absence|sickness|stayers|turnover|overtime|replacements?|retention|new starters?|exit interviews?)';

/** Phrases about customers, guests and staff, harmless in any job: goods held, debts, pain points, who left. */
export const saidOfCustomers: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // staff turnover: counted, compared and replaced
    `${leavers},? (and|or|nor|against|versus|to|with|beside) (the )?${staffing}${notOfVote}|${notVoters}${staffing},? (and|or|nor|among|against|versus) (the |your )?leavers${notOfVote}`,
    `${leavers} ((mostly|mainly|all|split|spread|counted|compare|compared) )?(on|from|in|per|by|each|a|this|last|since|during|for|at|of) (the |this |that |your |our |each |every |one |a |month and |shift and )*${unit}${notOfVote}`,
    `(how many|number of|count of|[0-9]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|fewer|most) (of )?(the |your |these )?${leavers}(?! (_ ){0,3}(in|among) (your|the|her|his) (family|house|street|pub|room))${notOfVote}`,
    `(who were|what did|why did|why do) (the |your |those )?${leavers}(?= (tell|told|say|said|go|give|have in common|and why))${notOfVote}|who were your leavers(?= ?$|,? (and why|and what))`,
    `(replac(e|es|ed|ing)|interview(s|ed|ing)?|counts?|counted) (the |your |all |[0-9]+ |thirteen )*${leavers}${notOfVote}`,
    // customers' debts
    `${notOwn}debts?,? (_ ){0,6}(over|above|under|below|within|past) (the |their |its )?(agreed )?(credit )?limit${notOfOwn}|(on|off) credit (while|until|unless|as long as) (the|any|their|its) debt${notOfOwn}`,
    `(which|what|how much|whose|worst|hardest|oldest|largest|biggest) debts? (have |did |had )?(you |they |we )?${collected}|debts? (have |did |had )(you|they|we) (_ )?(get back|got back)`,
    `${notOwn}debts? (of|from|by|owed by) (an?|the|our|one|two|each|any|that) (_ )?(dealers?|contractors?|customers?|buyers?|wholesalers?|retailers?|clients?|accounts?|tenants?)${notOfOwn}`,
    `${notOwn}(disputed|doubtful|uninsured) debts?${notOfOwn}|${notOwn}debts? (was|is|were|are|as|stood) (disputed|doubtful|provided for|insured|secured)${notOfOwn}|(what |which )?(share|part|slice|portion) of the (overdue |trade )?debts?${notOfOwn}`,
    `oldest debts? on (the|your|our|their) ledgers?|(on stop|on hold|on credit hold) (for|over|because of) (the|a|their|its|that|old) debts?${notOfOwn}`,
    // provisions for possible losses
    'reserves? (did you |do you |you )?(hold |held |book |booked |set )?(for|against) (bad|doubtful|slow|returned|warranty|late) (debts?|stock|returns?|claims?)|reserves? (were|was|are|is) (_ ){0,2}(released|booked|topped up|written back)|(were|was|are|is) (the |those |these )?reserves? (released|booked|topped up|written back)',
  ],
  uk: [
    // goods, tables and rooms held for a customer
    `${notPersons}${held} (_ ){0,2}${goods}${notOfPerson}|${goods},? (_ ){0,3}${held}${notOfPerson}|${notPersons}${held} ${channel}${notOfPerson}`,
    `${notPersons}${held},? (_ )?(лежать|лежить|окремо|до ${hours}|ще на [0-9]+ (хвилин|годин)[а-џґ]*)${notOfPerson}|${notPersons}(тримає|тримаємо|видає|видаємо|віддає|відкладає) заброньован(е|ого) (до|після|без) ${hours}${notOfPerson}`,
    `${notPersons}(онлайн )?${booking} (_ ){0,1}${goods}${notOfPerson}|${notPersons}${booking} ${channel}${notOfPerson}|${notPersons}онлайн ${booking}${notOfPerson}|${booking} місць(?! (роботи|служби))`,
    `${goods},? (_ ){0,4}${notPersons}${booking}${notOfPerson}|${notPersons}${booking},? (_ ){0,8}невикуп[а-џґ]*|невикуп[а-џґ]*,? (_ ){0,4}${booking}`,
    `${notPersons}${booking} до ${hours}${notOfPerson}`,
    // payment terms
    `${notForService}${deferral} (_ ){0,3}${buyer}${notOfService}|${buyer}:? (_ ){0,8}${deferral}${notOfService}`,
    `${notForService}${deferral},? (_ ){0,4}(передоплат|ліміт|платеж|оплат|рахунк|накладн)[а-џґ]*${notOfService}|(передоплат|ліміт|платеж|оплат|рахунк|накладн)[а-џґ]*,? (_ ){0,6}${deferral}${notOfService}`,
    `(?<!(?<![а-џґ])(вам|тобі|йому|їй|їм) (_ )?)ви (_ )?(дали|даєте|дасте|погодили|погоджуєте|підписали|скоротили|продовжили) (б |би |йому |їм |новому |тому )*${deferral}${notOfService}|${deferral},? ви (дали|погодили|підписали) б${notOfService}|(яку|якої|таку) ${deferral} ви (_ )?(погод|дали|дасте|підпис)[а-џґ]*`,
    // customers' debts
    `${notDebtors}(у|в) борг (_ ){0,3}(не )?(їде|їхала|відпуска|відпуст|відвантаж|да(є|ю|ємо|єте|ти|в|ла|ли|м|мо|сте)(?![а-џґ])|постав|продає|продаєте|продавати|продали|повез|везе)[а-џґ]*|(?<!(?<![а-џґ])(вам|вас|собі) (_ ){0,2})(відпуска|відпуст|відвантаж|постач|повез|везе|продає)[а-џґ]* (_ ){0,3}(у|в) борг${notOfDebtor}`,
    `${notDebtors}${debt}(?= (_ ){0,12}${ofAccount})${notOfDebtor}|(?<=${ofAccount},? (_ ){0,12})${notDebtors}${debt}${notOfDebtor}`,
    `${notDebtors}(про )?(найважч|найбільш|найстарш|найдавніш|прострочен|безнадійн|сумнівн|спірн)[а-џґ]+ ${debt},? (_ ){0,2}(ви (_ )?)?(поверну|стягну|закри|звірил|списа)[а-џґ]*${notOfDebtor}|(поверну|поверта|стягну|стягува|скоро|зменш)[а-џґ]* (прострочен|безнадійн|спірн|дебіторськ)[а-џґ]+ ${debt}${notOfDebtor}`,
    `${notDebtors}${debt}(?= (не )?(росте|ростуть|зростає|зростають))${notOfDebtor}|${notDebtors}${debt}(?= [0-9]+([.,][0-9]+)? млн (грн |гривень )?(з нього )?прострочен[а-џґ]*)`,
    `([0-9]+([.,][0-9]+)? (тис|млн)[а-џґ]*\\.? ?(грн |гривень )?)?${notDebtors}(прострочен[а-џґ]+ )?${debt} понад [0-9]+ (днів|дні)${notOfDebtor}|${notDebtors}${debt} (за|по) (доставлен|відвантажен|поставлен|відпущен)[а-џґ]+ (товар|матеріал|продукці)[а-џґ]*`,
    // stock and people kept in reserve
    `(скільки|запас|залиш)[а-џґ]* (_ ){0,2}товар[а-џґ]* (_ ){0,3}(у|в) резерві|кадров[а-џґ]+ резерв[а-џґ]*(?! (зсу|армі|збройн))|резерв[а-џґ]* на (нічну|денну|ранкову|вихідні|свята|пік|поломк)[а-џґ]*|(у|в) резерві на (ніч|нічну|зміну|вихідні|пік)(?! (_ ){0,4}(зсу|армі|війн|мобіліз|фронт)[а-џґ]*)`,
    // pain points of a customer or a firm
    `(?<!(?<![а-џґ])(вас|вам|вами|її|його|неї|нього) (_ ){0,2})болить (у |в |на )?(наш[а-џґ]+ |ваш[а-џґ]+ |цьому |цій |цього |тому |тій |сам[а-џґ]+ )*${workplace}(?! (_ ){0,3}(спин|колін|голов|ног|рук|поперек|серц)[а-џґ]*)`,
    '(?<=(питає|розпитує|спитає|спитав|спитала|розпитав|розпитала|дізнається|уточнює|з.ясовує|питають):? (_ )?)(де|що|як давно|відколи|чи давно) (саме |у людини |в людини )?болить(?! (у|в) (вас|неї|нього))',
  ],
};
