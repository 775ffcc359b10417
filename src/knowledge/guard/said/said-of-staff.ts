import type { Language } from '#contracts/common.ts';

/** An injury that somebody has or had: it is never masked. */
const notHad =
  '(?<!(?<![a-z])(your|his|her|my|own|old|past|previous|you|she|he|candidate|has|had|have|having|suffer(s|ed)?|sustained|got|get|with|from your) ((ever|an?|any|the|that|this|one|serious|bad|nasty|sports?|last|work) )*)';
/** What somebody asks on who asks about the person's own injury. */
const notOwnInjury =
  '(?! (_ ){0,12}(recover(y|ed)?|still (lift|work|able|hurts?|bother)|you (heal|better|lift|fit)|heal(s|ed)?|painful|pain|physio|claim|compensation|sick|operated|surgery|bothers?|affects? you|bother you|limit you|stop you|back to normal|off work|time off)(?![a-z]))';
const workplace =
  '(saw|press|line|machine|site|mill|lathe|forklift|truck|mixer|conveyor|scaffold|ladder|gate|dock|bay|yard|plant|shift|kitchen|kennels?|ward|workshop|warehouse|floor|furnace|crane|rope|lift|pool|ride|bench|grinder|cutter|slicer|fryer|crusher|baler|tractor|harvester|trench|roof|depot|stable|barn|track|pitch|playground|job|hoist|boiler|paddock|slope|stage|school|store|shop)s?';
const onSite = `((on|at|in|with|by|from|involving|to|near|under) (the|a|an|our|one|this|that|another|each|every|any) (_ ){0,2}${workplace}|on (site|shift|nights)|in (january|february|march|april|may|june|july|august|september|october|november|december|20[0-9]{2})|last (week|month|year|spring|summer|autumn|winter))`;

/** Work that somebody's staff do: "your people" with these words are the staff. */
const workOfStaff =
  '(line|shifts?|rota|roster|overtime|targets?|orders?|site|sites|machines?|customers?|clients?|budget|deadline|project|stock|tickets?|deliver(y|ies)|sales|calls|tools?|training|reports?|supplier|tired|exhausted|worn out|overloaded|stretched|quit|resign(ed)?|holiday|pay|payslips?|wages|errors?|meeting|briefing|handover|launch|release|rollout|managers?|cover|covers|crew|firms|departments?|branch|branches|plant|closes|closure|redundan(t|cy|cies))';
const notPeoples = '(?! (come|came|originally|hail|pray|worship|vote|voted|emigrat[a-z]*|in the old)(?![a-z]))';

const served =
  '(patients?|clients?|residents?|customers?|pupils?|guests?|relatives?|famil(y|ies)|couples?|widows?|widowers?|tenants?|callers?|parents?|mourners?|claimants?|colleagues?|children|child)';

const ukLeft =
  '(пішл(и|о)|звільнил(ися|ись|ося)|прийшл(и|о)|перейшл(и|о)|захворіл(и|о)|вибул(и|о)|розрахувал(ися|ись))';
const ukFew = '(двоє|троє|четверо|п.ятеро|шестеро|семеро|двох|трьох)';
/** Excludes children who went to school. */
const ukNotChildren =
  '(?! (_ ){0,4}(школ|сад|садок|клас|дітей|дит|діток|син|доньк|ясл|дівчат|хлопчик|хлопц|малюк|внук|онук)[а-џґ]*)';
const ukServed =
  '(пацієнт|клієнт|підопічн|мешкан|покупц|покупчин|учн|учениц|студент|гост|родич|родин|вдов|боржник|абонент|потерпіл|вихован|дитин|підлітк|школярк|дівчин|людин|працівни)[а-џґ]*';
const ukTells =
  '(просить|просять|каже|кажуть|питає|питають|телефонує|скаржиться|відмовляється|заперечує|приходить|прийшла|звертається|звернулася|боїться|кричить|мовчить|не відчиняє|не пускає|живе|втекла|п.є|хоче|зловживає)';

/**
 * Phrases about staff who leave or are hurt at work, and about those whom the work serves; harmless in any job. What
 * the candidate had, is or owns is in none of them.
 */
export const saidOfStaff: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // injuries of a workplace
    `${notHad}injur(y|ies) ${onSite}${notOwnInjury}`,
    `(?<=(we|they|the (site|plant|team|line|shift|crew|firm|company|depot|school|club)|there|which) (have |has |had |was |were |is |are |saw )+((only |just |already )?(an?|one|two|three|four|[0-9]+|no|any|another) )?((serious|lost time|minor|hand|reportable|eye|back|fatal) )*)injur(y|ies)${notOwnInjury}`,
    `(?<!(?<![a-z])(your|his|her|own|you had|you have|you ever had|you in) ((an?|the|last|car|serious|any) )*)(accidents?|incidents?|collisions?|near miss(es)?|falls?) (with|without|and|or|involving|causing|that caused|that led to) (an? |no |any |the |serious )*injur(y|ies)${notOwnInjury}`,
    `(which|what|how many|such|these|those|all|most) injuries (do|did|would|must|should|may|can|are|were) (you |they |we |to be )*(send|sent|refer|referred|report|reported|log|logged|record|recorded|treat|triage|count|counted|investigate|code|pass on|hand over|reserve)`,
    `(investigat(e|es|ed|ing)|prevent(s|ed|ing)?|reduc(e|es|ed|ing)|halv(e|es|ed|ing)|bring down|brought down|avoid(s|ed|ing)?|trac(e|es|ed|ing)) ((the|an?|every|each|all|any|that|two|three|four|[0-9]+|serious|such|repeat|further|number of|rate of|lost time) )*injur(y|ies)(?! (to yourself|of your own))`,
    `(names?|named|counts?|describes?|gives|says|lists?|explains?) ((the|an?|every|each|two|three|four|[0-9]+|which|how many) )*injur(y|ies)(?= (and|on|at|in|that|by|with)(?![a-z]))(?! (_ ){0,4}(own|suffered)(?![a-z]))`,
    `(?<=(after|following|since|before) (the|an|each|every|that|another) )injury( ,|,)? ((_ ){0,4}(you|did you|do you|who|what (do|did|would) you) )?(stopped|stop|closed|close|secured|secure|shut|locked|lock|retrained|investigated|investigate|guarded|guard|briefed|brief|isolated|isolate|reported the)`,
    'injury (rates?|free|frequency|statistics|log|book|reports?|figures|prevention)(?! (you|about you))',
    // what good work looks like
    'what good looks like|with the people and money (we|you) have',
    // staff, not descent
    `your people(?= (_ ){0,10}${workOfStaff}(?![a-z]))${notPeoples}`,
    `(?<=(tell|train|lead|manage|brief|keep|develop|coach|review|promote|lose|told|trained|led|managed|kept|developed|send|sent|hire|replace|rely on|one of|some of|most of|half of|two of|three of|each of|which of|whom of|how many of|none of) (all |both )?)your people${notPeoples}(?! (_ ){0,3}(ever |once )?(live|lived|fled|settled|arrived|from)(?![a-z]))`,
    // leavers of a firm
    '(?<!(?<![a-z])are you )(a|the) leaver (in|on|at|this|next|from|by|after|who|with|since)(?! (referendum|vote|heart|brexit))|(good|bad|company) leavers?(?= ?$| (provision|clause|rule|in|and|from|under))|leavers? (accounts?|process|checklist|interviews?|data|rates?|access|laptops?|equipment|pay|letters?|survey|files?)',
    // what was saved
    '(?<!(?<![a-z])(you|she|he|who|candidate|soul|souls|i) )(have|has|had|ve) (not |never |already |since )?been saved(?! by (god|jesus|christ|grace|faith|the lord))|(?<!(?<![a-z])(you|she|he|candidate) )(could|would|should|might|can|will) (not )?(have )?(been|be) saved(?! by (god|jesus|christ|grace|faith|the lord))',
    // the verb "to name"
    'name (a|an|one|two|three|another|the last|your last|a recent) (_ ){1,4}(where|which|in which|when|that came from)',
    // medicines that staff bring round
    'the medication (round|trolley|chart|cabinet|records?|fridge|stock|orders?|errors?|list)',
    // what a caterer serves and where goods come from
    '(for|at) (a|the|each|every) wedding (of|for|with) ([0-9]+|a hundred|two hundred)',
    '(which|what) (country|countries|region) (do|did|does) the (parts?|goods|orders?|timber|fabric|steel|shipments?|components?|beans|fish|meat|fruit|vegetables|containers?|samples?|drugs?|medicines?|cattle|materials?|wool|stone|wine|flour|batch|machine) (come|came) from',
    // what is given to a patient or a customer
    '(?<=(check|ask|do|count|read|weigh|verify|measure|confirm|look at|say) (_ )?)before you (give|pay|make|hand)(?! (notice|up))',
    // somebody served, and their relatives
    `(?<=(a|an|the|any|each|one|some|with|two) )${served} (whose|who s) (_ ){1,2}((refus|declin|want|insist|need|ask|die|fall|lose|lost|died|fell|is (in|on|under|being)|has (just )?)[a-z]*( (treatment|chemo|surgery|care|help|food|medication)( for _)?)?)?`,
    '(?<=(shave|wash|lift|move|feed|bathe|dress|help|turn|seat|carry|treat|nurse|teach|calm|reach|serve|guide|escort|transfer) )(a|an|the|each) ((old|older|young|elderly|blind|frail|disabled|deaf|heavy) )*(man|woman|boy|girl|lady|gentleman) who (can|cannot|will|won|does|doesn|is|has|refuses|wants)',
    '(?<!(?<![a-z])(you|she|he|candidate|as) (_ )?)veterans? ((_ ){0,2}(who|that) )?(come|comes|arrive|arrives|visit|visits|ring|rings|call|calls|ask|asks|wait|waits|return|returns|train|trains)( (to|at|in|for|back|your|our|the|a) (_ ){0,3}_)?( with prosthes[ei]s)?',
    'you have (a (group|class|room) of )?([1-9][0-9]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty( one| two| three| four| five| six)?|thirty) (children|kids|pupils|toddlers|babies)(?=,? (and (one|two|a|an|only|no|your|the)|in (your|the|a) (group|class|room|hall|yard)|with (one|two|a) (colleague|assistant|helper))(?![a-z]))',
    '(which|what|how many) (contraceptives?|contraception|pills|tablets) (may|can|must|would|should) you (not )?(supply|sell|dispense|recommend|order|stock|hand out|explain|offer|advise)',
    '(who|which of them) owns (the|a|an|that) (house|flat|land|property|plot|building|car|farm) (when|if|according|in the|on the|while)',
    // photos that nobody asked for
    '(candidate|applicant|somebody|someone) (sends|sent|adds|added|attached|attaches|encloses|includes|included) (a|her|his) (photo|picture|photograph) (_ ){0,6}(although|though|even though|unasked|nobody asked|you (did not|didn t|never) ask|without being asked|asked for none)',
  ],
  uk: [
    // people who left a firm
    `${ukLeft} (лише |тільки |вже |уже |одразу |аж |за рік |за місяць )*${ukFew}${ukNotChildren}`,
    `(?<=(у вас|від вас|у нас|від нас|за рік|за місяць|торік) )${ukFew} (_ )?(звільнил|пішл|захворіл|перейшл|прийшл|стажист|новеньк|новачк|водії|кухар|монтажник|працівник|продавц|медсестер|менеджер|слюсар|зварник|офіціант|розробник)[а-џґ]*${ukNotChildren}`,
    // injuries of a workplace
    '(які|скільки|котрі) травми? (ви )?(передаєте|відправляєте|скеровуєте|реєструєте|фіксуєте|розслідуєте|рахуєте|лікуєте|оцінюєте|записуєте|описуєте)',
    '(?<!(?<![а-џґ])(ваш[а-џґ]*|у вас|ви|маєте|мали|його|її|своя|свої|своєї|старої|давньої|після) (_ ){0,2})травм(а|и|у|ою|ам) (на|у|в|біля|під час) (_ )?(зміні|дільниц|будівництв|будов|виробництв|цех|майданчик|верстат|прес|склад|кухн|лінії|об.єкт|заводі|висот|вантаж|розвантаж)[а-џґ]*(?! (_ ){0,6}(ви (ще|тепер)|вам|піднім|болит|зажи|віднови|працюєте|лікув)[а-џґ]*)',
    // those whom the work serves
    `(мати|батько|мама|тато|вдова|жінка|родина|сім.я|клієнтка|пацієнтка|подружжя)( з)? (двох|трьох|чотирьох|п.ятьох|кількох|двома|трьома) (дітей|дітьми) ${ukTells}`,
    'у вас (у групі |у класі |сьогодні )?(десят|одинадцят|дванадцят|тринадцят|чотирнадцят|п.ятнадцят|шістнадцят|сімнадцят|вісімнадцят|дев.ятнадцят|двадцят|тридцят)[а-џґ]* ((двоє|троє|четверо|п.ятеро|один|одна|шестеро) )?(дітей|малюків|дошкільнят|учнів|вихованців)(?= (у|в) (групі|класі|залі)| (а|і|та|й))|у вас (у групі |у класі |сьогодні )?[1-9][0-9] (дітей|дітки|дитини|малюків|учнів)(?= (у|в) (групі|класі|залі)| (а|і|та|й))',
    '(з|із|зі|для|до) (_ )?(дівчин|підлітк|[а-џґ]+надцятирічн|клієнтк|пацієнтк|жінк|учениц|школярк|підопічн|студентк|працівниц)[а-џґ]*,? (яка|що|котра) (_ )?(вагітна|при надії|народила|чекає)',
    `${ukServed},? (яка|який|яке|що|котра|котрий) (_ ){0,7}плач(е|уть)`,
    'носі(й|ї|я) мови (_ ){0,3}(каже|кажуть|виправляє|виправляють|сперечається|скаржиться|перевіряє|вичитує|вичитав|веде|ведуть)',
    'звідки (приїхали|прибули|прийшли) (ці|ті|наші|усі) (деталі|запчастини|тканини|товари|овочі|ліки|проби|вантажі|дані|цифри)',
    '(були|бували) (у|в) лікарні як (постачальник|аудитор|інженер|волонтер|підрядник|майстер|технік|перевізник)[а-џґ]*',
    '(з|із) якого району (ви )?(_ )?(взяли|взяв|маєте|отримали|прийняли|більше|найбільше) (_ )?(замовлен|заяв|дзвінк|виклик|клієнт|скарг)[а-џґ]*',
    // what was otherwise before a change of work
    'раніше,? хто (був|була|були) (проти|за)',
    // cover for staff on leave
    'коли (_ )?(бухгалтер|кухар|водій|помічни|колег|наставни|медсестр|виховател|продав|касир|майстер|начальни|змінни|напарни)[а-џґ]* (за)?хворі(є|ють|в|ла|ли)',
    '(перекрива|закрива|підміня|нарахов)[а-џґ]*,? (ви )?(_ )?(декретн[а-џґ]+ відпустк[а-џґ]*|декрет[а-џґ]*)(?! (_ )?(свій|ваш|ви))',
    // photos that nobody asked for
    '(надісла|присла|дода|вкла)(в|ла) (до резюме )?(своє )?(фото|світлину),? (хоча|хоч|якого|якої|а) (_ ){0,2}не проси(ли|в|ла)',
  ],
};
