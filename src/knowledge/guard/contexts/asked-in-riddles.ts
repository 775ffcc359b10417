import type { GuardPhrases } from '#knowledge/guard/guard-rule.ts';
import type { PrivateTopic } from '#knowledge/guard/rules/private-topics.ts';

const children = '(son|daughter|grandson|granddaughter|grandchild|child|kid|nephew|niece)';
const screens = '(tik ?tok|snapchat|instagram|discord|twitch|minecraft|roblox|fortnite|emojis|memes)';
/** Things of a child that stand in somebody's car or house. */
const childThings =
  '(car seat|child seat|booster seat|baby seat|buggy|pram|pushchair|stroller|stair ?gate|baby gate|high ?chair|bunk beds?|cot|crib|toys|crayons|colouring books?|nappies|sippy cups?|scooters?|finger paintings?)';
const longBreak = '(break|breaks|gap|gaps|interruptions?|pauses?|absences?|career break|long (break|absence|leave))';
const manyYears =
  '((the |at least |a full |another )*(next |coming |first )?(two|three|four|five|six|ten|few|[2-9]|10) years)';
const feast =
  '(christmas( eve| day)?|easter( sunday)?|the sabbath|shabbat|ramadan|eid|passover|diwali|hanukkah|lent|holy week|yom kippur|orthodox christmas)';
const covering =
  '(scarf|headscarf|head ?scarf|hijab|turban|veil|niqab|kippah|kippa|yarmulke|skull ?cap|head ?covering|crucifix|rosary)';
const bodyPart = '(body|back|knees?|legs|joints|bones|feet|hips?|shoulders|eyes|heart|lungs|wrists|hands)';
const presentPaper =
  '((present|current|last|latest|old|existing|previous|recent) )(_ )?(contract|pay ?slips?|p60|p45|bonus letter|tax return|offer letter)';
const parade = '(flag|poster|banner|portrait|placard|yard sign|lawn sign|bumper sticker|slogan)';

const ukKid =
  '(малеч|малюк|малю|дітк|діточ|дит|діт|син|доньк|донечк|дочк|малого|малу|найменш|старшеньк|меншеньк)[а-џґ]*';
const ukChildThings =
  '(дитяч[а-џґ]+ (крісл|автокрісл|сидін|ліжечк|велосипед|самокат)[а-џґ]*|автокрісл[а-џґ]*|бустер|візочок|іграшк[а-џґ]*|манеж|підгузк[а-џґ]*)';
const ukYears =
  '((найближч[а-џґ]+|наступн[а-џґ]+|перш[а-џґ]+|хоча б|щонайменше) )*(два|три|чотири|п.ять|шість|десять|кілька|[2-9]|10) (роки|років)';
const ukFeast =
  '(різдв|велик(день|дня|дню|день)|пасх|паск|рамадан|шабат|святвеч|піст|пост|курбан|ханук|песах|трійц)[а-џґ]*';
const ukSmallPart = '(тіло|спина|коліна|коліно|ноги|суглоби|руки|очі|серце|плечі|хребет|нерви)';

/** A remark about everybody here, and then the question whether somebody belongs with them. */
export const ageAcross: GuardPhrases = {
  en: [
    `(everyone|everybody|(whole|entire|our|the) (_ )?(team|crew|lot|staff|office)|(most|all) of (us|them)|we|they|people here) (_ ){0,6}(${screens}|in (their|our) twenties|under thirty|gen z|straight (out of|from) (school|college|university)|fresh (out of|from) (school|college|university)) (_ ){0,12}you (_ ){0,3}(feel (at home|out of place|comfortable|old)|fit in|keep up|get on|cope|mind|belong|find your feet)`,
  ],
  uk: [
    `(усі|всі|команда|колектив|хлопці|дівчата|більшість|половина) (_ ){0,6}(тікто|снапчат|роблокс|дискорд|майнкрафт|по двадцять|двадцятирічн|щойно зі школи|вчорашні студент|зі студентської лави)[а-џґ]* (_ ){0,6}(вам|ви) (_ ){0,5}(затишн|комфортн|упише|впише|своїм|своєю|важко|не чуж|дивно|звикне|порозуміє|не загубите)[а-џґ]*`,
  ],
};

/** Somebody is seen to leave a drink or a dish, and asked why. */
export const pregnancyAcross: GuardPhrases = {
  en: [
    'you (_ ){0,4}(not|n t|t|no|refuse[ds]?|refusing|skip|skipped|skipping|pass|passed|passing|decline[ds]?|declining|turned down|off|avoid|avoided|avoiding|untouched) (_ ){0,5}(wine|champagne|prosecco|alcohol|coffee|sushi|smoked salmon|soft cheese|beer|drink) (_ ){0,5}(any |a |some )?(special |particular |good |happy |sweet )*(reason|news)(?! (code|for (the|this) (return|complaint|order)))',
  ],
  uk: [
    '(від|до|без) (вин|шампан|кав|коньяк|суші|алкогол)[а-џґ]* ви (_ ){0,5}(причин|привід|новин|щось трапил)[а-џґ]*|ви (_ ){0,4}(вин|шампан|кав|коньяк|суші|алкогол)[а-џґ]* (_ ){0,5}(є |якась |якийсь |на те )*(особлив[а-џґ]+ |приємн[а-џґ]+ )?(причина|привід|новина)(?= ?$)',
  ],
};

/** Questions that reach a private fact by a riddle: a year, a thing at home, a stretch of time, a look at somebody. */
export const askedInRiddles: Partial<Readonly<Record<PrivateTopic, GuardPhrases>>> = {
  age: {
    en: [
      '(what|which) year (did|have|had) you (first )?(turn|turned|get|got|pass|passed|vote|voted|leave|left|finish|finished|graduate|graduated|marry|be born)( (your|the) (driving|car))?( (licen[cs]e|test|exams?|school|college))?(?! (as|with|from) (our|the) (firm|company))(?<!(project|site|contract|audit|migration|qualification|certificate))(?= ?$|,| (eighteen|twenty|sixteen|18|21|16|in|a levels?|o levels?|gcses?|school|college|university|your (driving|degree|a levels?|finals)))',
      'did you turn (eighteen|sixteen|twenty one|thirty|forty|fifty|sixty|18|21|16|30|40|50|60)',
      'your (very )?first (ever )?(mobile|mobile phone|cell ?phone|smart ?phone|phone|cassette|walkman|record|album|cd|console|games console|home computer|computer|e ?mail address|car|moped|concert|pay ?packet|vote)(?= ?$|,| (look|looked|cost|like|a nokia|have|was|or|when))',
      '(television|tv|telly|radio|charts|cinema|pictures) (_ ){0,3}when you were (a (child|kid|boy|girl|teenager|student|toddler)|little|small|young|growing up|at school|in your (teens|twenties))|(song|songs|music|film|films|band|bands|cartoons?|programmes?|shows?|toys?|comics|stars?|president|prime minister|currency|coins|prices?) (_ ){0,6}when you were (a (child|kid|boy|girl|teenager|student)|little|small|young|growing up|at school|in your (teens|twenties))',
      'where were you (when|on|at|during) (_ ){0,5}(wall|towers|millennium|diana|kennedy|moon|chernobyl|eleven|live aid|iron curtain|soviet|lehman|y2k)',
      '(is|was) (this|it|that|ours) (meant|supposed|going|likely|intended|planned) to be your (last|final) (job|post|role|move|stop|position|employer)|(will|would|might|could) (this|it|that|we) be your (last|final) (job|post|role|move|stop|position|employer)|your (last|final) (job|post|role|stop) before (you )?(retire|retirement|retiring|you stop|the pension|pension|you put)',
      `(could|might|may) (almost |easily |well |nearly )?be your (own )?(${children}|mother|father)|your (own )?(${children}|children|kids) s age|the age of your (own )?(${children}|children|kids|parents)`,
      '(paid|paying|pay|been paying) (in|into) (a |your |the |state )*(pension|national insurance|social security)|(how many|which) (school |class |college )?reunions?|your (school |class |college )?(reunion|yearbook)|class of (19|20)[0-9]{2}(?= ?$|,| (were|are|is))',
      'still (be )?(around|here|working|with us|at it|on your feet) in (ten|fifteen|twenty|10|15|20) years|(which|what) (generation|decade) (are you|do you|were you|shaped|made|formed|is yours)|(your|a|any) (big|round|milestone|landmark) birthday|which birthday',
      '(years|summers|winters|springs) (_ ){0,3}(before|until|till) you (stop|hang up|put your feet up|call it|draw|claim)|when (do|will|would|are) you (_ ){0,3}(stop|stopping|done|finish|wind|hang up) (working|work|for good|altogether|your boots|with working life)',
    ],
    uk: [
      '(рік|року|число) (_ )?(на|стоїть на|написано на) (_ )?(випускн|шкільн)[а-џґ]+ (фото|світлин|знімк|альбом|віньєтк|диплом)[а-џґ]*|випускн[а-џґ]+ (фото|альбом|світлин|віньєтк)[а-џґ]*|(шкільн|випускн)[а-џґ]+ (_ ){0,2}(якого|котрого|який) (року|рік)',
      '(якого|котрого|який) року? (_ )?(у вас |ваш[а-џґ]* |видан[а-џґ]* |стоїть )*(права|паспорт|атестат|посвідчення водія|диплом|свідоцтво про народження)(?! (якост|відповід|обладн|машин|верстат|якості))|(у|в) якому році (ви )?(отримали|одержали|дістали) (ви )?(паспорт|права|атестат|перший паспорт)(?! (якост|обладн|машин))',
      '(розвалив|розпав|розпався|розвалився|розпаду|розвалу|помер|проголосили|впав|упав|вибухнув|вибухнула)[а-џґ]* (_ )?(союз|срср|чорнобил|незалежн|брежнєв|мур|стіна)[а-џґ]*(?<=(ви|вам|вас) (_ ){0,12}[а-џґ]+)|де ви були,? коли (_ ){0,3}(союз|срср|чорнобил|незалежн|брежнєв|майдан|мур)[а-џґ]*',
      '(скільки|багато) (ще )?(років|літ|зим) (ви )?(ще )?(бачите|уявляєте|плануєте|думаєте|готові|збираєтеся|відводите|даєте) (себе|собі|працювати|ще|на)',
      '(музик|пісн|гурт|групи?|хіт|танц)[а-џґ]* (_ ){0,4}(ваш[а-џґ]+ випускн|у школі|на шкільн|дискотек|коли ви були|ваш[а-џґ]+ молодост|вашої юност)[а-џґ]*|(танцювали|слухали|співали) (_ ){0,3}(на випускн|на дискотек|у школі|у піонер|замолоду|у молодості)[а-џґ]*',
      '(тікток|тіктоц|тик ток|інстаграм|снапчат|роблокс|майнкрафт|дискорд|мем)[а-џґ]* (_ ){0,8}(затишно|своєю|своїм|не чуж|впишетеся|впишетесь|знайдете мову|знайдете спільну)[а-џґ]*',
      'ваш[а-џґ]* перш(ий|а|ого|у|ої) (мобільн|телефон|комп.ютер|касет|магнітофон|платівк|плеєр|приставк|смартфон|машина|автомоб)[а-џґ]*( телефон)?(?= ?$|,)|(яким|який|якою|яка) (був|була) ваш[а-џґ]* перш(ий|а) (мобільн|телефон|комп.ютер|касет|магнітофон|платівк|плеєр|приставк|смартфон|машин|автомоб)[а-џґ]*',
      '(остання|останнє|останньою|останнім) (для вас )?(робота|місце роботи|роботою|місцем|посада|посадою|зупинка) (чи|перед|до) (_ )?(ще|пенсі|відпочин|спочин)[а-џґ]*|(це|вона|воно) (для вас |буде |має бути |мала б бути )*(останн(я|ьою|є|ім)) (робота|роботою|місце роботи|місцем роботи|посада|посадою|зупинка|зупинкою)(?= ?$|,| (перед|до|чи|в житті))',
      '(телевізор|телебаченн|радіо|кіно|кінотеатр|мультик|мультфільм|грошима|гроші|ціни|президент)[а-џґ]* (_ ){0,4}коли ви (були )?(ще )?(мал|дитин|школяр|студент|рос|юн|вчил)[а-џґ]*|(дивилися|показували|слухали|читали|гралися|коштув[а-џґ]+) (_ ){0,4}коли ви (були )?(ще )?(мал|дитин|школяр|рос|юн)[а-џґ]*',
      '(у|в) (сини|доньки|дочки|онуки|внуки|батьки|матері|мами) (_ )?годит[а-џґ]*|(у|в) (сини|доньки|дочки|онуки|внуки|батьки|матері) вам|як ваш(і|а|ого|ої)? (син|донька|діти|онук|онука)(?= ?$|,)|віку (ваш(их|ого|ої)) (дітей|сина|доньки|онуків|батьків)',
      '(який|якого|котрий) (ювіле|день народж|юнацьк)[а-џґ]* (_ )?(ви )?(святкув|відзнач|буде|чекає|наступн)[а-џґ]*|(круглу|кругла|круглої) дат(у|а|и)|(скільки|довго|багато) (_ ){0,3}до (виплат|заслужен|пенсійн)[а-џґ]*',
      '(зустріч|зустрічі|вечір|вечорі|вечора) (випускників|однокласник)[а-џґ]*|скільки років (_ )?(вашому |вашій )?(випуску|дипломові|диплому|атестату)|(яке|якому|якого) (ви )?(десятилітт|поколінн)[а-џґ]* (_ )?(ви|вас|ваш)[а-џґ]*|(ви|були) (_ ){0,3}(піонер|комсомол|жовтен)[а-џґ]+',
      '(за|через) (десять|п.ятнадцять|двадцять|10|15|20) років ви (ще )?(будете|працюватимете|з нами|на ногах|тут)|(коли|скільки) (_ ){0,3}(на заслужений|на спочинок|на відпочинок|на дачу)',
    ],
  },
  partner: {
    en: [
      '(who|whom) (_ ){0,5}(plus one|guest) (_ ){0,2}(at|to|for) (the|our) (_ )?(party|dinner|ball|do|barbecue|picnic|gala|outing)|your plus one|(bring|bringing|have) a plus one(?! (list|rule|policy|guest))|(who|whom) (would|will|do|are) you (bring|bringing|take|taking|come with|coming with) (_ )?to (the|our) (_ ){0,2}(party|dinner|ball|do|barbecue|picnic|gala|outing)',
      '(surname|last name|family name|name) (_ ){0,4}(you were born with|you were born under|from birth|by marriage|before (you )?marr[a-z]*|your father s or|your own or)|is (that|this) your (own )?(maiden|married) (sur)?name|(changed|change|took|taken|take) (your|his|her|their) (sur|last )?name (when|after|for|on|at) (_ ){0,2}(marr[a-z]*|wedding|the registry|him|her|husband|wife)',
      'wear (a|your|the|that|no) ring(?= ?$|,| (when|outside|off|on your|at home|after))|(ring|band) on your (finger|left|hand)|(no|any|a) ring on (that|your)',
      '(anyone|anybody|somebody|someone|who|nobody) (else )?(wait|waits|waiting|stays|sits|staying|sitting|stay|sit|be waiting) up for you|(who|anyone|anybody|someone|somebody) (_ ){0,3}(keeps?|kept|keeping) (_ ){0,2}(bed|dinner|supper|your side) warm',
      '(at home|back home|in your house|under your roof|on the sofa) (who |that |there )?(will |would |might |may |to )*(object|objects|mind|minds|complain|complains|worry|worries|miss you|misses you|grumble|disagree|say no|be upset|be jealous|count the)',
      '(cook|cooking|shop|shopping|lay the table|set the table|breakfast|dinner|supper) for (one|two|yourself),? or (for )?(one|two|more|somebody|someone|anyone|a (few|family|crowd))(?! (hundred|thousand))|who (do|will|would) you (come|go) home to|who (else )?(shares|lives|sleeps) (_ ){0,2}(under your roof|in your (house|home|flat|bed)|your (flat|home|house|bed|rent))|who else has (a|the) key to your',
      'who(m)? (do|would|will|did) you (spend|celebrate|share) (_ ){0,3}(weekends?|evenings?|holidays?|new year( s eve)?|christmas|valentine s( day)?|anniversar[a-z]+|your free time|summers?) with|who(m)? (do|would|will|did) you go on holiday with',
      '(talk|talked|talking|discuss|discussed|agree|agreed|clear|cleared|check|checked|run|ran|square|squared) (this|it|that|the (move|job|offer|hours|nights|travel|shifts|pay|trips)) (_ ){0,2}(with|by|past|at) (home|those at home|somebody at home|someone at home|your (other half|nearest|better half|loved ones|nearest and dearest))|what (do|does|will|would|did) (they|those|everybody|everyone|people|anyone) at home (say|think|make)|how (do|does|will|would) (they|those|everybody|everyone|people) at home (feel|take|cope|manage)',
      'on your own (in life|these days|at weekends|again)|(is there|are you) (_ ){0,2}(somebody|someone) (serious|steady|in the picture|new)|(how s|how is) your (love|private|romantic) life|are you (spoken for|taken|attached|seeing anyone|seeing somebody|seeing someone|on the market|on the apps|settled down)',
    ],
    uk: [
      '(з|із) ким (ви )?(прийдете|придете|прийшли б|приїдете|підете|будете|завітаєте|святкуєте|зустрічаєте|проводите|відпочиваєте|їздите у відпустку) (_ ){0,5}(корпоратив|свят|вечірк|новий рік|новорічн|вихідн|відпустк|вечор|вечір|пікнік|бал|день закоханих|літо)[а-џґ]*|(з|із) ким (ви )?(зустрічаєте|святкуєте|проводите) (_ ){0,2}(новий|вихідні|вечори|відпустку|свята)',
      '(хтось|хто|є кому|кому|ніхто) (_ )?(удома|вдома) (_ )?(буде |бути |є )?(проти|заперечу|ображ|скарж|сердит|гніват|ревну|бурч|хвилю|сумува|скуча|нудьгу)[а-џґ]*|(хтось|хто|ніхто) (_ ){0,2}(чекає|чекатиме|зустрічає|зустріне|виглядає) (на )?вас (_ ){0,2}(удома|вдома|після|зі зміни|з роботи|ввечері|увечері|пізн)[а-џґ]*',
      '(прізвище|прізвищ)[а-џґ]* (_ ){0,3}(від народження|з народження|від батька|по батькові чи|по чоловік|за чоловік|дівоч|змінювали|міняли|своє чи|ваше чи|рідне чи)[а-џґ]*|(міняли|змінювали|брали|лишили|залишили) (ви )?(своє |дівоче |чоловікове )?прізвище',
      '(хто|хто ж) (удома|вдома) (_ )?(вирішує|голова|головн|дозволя|відпуска|тримає бюджет|господар)[а-џґ]*|(вас|вам) (вдома |удома )?(відпуст|дозвол|пуст)[а-џґ]+ (_ ){0,2}(вдома|удома|у відрядж|на нічн|на вахт|у рейс|так надовго|з дому)[а-џґ]*',
      '(обручк|каблучк|перстен|перстень)[а-џґ]* (_ ){0,4}(знімаєте|знімали|носите|на пальц|ваш|бачу|загубили|не бачу|немає)[а-џґ]*|(знімаєте|носите|не бачу|бачу) (_ ){0,2}обручк[а-џґ]*',
      '(готуєте|накриваєте|купуєте|сервіруєте) (_ ){0,2}на (одного|двох|себе),? (чи|або) (на )?(одного|двох|трьох|більше|когось|себе|родину)|(хто|ще хтось) (_ ){0,2}(має|мав) ключ(і)? від ваш[а-џґ]*|(хто|з ким) (ви )?(ділите|ділить) (_ )?(дах|побут|оренду|квартиру|житло)|(до кого|хто) (ви )?(повертаєтеся|вертаєтеся) (_ )?(додому|ввечері|увечері|після)|скільки (зубних щіток|подушок|чашок) (_ )?(у вас|стоїть|вдома|удома)',
      '(як|що) (удома|вдома) (_ )?(поставились|поставилися|поставляться|сприйняли|сприймуть|кажуть|скажуть|думають|подумають)|(рідні|домашні|близькі|вдома|удома) (_ ){0,2}(не проти|за|згодні|не заперечують|підтримують|відпускають)(?= ?$|,| (що|щоб|так|нічн|вахт|відрядж|такого))',
      '(влашту|облашту|склал|налагодж)[а-џґ]* (_ )?(ваше |своє )?(особист|приватн|сімейн)[а-џґ]* (_ )?(життя)?|(серце|рука) (_ )?(вільн|зайнят)[а-џґ]*|(ви|у вас) (_ )?(зараз |наразі )?(у стосунках|у парі|з кимось зустріча|вільні чи|самі чи|хтось серйозн)[а-џґ]*',
    ],
  },
  children: {
    en: [
      `${childThings} (_ ){0,4}(in|at|on|under|behind) (_ ){0,3}(your|you) (_ )?(car|boot|hall|hallway|garden|home|house|kitchen|living room|fridge|bag|back seat|flat)|(is|are|any|there) (_ ){0,2}${childThings} (_ ){0,3}(of your (car|house)|at home)|your (_ )?(car seat|booster seat|buggy|pram|pushchair|baby seat|child seat|school run)`,
      '(do|are|have|did|can|would|will|could) you (_ ){1,9}as a (working |single |busy |new |young |lone )*(parent|mum|mom|mother|dad|father|mam)(?= ?$|,)|(being|as) (both )?a (working |single |busy |new )*(parent|mum|mom|mother|dad|father) (yourself|and (a|an))',
      'how many (plates|places|lunch ?boxes|school ?bags|mouths|stockings|seats|chairs|pairs of (_ )?(shoes|wellies|boots)) (_ ){0,4}(at home|at your table|(around|round) (the|your) table|in your (hall|house|kitchen|car))|(pack|packing|make|making|fill) (_ ){0,2}lunch ?box(es)?|(who reads|home (in time )?for|back for|miss(ing)?|back before) (_ ){0,2}(bath ?time|bed ?time|bedtime stor(y|ies))',
      '(miss|missing|off for|leave for|leave early for|slip away for|free for) (_ ){0,3}(sports days?|nativity( play)?|school plays?|parents evenings?|school concerts?|school gates?)',
      '(grandparents|granny|grandma|nan|in laws|mother in law|parents|family) (_ ){0,3}(nearby|close by|around|near|round the corner|live) (_ ){0,4}(to |who |that )?(can |could )?(help|helps|help out|mind|step in|babysit)|(do you have|have you got|is there|got) (any |some |enough )*help at home|(support|back ?up|cover|childcare|safety net) (_ )?(at home|on the home front)(?= ?$|,| (when|if|for))',
      '(school|nursery|creche|kindergarten) (_ ){0,3}(closes|closed|is shut|shuts|breaks up|rings|calls|on strike|sends (_ )?home) (_ ){0,12}(you|your)|what (do|would|will) you do (when|if) (the )?(school|nursery|creche) (_ ){0,2}(closes|is closed|shuts|breaks up|rings|calls)(?= ?$|,| (early|for (a|the)|because|on you|at short))',
    ],
    uk: [
      `${ukChildThings} (_ ){0,3}(у|в|на) (_ )?(ваш|вас|машині|багажник|авто|задньому|передпоко|коридор|вдома|удома)[а-џґ]*|(у|в|на) (ваш[а-џґ]+|вас) (_ ){0,3}(є |стоїть |лежить |лежать )?${ukChildThings}|(є|стоїть|лежать) (_ ){0,2}у ваш[а-џґ]+ (_ )?${ukChildThings}`,
      '(літні|зимові|осінні|шкільні|весняні) канікули (_ )?(завад|заважа|перешкод)[а-џґ]*|(що|як) (ви )?(_ ){0,3}(робите|робитимете|зробите|дасте раду|викручуєтеся|викручуєтесь|рятуєтеся),? (ви )?(коли|якщо) (садок|садочок|школа|дитсадок|ясла) (_ ){0,2}(закрит|зачин|закрили(?= ?$|,| на)|карантин|не працю|канікул|на (карантин|канікул|ремонт))[а-џґ]*(?! (_ )?(кухн|їдальн|каси))|(садок|садочок|школа|канікул|канікули|продовжен|перше вересня|першого вересня|лінійк|ранок|ранки|утренник|батьківськ[а-џґ]+ збор)[а-џґ]* (_ ){0,3}(не )?(завад|заважа|перешкод|відволік|забира|відпрошу)[а-џґ]*',
      'скільки (ротів|тарілок|ложок|рюкзаків|портфелів|пар (черевик|чобіт|взутт)[а-џґ]*) (_ ){0,4}(удома|вдома|за столом (удома|вдома)|годувати|у передпоко)[а-џґ]*|(удома|вдома) (_ )?(годува|нагодува)[а-џґ]*',
      '(хто|хтось|є хто|чи є хто) (ще |інший )?(_ )?(удома|вдома|у родині|у сім.ї) (_ ){0,2}(від вас |на вас )?(залеж|трима|спира|покладається|чекає допомог|потребує)[а-џґ]*|(хто|хтось) (ще )?(від вас|на вас) (_ )?(залежить|тримається)(?= ?$|,| (вдома|удома|матеріальн|фінансов))',
      `(хто|з ким|на кого|кому) (_ )?(сидить|сидітиме|лишається|побуде|залишається|посидить|лікує|забирає|відводить|веде|зустрічає|везе|доглядає|вкладає|годує|купає) (_ ){0,4}${ukKid}|(хто|з ким|кому) (_ ){0,2}(удома|вдома|зі школи|із садка|з садка|у садок|до школи) (_ ){0,3}${ukKid}|найменш(ий|а|еньк[а-џґ]+|ого|у|ій) (_ )?(температур|хвор|заслаб|кашля|у садк|у школ)[а-џґ]*`,
      '(треба|доводиться|мусите|маєте|потрібно|будете) (_ ){0,5}(бігти|забирати|відпрошуватися|встигати|летіти|їхати|тікати) (_ ){0,3}(до школи|у садок|в садок|до садка|по (дит|мал|син|доньк)[а-џґ]*|на гурток|на ранок)',
      '(бабуся|бабусі|дідусь|батьки|теща|свекруха|няня|хтось з рідних) (_ ){0,3}(поруч|неподалік|близько|допомага|підстрах|посид|бере|забира|виручає)[а-џґ]*(?<!(пацієнт|учн|вихован|діт)[а-џґ]* .{0,30})(?= ?$|,| (з|із|вам|якщо|коли))|(маєте|є у вас|у вас є|чи є) (_ ){0,2}(допомога|підтримка|помічниці|помічники|підмога|тили) (удома|вдома|по дому|з малеч[а-џґ]*)|маючи (таких|стільки|двох|трьох) (_ )?(помічник|ротів|хлопц|дівчат)[а-џґ]*|(як|коли) ви (_ )?встигаєте (_ ){0,2}(і )?(вдома|удома)',
    ],
  },
  plans: {
    en: [
      `(promise|plan|planning|able|willing|ready|happy|commit|expect|prepared|intend|guarantee|hope|want|count on|rely on)(?! (a|the|our|your) (_ )?(client|customer|user|tenant|guest|plant|buyer|school)s?) (_ ){0,9}${manyYears} (_ ){0,4}(without|with no|and no|free of|minus) (_ ){0,4}${longBreak}(?! (of|in|to) (the )?(service|supply|power|production|line|water|deliver)[a-z]*)|(uninterrupted|unbroken) years? (_ ){0,4}(with us|here|from you)|${manyYears} (in a row|on end|straight) with us`,
      '(for|because of|from) (an? |some )?(very )?(happy|joyful|joyous|blessed) (reasons?|event|occasion|arrival|surprise)',
      '(count on you|rely on you|promise|sure you|you won t|you will not|you re not|you are not|afraid you|worry you) (_ ){0,10}(nine|9) months|(disappear|vanish|drop out|slip away|leave us|go missing) (_ ){0,4}(for )?(nine|9|twelve|a year or) (months|two)',
      '(see|picture|imagine|plan|where is) (yourself|yourselves|your) (_ )?(family|home|private|personal|love|domestic) life|(private|personal|home|domestic|family) (plans|projects|ambitions)(?= ?$|,| (for|in|over|that|which|we))(?! (for|of) (the|a) (client|customer|patient|resident)s?)(?<=(your|any|big) (_ ){0,2}[a-z]+)',
      '(long|longer|lengthy|extended|parental|planned) (parental )?(absence|leave|break) (_ ){0,3}(on the cards|in the pipeline|on the horizon|in sight)|(do|are|would|will) you (_ ){0,3}(plan|planning|expect|expecting|foresee|foreseeing|thinking of|likely to take|intend|see) (_ ){0,3}(any |a |some )?(long|longer|lengthy|extended|parental) (parental )?(absences?|leaves?|breaks?)',
      '(room|space|place|seat) for (one|a few|some) more (at home|in the (house|car|family)|round the table)|(need|needing|looking for|want|wanting) a bigger (flat|house|home|car) (_ ){0,2}(soon|any time|in the|one day|next)|(how many|any) (bedrooms|rooms) (_ ){0,4}(planning|plan) (to fill|for)|(next|new) chapter (at home|in your (private|personal|home) life)',
      'your family (_ )?(grow|growing|get bigger|expand|complete)|(complete|grow|expand|enlarge) your family|(see|picture) (yourself )?(as a|becoming a) (mother|father|parent|mum|dad)|(picture|want) (of )?(a )?(big|large) family',
    ],
    uk: [
      `(готові|обіцяєте|плануєте|згодні|зможете|хочете|розраховува|гаранту|пообіця|маєте намір|чи можемо)[а-џґ]* (_ ){0,8}${ukYears} (_ ){0,4}(без|не роблячи|не беручи) (_ ){0,2}(перерв|пауз|зупин|декрет|тривал|довг|відпуст|перепочин)[а-џґ]*(?! (_ )?(у|в|на|лінії|подач|постач|фінанс|роботи (лін|систем|мереж)))`,
      '(з|із|через|від) (дуже )?(радісн|щаслив|приємн|світл)[а-џґ]+ (причин|привод|нагод|поді|новин|обставин)[а-џґ]*(?<=(ви|вас|вам|вами|ваш[а-џґ]*|нам|заміну) (_ ){0,12}[а-џґ]+)|(шукати|шукатимемо|підшукати) (вам )?(заміну|підміну) (_ ){0,4}(радісн|щаслив|приємн|через рік за)[а-џґ]*',
      '(не )?(зникн|пропад|щезн|підете від нас|покинете|випадете|зникати)[а-џґ]* (_ ){0,3}(на|за) (_ )?(три роки|рік чи|півтора року|шість років|дев.ять місяців|два роки|рік)',
      '(бачите|уявляєте|плануєте|якою буде|якою ви бачите) (_ ){0,2}(ваша |вашу |свою |своя )(родин|сім.|домашн)[а-џґ]* (_ )?(за|через|років|на|у|в)[а-џґ]*|(ваша|вашої|свою|вашу) (родина|родини|родину|сім.я|сім.ю|сім.ї) (_ ){0,2}(побільш|зрост|збільш|розшир|поповн)[а-џґ]*|(побільш|зрост|збільш|розшир|поповн)[а-џґ]* (_ ){0,2}(ваша|вашої|свою|вашу|у вашій) (родин|сім)[а-џґ]*',
      '(збираєтеся|збираєтесь|плануєте|думаєте|мрієте|хочете) (_ ){0,4}(колиса|колиск|лелек|візоч|пелюш|поповнен|друг(ого|у|ий)(?= ?$|,)|третього(?= ?$|,)|первістк|маля|двійнят)[а-џґ]*|коли (ви )?(плануєте|чекати|збираєтеся|думаєте) (_ )?(за )?(друг(ого|у)|третього|первістка|наступне|маля)(?= ?$|,)',
      '(довга|довгу|тривала|тривалу|тривалої|довгої|планову) (_ )?(відсутн|відпустк|перерв|пауз)[а-џґ]* (_ ){0,3}(плану|передбача|попереду|чекати|на горизонті|найближч)[а-џґ]*(?<=(ви|вас|вам|у вас|ваш[а-џґ]*) (_ ){0,8}[а-џґ]+)|(плануєте|передбачаєте|чекати від вас) (_ ){0,2}(довг|тривал)[а-џґ]+ (відсутн|відпуст|перерв|пауз)[а-џґ]*|(особист|сімейн|домашн|приватн)[а-џґ]+ (план|проєкт)[а-џґ]* (_ ){0,3}(на|у|в|про які|які)(?<=(ваш[а-џґ]*|у вас|маєте|які) (_ ){0,5}[а-џґ]+)',
    ],
  },
  pregnancy: {
    en: [
      '(should|shall|can|may|do) (i|we) (already )?congratulate you(?! (on|for) (the|your|a) (award|launch|deal|promotion|win|result|new (job|role|post|office)))|(are|is) congratulations (in order|due)',
      '(anything|something|what) (_ ){0,8}(the )?(next|coming) (nine|eight|seven|9|8|7) months|(or|or is it|or are there|is it|is that) (a )?(bit of )?(happy|joyful|lovely|exciting|glad) news(?= ?$|,)|(happy|joyful|lovely|exciting) (news|event) (_ )?(on the way|to share|to tell|coming|in the (family|spring|summer|autumn|winter|new year))',
      'you still (_ )?(be )?(able to|be able to|lifting|on your feet|standing|climbing|fit|working|driving|doing this) (_ ){0,6}in (three|four|five|six|seven|eight) months|(or|and) (is )?(something|somebody|someone|a little (one|somebody)) (is )?on the way(?= ?$|,)',
      '(loose|flowing|roomy|baggy|wide|floaty) (dress|top|shirt|jumper|clothes|blouse|sweater) (_ ){0,4}(fashion|hide|hiding|news|reason|choice|for two)|(sitting|lifting|standing|seat ?belts?|stairs) (_ ){0,4}(for|in) (two|your (condition|state))(?= ?$|,)',
      '(you|your) (_ )?(off|gone off|given up|stopped|stopping|skipping|avoiding|not (touching|having|taking)) (the )?(wine|coffee|alcohol|sushi|soft cheese|prosecco|champagne|smell)(?= ?$|,| (these|at the|for|lately|now))',
    ],
    uk: [
      '(можна|чи можна|пора|варто|час|є з чим) (_ )?(вас )?(уже |вже )?(при|по)?вітати(?= ?$|,)|вас (можна |вже |уже |пора |час )*(при|по)вітати(?= ?$|,)|(прийняти|приймати) (_ )?(привітання|вітання)(?= ?$)',
      '(найближч|наступн)[а-џґ]+ (дев.ять|вісім|сім|9|8|7) місяц[а-џґ]*(?<=(щось|нам|ви|вас|вам|ваш[а-џґ]*) (_ ){0,14}[а-џґ]+)',
      '(зможете|будете|подужаєте|здужаєте) (ви )?(ще )?(_ ){0,8}(чи|або) (щось |хтось |когось |чогось )?(очіку|чека|планує)[а-џґ]*|(через|за) (пів року|п.ять|чотири|шість|сім) ?(місяців|місяці)? ви (ще |усе ще |все ще )*(зможете|будете|носитимете|стоятимете)',
      '(сукн|плать|блуз|светр|одяг|светер|кофтин)[а-џґ]* (_ ){0,6}(приємн|радісн|щаслив|добр)[а-џґ]* новин[а-џґ]*|(вільн|широк|просторн)[а-џґ]+ (кро|сукн|плать|блуз|светр)[а-џґ]* (_ ){0,5}(мод|хова|новин|причин|не просто)[а-џґ]*|(чи|або) (це )?(вже )?(радісн|приємн|щаслив|добр)[а-џґ]+ (новин|звістк|очікуванн)[а-џґ]*(?= ?$)',
      '(ви|вас) (_ ){0,2}(відмови|не п.єте|не пили|кинули пити|не торкну)[а-џґ]* (_ ){0,3}(вин|шампан|кав|коньяк|алкогол|суші)[а-џґ]*(?= ?$|,| (бо|чи|є))|(вин|шампан|кав|суші)(а|о|у|и|ського)? (ви )?(відмови|не п.єте|не пили|не торкну)[а-џґ]*(?= ?$|,)',
    ],
  },
  religion: {
    en: [
      `(where|how|with whom|what) (do|would|will|did) you (usually |normally |like to |tend to |always )*((spend|pass) (your )?(sunday mornings?|friday (noons?|prayers?|evenings)|sundays|saturdays)|(go|head|drive) on (sunday mornings?|sundays?|friday (noons?|prayers?))|(spend|pass|keep|celebrate|mark|observe|go|do) (your |on |at |for |to )*${feast})(?! (at (the|work|your|our) (shop|work|office|kitchen|plant|site|desk)|in (the|your|our) (shop|work|office|kitchen|plant|ward|hotel|restaurant|store)|trade|shift|rush|menu|orders|bookings|market|service|dinners?|opening))`,
      '(day|days|evening|evenings|hour|hours|food|foods|drinks?|meat) (_ ){0,7}you (may not|must not|are not (allowed|permitted)|aren t (allowed|permitted)|are forbidden) (to )?(_ )?(touch|work|switch|eat|drink|travel|write|pick up)',
      'with (a |an |the )?(wom[ae]n|lad(y|ies)|man|men|opposite sex|other sex),? or (does|do|is|would) (something|anything|it|that|faith|your (faith|beliefs?|religion)) (_ ){0,2}(forbids?|against|stop|prevent|allow|in the way)',
      `your (_ )?${covering} (_ ){0,2}(come off|stay on|fit|be (taken|removed)|off|mean|means|stand for|under)|(take|taking) (off )?your (_ )?${covering}|(is that|what does|what is|what s) (that |the )?(${covering}|cross|pendant|star|crescent|symbol|thread) (_ ){0,2}(around your neck|you wear|you re wearing|on your (neck|wrist|chain))`,
      '(you|do you) (really |personally |yourself )*(believe|think|feel|hope) (_ ){0,3}(happens|comes|awaits|waits|is there|there is|there s|goes on) (_ ){0,3}(after|when|beyond) (we|you|people|death|life|this life|the grave)|(do|did) you believe in (an? |the )?(afterlife|heaven|hell|something (higher|greater)|higher power|fate|miracles|bible|creation|life after)',
      '(which|what) (holy |sacred )?(book|scripture|scriptures|text|bible) (_ ){0,5}(swear|by your bed|pray|live by|guides you|do you follow|on your bedside)|(holy|sacred) (book|scripture|text) (_ ){0,4}you',
      '(you|your (children|kids|son|daughter|parents|baby)) (_ ){0,2}(christened|baptised|baptized|circumcised)|your (christening|baptism|confirmation name|bar mitzvah|bat mitzvah|first communion|patron saint|name day)',
      '(strength|comfort|hope|solace|guidance) (_ ){0,3}from (above|faith|prayer|god|your (faith|church)|on high|the (lord|bible|koran|quran|torah))|(prayer|faith|god|the lord|scripture|your (church|mosque|temple|synagogue|priest|imam|pastor)) (_ ){0,3}(helps?|carr(y|ies)|gets?|gives?|keeps?|got|helped|carried|says?) (you|about)|who (hears|takes) your confession|(your|a) (parish|congregation|diocese) (_ ){0,3}(do you|are you|you belong)',
    ],
    uk: [
      '(який|яка|котрий|котра|якого|якій|якому) (храм|церкв|парафі|монастир|мечет|синагог|громад|ікон|молитв|священник|святий|свят)[а-џґ]* (_ )?(вам |вас |ви )?(допомаг|підтрим|трима|рятує|ходите|належите|відвідуєте|молитеся|поруч|вашого)[а-џґ]*|(до|у|в) (якого|якої|яку|який|чию) (патріархат|парафі|церкв|храм|конфесі|віри|віру|мечет|громад)[а-џґ]* (_ )?(ви|ваш|належ|ходите|хрещ)[а-џґ]*',
      `(де|як|з ким) (ви )?(зазвичай |завжди |любите )*(проводите|буваєте|зустрічаєте|святкуєте|відзначаєте|минає) (_ ){0,2}(недільн[а-џґ]+ (ранок|ранки|ранку)|неділю|неділі|п.ятнич[а-џґ]+ (молитв|полуд)[а-џґ]*|${ukFeast})(?! (_ ){0,2}(зміну|на зміні|у ресторані|в ресторані|в магазині|у готелі|на кухні))`,
      `(у вас|ваш[а-џґ]*|ви (святкуєте|тримаєте|відзначаєте)) (_ ){0,2}${ukFeast}(?! (_ ){0,2}(меню|замовлен|зміна|зміни|продаж|акці|наб[іо]р|ярмар))(?=( (_ ){0,2}|, )(двадцять|сьом|25|7|коли|за яким|удома|вдома|святкуєте|тримаєте))|(різдво|великдень|паску|пасху) (_ ){0,4}(двадцять п.ятого|25|сьомого|7)(?= ?$|,| (чи|грудня|січня))`,
      '(перехрест|перехрещ|хрестит|хрестите|помол|молит|молите|сповіда|причаща|причаст|постит|постуєте)[а-џґ]* (ви )?(_ ){0,2}(перед|після|зранку|на ніч|щодня|часто|коли|за|удома|вдома)[а-џґ]*(?<=(ви|вас|вам|чи|як|[а-џґ]+тес[яь]|[а-џґ]+єте) (_ ){0,6}[а-џґ]+)|(перехрестите|хрестите|сповідаєте|причащаєте|молите)[а-џґ]*',
      '(день|дні|днів|години|їжа|страв|м.ясо)[а-џґ]* (_ ){0,4}(вам|ви) (_ )?(не можна|не вільно|заборонено|не дозволено|грішно|гріх|не годиться) (_ )?(братися|працювати|торкатися|вмикати|їсти|пити|писати|робити)|(у неділю|у суботу|у п.ятницю|на свята|у свято) (вам )?(не можна|гріх|грішно|не годиться) ',
      '(удома|вдома|на столі|на стіні|у машині|в машині) (_ ){0,6}(ікон|розп.ятт|свічк|лампад|молитовник|біблі|коран|тор|вишит[а-џґ]+ рушник|образ)[а-џґ]*(?<=(ви|вас|вам|ваш[а-џґ]*) (_ ){0,12}[а-џґ]+)|(хрестик|хреста|ладанк|хустк|тюрбан|кіп|хіджаб|підвіск|вервиц)[а-џґ]* (_ ){0,4}(знімете|зніматимете|знімаєте|носите|на ший|на вас|під каск|для каски|означа)[а-џґ]*|(знімете|зніматимете|знімаєте|носите) (_ ){0,3}(хрестик|хустк|тюрбан|кіпу|хіджаб|ладанк)[а-џґ]*',
      '(хрестили|хрещен|охрещ|обрізан|вінчан|вінчали)[а-џґ]* (_ )?(ваш|ви|вас|дітей|сина|доньку)[а-џґ]*(?= ?$|,| (чи|у|в|за))|(ваш[а-џґ]* (дітей|діти|дитину|сина|доньку)|вас|ви) (_ ){0,2}(хрестили|хрещен|охрещ|обрізан|вінчан|вінчали)[а-џґ]*|(ваш[а-џґ]*|ваше) (хрестини|хрещення|іменини|день ангела|духівник|священник|святий)[а-џґ]*',
      '(на вашу думку|як гадаєте|ви вірите|як думаєте|на ваш погляд|ви думаєте) (_ ){0,8}(після смерті|потойбіч|на тому світі|по смерті|вічне життя|загробн)[а-џґ]*|(вірите|віруєте) (ви )?(у|в) (бога|щось вище|вищі сили|долю|диво|дива|рай|пекло|аллаха|христа|воскресіння)',
    ],
  },
  health: {
    en: [
      'how many (working |sick |odd )?(days|shifts|weeks|mornings) (_ ){0,2}(did|have|were|would) you (_ ){0,2}(miss|missed|off|absent|stay (home|at home|in bed)|stayed (home|at home|in bed)|call in|called in|spend in bed|spent in bed)(?! (the|a|your|our) (_ )?(target|deadline|goal|quota))',
      '(medicine|bathroom) (cabinet|cupboard|chest|drawer) (_ ){0,8}(you|your|know|worry|home)|(in|inside) your (medicine|bathroom) (cabinet|cupboard|chest)|your (medicine (cabinet|chest)|pill ?box|epipen|repeat prescriptions?|sick notes?|medical (file|card|bracelet))',
      'you (_ )?(pass|passed|fail|failed|survive|get through|come through) (a |an |our |the |any |company |medical |fitness |health |works? |full )*(physical|medical|health check|check ?up|fitness test|eye test|blood test|hearing test|medical exam[a-z]*|health screening)(?! (inventory|count|stock|device|evidence|inspection))',
      '(needed|need|take|took|taken|had|have) (_ ){0,2}(long|longer|lengthy|weeks|months|time|some time|extended|half a year) (_ ){0,4}(off|away|out|from work)?( _)? ?to (get better|recover|heal|get well|recuperate|get back on your feet|mend)',
      `(how|what) (is|s|are|does|do|has|have|would|will|did) your (own )?${bodyPart} (_ ){0,2}(holding|held|hold|doing|cope|coping|coped|feel|feeling|say|like|bear|take|taking|manage|after|stood|stand)|your ${bodyPart} (_ ){0,2}(complain|protest|ache|aching|hold(ing)? up|let you down|telling you|tell you|still up to|up to (it|this|the))|(will|would|can|could|does|do) your ${bodyPart} (still )?(take|stand|cope|manage|hold|bear|last|let|allow|be up|forgive)`,
      'about your (own )?(mood|moods|nerves|drinking|weight|sleep|blood pressure|mental|anxiety|temper and|low spells|head|feelings with (a|somebody))(?! (board|light))|(talked|spoken|talk|speak|been|went|go|gone|seen|see) (_ ){0,2}(somebody|someone|anyone|anybody|a professional) (_ ){0,2}about (your|how you) (_ )?(mood|feel|feelings|nerves|head|sleep|worries|drinking|stress)',
      '(taking|take|takes|on|use|using|need) (anything|something|stuff|any tablets|drops) (_ ){0,3}(that |which |to )?(makes?|keeps?|helps?|slows?|calms?|get|sleep|cope|stay awake|wake up)( you)?|(anything|something|tablets) (_ ){0,3}makes? you (drowsy|sleepy|dizzy|slow|tired)',
      '(do|did|have|can|would|will) you (ever |sometimes |often |still |easily )*(get|got|gotten|feel|felt|suffer|be|been) (_ )?(dizzy|faint|breathless|out of breath|short of breath|light ?headed|headaches?|numb|palpitations|cramps?|tired easily|exhausted easily)|without (stopping|pausing|a pause|having to stop|needing to stop) (_ ){0,3}(for breath|to (rest|sit|catch))|catch your breath',
      '(when|how long ago|how often) (were|are|have) you (_ ){0,2}(last )?(in|at|admitted to|taken to) (a |the |any )?hospital(?= ?$|,| (yourself|for yourself|overnight|bed))|(how many|any) (doctors?|specialists?|hospital) (appointments?|visits?) (_ ){0,4}(you|your|in a (month|year))|how (long|quickly) (does it take you|do you need|do you take) to (recover|get over|shake off)',
      '(what|which) (would|will|does|did) (your|a) (gp|doctor|physician|cardiologist|psychiatrist|physio) (_ ){0,2}(say|think|tell|advise|make of) (_ ){0,5}(you|your|nights|shift|job)|(any|some) reason (_ ){0,4}(could|might|would|should) (not |n t )?(lift|stand|climb|bend|drive|kneel|stairs)|the (stairs|ladder|lift) (_ ){0,3}(too much|hard) for you',
      '(do|are|have) you (_ )?(ever )?(had |have |going |got |taken )*(covid|long covid|the virus|corona)|(how (bad|badly|long)) (_ ){0,3}(covid|virus) (_ ){0,2}you|how (badly|long) did (covid|it|the virus) (hit|affect|knock|floor|keep) you',
    ],
    uk: [
      'скільки (робочих |днів |змін |разів |тижнів )+(_ )?(ви )?(пропустили|не виходили на роботу|не вийшли на роботу|пролежали|хворіли|були вдома|просиділи вдома|не з.являлися|провели на лікарнян[а-џґ]+)|(пропустили|пролежали) (ви )?(_ ){0,3}(минулої|минулого|торік|за зиму|за рік|взимку)',
      'як (вам |ви )(_ )?(спит|спіть|спалося|спиться|спите|почува|дихається|бачиться|чується|їсться)[а-џґ]*(?! (клієнт|у новій|в новій))|(спите|спали) (ви )?(добре|погано|міцно|спокійно|скільки|без)|скільки (годин )?(ви )?(спите|спали)|(безсоння|кошмари) (_ )?(не )?(мучить|мучать|бувають|буває|є)',
      '(у|в|з) (вашій|своїй|домашній) (_ )?аптечц(і|е)|ваша (_ )?аптечка|(що|які) (_ ){0,2}(лежить|лежать|стоїть|п.єте|приймаєте) (_ ){0,2}(ваш[а-џґ]+ аптечц|вдома в аптечц|тумбочц|шухляд|вранці|на ніч|від тиску|від нерв|від болю)[а-џґ]*',
      '(пройдете|проходили|пройшли б|пройшли|здасте|подужаєте|боїтеся) (ви )?(_ ){0,3}(медком|медогляд|медичн[а-џґ]+ (комісі|огляд)|аналіз|лікарську комісі|флюорограф)[а-џґ]*(?! (для|води|проб|клієнт|зраз))',
      '(випада|випаст|випали|випадали|зника|вибува|пропада|лежа)[а-џґ]* (_ ){0,4}(з роботи|з обойми|з графіка|з ладу|надовго) (_ ){0,5}(одужа|видужа|оклига|підлік|полік|відновит|стати на ноги|здоров)[а-џґ]*|щоб (одужати|видужати|оклигати|підлікуватися|стати на ноги)',
      `(як|чи|що) (_ )?(ваше|ваша|ваші|вашe) (_ )?${ukSmallPart}|(ваше|ваша|ваші) ${ukSmallPart} (_ ){0,3}(витрим|болит|болят|не підвод|нагаду|скарж|ще|дозвол|трима|після|каже|кажуть)[а-џґ]*`,
      '(про|щодо) (свій|ваш|свої|ваші|своє|ваше) (_ )?(настрій|нерви|сон|тривог|пияцтво|самопочутт|стан душі|душевн[а-џґ]+ стан|вагу)[а-џґ]*|(говорили|розмовляли|зверталися|ходили|консультувалися) (_ )?(з|із|до) (фахівц|спеціаліст|психолог|психотерап|психіатр|терапевт)[а-џґ]* (_ ){0,3}(про (себе|свій|свої|своє)|самі|із собою|через (настрій|нерви|сон|тривог))',
      '(ви )?(випиваєте|вживаєте алкоголь|п.єте|чарку|чарочку|перехиляєте|пропускаєте чарк)[а-џґ]* (_ ){0,2}(на вихідних|вечорами|увечері|ввечері|у свята|після зміни|після роботи|міцне|часто|багато|регулярно)(?<=(ви|чи|часто|скільки|любите|тес[яь]|єте|аєте) (_ ){0,5}[а-џґ]+)|ви (_ )?(випиваєте|напідпитку|у зав.язці|закодован)[а-џґ]*',
      '(що|як) (_ )?(сказав|каже|сказала|скаже|подумав|думає|порадив|відреагує|радить|порадить)( би| б)? (_ )?(ваш|ваша|сімейн)[а-џґ]* (_ )?(лікар|терапевт|кардіолог|невролог|психіатр|лікарк)[а-џґ]*|(сімейний )?лікар (_ )?(не )?(заборон|відмовля|відраджу|проти|дозволя)[а-џґ]+ (_ ){0,3}(вам|нічн|важк|працюв|підійма)[а-џґ]*',
      '(як ви |тяжко |важко |легко )(_ )?(перенесли|перехворіли|хворіли|пережили) (на )?(ковід|ковид|коронавірус|covid)[а-џґ]*(?! (у|в) (компан|бізнес|відділ|магазин|готел))|(ковід|коронавірус)[а-џґ]* (_ ){0,2}(ви |у вас |вас )(_ )?(перенес|перехвор|важко|легко|зачепив)[а-џґ]*',
      '(чи )?(крутиться|паморочит|макітрит|запамороч|болить|боліла|шумить) (_ )?(у вас |вам )?(голова|у голові|серце|спина)(?<=(вас|вам|ви|часто|буває) (_ ){0,6}[а-џґ]+)|(задиха|втомлює|стомлює)[а-џґ]+ (ви )?(_ ){0,2}(на сходах|швидко|після (поверху|сходів)|легко)|(сходи|драбина|третій поверх) (_ )?(вам )?(не )?(важк|тяжк)[а-џґ]+ (для вас|вам|буде|будуть)?',
    ],
  },
  origin: {
    en: [
      'where (do|will|would|did) you (go|fly|travel|drive) (home|back)( to)? (_ ){0,2}(for|at|over|in|during) (christmas|easter|the holidays|the summer|summer|new year|eid|the feast)|where (is|s) home( for you)?(?= ?$|,| (really|originally|at (heart|christmas)))|do you (ever )?(fly|go|travel) (home|back) (to|for) (see|visit|your|the old)',
      'your (ethnic |cultural |family |national |racial )?background (_ ){0,9}(ethnically|ethnic|racially|culturally|originally)|(ethnically|racially) (speaking|where|what|are|do)(?<=(you|your) (_ ){0,8}[a-z]+)|(and|but|so) (before|where) (that|before that),? (where )?(are|were) (you|your family) from',
      '(where|how|when) did your (parents|family|people|folks|grandparents|mother|father|mum|dad|forebears|ancestors) (first )?(meet|come|arrive|emigrate|immigrate|settle|move|grow up|live|land)',
      '(did|were) you (grow up|raised|brought up|born|schooled|go to school) (_ ){0,2}(here|in (this|our|another) (country|land|city)|abroad|round here|locally|elsewhere|somewhere (else|warmer|far))|(which|what) country (_ ){0,3}(grow up|grew up|born|raised|school|childhood|call home)|(feel|consider yourself|see yourself as|call yourself) (_ )?(british|english|irish|american|european|french|german|polish|local|a foreigner|foreign)(?= ?$|,| (or|by|now|first))',
      'what (do|did|does) your people (eat|believe|celebrate|wear|drink|sing|cook|call)',
      '(food|dishes?|cook|cooking|songs?|holidays?|flag|team|anthem) (_ ){0,4}(of|from|in|for) your (home ?land|home country|own country|country|people|parents country)|which (country|side) (do|would|will) you (cheer|root|shout|support) (_ )?(for|in)',
    ],
    uk: [
      '(де|звідки|з якого краю|з якої області) (_ )?(росли|жили|виросли|народилися|походили|приїхали|родом) (_ ){0,2}(ваш[а-џґ]*) (_ )?(дід|баб|батьк|предк|мам|тат|рід|родин|прадід)[а-џґ]*|ваш[а-џґ]* (дід|баб|батьк|предк|рідні|родич|родин|мам|тат)[а-џґ]* (_ ){0,4}(по той бік|за кордоном|за поребриком|у росії|в росії|у криму|в криму|у білорус|звідки|родом|з якого|під окупаці|у москв|в москв)[а-џґ]*',
      '(за|з|по) (яким|якого|якому) (паспорт|громадянств)[а-џґ]* (ви |вас |ваш[а-џґ]* )?(їзд|їха|подорож|літа|живе|перетина|в.їжджа|записан)[а-џґ]*|(другий|другого|ще один|інший|іншого|два) паспорт(и|а|ів)? (_ )?(є|маєте|у вас|немає)(?= ?$|,)|(маєте|є у вас|чи є) (_ )?(другий|ще один|інший|закордонне|подвійне) (паспорт|громадянств)[а-џґ]*',
      '(прізвище|прізвищ|ім.я|імені|акцент|говірк)[а-џґ]* (_ ){0,4}(з якого|з якої|звідки|якого походж|чиє|з яких|не наше|не українськ|не тутешн|незвичн|цікав)[а-џґ]*(?! (клієнт|персонаж))|(з якого краю|з яких країв|з якої сторони|з яких земель) (_ )?(ви|це|ваш|прізвищ|родом)[а-џґ]*',
      'куди (ви )?(_ )?(їздите|їдете|літаєте|повертаєтеся|поїдете|навідуєтеся) (_ )?(додому|на батьківщину|до своїх|до рідних) (_ ){0,3}(на|у|в|свят|різдв|великд|влітку|літо)[а-џґ]*|(де|що) (_ )?(для вас|у вас) (_ )?(дім|дома|батьківщина)(?= ?$|,)',
      '(як давно|скільки|відколи|з якого року|коли) (_ )?(ви )?(_ )?(в україні|у нас в країні|у цій країні|в цій країні|у нашій країні|приїхали в україну|приїхали до україни|на українській землі)(?! (працює|діє|представлен|на ринку))|(ви|сім.я|родина|самі) (_ ){0,2}(з|із) (_ )?(окупован|тимчасово окупован|того боку|лінії зіткнення|непідконтрольн|ордло|днр|лнр)[а-џґ]*',
      '(удома|вдома|у вас|у родині) (готують|співають|святкують|варять|кажуть|їдять) (_ ){0,6}там,? звідки|(готують|готуєте|співають|святкують|варять|кажуть) (_ )?(удома|вдома|у вас|у родині) (_ ){0,6}(звідки (ви|родина|ваші|родом)|на батьківщині|у ваших краях|ваш[а-џґ]+ народ)[а-џґ]*|ваш(ого|ої|ому|их)? (народ|нації|народності|племен|краян|земляк)[а-џґ]*|там,? звідки (ви|родина|ваша родина|ваші|ваш рід)(?! (берете|везете|постача))',
    ],
  },
  language: {
    en: [
      '(language|tongue) (_ ){0,3}(you )?(dream|dreamt|dreamed|think|count|swear|curse|pray|argue) in|(which|what) language (_ ){0,3}(dream|count|swear|curse|pray|think|argue)',
      '(language|tongue) (_ ){0,2}(you |your (mother|parents|family|mum|granny) )(_ ){0,2}(learn|learned|learnt|spoke|speak|sing|sang|hear|heard|had) (_ ){0,2}(first|at home|to you|as a child|in the cradle|at (the )?table|as a baby|growing up)',
    ],
    uk: [
      'якою (мовою|говіркою) (_ ){0,3}(снит|снил|снять|думає|раху|лає|моли|співа|дума|сварит|говорили вдома|говорили удома|колиса|мамин|казк)[а-џґ]*(?! (документ|клієнт|інструкц))',
      '(якою|яка) мов(ою|а) (_ )?(була|звучала|лунала|у вас|говорили|розмовляли|панувала) (_ ){0,3}(вдома|удома|у дитинстві|в дитинстві|у родині|в родині|у сім.ї|в сім.ї|з бабус)[а-џґ]*|(перейшли|переходили) на українську (_ ){0,4}(коли|давно|після|чи|ще)|(коли|давно) (ви )?(перейшли|переходили) на українську',
    ],
  },
  race: {
    en: [
      '(what|which) (_ )?(box|boxes) (do|would) you tick (_ ){0,6}(ethnic|race|form|census)|(how do|where do) (people|others|strangers) (_ )?(place|see|label) you(?= ?$|,)|people (ask|asking|assume|guess) (_ ){0,3}where you (are|re|were|come) (really|actually|originally)? ?(from)?|(tan|tanned|skin|hair|curls) (_ ){0,3}(natural|all year|from (holiday|your|which))(?<=(your|you|that) (_ ){0,6}[a-z]+)',
    ],
    uk: [
      '(смагл|темн|засмаг|кучер|розріз очей|риси обличчя)[а-џґ]* (_ ){0,4}(від (мами|тата|батька|природи|кого)|у кого|звідки|від сонця|це засмага)(?<=(ви|вас|ваш[а-џґ]*|у вас|такі|така) (_ ){0,8}[а-џґ]+)',
    ],
  },
  residence: {
    en: [
      '(own|rent|share) (_ ){0,3}(place|flat|house|room|home) (_ ){0,4}you (travel|commute|come|drive|live)|(which|what) (post ?code|zip ?code|side of (the )?(town|city|river|tracks)|tube line|bus line|train line|estate|borough|suburb) (_ ){0,4}(do|would|will|are) you (_ )?(live|commute|come|travel|from|start|call|be coming)|your (area|street|estate|neighbourhood|neighborhood|block) (_ )?(a )?(quiet|safe|nice|rough|good|smart|posh|respectable)',
    ],
    uk: [
      '(квартира|дім|будинок|кімната|житло) (_ ){0,4}(їздите|добира|ночує|повертає|живете|мешкає)[а-џґ]* (_ ){0,3}(ваша|ваш|ваше|своя|своє|власн|винайман|орендован|знімн|чужа)[а-џґ]*|(у вас|у вашому|на вашому|ваш) (_ )?(на )?(район|вулиц|під.їзд|будинок|двір|квартал)[а-џґ]* (_ )?(спокійн|тих|безпечн|пристойн|неблагопол|гарн|новий|елітн|нормальн)[а-џґ]*',
      '(з|із) (якого|котрого|яких) (району|кварталу|масиву|села|боку міста|мікрорайону|передмістя) (ви )?(_ )?(їхат|їздит|добират|будете|приїжджа|долат)[а-џґ]*|(на якій|з якої|біля якої|яка) (_ )?(станці|зупинк|вулиц|гілк)[а-џґ]* (_ )?(ви )?(сідаєте|сідатимете|живете|виходите|починаєте|ваша)',
    ],
  },
  property: {
    en: [
      'the (car|van|bike|motorbike) (_ )?you (came|drove here|arrived|parked|turned up|pulled up) (_ ){0,4}(yours|your own|leased|on finance|paid off|borrowed|rented)|(finances|money matters|bank account|household bills) (_ ){0,3}(in order|sorted|under control|all right|okay|healthy|at home)(?<=(your|you) (_ ){0,5}[a-z]+)|money (_ )?(tight|short|an issue|a worry) (_ )?(at home|for you|at the end of)|(make|making) ends meet(?= ?$|,| (at home|on|these days))|(could|can) you (live|manage|get by|survive) (_ ){0,3}(a month|two months|until) (_ ){0,2}(without (pay|a salary|wages)|pay ?day)',
    ],
    uk: [
      '(машин|авт|мотоцикл|квартир)[а-џґ]* (_ ){0,4}(якою|яким|на якій|на якому|що нею) (ви )?(сьогодні )?(приїхали|під.їхали|приїздите|живете) (_ ){0,2}(ваш|сво|власн|чуж|кредит|у кредит)[а-џґ]*|(з|із) (грошима|фінансами) (_ ){0,3}(вдома|удома|у вас|у родині|все гаразд|туго|сутужно)|(вдома|удома|у вас) (_ ){0,3}(з|із) (грошима|фінансами)|(дотягуєте|доживаєте|вистачає|зводите кінці) (_ ){0,3}(до зарплати|до авансу|з кінцями|на життя)|(протягнете|проживете|протримаєтеся) (_ ){0,3}(без зарплати|до першої зарплати)',
    ],
  },
  pay: {
    en: [
      `(number|figure|sum|amount|rate|pay|salary|digits) (_ ){0,3}(on|in|at|of) your ${presentPaper}`,
      '(our|the|this) (offer|figure|range|salary|band|rate|package|money|pay) (_ ){0,8}(from|than|above|below|against|to|over|under|with) (_ ){0,2}(what )?(you (get|earn|make|have|take home|are on|re on|got|bring home|receive)|your (current|present|last|old) (pay|salary|money|package|rate))(?= ?$|,| (now|today|currently|at|there|right|in))',
      '(what|which|how high a) (figure|number|sum|rate|salary|amount|offer) (_ ){0,2}(should|must|would|will|do|does|have|has|can) (we|they|i|it|anybody|somebody) (_ ){0,3}(top|beat|match|better|exceed|put|offer)(?= ?$|,| (to|for you|so|if|before you)(?![a-z]))|(figure|number|sum|salary|amount) (_ ){0,3}(we|to) (_ ){0,2}(beat|top|match|better|exceed)(?= ?$|,| (to|for you|so|if|before you)(?![a-z]))|(would|will) (this|that|it|our offer|the move|ours) (be|mean) a (pay )?(rise|raise|cut|drop|step (up|down)) (for you|on (what|your)|in pay)',
      '(tax|pay|salary|wage) (band|bracket|grade|scale|spine) (are|were|do|did) you (on|in|sit)|how (well|generously|badly) (do|did|does|are|were) (they|you|your (present|current|last|old) (_ )?) ?(pay|paid|treat you (on|in) (pay|money))',
    ],
    uk: [
      '(цифр|сум|рядок|оклад|число)[а-џґ]* (_ ){0,4}(у|в|на) (ваш[а-џґ]+|теперішн[а-џґ]+|нинішн[а-џґ]+|останн[а-џґ]+|попередн[а-џґ]+|чинн[а-џґ]+) (_ )?(договор|контракт|розрахунков|квитк|відомост|наказ|картц)[а-џґ]*|(що|скільки) (_ )?(було|стоїть|стояло|написано|стоїть) (_ ){0,2}(у|в) (_ )?(останн|ваш|попередн|теперішн)[а-џґ]+ (_ )?(розрахунков|квитк|квитанц|договор|відомост)[а-џґ]*',
      '(наша |наш |ця |нашої |нашій )?(пропозиці|вилк|сум|ставк|оклад)[а-џґ]* (_ ){0,5}(від того|за те|порівняно|проти|з тим|ніж),? (_ )?(що|скільки)? ?(ви )?(маєте|отримуєте|заробляєте|мали|отримували|маєш|вам платять)|(яку|яка|яку саме) (цифру|суму|ставку|пропозицію) (_ ){0,4}(перебити|перекрити|побити|перевершити|обійти|переплюнути)(?= ?$|,| (щоб|аби|для вас))',
      '(від|з) (якої|яких|котрої) (цифри|суми|грошей|ставки|зарплати) (ви )?(_ )?(тікаєте|ідете|йдете|переходите|почнемо)[а-џґ]*(?= ?$|,| (до нас|розмову|говорити))|(втратите|виграєте|програєте|додасте|просядете) (ви )?(_ ){0,4}(у грошах|в грошах|у зарплаті|в зарплаті|перейшовши до нас|якщо перейдете)|(це|наша пропозиція) (_ )?(буде )?(для вас )?(підвищення|пониження|крок вгору|плюс чи мінус|мінус чи плюс) (_ ){0,2}(у грошах|в грошах|у зарплаті)',
    ],
  },
  arrest: {
    en: [
      '(courtroom|court|dock|cell|police station|prison|police car|interview room|bars) (_ ){0,5}(from the (wrong|other|inside) (side|end)?|wrong side|from the inside|on the wrong)|(wrong|other|inner) side of (the )?(law|bars|courtroom|bench|dock|a cell|cell door|prison)',
      '(anything|something|what|is there|nothing) (_ ){0,3}in your (past|history|closet|cupboard|record|background|youth) (_ ){0,8}(checks?|find|throw|turn|come|show|police|court|surprise|embarrass|worry|know about|dig up)|skeletons? in (your|the|any) (closet|cupboard)|(clean|spotless) (sheet|slate|record|past|nose)(?= ?$|,)(?<=(you|your) (_ ){0,5}[a-z]+)(?<!(safety|audit|driving) (record|sheet))',
    ],
    uk: [
      '(зал[а-џґ]* суду|суд|суді|лавк|лаву|грат|решітк|камер|відділк|наручник)[а-џґ]* (_ ){0,5}(з того боку|не з тієї|не з того|зсередини|з іншого боку|як підсуд|з іншої лавки|за гратами)[а-џґ]*|(по той|той|не той|інший|по інший) бік (грат|решіт|закон|лави|барикад з законом)[а-џґ]*|не з (тієї|того) (лавки|лави|боку) (_ )?(суд|зал|закон)?[а-џґ]*',
      '(знайде|знайдуть|знайдемо|спливе|вилізе|випливе|накопає|накопають|розкопає|викопають|виявить|покаже) (_ ){0,5}(щось |чого |що )?(_ )?(у|в|з) (вашому |вашій |вашого |вашої )?(минулому|біографії|минулого|біографію|анкеті|молодості|юності)|(темн|слизьк|чорн)[а-џґ]+ (плям|сторінк|смуг|місц)[а-џґ]* (_ ){0,2}(біографі|минул|у вас|маєте|за вами)[а-џґ]*|(скелет|скелети)[а-џґ]* (_ )?(у|в) (вашій |вашому )?шаф[а-џґ]*',
    ],
  },
  politics: {
    en: [
      '(read|watch|listen to|follow|trust|buy|believe|wake up to|switch on) (on (a )?sundays?|at (breakfast|home|the weekend|weekends)|in the (morning|evening)s?|of an evening|to (learn|hear|find out|know) the truth|for the truth)(?<=(papers?|newspapers?|channels?|news|podcasts?|stations?|columnists?|broadcasters?|outlets?) (_ ){0,12}[a-z]+)',
      `(which|what|whose|any|a) (_ )?${parade}s? (_ ){0,6}(in|on|from|at|above|over|outside) your (_ )?(window|balcony|garden|lawn|door|desk|wall|car|bumper|house|office|profile|home)`,
      '(what|how) (did|do|would) you (_ )?(think|feel|make|reckon) (_ )?(of|about) (the |our |this |that )?(prime minister|president|chancellor|opposition|brexit|referendum|trump|biden|starmer|farage|putin|netanyahu|labour|tories|republicans|democrats|election result|migrants|small boats|gaza|israel|palestine|woke|culture war)(?! (s|bill|rules|guid|contract|tender|grant|scheme|act|story|coverage))',
      '(which|what) (way|side|end|part) (of (the )?(aisle|house|spectrum|barricades?|divide|political) ?)(_ ){0,4}you|(red|blue|left|right|green) (_ )?(or|leaning or) (red|blue|left|right|green)(?= ?$|,)(?<=(you|your|yourself) (_ ){0,8}[a-z]+)',
    ],
    uk: [
      '(який|які|яким|яких|якому|чий) (_ )?(канал|телеканал|блогер|новин|марафон|газет|видан|телеграм|політолог|ютуб)[а-џґ]* (ви )?(_ )?(вмика|дивит|слуха|чита|віри|довіря|передплач)[а-џґ]*(?=( (_ ){0,3}|, )(ввечері|увечері|удома|вдома|на вихідних|зранку|щоб|правд|вірите|довіряєте|за сніданком)|$)',
      '(чий|чия|чиє|який|яке|яка) (_ )?(портрет|прапор|плакат|гасло|календар|бюст|наліпк|значок|банер)[а-џґ]* (_ ){0,4}(ваш|вас|висів|висить|стоїть|висітиме|кабінет|балкон|вікн|машин|аватар)[а-џґ]*(?<=(ваш[а-џґ]*|вас|ви|вам) (_ ){0,6}[а-џґ]+)|(портрет|прапор|плакат|гасло)[а-џґ]* (_ ){0,3}(у|в|на) ваш[а-џґ]+ (кабінет|балкон|вікн|машин|аватар|сторінц|стін)[а-џґ]*',
      '(як вам|що ви думаєте про|як ставитеся до|як ви ставитеся до|ваша думка про) (_ ){0,2}(влад|уряд|президент|прем.єр|опозиці|зеленськ|порошенк|мобілізаці|ухилянт|трамп|вибори|ради|коаліці|перемовин|мовн[а-џґ]+ закон|тцк)[а-џґ]*(?! (тендер|закупів|договор))',
    ],
  },
  union: {
    en: [
      '(picket|pickets|strikers?|picket line|gates? (_ ){0,3}(blocked|closed|picketed)) (_ ){0,9}you (still )?(cross|go in|walk (in|through|past|out)|come in|join|drive|stand|stay)|(spoke|speak|stood|stand|negotiated|fought|bargained) (up )?for you (_ ){0,9}(cut|cuts|wages|rep|steward|redundanc[a-z]+)|card in your (wallet|purse|pocket) (_ ){0,8}(boss|employer|manager|management|steward)|(sign|signed|signing|hand out|handed out) (_ ){0,2}(petitions?|leaflets?|cards?) (_ ){0,3}(against|at) (_ ){0,2}(management|boss|bosses|employer|gate|your (boss|firm))',
    ],
    uk: [
      '(збира|збирали|збираєте|підпису)[а-џґ]* (_ ){0,2}(підпис|лист|петиці|звернен)[а-џґ]* (_ )?проти (_ )?(дирекц|керівниц|директор|начальств|адміністрац|роботодав)[а-џґ]*(?<=(ви|вас|тих) (_ ){0,8}[а-џґ]+)|(профорг|профспілк|спілк|страйкар|страйк)[а-џґ]* (_ ){0,8}(за вас|ви (б )?(зайшли|пішли|перейшли|приєднал|стали)|зайшли б|перейшли б)[а-џґ]*|(прохідн|ворот|цех)[а-џґ]* (_ ){0,4}(страйк|пікет)[а-џґ]* (_ ){0,6}ви',
    ],
  },
  military: {
    en: [
      'what did you do (in|during) (the|that|our|your) (_ )?(war|occupation|army|invasion|national service)|where were you (when|during) (the |full scale |_ )*(war|invasion|mobili[sz]ation) (_ ){0,2}(started|began|broke|came)?|(call|called|calling|draft|drafted|conscript) you (up )?(next|soon|any|tomorrow|again|up)|(could|might|may|will|can|would) (they|the army|the state|the draft|the reserve|the military) (_ )?(call|draft|take|mobili[sz]e|conscript) you|(obligations?|weekends?|duties|duty|commitments?) in uniform|your (draft|reserve|reservist|conscription|call up|mobili[sz]ation|discharge) (status|card|category|papers|notice|obligations?|duty|commitment)',
    ],
    uk: [
      '(який|яка|яке|що) (_ )?(у вас |ваш[а-џґ]* )(_ )?(статус|позначк|категорі|дані|колір|червон)[а-џґ]* (_ ){0,2}(у|в) (_ )?(застосунк|резерв|оберез|дії|військов|тцк|мобільн)[а-џґ]*|(статус|дані|квиток|пунктик|відмітк) (_ )?(у|в) (застосунку|резерві|оберезі|резерв|тцк)(?<=(ви|вас|вам|ваш[а-џґ]*) (_ ){0,6}[а-џґ]+)|(тцк|повістк|мобілізац)[а-џґ]* (_ ){0,4}(вас|вами|вам|до вас|за вами)(?= ?$|,| (прийд|завтра|не|уже|вже|чекат|турбу|шука|знай|заб)[а-џґ]*)|(боїтеся|уникаєте|ходите повз|сахаєтеся) (_ ){0,3}(тцк|блокпост|повіст|мобіліз)[а-џґ]*',
    ],
  },
  orientation: {
    en: [
      '(march|walk|dance|celebrate) (_ ){0,3}(at|in) (the )?pride (_ ){0,4}(personal|yourself|as (one|a member))|(tinder|grindr|dating apps?|hinge) (_ ){0,4}(men|women|which|set to|looking)',
    ],
    uk: [
      '(ви )?(відкрит|не приховуєте|розповідаєте|кажете|говорите)[а-џґ]* (_ ){0,4}(про|щодо) (свого |своє |своєї |вашого |ваше )*(особист|інтимн|орієнтац|кого любите|камінг)[а-џґ]*|(марш|марші|марші|прайд|прайді|ході)[а-џґ]* (рівності )?(_ )?(як учасник|як учасниця|для себе|за себе|з особист|серед своїх)[а-џґ]*|(пішли|підете|ходили|ходите) (ви )?(б |би )?на (марш рівності|прайд)(?! (як (фотограф|журналіст|охорон|поліц)|працюв|на роботу))',
    ],
  },
  identity: {
    en: [
      'your (original|first|real|legal|birth) name (_ ){0,3}(before|at birth|or|was)(?= ?$|,| (a|the|you|he|she))|(whom|who) (were|was) you (_ )?before (you )?(became|were) (_ )?(a )?(she|he|woman|man)',
    ],
    uk: [
      '(яке|яким|котре) (_ )?(ім.я|іменем|ім.ям) (_ ){0,2}(у |в )?(_ )?(свідоцтв|метриц|паспорт до|народжен)[а-џґ]*|(завжди|з народження|від народження|змалку) (_ )?(мали|носили|звалися|були|називали вас|звали) (_ )?(це |цим |так |таке |цей )(_ )?(ім.я|іменем|ім.ям)?|(до|у) (якої|яку|котрої) (_ )?(вбиральн|роздягальн|душов|туалет)[а-џґ]* (_ )?(ви )?(тут |у нас )?(ходи|підете|користу|зайдете|обере)[а-џґ]*',
    ],
  },
  sex: {
    en: [
      'as the (only|sole|one|lone) (lady|woman|girl|female|man|male|bloke|guy|chap)|(make|making|pour|pouring|bring|fetch|fetching|serve|serving) (the |us )?(coffee|tea|biscuits) (_ ){0,8}(lady|woman|girl|female|like you)|(would|do|can|could|will) you (wear|put on|mind wearing) (a |some |your |high |short )*(heels|skirts?|make ?up|dress|dresses|lipstick|tights)(?= ?$|,| (at|to|for|every|here|in))',
    ],
    uk: [
      '(єдин|одн)[а-џґ]+ (_ )?(жінк|дівчин|дам|хлопц|чоловік|хлоп|панянк)[а-џґ]* (_ ){0,2}(у|в|на|серед|між|посеред) (_ )?(цех|бригад|змін|команд|мужик|чоловік|хлопц|жінок|дівчат|правлінн|майстерн|гараж)[а-џґ]*(?<=(вам|ви|вас|бути|важко|легко|не страшно) (_ ){0,8}[а-џґ]+)|(варити|подавати|носити|заварювати|робити) (_ )?(каву|чай) (_ ){0,6}(дівчин|жінк|дам|панянк)[а-џґ]*|(носитимете|вдягатимете|вдягнете|носите|не проти) (_ ){0,3}(підбор|спідниц|макіяж|декольте|сукн)[а-џґ]*',
    ],
  },
  photo: {
    en: [
      '(turn|tilt|move|adjust|point|set|pull|step|stand|get|switch|lean) (_ ){0,3}(the |your )?(camera|webcam|screen|lens|back|lid|up|round|around)(?! (_ ){0,8}(patients?|clients?|customers?|pupils?|audience|judge|guests?|viewers?|class|callers?|residents?|students?)(?![a-z])) (_ ){0,8}(see|show|look at|look) (_ ){0,3}(more of |all of |the rest of |how )?you(?! (_ )?(desk|work|screen|room|bench))|see (more|all|the rest) of you(?= ?$|,)',
      '(instagram|facebook|tik ?tok|snapchat|tinder|profile|account|page) (_ ){0,2}(that |where |which |so )?(we|i|the (boss|team|panel)) (can |could |may |might )*(look at|look|see|have a look|browse|follow|check|scroll|admire)|(pictures?|photos?|selfies?|snaps|bikini|holiday pictures) of (you|yours|yourself) (_ ){0,2}(online|on (the net|the internet|the web|instagram|facebook|social)|in (swim|a bikini))|your (_ )?(pictures|photos|selfies|snaps) (_ )?(online|on (the net|instagram|facebook|social))',
    ],
    uk: [
      '(поверн|нахил|опуст|підсун|відсун|постав|відійд|встан|підвед|покажі)[а-џґ]+ (_ ){0,4}(камер|екран|веб ?камер|ноутбук|повний зріст|на повен зріст)[а-џґ]* (_ ){0,6}(вас|видно|побачи|роздивит|глян|подив)[а-џґ]*(?! (роботу|верстат|стіл))|(щоб )?вас (_ )?(було )?видно (всю|усю|всього|усього|повністю|на повен зріст|краще)|(встаньте|підведіться|покрутіться|пройдіться) (_ ){0,5}(подив|глян|побач|роздив)[а-џґ]*',
      '(інстаграм|фейсбук|тікток|сторінк|профіл|акаунт)[а-џґ]* (_ ){0,4}(щоб |де )?(ми |я )?(_ )?(на вас |вас )(_ )?(подив|глян|роздив|побач|помилу)[а-џґ]*|(подив|глян|роздив|помилу)[а-џґ]+ на вас(?= ?$|,)|ваш[а-џґ]* (світлин|фото|фотк|знімк|селфі)[а-џґ]* (_ )?(у|в|з) (мереж|інтернет|інстаграм|фейсбук|відпуст|купальник|пляж)[а-џґ]*',
    ],
  },
};
