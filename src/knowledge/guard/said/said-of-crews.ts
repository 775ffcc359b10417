import type { Language } from '#contracts/common.ts';

/** After these words it is a handshake; otherwise it may be trembling hands. */
const givesHand =
  '(?<=(?<![a-z])(are|is|was|were|be|by|before|after|without|about|like|means|start|starts|started|stop|stops|stopped|end|ends|ended|finish|finishes|of|than|for|instead of|on) ((always|just|still|then|now|also|not) )?)';
const painless =
  '(?! (_ ){0,8}(pain|pains|painful|hurts?|aches?|aching|stiff|trembl[a-z]*|tremors?|sore|arthritis|fingers?|wrists?|grip|joints?|sweat[a-z]*|clammy|numb)(?![a-z]))';

/** Excludes a share of somebody's pay. */
const notOfPay =
  '(?<!(?<![a-z])(pay|paid|paying|salar(y|ies)|wages?|bonus(es)?|commission|raises?|rise|uplift|earn(ed|ing|s)?|income|package|increments?|allowances?|premiums?|disab[a-z]+|impair[a-z]+|invalid[a-z]+) (_ ){0,8})';
const notPaid =
  '(?! (_ ){0,6}(bonus(es)?|commission|pay|salary|raise|paid|earned|on top of your (pay|basic|salary)|disab[a-z]+|impair[a-z]+)(?![a-z]))';
const compared =
  '(over|under|above|below|past|beyond|within|about|around|nearly|almost|roughly|approaching|more than|less than|at least|at most|up to|close to|no more than|no less than)';

/** People whom an employer accommodates, and who provides it. */
const lodged =
  '(crews?|fitters?|pickers?|guests?|staff|teams?|workers?|trainees?|apprentices?|engineers?|technicians?|guides?|instructors?|drivers?|divers?|climbers?|planters?|musicians?|singers?|players?|actors?|students?|volunteers?|contractors?|people|men|women|hands|labour|labourers?|harvesters?|shearers?|fishermen|the (night|week|season|summer|winter|harvest))';
const notOwnLodging =
  '(?<!(?<![a-z])(your|her|his|my|own|still|only|just|is|was|s|she|he|you|re|are|were|candidate) (_ )?)';

/** Excludes the candidate's own home; residents a service looks after are not candidates. */
const notWhereYouLive = '(?! (_ ){0,3}(flats?|houses?|homes?|tenan(t|cy)|estates?|places?|accommodation)(?![a-z]))';

/** Somebody else who moved to another job: these words never follow a description of the candidate. */
const somebodyElse =
  '(engineers?|nurses?|drivers?|chefs?|cooks?|cleaners?|porters?|fitters?|mechanics?|technicians?|inspectors?|auditors?|surveyors?|electricians?|welders?|operators?|operatives?|supervisors?|foremen|managers?|planners?|buyers?|clerks?|teachers?|tutors?|trainers?|coaches|players?|singers?|vets?|doctors?|consultants?|analysts?|developers?|designers?|carers?|guards?|officers?|pilots?|crews?|gangs?|teams?|half the (team|crew|shift)|colleagues?|people|starters?|specialists?|keepers?|receptionists?|waiters?|pharmacists?|dispensers?|registrars?|midwives|paramedics?|patients?|residents?|customers?|clients?|orders?|files?|parcels?|drawings?|samples?)';
const notAPlace =
  '(?!(the |a |an |our |his |her |their |eastern |western |northern |southern |south |north |east |west |central )*(country|countries|abroad|overseas|homeland|village|europe|africa|asia|america|poland|romania|ukraine|russia|belarus|moldova|bulgaria|hungary|slovakia|lithuania|latvia|estonia|georgia|armenia|albania|serbia|croatia|kosovo|turkey|greece|cyprus|italy|spain|portugal|france|germany|austria|ireland|scotland|wales|england|britain|india|pakistan|bangladesh|nepal|sri|china|hong|taiwan|japan|korea|vietnam|thailand|philippines|indonesia|malaysia|singapore|nigeria|ghana|kenya|uganda|zimbabwe|somalia|sudan|ethiopia|eritrea|egypt|morocco|algeria|tunisia|syria|iraq|iran|afghanistan|israel|palestine|jamaica|cuba|haiti|mexico|brazil|colombia|venezuela|peru|chile|argentina|ecuador|canada|australia|states|usa|us|uk|eu|lagos|delhi|mumbai|manila|kyiv|kiev|kharkiv|lviv|odesa|odessa|donetsk|mariupol|kherson|warsaw|bucharest|sofia|dublin|caribbean|balkans)(?![a-z]))';
/** A previous workplace: part of a business, branch of work, shift or office system. */
const formerWork =
  '((the |a |an |our |another |other |old |new |main |sister |big |small |rival )*(day|night|late|early|weekend|back|morning|other|a|b|c) (shift|crew|rota)|(the |a |an |our |your |another |other |old |new |main |sister |rival )*((?!(other side of the (world|sea))(?![a-z]))_ )?(side|department|team|depot|site|office|plant|branch|ward|desk|clinic|lab|laboratory|kitchen|workshop|warehouse|yard|factory|mill|press|newsroom|agency|firm|practice|company|competitor|rival|supplier|contractor|provider|operator|client|system|spreadsheets?|platform|database|tool|ledgers?|registry|council|charity|ministry|inspectorate|authority|institute)|(retail|wholesale|sales|buying|purchasing|procurement|teaching|nursing|banking|finance|accounts|accounting|audit|tax|hospitality|catering|logistics|transport|production|operations|maintenance|engineering|construction|marketing|support|design|development|testing|quality|planning|research|journalism|publishing|insurance|policing|farming|forestry|fishing|mining|shipping|aviation|rail|social work|housing|security|consulting|freelancing|agency work|contracting|private practice|general practice|industry|academia|hr|it|a&e|icu|theatre|casualty)(?! (school|college))|(sap|oracle|excel|access|sage|xero|quickbooks|navision|salesforce|hubspot|jira|windows|linux|unix|mac|java|php|python|perl|aws|azure|mysql|postgres|mongodb|paper|paper (forms?|files?|cards?|records?)|cards|analogue|film|gas|oil|diesel|petrol|coal|steam)|(iss|sodexo|compass|mitie|g4s|serco|aramark|securitas|dhl|ups|fedex|dpd|amazon|tesco|aldi|lidl|ikea|siemens|bosch|kone|otis|schindler|rentokil|veolia|suez|capita|atos|deloitte|kpmg|pwc|hilton|marriott|accor|ibm|microsoft|google))';
const over = '(come|comes|came|coming|move|moves|moved|moving|go|goes|went|cross|crossed|transferred) over';

/** A date so near that a number before it cannot be somebody's age. */
const soon =
  '((next|this|by|on|before|from|until) ((next|the|this|end of|end of the|friday|monday|saturday|sunday) )*(monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|season|shift|term|quarter|lunch|lunchtime|noon|midday|midnight|evening|night|nightfall|morning|christmas|easter|close|closing|opening|half past _|[0-9]+)|tomorrow|tonight|today|now and _|a (day|week|shift|night|hour|month|visit|trip|run|round|load|lesson|service)|an hour|per _|each _|every (day|night|week|shift|hour|month))';
const nobodysAge =
  '(?<!(?<![a-z])(you|your|she|he|her|him|his|candidate|applicants?|aged?|ages|looks?|born|years|birthday|turns?|turning|turned|retire[a-z]*|man|woman|lady|guy|somebody|someone|nobody|anyone) (_ ){0,6})';
const notBirthday = '(?! (_ ){0,6}(birthday|years? old|old|retire[a-z]*|she|he|age)(?![a-z]))';
const queue =
  '(list|lists|queue|backlog|attendance|turnout|count|total|tally|stock|caseload|workload|choir|class|group|herd|flock|crew|rota|round|order book|bookings|orders|calls|visits|complaints|tickets|jobs|loads|occupancy|load|speed|temperature|score|reading|readings|pile|pool|fleet|store|stand|pen|party of guests)';

/** People who are told, shown or answered: not candidates. */
const quantity = '(two|three|four|five|all|both|ward|local|town|city|district|the|a|an|one|your|our|[0-9]+)';
const bereaved = '(daughter|son|widow|widower|brother|sister|mother|father|husband|wife|niece|nephew|cousin)';
const wants =
  '(wants|asks|asked|wanted|rings|rang|calls|called|writes|wrote|wishes|insists|refuses|refused|complains|objects)';

const ukHand = 'рук(у|и|ами|ою)';
const ukIdle = 'холост[а-џґ]+';
/** Things that run, fire or idle. */
const ukRuns =
  '((пуск|запуск|постріл|патрон|заряд|пробіг|рейс|режим|переїзд|проїзд|прогон|дослід|цикл|крок|удар|виїзд|виклик|кілометр|тест|аналіз|сигнал|струм|зраз[ко]+|обер[то]+)(а|у|ові|ом|и|і|ів|ам|ами|ах)?|прогін|хід|ход(у|ом|ові|и|ів|і)?|стрільб(а|и|у|ою)|вод(а|и|і|у|ою)|ліні(я|ї|ю)|(набо|пробіж|перегорт|проб(?!л)|обмот|подач|маточ|корів|коров|кобил|вівц|вівцемат|свин|телиц|тварин|поголів|нерест|гілк|пагон|пальн|випробуван|включен|вмикан|перемикан)[а-џґ]*)';
const ukThatRuns =
  '((генератор|двигун|мотор|верстат|насос|трансформатор|конвеєр|прес)(а|у|ом|и|ів)?|поле|поля|полі|рілля|ділянка|ділянки|турбіна|турбіни|котел|котла)';

const ukResident = '(мешкан|жител|орендар)[а-џґ]*';
/** What residents do, or what is done for them. */
const ukOfResidents =
  '(дзвін|виклик|скарг|звернен|заяв|заявк|візит|збор|зібран|борг|прав|опитуван|список|списк|реєстр|черг|прохан|голос|підпис|пропозиці|питан|запитан|відгук|безпек|довір|відповід|кварти|лічильник|потреб|груп|рад|чат|комітет|повідомлен|інформуван|прийом|прийман|обслуговуван|розселен|відселен|переселенн|переїзд|евакуаці|тепл|вод|кількіст|кільк|частк|тисяч|сотн|десятк|[0-9]+)[а-џґ]*';
const ukNotPlaces =
  '(?!(сел|сіл|міст|област|район|громад|центр|лише|тільки|з|із|зі|просимо|прохання)[а-џґ]*(?![а-џґ]))';
/** Excludes residents rejected as applicants. */
const ukNotTurnedAway =
  '(?!(турбу|зверт|звер|дзвон|телефон|пиш|розгля|бер|брат|прийма|приймем|запрошу|підход|підійд|потрібн|потребу|найма|найм|ціка|подава|подав|клич|пропон|хоч|шука|чека|набира|люб|вмі|годят|довір|з(?![а-џґ])|із(?![а-џґ])|зі(?![а-џґ])|є(?![а-џґ])|треба|варто|влашт|працевлашт|зна)[а-џґ]*)';

const ukCompared =
  '(понад|більше|менше|вище|нижче|близько|майже|до|від|під|за|більше ніж|менше ніж|не більше|не менше|щонайменше|щонайбільше|приблизно)';
const ukNotOfPay =
  '(?<!(?<![а-џґ])(премі|бонус|надбавк|доплат|зарплат|оклад|ставк|плат|заробл|заробіт|отриму|інвалідн|непрацездатн)[а-џґ]* (_ ){0,8})';
const ukNotPaid = '(?! (_ ){0,4}(премі|бонус|надбавк|доплат|зарплат|оклад|інвалідн)[а-џґ]*)';
const ukSoon =
  '((у|в|на|до|по|за|наприкінці|від|після) ((наступн|цьо|ці|ці[йє])[а-џґ]* |кінця |кінець )*(понеділ[а-џґ]+|вівтор[а-џґ]+|серед(у|и)|четвер(га)?|п.ятниц(ю|і)|субот(у|и)|неділ(ю|і)|тиждень|тижня|тижні|місяць|місяця|сезон(у|і)?|змін(у|и|і)|кварталу?|обід(у)?|обіду|полудня|вечора|ранку|ночі|свят)|завтра|сьогодні|позавтра|(наступн|ць)ого (тижня|місяця|сезону|кварталу|понеділка|вівторка|четверга)|наступної (середи|п.ятниці|суботи|неділі|зміни)|щодня|щотижня|щозміни|на (день|добу|тиждень|зміну|годину|місяць))';
const ukNobodysAge =
  '(?<!(?<![а-џґ])(ви|вам|вас|ваш[а-џґ]*|тобі|їй|йому|вона|він|її|його|кандидат[а-џґ]*|вік(у|ом)?|років|роки|народ[а-џґ]*|вигляд[а-џґ]*|виповн[а-џґ]*|стукне|чоловік[а-џґ]*|жінк[а-џґ]*|пан|пані) (_ ){0,6})';
const ukNotYears = '(?! (_ ){0,5}(років|роки|рочків|вам|їй|йому|вік|віку|народ[а-џґ]*|вона|він)(?![а-џґ]))';

const ukFormerWork =
  '(продаж|роздріб|роздроб|закупів|закупк|склад|логіст|виробницт|цех|бухгалтер|аудит|банк|страхуван|викладан|маркетинг|підтримк|тестуван|розробк|проєктуван|будівництв|медицин|клінік|лікарн|аптек|готел|ресторан|кухн|журналіст|видавницт|юрист|адвокат|консалтинг|агенц|фрилансу|фрилансер|приватної практики|державної служби|конкурент|підрядник|постачальник|компані|відділ|служб|бригад|лаборатор|(денної|нічної|другої|першої|іншої|ранкової|вечірньої) зміни|sap|oracle|excel|1с|сусідньо[а-џґ]+ [а-џґ]+)[а-џґ]*';

/**
 * Phrases about handshakes, shares, accommodated crews, idle runs, residents, job moves and counts, harmless in any
 * job.
 */
export const saidOfCrews: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // handshakes
    `(shake|shakes|shook|shaken) hands${painless}|${givesHand}shaking hands${painless}|shaking hands(?= (with|on|over|after|before|at the end))${painless}|handshakes?|handshaking|hand shake (deal|agreement|on|with)`,
    `(shake|shakes|shook|shaken|shaking) ((?!(hands?|your|you|her|his)(?![a-z]))_ ){1,2}(s )?hands?(?! (shak|trembl))|(shook|shaken|shakes) (your|her|his) hands?(?! (shak|trembl))|refused (my|your|his|her|the) hand${painless}`,
    // shares compared with a limit, not anybody's pay
    `(?=${compared} [0-9]+)${notOfPay}${compared} [0-9]+([.,][0-9]+)? ?(%|per ?cent(?![a-z])|percent(?![a-z]))${notPaid}`,
    // accommodation by an employer; lodged (flattened) crops; lodged papers
    `lodging (rooms?|guests?|houses?|tax|budget|bill|costs?|suppliers?|allowance|rate|rates|nights?|list|provider|operator|business|sector|trade|manager|team|fees?|scores?|resistance|risk|damage|losses|in (wheat|barley|oats|rye|rice|corn|cereals|crops|the (crop|plot|field)s?))`,
    `lodging (an?|the|your|their|this|that|those) (_ ){0,2}(complaint|appeal|objection|claim|application|return|form|papers?|notice|request|dispute|protest|plan|bid|tender|dividend|deposit)s?`,
    `(?<!(?<![a-z])(your|her|his|my) (own )?)lodgings? (for|of) ((the|our|a|an|all|each|seasonal|travelling|visiting|night|summer|[0-9]+|two|three|four|five|six|ten|twelve|twenty) ){0,3}(_ )?${lodged}`,
    `(?<=${lodged}( s)? )lodgings?|(?<=(book|books|booked|booking|arrange|arranges|arranged|arranging|plan|planned|planning|organise|organised|find|finds|found|pay for|pays for|paid for|provide|provides|provided|offer|offers|offered|cover|covers|covered|board and|meals and|food and|travel and|transport and|food|travel),? ((the|their|and|or|for|on|more|cheap|cheaper|shared|free|crew) ){0,2})lodgings?(?! with)`,
    `${notOwnLodging}lodging (in|near|at|by) (_ ){1,2}((for|during) ((the|other|all|two|three|four|five|working|[0-9]+) ){0,3}(days?|nights?|weeks?|week|season|job|shutdown|harvest)?)|(days?|nights?|weeks?) ?,? ?lodging(?! with)|(wheat|barley|oats|rye|rice|crop|corn|plots?|varieties|stems?|straw) (_ ){0,2}(is |are |was |were )?(lodg(ed|es|ing))|lodg(ed|ing) (wheat|barley|oats|rye|rice|crop|corn|plots?)`,
    '(?<=(run|ran|running|manage|managed|managing|staffed|open|opened|opening|own and run) ((a|an|the|one|two|or|lodging house|guest house|small|youth|trainee|student) )*)hostels?',
    `(own or rent|rent or own|own|rent|lease) ((the|that|any|all) )*(lodgings?|accommodation|housing|houses|flats|rooms|cabins|caravans) for ((the|your|its|our|their|seasonal|travelling) )*${lodged}`,
    // "married" and "divorced" pages, print jobs and axles
    'married\\s(print |press |sheet )?(runs?|sheets?|jobs?|forms?|plates?|up (the|two|data)|parts?)|divorced\\s(axles?|transfer (case|box))|widows? (and|or) orphans? (lines?|control|on page|in (the )?(layout|text|column))|widow (line|control)s?',
    // landlords as customers
    `(?<!(?<![a-z])((live|living|rent|renting|from|in)|(home|flat|house|place|tenancy) (is |are )?(with|from|through)) (_ ){0,2})housing associations?${notWhereYouLive}`,
    // people the work serves: councillors, tenants in arrears, the bereaved, a prescribing practice, what is paid to
    // them
    `(?<=(tell|tells|told|show|shows|showed|brief|briefs|briefed|answer|answers|answered|write to|wrote to|report to|reported to|meet|met|call|called|ring|rang|email|emailed|explain to|say to|said to|owe|owes|from|by) (${quantity} )*)councillors?|councillors? ((who|that|also|then|now|still) )?(wants?|asks?|asked|rings?|rang|calls?|called|writes?|wrote|emails?|complains?|complained|demands?|objects?|promised|promises|s (letter|email|question|call|complaint|office))`,
    '(?<!(?<![a-z])(your|his|her|my|own|any|in|you (have|had|owe)|have you( got| had)?) (_ ){0,3})((?<=(bring|brings|brought|cut|cuts|lower|lowers|lowered|reduce|reduces|reduced|take|took|get|got|kept|hold|held|collect|collects|collected|recover|recovered|chase|chases|chased|manage|managed|report|reported|halve|halved|track|sort|sorted) ((down|the|our|your team s|former|current|tenants|all|their|in) )*((rent|tenant|tenancy|service charge|council tax|heating|water|customer) )?)arrears|arrears (from|of|at|under|below|over|rose|rise|fell|fall|dropped|went|grew|stood|stand) ([a-z]+ )?[0-9]+|(?<=(accounts?|households?|cases?|customers?|tenants?) in )arrears)',
    'what (do|would|will|did|can|should) you pay (out|by|first|last|on account|under|into|now|next|when|whom|before|after|and what|a (picker|driver|supplier|grower|claimant|customer|tenant)|the (supplier|grower|claimant|customer|builder|tenant|hotel|garage))(?! (rent|in rent|for your)(?![a-z]))',
    `(?<!(?<![a-z])(has|have|had|got|with|is|and|your|my|of|own) (_ )?(a|one|the|each|her|his) )(?<=(a|one|the|each|her|his) )${bereaved} ${wants} ((_ ){0,2}(you|the (nurse|vet|desk|office|ward|director|undertaker|ashes|body|coffin|grave|estate|policy)|(her|his|their) (dog|cat|horse)|for the|at (night|[0-9]+))|(_ ){0,6}(buried|burial|cremat[a-z]+|funeral|ashes|coffin|grave|discharged|put down|put to sleep))`,
    '(?<!(?<![a-z])(had|have|having|needs?|needed|after|before|for|of|under|her|his|your|back|knee|heart|eye|hip|brain) (_ )?(the |a |each |one )?((gp|doctor s|doctors|vet s|veterinary|dental|village|local|other) )*)surgery ((in|next to|across) (_ ){1,3})?((still|always|never|also) )?(does|did|do|phones?|rings?|rang|calls?|called|picks? up|answers?|closes?|closed|opens?|opened|is (closed|open|shut|full|busy)|sends?|sent|orders?|wants|prescribes?|will not)',
    '(how many|[0-9]{1,3}|enough|event|trained|volunteer|crowd|two|three|four|six|eight|ten|twelve) stewards',
    '(?<=with )(his|her|their|your) back turned(?! (out|bad|after))|(his|her|their|your) back (to (the (door|room|ward|wall|car|machine|audience|choir|landing|prisoner|window|load|crowd)|us|them|it|you))|(is|was|are|starts|begins|runs|arrives|leaves|lands|departs|opens|closes) at [0-9]{1,2} ?[:.] ?[0-9]{2}(?! ?(k|an hour|per hour|£|€))',
    // sign-off for a task, a scheme that comes with a post, vaccination work, an owner who leaves
    '(not )?signed off on (?!(sick|sickness|stress|medical|grounds|health|full pay|his|her)(?![a-z]))_|(?<!(?<![a-z])(retired?|lives?|living|left|leaves|gone|already|gets?|draws?|drawing|receives?) (_ )?(with|plus|and|including|in) (the |an? )?)(?<=(with|plus|and|including|in) (the |an? )?)(nhs|lgps|local government|teachers|civil service|workplace|company) pension( scheme)?(?! (already|now|since|you|she|he|drawn|paid|pays)(?![a-z]))|(vaccination|immunisation|immunization) (income|claims?|fees?|targets?|uptake)|(a|the|senior|another) ((gp|senior|managing) )?(partner|owner|founder|foreman|director) s retirement',
    // people who changed jobs
    `(?=${over})(?<=${somebodyElse} ((who|that|had|have|has|then|all|just|only) ){0,3})${over}( to (us|you|them))? from ((the|a|an|our) )?${notAPlace}_|${over} from ${formerWork}(?! or from| (in|of|at) (your (country|homeland)|(?!${notAPlace})))`,
    `(did|do|have) you (move|moved|come|switch) over (from|to) ${formerWork}(?! or from| (in|of|at) (?!${notAPlace}))`,
    `(?=${over})(?<=${somebodyElse} from ${notAPlace}_ )${over}(?! (to (this|the) country|from))`,
    // counts by a near date
    `(?=${compared} (thirty|forty|fifty|sixty|[0-9]{2}))${nobodysAge}${compared} (thirty|forty|fifty|sixty|[0-9]{2})(?=\\s${soon})${notBirthday}|(?=(tomorrow|tonight|today|next|by) (_ ){0,2}[0-9]{2})${nobodysAge}(tomorrow|tonight|today|next week|next month|by (noon|lunch|friday|monday|then)),? ${compared} [0-9]{2}`,
    `(?=${compared} [0-9]{2})(?<=(at|to|from|with|has|have|carry|take|see|handle|run at|stay|stays) )${compared} [0-9]{2}(?=\\s${soon})(?! (_ )?birthday)`,
    `(?=${compared} [0-9]{2})(?<=(your|the|our|a|her|his|their|this|that) ((waiting|call|order|job|visit|case|repair|sunday|evening|morning|church|school) )?${queue} (is|are|was|were|will be|would be|s|stands at|stays|goes to|comes to|grows to|falls to|rises to) (now |still |then |only |at )*)${compared} [0-9]{2}`,
    `(are|were) (you|they|we) (nearer|closer to|near) [0-9]{2} or [0-9]{2} (a|an|per|each) _|(nearer|closer to) [0-9]{2} or [0-9]{2} (a|an|per) _`,
    `you (are|re|were|d be) (now )?at [0-9]+ (now|today|already)?,? ?(and|then|but) ((will|would|you ll|it ll|likely) (be |reach )?)?${compared} [0-9]{2}(?= (next|by|on|tomorrow))`,
  ],
  uk: [
    // handshakes
    `(тисн|потис|стисн|подал|подав|подати|подаєте|подає|подають|подали|простяг)[а-џґ]* (не )?((одне|один|одна|одному|їй|їм|йому|вам|мені|клієнт[а-џґ]*|гост[а-џґ]*|усім|всім|кожн[а-џґ]+|партнер[а-џґ]*|покупц[а-џґ]*|замовник[а-џґ]*|батьк[а-џґ]*) ){0,3}${ukHand}|(по)?тиск[а-џґ]* рук[иу]?|рукостискан[а-џґ]*|рукопотискан[а-џґ]*|(удар|вдар|б)[а-џґ]* по руках|по руках`,
    // shares compared with a limit
    `(?=${ukCompared} [0-9]+)${ukNotOfPay}${ukCompared} [0-9]+([.,][0-9]+)? ?(%|відсотк[а-џґ]+|процент[а-џґ]+)${ukNotPaid}`,
    // things that run, fire or idle
    `${ukIdle} ([а-џґ]+(ий|ого|ому|им|а|ої|ою|ій|і|их|ими|е) )?${ukRuns}|(?<=${ukThatRuns} (_ ){0,3})${ukIdle}(?! (_ ){0,3}(без|хлопець|чоловік|не))|(на|у|в|без|після|під час) холост(ому|их|ого)(?= ?$|,| (_ ){0,2}(ходу|обертах|режимі))|(?<=${ukRuns} (_ )?)${ukIdle}|вхолосту|ухил(у|и|ів|ом|ах)?(?= (понад|більше|до|дороги|схилу|даху|труби|русла|[0-9]+))`,
    // residents whom the work looks after
    `(?<=${ukOfResidents} (для |від |до |до всіх |від усіх )?((повторн|нічн|постійн|усн|письмов|усіх|всіх|цих|тих|наших|ваших)[а-џґ]* )*)${ukResident}(?! (лише|тільки|міста|не з(?![а-џґ])))`,
    `(?<!(?<![а-џґ])(ви|ти|лише|тільки|крім|окрім) )${ukResident} (${ukNotPlaces}_ ){0,3}не ${ukNotTurnedAway}[а-џґ]+`,
    // people the work serves
    '(зменш|скорот|стягн|стягув|знизи|поверну|збира|зібра|реструктур)[а-џґ]* ([0-9]+ )?((тис|млн)[а-џґ]* )?(грн |гривень )?заборгован[а-џґ]+ (за|з|по|із) (квартплат|комунал|послуг|оренд|тепл|вод|газ|житл|внеск)[а-џґ]*|заборгован[а-џґ]+ (за|з|по|із) (квартплат|комунал|послуг|оренд|тепл|вод|газ|житл|внеск)[а-џґ]+ (впала|зросла|зменш|скорот|знизи|більш|становить|росте|падає)[а-џґ]*|заборгован[а-џґ]+ (мешкан|орендар|клієнт|абонент|споживач)[а-џґ]* (впала|зросла|зменш|скорот|знизи|росте|падає)[а-џґ]*',
    '(?<=(скаж|каж|відпов|поясн|покаж|показу|доповід|напиш|пиш|звіту|обіця|телефону)[а-џґ]* (_ )?)депутат(ові|у|ам|ці|ом|ами)|депутат(и|ка|ки)?(,\\s(який|яка|які))?\\s(_ )?(телефону|просит|просять|питає|питають|вимага|пише|пишуть|хоче|хочуть|прийшо|дзвон)[а-џґ]*',
    '(потрапля|потрапит|занос|занес|запис|запиш|внос|внес)[а-џґ]* (ви )?(до|у|в) протокол(у|и|ів)?',
    '(?<!(?<![а-џґ])(має|маєте|є|ваш[а-џґ]*|її|його|своя|свій|моя|мій|у вас|донька|син|та|і|й) )(донька|дочка|син|вдова|удова|вдівець|брат|сестра|племінник|племінниця) (_ ){0,2}(хоче|просить|телефонує|дзвонить|наполягає|відмовляється|питає|пише) (_ ){0,3}(похова|кремац|похорон|труну|прах|могил|батька|матір|тіло|виписк)[а-џґ]*',
    '(?<!(?<![а-џґ])(ви|він|був|раніше|колись|кандидат) (_ )?)засуджений (_ ){0,3}(відмовля|проси|скарж|вимага|погрожу|кида|пиш|перерахову)[а-џґ]*|засуджені (_ ){0,3}(відмовля|прос|скарж|вимага|погрожу)[а-џґ]*|двоє на (поверсі|сходах|проході|майданчику|зміні|подвір.ї)',
    // sorting batches, machine guards after an accident
    '(перебиранн|перебирає|перебирають|переглядає|сортує|сортуванн)[а-џґ]* ((нічн|денн|ранков|готов|кожн|цілої|всієї)[а-џґ]* )*парті(ї|ю|й)',
    'після травм(и)? ((на|за|біля) [а-џґ]+( [а-џґ]+)? )?(ви |ми |тут |там |вже )*(стоїть|стоять|поставили|ввели|запровадили|закрили) (_ )?(блокуванн|захист|захисн|кожух|огорож|датчик|зон|завіс|порядок|інструктаж|навчанн)[а-џґ]*',
    // housing provided by an employer
    '(у вас |ви мали |мали |було )*(своє|власне) житло (для|під) (працівник|бригад|вахтов|сезонн|персонал|збирач|монтажник|робітник|команд|екіпаж|водії|водіїв|людей)[а-џґ]*',
    // people who changed jobs
    `(прийшл|перейшл|прийш|перейш|приход|переход)[а-џґ]+ (до (нас|вас) )?(з|із|зі|від) ((нашо|вашо|іншо|сусіднь|велик)[а-џґ]+ )?${ukFormerWork}`,
    // counts by a near date
    `(?=${ukCompared} [0-9]{2})${ukNobodysAge}${ukCompared} [0-9]{2}(?=\\s${ukSoon})${ukNotYears}|(?=(_ ){1,8}[0-9]{2})${ukNobodysAge}${ukSoon}\\s((це|їх|нас|буде|було|вже|уже|має бути|стане|виходить|вийде) ){0,3}${ukCompared} [0-9]{2}${ukNotYears}`,
    `(їх|нас|хору|черга|черги|заявок|справ|дзвінків|замовлень|рядків|місць|гостей|залишок|залишку) ((вже|уже|буде|було|стане|тепер) ){0,2}${ukCompared} [0-9]{2}${ukNotYears}`,
    `ближче (до )?[0-9]{2} (чи|або) (до )?[0-9]{2} (_ )?(на|за|щодня|замовлен|дзвінк|людей|рейс|місц|візит|справ|заявок)[а-џґ]*`,
  ],
};
