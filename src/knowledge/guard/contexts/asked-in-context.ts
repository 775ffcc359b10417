import type { GuardFacts, GuardPhrases } from '#knowledge/guard/guard-rule.ts';
import type { PrivateTopic } from '#knowledge/guard/rules/private-topics.ts';

// Questions that approach a private fact without naming it: a remark followed by "is that", a comparison, a choice of
// two.

const years = '(school|college|uni|university|studies)';
const man = '(man|he|him|his|boyfriend|husband|male|boy|guy|bloke|sir)';
const woman = '(woman|she|her|girlfriend|wife|female|girl|lady|madam)';
const noticed = '(notice|noticed|see|saw|spot|spotted|hear|heard|gather|like|love|clock|clocked|mind)';
const colours = '(black|white|asian|mixed|brown|coloured|african|caribbean|indian|arab|latino|hispanic|chinese)';

export const askedPhrases: Partial<Record<PrivateTopic, GuardPhrases>> = {
  age: {
    en: [
      `(everyone|everybody|(most|all|half|the rest|many|a lot|lots) of (us|the|our|them|this)|our lot|the (team|crew|lads|others|rest|girls|guys)|(your|the) (boss|manager|colleagues|supervisor|team mates|line manager)) (_ ){0,12}(younger|nappies|twenties|thirties|teens|teenagers|(left|finished|out of) ${years}|half your age|your (age|son s|daughter s|kids|children s)|gen z|millennials)`,
      '(years|time|puff|energy|mileage) (_ ){0,6}left in you|(before|until|till) you (_ )?(hang up|pack it in|call it a day|draw your|put your feet up)|slowing down',
      `(when|year|long ago|decade) (_ ){0,4}(leave|left|leaving|finish|finished|out of) ${years}|(charts|number one|prime minister|president|on the telly|price of) (_ ){0,6}when you (were|left|was|started|finished)|(before|after) your time(?= ?$)|remember (_ ){0,3}(life|the world|a time) before (the )?(internet|computers|mobiles?|mobile phones|smartphones)`,
      '(at|for) your (age|time of life|stage of life)|spring chicken|over the hill|long in the tooth|your generation|(our|a) (gen z|boomer|millennial)|old enough to|young enough to|how old are you',
    ],
    uk: [
      '((усі|всі|більшість|половина|решта|майже всі|колектив|команда|керівник|начальник|директор~|шеф~|колеги|хлопці) (_ ){0,8}(молодш~|двадцятирічн~|двадцять років|по двадцять|народжен~|тридцятирічн~|ваш~ (вік|син|доньк|діт)~|вдвічі|студент~|зумер~|закінч~ школу|до тридцяти))',
      '(якого|якому|котрого) (року|році) (_ ){0,4}(закінч~|випус~|школ~|народ~|вступ~)(?! проєкт)|(скільки|довго) (_ ){0,4}(до пенсії|лишилося до|ще працюватим~|ще протрима~)|(у|в) (вашому|вашім) віці|(на|за) (ваш~) (рок~|вік)|(піонер|жовтеня|комсомол)~|за союзу|за радянськ~ (час|союз)~',
      '(на|про) пенсі(ю|ї) (_ ){0,4}(збира|плану|дума|скоро|коли)~|(не )?(застар|молод|стар)(і|ий|а) (_ )?(для|на) (_ )?(це|цього|так|нас)~|ваше покоління|вашого покоління|пережи~ (_ ){0,2}(союз|перебудов|дев.яност)~',
    ],
  },
  identity: {
    en: [
      '(named?|called|known as|gone by|go by|name) (_ ){0,8}(at birth|born with|before you (changed|transition~|switched|became)|(on|in) your birth certificate|before that|before the change|before now|as a (child|boy|girl))|(always|ever) (gone by|been (called|known as)|called yourself|used (that|this) name)|(change|changed) your (first )?name|(old|former|previous|dead|birth|real|original|legal) name(?! of)',
      '(were|was|are|were you|are you|always|really|actually|originally|biologically|legally|technically|born|registered|assigned) (you )?(always |really |actually |born |been |as )*(a |an )?(man|woman|boy|girl|male|female)(?= ?$|,| (or|originally|at birth|all along|before|by birth|once|really))',
      '(birth certificate|passport|papers|id|documents?|licence) (_ ){0,6}(boy|girl|male|female|man|woman|sex|gender|m or f)|(sir or (a )?(madam|miss|maam)|(mr|mister) or (ms|mrs|miss))|which (_ )?(changing room|toilets?|loo|bathroom|locker room|washroom|restroom)s?|(gents|ladies) or (the )?(ladies|gents)',
      '(you|your|yourself) (_ ){0,6}(trans|transgender|transsexual|non ?binary|transitioned|transitioning|pronouns?|dysphoria|hormones|the operation|sex change)|what (gender|sex) (are|were|do|is)|(identify|feel|see yourself|consider yourself|present) (_ ){0,2}(as )(a )?(man|woman|male|female|boy|girl)|(man|boy|male|he) or (a )?(woman|girl|female|she)|(woman|girl|female|she) or (a )?(man|boy|male|he)',
    ],
    uk: [
      '(себе|ви|вас|ваша|ваше) (_ ){0,6}(відчува|вважа|ідентифік|сприйма|назива|зараховува)~ (_ ){0,5}(чолов|жін|хлоп|дівч|він|вона|статт)~|(кем|ким) (_ ){0,4}(ви|себе) (_ ){0,4}(відчува|вважа|ідентифік|сприйма|народ)~|(він|чоловік|хлопець|хлопчик|хлопцем|чоловіком|пан) чи (вона|жінка|дівчина|дівчинка|дівчиною|жінкою|пані)|(вона|жінка|дівчина|дівчиною|жінкою|пані) чи (він|чоловік|хлопець|хлопцем|чоловіком|пан)',
      "(ім'я|імені|звали|зва(в|ла)ся|називали|іменем) (_ ){0,6}(при народженні|від народження|до (зміни|переходу|операції)|у свідоцтві|раніше|у дитинстві)|(до|після|коли) (_ )?(зміни|змінили|переходу) (_ )?(імені|статі|ім'я|стать|документ~)|(яка|яку|ваша|ваш|справжня|біологічна) (_ ){0,3}(стать|гендер)|стать (_ ){0,4}(паспорт|документ|свідоцтв|записан)~|(паспорт|документ|свідоцтв)(і|ах|у) (_ ){0,5}(стать|чоловік|жінка|хлопчик|дівчинка|чол|жін)",
      '(народилися|народилась|народився|народжені|від народження) (_ ){0,3}(хлопчик|дівчин|чоловік|жінк)~|(чоловіч|жіноч)(а|у|ий|ій) чи (чоловіч|жіноч)~|(роздягальн|вбиральн|туалет)~ (_ ){0,5}(чоловіч|жіноч|яку|який)~|(яку|якій|який|котру) (_ )?(роздягальн|вбиральн|туалет)~|транс(гендер~|ін|и|ом|ів|ка|сексуал~)?|небінарн~|гормонотерап~|займенник~|перехід (_ ){0,3}(завершили|робили|почали)',
    ],
  },
  health: {
    en: [
      `${noticed} (_ ){0,5}(limp~|cough~|brace|plaster|in a cast|walking stick|scars?|shak(y|ing|e)|tremor|stammer|stutter|hearing aid|bandage|sling|rash|inhaler|trembl~|wheez~|crutch~|wheelchair|weight|pale|injur~|swollen|medal bracelet|pills|tablets|insulin|glucose|sweat~|breathless~|squint)`,
      '(wrong with|happened to|how is|how s|trouble with|problems? with|is|with) your (bad )?(back|knees?|leg|arm|hand|wrist|hip|shoulder|eyes?|eyesight|hearing|heart|head|skin|neck|foot|ankle|lungs|chest|stomach|weight|nerves|sleep)(?! (in|on) (mind|the))',
      '(a|your|the|that|from) (limp|cough|brace|crutches|wheelchair|stammer|stutter|tremor|migraines?|bad back|therapist|shrink|psychiatrist|counsell?or|gp|illness|surgery|medication|pills|tablets|breakdown|burnout|depression|anxiety)(?<=(you|your) (_ ){0,8}(limp|cough|brace|crutches|wheelchair|stammer|stutter|tremor|migraines?|bad back|therapist|shrink|psychiatrist|counsell?or|gp|doctor|specialist|condition|illness|diagnosis|operation|surgery|medication|pills|tablets|breakdown|burnout|depression|anxiety))',
      '(is|was) (that|it|this) (_ ){0,2}(permanent|chronic|long term|for life|contagious|catching|hereditary|genetic|serious|curable|treatable)|something you (re|are) (_ )?(getting|having) (fixed|treated|seen|looked)|how (many|often|much) (_ ){0,6}(sick|ill)(?= ?$|,| (last|in|days|leave))|your sick(ness)? (record|days|leave|note)|on the spectrum|neurodiver~|dyslexi~|adhd|autis~|diabet~|epilep~|asthma|cancer|hiv|vaccinat~',
    ],
    uk: [
      "(бачу|помітив|помітила|чую|дивлюся|бачила|зверну(в|ла) увагу) (_ ){0,5}(кульга|шрам|паличк|милиц|гіпс|бинт|пов'язк|слухов|інгалятор|трем|труси|задих|кашля|заїка|окуляр|візок|візк|протез|рук|ног|спин)~",
      "(що|як|чого|чому) (_ ){0,3}(з|із|зі|болить|у вас) (_ ){0,2}(рук|ног|спин|очима|зором|слухом|серц|тиск|шкір|нирк|коліно|колін|голов|нерв|хребт|псих)~|(у|в) лікарн(і|ях) (_ ){0,4}(лежи|лежа|часто)~|(часто|довго) (_ ){0,4}(лікарн|хворіє|хворієте|лежи)~|(які|якісь|що за) (_ ){0,2}(ліки|пігулки|таблетки|препарати) (_ ){0,3}(п'єте|приймаєте|вживаєте)|(ходите|зверталися|відвідуєте|стоїте|спостерігаєтеся) (_ ){0,4}(психолог|психіатр|психотерап|нарколог|лікар|облік)~",
      '(у вас|маєте|ваша) (_ ){0,3}інвалідн~|(маєте|є|якась|яка) (_ ){0,2}груп(а|у)(?= ?$|,)|(у вас|маєте) (_ ){0,3}хронічн~|(це )?(назавжди|заразне|спадкове|лікується)(?= ?$)|(у вас|маєте) (_ ){0,4}(епілеп|діабет|астм|онкол|депресі|вигоран|панічн|контузі|протез)~',
    ],
  },
  language: {
    en: [
      '(your )?(mother|father|mum|mom|dad|parents|family|granny|grandparents) (_ )?(speak|spoke|talk|talked) (_ ){0,2}(to you|at home|with you|when you|in the house)',
    ],
    uk: ['(з|із) (дітьми|дружиною|чоловіком|батьками|мамою|рідними) (_ ){0,3}(українською|російською|мовою)'],
  },
  partner: {
    en: [
      '(who s|who is|anyone|anybody|someone|somebody|nobody) (_ ){0,2}(waiting (for you|at home)|special|in your life|at home (to|of|for|who)|to go home to|to come home to)|(other|better) half|significant other|(miss|ms|mrs) or (mrs|miss|ms)|(your|a|the) (spouse|husband|wife|partner|boyfriend|girlfriend|fianc(e|ee)|hubby|missus|ex)(?! (company|organi[sz]ation|agency|in (the )?(project|business|trade)|firm))(?<=(you|your) (_ ){0,8}(spouse|husband|wife|boyfriend|girlfriend|fianc(e|ee)|hubby|missus))|wedding ring|(seeing|dating) (anyone|someone)|(you|still|happily) (single|attached|divorced|separated|widowed|unattached|spoken for|taken)(?= ?$|,| or)|live (alone|with (someone|anyone|a partner))|maiden name',
    ],
    uk: [
      '(хтось|хто) (_ ){0,3}(на серці|у серці|у вас є|чекає вдома|вдома чекає|близький)|(дівоче|чоловікове|дівочим) (_ )?(прізвищ~)?|прізвище (_ ){0,2}(дівоч|чоловік|після шлюбу|за чоловік)~|(вільн(а|ий)|зайнят(а|ий)) чи (зайнят(а|ий)|вільн(а|ий)|ні)|(живете|мешкаєте) (_ ){0,3}(з кимось|сам(а|і)?|чи з|у парі|удвох|разом з)|обручк~|(розлучен|одружен|заміжн|незаміжн|неодружен|розведен|самотн)(і|а|ий|ій)?|друга половин~|цивільн~ шлюб~|зустрічаєтеся (з кимось|з)|стосунк(и|ах)(?= ?$|,)|сімейн(ий|а|і)(?= ?$|,)',
    ],
  },
  orientation: {
    en: [
      `${woman} (_ ){0,6}or (_ ){0,5}${man}(?! s)|${man} (_ ){0,6}or (_ ){0,5}${woman}(?! s)`,
      '(which|what) (way|side|team) (do|would) you (lean|swing|bat|play for)(?= ?$|,)(?!:)|(partner|friend|flatmate|room ?mate|other half) (_ ){0,5}(man or|woman or|he or|is it a|is that a|male or|or (something )?more|just (a|good) friends?|or is (he|she|it)|a (man|woman|he|she)|male|female)(?= ?$|,| )',
      '(you|your|yourself|are) (_ ){0,4}(gay|lesbian|bi|bisexual|queer|straight|homosexual|heterosexual|lgbt~|asexual|that way inclined)(?= ?$|,| (or|by|too|yourself|then|at))',
    ],
    uk: [
      '(хлоп|чоловік|хлопц|юнак)(цем|ом|ець|ем|и|ці|ів)? (_ ){0,2}(чи|або) (_ ){0,2}(дівч|жін|дружин)~|(дівч|жін|дружин)(иною|кою|ина|ка|ата|ки)? (_ ){0,2}(чи|або) (_ ){0,2}(хлоп|чолов)~|(чоловіки|хлопці|жінки|дівчата) (_ ){0,3}(цікав|подоба|приваблю)~|(цікав|подоба|приваблю)~ (_ ){0,3}(чоловіки|хлопці|жінки|дівчата)',
      '(ви|вас|себе|вам|часом|не|чи) (_ ){0,4}(гей|геї|геєм|лесбі~|лгбт~|бісексуал~|гомосексуал~|натурал|гетеро~|нетрадиційн~|квір)|(подруг|друг|співмешкан|сусід)~ (_ ){0,8}(це хто|хто вам|просто друзі|ваша пара|чи більше|чи хтось)|(райдуж|веселк|прайд)~ (_ ){0,10}(ви з них|ви теж|з них|підтрим|це ви|особист|значить)~',
    ],
  },
  origin: {
    en: [
      'your people (come|from|originally)|your (folks|roots|ancestors|ancestry|own country|homeland|home country|motherland|heritage|bloodline|background originally)(?! (team|manager|skills))|(unusual|interesting|exotic|foreign|funny|lovely|strange|unpronounceable|different|what a) (_ )?(surname|last name|first name|family name|name|accent)(?= ?$|,| (where|what|you|is|that))|(born|raised) (here|in this country|abroad|overseas|over there)|(come|came|moved) (over|to this country|to these shores)(?= ?$| (later|as|with|from|when))|(really|originally|actually) from|from (originally|really)|(go|going|went|fly|back) (back )?home (to|for) (your|the old)|your (surname|accent|family name|last name) (_ ){0,4}(from|is|origin|polish|foreign|sounds?)|accents?(?<=(your|an|the|that|slight|strong|thick|bit of an) (_ ){0,2}accents?)',
      '(is that|are you|is it|sounds?|look|looks) (_ )?(a |an )?(polish|romanian|bulgarian|russian|ukrainian|nigerian|indian|pakistani|chinese|turkish|arab|arabic|irish|german|french|italian|greek|spanish|jewish|african|albanian|hungarian|lithuanian|brazilian|mexican|iranian|syrian|eastern european|foreign)(?= ?$|,| (by|or|name|originally|i|surname))',
    ],
    uk: [
      "(родом|коріння|предки|походженн~|національн~|за нацією|якої нації|нація)(?! (проєкт|дан|товар))(?<=(ви|вас|ваш~|ваше|ваші|самі|батьки|родина|рід) (_ ){0,6}(родом|коріння|предки|походженн~|національн~|нація))|звідки (ви )?(родом|самі|будете|приїхали|переїхали)|звідки (ви|ваші батьки|ваша родина)(?= ?$|,)|(цікаве|дивне|незвичне|рідкісне|неукраїнське|російське|польське|єврейське|вірменське) (_ ){0,2}прізвищ~|прізвище (_ ){0,5}(цікав|дивн|незвичн|звідки|не наше|російськ|єврейськ|вірменськ|грузинськ|польськ)~|(ви|вас|батьки|родина|сім'я) (_ ){0,4}(з|із|зі) (росії|донбас~|донецьк~|луганськ~|крим~|кавказу|молдови|білорус~|азії|маріупол~|окупован~|півдня|сходу|западенськ~|закарпатт~)|(з|із) (донбасу|криму|окупованої|окупованих|росії|кавказу) (_ ){0,3}(часом|ви|родом|виїхали|переїхали)|переселен(ець|ка|ці|кою)|внутрішньо переміщен~|(?<!(допомог(а|и|у)|довідк(а|и|у|ою)|виплат(а|и|у)?|послуг(а|и|у)?|заяв(а|и|у)?|сервіс(у|и)?|реєстр(у|і)?|облік(у)?|для|серед) )впо|акцент~|(виїхали|переїхали|приїхали|евакую~) (_ ){0,4}(з окупац~|окупован~|донбас~|крим~|після 2014|у 2014|після лютого|чому|назад)",
    ],
  },
  pay: {
    en: [
      '(what|how much) (are|were|was|is|did|do|does) (they|you|your (current|present|last|old|previous) (_ )?(place|job|firm|boss|company|employer|lot)|the (last|old) (place|lot|firm)) (_ ){0,3}(giving|paying|getting|making|taking home|earning|clearing|give|pay|pays|paid|clear|pocket|take home|bring home|walk away with|walk out with|pull in)(?! (sense|progress|ready|up|around|into|your|the|better|attention|most|a))',
      'what (are|were) you (currently |now |actually )?on(?= ?$|,| (now|then|at|there|in|when|before|today|roughly|currently|a (year|month|week)|per))|what did (they|you) (get|make|earn|clear) (there|then|a (month|week|year)|before)|what did you (leave|finish|end) (_ ){0,5}on(?= ?$)|what were you getting (at|there|in|from)',
      '(leave|left|walk(ed)? away|finish(ed)?|started) (_ ){0,6}(on|at|with) (_ )?(how much|what (salary|money|rate|figure))|how much (_ ){0,6}(walk away with|take home|took home|bring home|clear|pocket|earn|make|bank)(?= ?$|,| (each|every|at|there|now|in|after|from))(?<!(expect|want|hope|like) (_ ){0,6})|(beat|match|(?<!(the|a|our|their|its|this|at) )top|better|compete with) (_ ){0,5}(package|salary|pay|deal|money|earnings|what you (get|re on|are on|have))',
      '(your|his|her) (present|current|existing|last|old|previous) (package|deal|terms|day rate|hourly rate|money|base|bonus|basic|comp|ote|commission|benefits package)(?! (of|with) (the|our|a) (client|supplier))|(base|basic) (and|plus) (bonus|commission)(?<=(you|your|now|there) (_ ){0,6}(base|basic) (and|plus) (bonus|commission))|pay ?(slip|stub|cheque|check)|payslips?|wage slip',
    ],
    uk: [
      'скільки (ви )?(мали|маєте) (там|на руки|зараз|на попередн~)(?! (вас|запас|команд|підпоряд|роботі))|(скільки(?! (з|із|зі) (них|цих|нього|цього|неї|тих))(?! (_ )?(дзвінк|розмов|зустріч|лист|заяв|угод|вакансі|кандидат|людей|люди|клієнт|пацієнт|учнів|годин|хвилин|днів|тижн|раз|відсотк|тонн|кілограм|штук|рейс|порці|позиці|документ|рахунк|накладн|помилок|втрат|виход|звернен|продаж|лід|показ|перегляд)[а-џґ]*)|яку суму|які гроші|на яких грошах|яка сума) (_ ){0,4}((отримуєте|отримували|отримуєш)|заробля|платили|платять(?! (_ )?([а-џґ]{3,}(ові|еві|ику|ерам|икам|ерові|ачам|ачу|арю)|нашим|новим|стажист|новачк)(?![а-џґ]))|виходи|давали|дають|сидите|на руки|падало|капа)~|(скільки|що) (_ ){0,6}(роботодавець|роботодавці|попередн~|минул~|колишн~) (_ ){0,6}плати~|(попередн|минул|нинішн|теперішн|колишн|останн)(ій|ього|ьому|я|є|ій|ому|ої|ою) (_ ){0,3}(платив|платили|платять|ваша ставк|премі|бонус|оклад|зарплат|дохід|заробіт|грош)~|(премі|бонус|оклад|ставк)(ї|я|у|и|а|и|ію) (_ ){0,4}(попередн|минул|там|зараз|були|мали|отриму)~',
    ],
  },
  photo: {
    en: [
      '(send|sending|email|text|share|upload|bring|pop|forward|whatsapp|drop|message|attach|supply|provide) (_ ){0,6}(photos?|pictures?|pics?|selfies?|headshots?|portraits?|snaps?) (_ ){0,2}(of )?(yourself|you|your face)|(nice|recent|good|decent|professional) (portrait|headshot|selfie|picture of you)|(portrait|picture|photo|headshot|selfie) (_ ){0,3}for (our|the|your) (file|files|records|client|clients|boss|system)(?! s)|what you look like|no (photo|picture) (on|in|with) your (cv|resume|application)',
    ],
    uk: [
      '(скин|надішл|надісл|приш|покаж|дай|завантаж|переш|скида)(ьте|іть|ете|еш|ь|иш|лете|лати|ути|ьте)? (_ ){0,6}(ваше |своє |якесь |свіже |хороше |гарне )*(фото|фотк(у|а)|фотографі(ю|я)|селфі|світлин(у|а))(?! (роб|товар|страв|проєкт|об.єкт|портф))|(немає|нема|без|де|чому) (_ ){0,4}(фото|світлин~|фотографі~)(?<=(ваш|вас|ви|вашо(го|му)|резюме) (_ ){0,4}(фото|світлин~|фотографі~))|як ви виглядаєте|побачити (_ ){0,3}як ви вигляд~',
    ],
  },
  politics: {
    en: [
      '(member|members|card|cards|join~|belong~|support~|active|involved|dues|volunteer~|carry|campaign~|canvass~) (_ ){0,4}(any|a|which|political|what|one|some) (_ )?(part(y|ies)( s card)?)(?! (of|for|planning|wall|who|to|at|game|food))|(stood|stand|run|ran|standing|running) (_ ){0,2}(as|for) (_ ){0,2}(candidate|council~|office|election|mp|mayor|parliament)|out on the (marches|streets|demos?)|(the|any|those|on|at) (marches|demos|rallies|protests)(?= ?$|,| (last|this|in|against|or|for))|election (result|night|outcome)|(who|which way|would you) (_ ){0,3}(vote|voted)(?! (on|up|down))|left or right|(left|right) wing|your politics|politically|political(ly)? (views?|opinion|active)|(what|how) (_ ){0,4}(think|make|feel) (_ ){0,2}(of|about) (the )?(government|president|prime minister|brexit|tories|labour|protest~)',
    ],
    uk: [
      '(ви|були) (_ )?(партійн(ий|а|і)|безпартійн~|депутат(ом|кою))|балот~|(на|за) (_ ){0,2}(майдан(?!чик)|мітинг|вибор|протест|референдум)~ (_ ){0,3}(були|ходи|голос|стоя|підтрим)~|(були|ходили|стояли) (_ ){0,3}(майдан(?!чик)|мітинг|протест|пікет)~|(за кого|кого) (_ ){0,5}(голос|підтрим|вибор|обира)~|як вам (_ ){0,3}(влад|уряд|президент|опозиц|рада)~|(член|членом|членкою|квиток|належите|вступали|балотувал~) (_ ){0,3}парті~(?! товар)|політичн~ (погляд|вподоб|уподоб|переконан|симпат|позиц)~|(праві|ліві|правих|лівих) (_ )?(погляд)?~(?= ?$)',
    ],
  },
  pregnancy: {
    en: [
      '(when|while|after|before|since) you (_ ){0,5}(had|having|have|carrying|expecting|gave birth|birth) (_ ){0,3}(last one|first|second|third|fourth|son|daughter|baby|twins|little one|boy|girl|kids|children)(?! (job|role|interview|project|team|day))|(after|with|since) your (first|second|third|last|youngest|son|daughter|baby|little one) (_ )?(was born|came|arrived|birth)|(off|away|back|out|leave|stop) (_ ){0,5}(after|having|with|for) (_ ){0,2}(your )?(first|second|third|last (one|baby)|baby|birth|little one)(?! (job|role|day|week|project|person|pair|engineer|shift|line|check|look|opinion|attempt|call|round|team|time|half|quarter|month|draft|version|release|site|customer|client|supplier|interview|meeting|signature|key|set|step|stage|phase|batch|load|pass|test|review|reading|sample))',
      '(far along|bump|baby brain|morning sickness|eating for two|stork|bun in|your due date|antenatal|pregnan~|expecting(?= ?$|,| (a|or|again))|carrying (a|your|him|her|twins)|anything growing|in the family way|breast ?feed~|maternity)(?<!of (pregnan~|maternity))',
    ],
    uk: [
      '(при надії|токсикоз~|животик~|виношу[а-џґ]+|народжува(ти|ли|тимете)|пологи|пологів|термін у вас|який у вас термін|термін (вже )?великий|узд|тест(у|и)? (_ )?(робили|на вагітн)~|з (першим|другим|третім|дитиною|малим) (_ ){0,4}(декрет|скільки|сиді|виход)~|(ви|були|з|після) (_ )?декрет(і|у|ом|ну|них))',
    ],
  },
  property: {
    en: [
      'you (fixed|placed|off|doing|situated|ok|okay|right) (_ )?for (money|cash)|(missed|miss|late with|behind (with|on)) (_ ){0,3}(payments?|rent|bills?|repayments?|mortgage)|(is|was) that (_ )?your (own )?(car|house|flat|place)|make ends meet|bank balance|(own|owns|bought|buy|rent) (_ )?(the|your) (_ )?(place|house|home|flat|roof)|struggl(e|ing) (with )?(money|financially)|overdrawn|in the red(?= ?$)|credit (rating|score|cards?)|your savings|second home|roof over|(how|what) (_ ){0,3}(car|house|flat) (_ ){0,2}do you (own|drive|have)|own your own|(drive|driving) (_ ){0,3}(your own|what) car',
    ],
    uk: [
      '(чим|що) (_ ){0,3}(володієте|маєте у власності|нажили)|(вистачає|вистача) (_ ){0,4}(до зарплати|на життя|грош)~|(квартир|хат|житл|будинок|авто|машин|дач)(а|о|и)? (_ ){0,2}(своя|своє|свій|ваша|ваше|власна|власне|знімаєте|винаймаєте|орендована)|(кредит|борг|позик|іпотек|розстрочк|мікропозик)(и|ів|а|у|и|ку)? (_ ){0,3}(є|маєте|виплачу|платите|висять|багато|закри)~|(виплачуєте|платите|маєте|берете|висить|висять) (_ ){0,3}(кредит|борг|позик|іпотек|розстрочк|аліменти)~|фінансов~ (труднощ|проблем|становищ|стан)~|(спадок|спадщин)~ (_ ){0,3}(маєте|отрим|є)~|матеріальн~ (стан|становищ)~',
    ],
  },
  race: {
    en: [
      '(dark|light|pale|fair|brown|olive|black|white|lovely|striking|beautiful|such|that|your) (_ )?(dark |brown |olive |striking )?(skin|colou?ring|complexion)(?! (care|type|test|tone|clinic))|(your|s your) (mix|ethnic~|race|heritage|blood|colou?ring|complexion|racial~)(?! (tape|of (skills|tasks)))|what are you(?= ?$|, (if|exactly|then|anyway|by))',
      '(your|that) (hair|afro|dreads|dreadlocks|braids|locs|cornrows|curls)(?<=(your|that) (hair|afro|dreads|dreadlocks|braids|locs|cornrows|curls))(?! (salon|customers|clients))|(straighten|relax|tame|tie back|cut off|lose|change) (_ ){0,2}(it|the|those|your) (_ )?(hair|afro|dreads|dreadlocks|braids|locs|cornrows|curls|for (work|customers|clients))',
      `(are|re|yourself|is|you|she|he) (_ ){0,4}${colours} or (_ )?${colours}|(parents?|mum|dad|mother|father|family|both) (_ ){0,4}${colours}(?= ?$|,| or)|(call|consider|describe|see|identify) (_ )?yourself (_ )?(as )?${colours}|(are|re) you (_ )?(half |part |mixed |fully )*${colours}(?= ?$|,| or)`,
    ],
    uk: [
      '(мулат|метис|негр|чорношкір|темношкір|смагляв|смугляв|ром|рома|ромка|роми|ромів|циган|азіат|кавказ)(а|ка|и|ів|ий|і|ін|ець|ом|ою|кою|ського|ської)?(?<=(ви|вас|ваш~|у вас|часом|родині|роду|батьки|не|з|із) (_ ){0,4}(мулат|метис|негр|чорношкір|темношкір|смагляв|смугляв|ром|рома|ромка|роми|ромів|циган|азіат)(а|ка|и|ів|ий|і|ін|ець|ом|ою|кою)?)|(колір|відтінок) (_ )?(вашої |шкіри)+|(волосся|кучері|дреди|кіски) (_ ){0,6}(від природи|кучеряв|випрям|зріж|прибер|своє|натуральн|сховат|зав.яж)~|(випрям|зріж|прибер|сховай)(ите|ете|те|ити|ати|яєте)? (_ ){0,3}(волосс|кучер|дред|кіск)~|(шкіра|шкіри|шкірою) (_ ){0,3}(у вас|ваш|темн|така|смагл)~',
    ],
  },
  religion: {
    en: [
      '(take|taking|leave|leaving|go|come|work) (_ ){0,3}(off|without|down|remove|uncovered) (_ ){0,2}(the |your |that )?(head ?scarf|scarf|hijab|veil|turban|cross|kippah|skull ?cap|crucifix)|(remove|take|leave|lose|hide|cover) (_ )?(the |your |that |a )?(head ?scarf|hijab|veil|turban|cross|kippah|skull ?cap|crucifix)|(do|go|are|be|off|free) on (a )?(sundays?|fridays?|saturdays?) (_ ){0,3}(church|mosque|temple|synagogue|chapel|prayers?|mass)|(is|are) (that|those) (a |your )?(cross|hijab|turban|prayer beads|star of david|rosary)',
    ],
    uk: [
      '(зніма|зніме|зняти|прибер|ховати|сховає)~ (_ ){0,3}(хустк|хіджаб|хрестик|хрест|кіпу|чалму|тюрбан)~|(хустк|хіджаб|хрестик|кіпу|чалму)(у|и|а)? (_ ){0,4}(зніма|зніме|зняти|прибер|сховає)~|(по|у|в) неділ(ях|ю) (_ ){0,4}(церкв|храм|служб|молит)~',
    ],
  },
  union: {
    en: [
      '(staff|workers|people|colleagues|they|everyone|the floor|the team|others) (_ ){0,5}(organi[sz]e|unioni[sz]e|strike|walk out|walkout|picket) (_ ){0,8}(you|your)|whose side (_ ){0,3}(you|be)',
    ],
    uk: [
      "(об'єдна|організу|згурту|збунту|страйку|профком|профспіл)~ (_ ){0,8}(ви з ними|пристан~|підтрима~|підпиш~|приєдна~|скажете|повідом~|ви за|чи ви|на чиєму)|на чиєму (_ )?боці (_ )?(ви|будете)",
    ],
  },
  sex: {
    en: [
      '(being|be|were) the only (bloke|man|woman|girl|lad|lady|male|female|guy)|as a (man|woman|girl|lady|bloke|female|male|young woman|young man)(?= ?$|,| (_ ){0,6}(you|cope|manage|work))|(do|can|could|would|will) (women|men|girls|ladies|blokes) (_ )?(really )?(cope|do|manage|handle|work|lead|drive|lift)',
    ],
    uk: [
      '(чоловікові|чоловіку|жінці|дівчині|хлопцеві|хлопцю) (_ ){0,4}(не )?(соромно|важко|незручно|складно|дивно|пасує|личить|місце)|(ви ж|як|для) (_ )?(дівчин|жінк|чоловік|хлоп)(а|и|ка|ець|ці|у)(?= ?$|,)|єдин(им|ою|ий|а) (_ )?(чоловік|жінк|хлоп|дівч)~',
    ],
  },
};

/** Count only where the fact would be about the candidate. */
export const askedFacts: Partial<Record<PrivateTopic, GuardFacts>> = {
  arrest: {
    en: [
      '(a|any|the) judges?|magistrates?|(been|were|was|go|gone|stood|stand|appear~|up|found) (_ ){0,2}(in|before|to) (a |the |any )?court|(has|did|could|would) (a|any) court|the police|cops|under caution|cautioned|on bail|bailed|(on|under|to|of|ever|had|adult|youth|got|get|given) probation(?<!(month|months|week|weeks|day|days|end|part|year|out|rest) of probation)(?! (officer|service|period|review|meeting|extension))|sentenced|prosecuted|prosecution|charged(?! with)|(any|the|criminal|facing) charges|fined|offen[cs]es?|crimes?|criminal|trouble with the law|wrong side of the law|handcuff~|locked up|(the|police|prison|custody|jail) cells|court lists?|rap sheet|suspected of|accused|investigated',
    ],
    uk: [
      '(під|перед|через) (_ )?судом?|суд(у|ів|и)? (_ )?(був|була|були|було|над вами|проти вас|не було)|(були|мали|викликали|тягали|притягали|стояли|доходило|довелося|судили|бували|опинялися) (_ ){0,3}суд(і|у|ом|ах|ів)?|суд(і|у|ом|ах)? (_ ){0,2}(бували|були|стояли|викликали|за (_ ){0,2}вчин)~|судов(а|і|их|ого|у) (_ ){0,2}(справ|рішен|спор|переслід|історі|минул)~ (_ ){0,3}(проти|щодо|були|було|маєте|є|у вас|вас)|проти вас (_ ){0,3}суд~|судд(я|і|ею)|прокуратур~|поліці~|протокол(и|ів)? (_ )?(склада~|на вас)|склада~ (_ ){0,2}протокол~|слідств~|слідч(ий|ого|им)|під підозрою|підозрюван~|обвинувач~|умовн(о|ий|е|ого)|оштраф~|адмін ?протокол~|адмінпротокол~|кримінальн~ (справ|минул|відповід|провадж)~|реєстр(і|ах)? (_ )?(судов|вирок)~|правоохорон~',
    ],
  },
  children: {
    en: [
      'school run|half term(?<!(by|after|before|until|since|each|every|per|first|second|the last) half term)|nappies|prams?|bugg(y|ies)|nursery (phones?|rang|rings|calls?)|creche|childminder~|au pair|baby ?sitter|little ones?|youngsters?|toddlers?|mouths (_ ){0,4}feed|(the|your) twins|your (first|second|third|youngest|eldest|oldest) (one|child|born|boy|girl|start~|at)|anybody small|anyone small|small ones|bedtimes?|sole parent|single (parent|mum|mom|dad|mother|father)|childcare|step ?children|step ?kids|custody of',
    ],
    uk: [
      'садочк~|садик~|садок|школяр~|малеч~|мал(ий|им|ого|а|ою|их|ими|і)(?= ?$|,| (_ ){0,3}(хто|сиді~|вдома|удома|забира~|скільки))|(з|із) (дитиною|дітьми|малим|малою) (_ ){0,3}(сиді|вдома|удома|був|була|хто)~|(сиді|був|була|були)(ли|в|ла|те)? (_ ){0,2}(вдома|удома) (_ )?(з|із) (дит|діт|мал)~|дитяч(і|ий) лікарнян~|скільки (їй|йому|їм) (вже|зараз|років|рочків)|(ваш(их|і|ого|у)) (_ ){0,2}(зі|із|з|до) (школ|сад)~|декретн~|рот(ів|и) (_ ){0,2}(годує|годувати|прогод)~|няня|няню|нянею|онук(и|ів|а)|(забира~|відвод~|возит~|зустріча~) (_ ){0,3}(зі|із|з|до|в|у) (школ|сад|гуртк)~|батьківськ~ збор~',
    ],
  },
  plans: {
    en: [
      '(yourself having|you have|want|wanting|like|fancy|hoping for|planning|plan|thinking of|up for) (_ ){0,2}(more|another|another one|one more)(?= ?$|,| (or|one day|soon|some day|at some point|in the next))(?! (question|detail))',
      'adopt(ing|ion)(?! (of|rate|curve|by))|adopt a (child|baby)|foster(ing)?(?! (a (culture|sense|good)|good|team|trust))|ivf|fertility|surroga~|start(ing)? a family|maternity (cover|leave|pay)|paternity|parental leave|broody|clock (is )?ticking|patter of|expand(ing)? (the|your) family|(family|children|kids|babies|baby) (_ ){0,3}(on the (cards|horizon|agenda)|in the (pipeline|plans?)|one day|soon|in the next|plans?|in mind|in your (plans|future))|wedding bells|settle down|big family',
    ],
    uk: [
      "план(и|ів|ами|ах) (_ ){0,4}(на|щодо|про|стосовно) (_ ){0,2}(сім|родин|діт|дит|материнств|батьківств|одруж|весілл)~( єю| ї| ю)?|(сім'ю|родину|дітей|дитину|другого|третього|ще одного|ще дит~) (_ ){0,4}(план|хоч|дума|збира|мрі)~",
      "всинов~|усинов~|екз|запліднен~|сурогатн~|поповненн~|народж(увати|уватимете|ення дит~)|заводити (дітей|дитину|сім'ю)|завести (дітей|дитину|сім'ю)|декрет~|годинник цокає|лелек~|(ще|більше|другого|третю|третього) (_ )?(дітей|дитину|дитинку|хочете)|прийомн~ (діт|дит|сім)~|одружува~|весілл~",
    ],
  },
  language: {
    en: [
      'accents?|(mother|father|mum|mom|dad|parents|family|granny|grandparents) (_ )?(speak|spoke|talk|talked)|(first|mother|native|home) (language|tongue)|(grew up|raised|brought up) (_ ){0,3}(with|speaking|on|in) (_ ){0,2}(english|french|german|polish|welsh|spanish|russian|ukrainian|language)|(english|french|german|polish|spanish|language) (_ ){0,4}(grew up|your first|your native|your mother|from birth|since birth|at home)|what (did|do|does) (_ ){0,4}(speak|talk) (_ ){0,3}(at home|to you|when you|with your)|(speak|talk) (_ ){0,5}(at home|with your (mum|mother|parents|family|kids|children|husband|wife))|(what|which) language (_ ){0,5}(at home|dream|think in|grow up|as a child|growing up|parents|family|first)|native speaker|natively',
    ],
    uk: [
      "акцент~|говірк~|суржик~|(рідна|рідною|першою|перша|материнськ~) (_ )?мов(а|ою)|мов(а|ою|у) (_ ){0,3}(рідна|перша|з дитинства|вдома|удома|родин~|сім~|думає~|батьк~|в сім)|(вдома|удома|з батьками|у родині|у сім'ї|в побуті|з дітьми|з друзями) (_ ){0,4}(мов(а|ою)|розмовля|говор|спілку)~|(україномовн|російськомовн|російською|двомовн)~|(якою|на якій) (_ ){0,4}мов(ою|і) (_ ){0,5}(вдома|удома|родин|сім|батьк|дитинств|думає|друз|побут)~",
    ],
  },
  military: {
    en: [
      '(call|called|calling) (you |him )?(_ )?up(?= ?$|,| (again|at|for|to|soon|any))(?! (customers|clients|leads))|call ups?|draft (notice|card|board|papers|status|age|letter|number)|mobili[sz](ation|ed) (papers|notice|order|list|letter|summons)|(come|came|got|received|had) (_ ){0,3}(your|the) (papers|summons|notice)(?= ?$|,)|(from|for|about|because of|dodging|avoid~) (mobili[sz]ation|the (draft|call up|army|reserves?)|conscription|military service)',
      '(you|are) (_ ){0,3}(exempt|deferred|liable|eligible|reserved)(?= ?$|,| (from|or|for (service|the army|mobil~|the draft))( (mobil|serv|the))?)|(you|were) (_ ){0,3}in uniform|(serve|served|serving|fight|fought) (_ ){0,2}(in the|at the front|abroad|overseas|on the front|your country)|(army|navy|air force|military|reserves?|territorials|national guard|armed forces|marines|regiment|deployment|front line)(?<=(you|your) (_ ){0,9}(army|navy|air force|military|reserves?|territorials|national guard|armed forces|marines|regiment|deployment|front line))(?! (contract|surplus|clients|customers|hospital|grade|project))',
    ],
    uk: [
      'бронюванн~|броню|бронь|заброньован~|повістк~|мобіліз~|тцк|військкомат~|розшук(у|ук)|придатн(ий|і|ого)|непридатн~|відстрочк~|військов(ий|ого|им|о) (квит|облік|облік|стан)~|призов~|влк|на фронт~|демобіліз~|резерв(і|ист)~|(дозвіл|виїзд|виїхати|виїжджати) (_ ){0,2}(за )?кордон~|уклонист~|ухил~',
    ],
  },
  religion: {
    en: [
      'holy days?|holy days|religious (holidays?|festivals?|days)|(which|what|your|any) (_ )?(festivals|feasts|prayers)(?= (_ ){0,6}(off|observe|celebrate|need|keep))|sabbath|church(?= ?$|,)|mosque|synagogue|gurdwara|ramadan|fast(ing)?(?= ?$|,| (during|for|at|in))|eid|diwali|passover|yom kippur|baptis~|god|bible|quran|koran|head ?scarf|hijab|niqab|veil|turban|kippah|skull ?cap|crucifix|your (faith|religion|beliefs?|church|god)|religious|believer|atheist|practising(?! (certificate|certification|licen[cs]e|teacher|nurse|doctor|solicitor|lawyer|engineer|architect|accountant|pharmacist|midwife)s?)|pray(s|ing)?|born again',
    ],
    uk: [
      'церкв(а|и|у|і|ою)|храм(у|і|ом)?|мечет~|синагог~|хрещен~|охрещен~|вірян(ин|ка|и)|віруюч~|вірите|віруєте|атеїст~|молит~|піст|посту|постуєте|рамадан~|релігі~|конфесі~|хустк(у|а|ою)|хіджаб~|хрестик~|ікон(а|и|у)|патріархат~|причаст~|сповід~|(які|котрі|ваші) (_ )?(свята) (_ ){0,8}(вихідн|релігі|святку|потріб)~|шабат~|бог(а|у|ом)?',
    ],
  },
  residence: {
    en: [
      '(name|names) (_ ){0,4}(tenancy|lease|rent book|deeds|mortgage)|tenancy|landlord|hostels?|council (house|flat|estate)|(side|end|part|bit) of (the )?(town|city|county)(?= ?$|,| (are|do|you))|your (post ?code|neighbourhood|estate|street|address|area)(?! (book|data|line))|registered (address|residence)|residence (registration|permit)|registered (_ ){0,3}(in|at) (the |this )?(city|town|borough|district|address)|(live|living|stay|staying) (_ ){0,4}(estate|hostel|council|caravan|parents|rough|north side|south side|east end)|(whereabouts|where) (_ ){0,3}(do )?you (live|stay|come in from)|lived (_ ){0,4}(address|there|at)',
    ],
    uk: [
      'прописк~|прописан~|(де|як|чи) (_ ){0,4}зареєстрован~|зареєстрован(і|ий|а) (_ ){0,4}(місц|міст|за адрес|у києв|у львов|постійно|тут)~|(місце|адреса) (_ )?(проживання|реєстрації|прописки)|(якому|котрому|який) (_ ){0,3}(район|мікрорайон)~ (_ ){0,3}(жив|мешк|ви)~|гуртожит~|(живете|мешкаєте) (_ ){0,5}(район|гуртож|сел|област|передміст|окраїн|троєщин|борщаг|місті)~|переміщен~|з якого (_ )?(ви )?(міста|села|району|області)',
    ],
  },
  union: {
    en: [
      '(pay|paid|paying|owe) (_ )?(dues|subs)(?= ?$| to| (anyone|anybody))|whose side (_ ){0,3}(you|be)|(staff|workers|people|colleagues|they|everyone|the floor|the team) (_ ){0,4}(vote|voted|want~|decide~|start~|try|tried|push~|sign~) (_ ){0,2}(to )?(organi[sz]e|unioni[sz]e|strike|walk out|a union|union cards)|(come|came|walk|walked|go|went|down|downed) (_ )?(out|tools)(?= ?$| (with|over|on strike|during|in))(?<=you (_ ){0,4}(out|tools))|shop stewards?|(join|joined|start|form|set up) a union|a rep or|picket~|strikes?(?= ?$|,| (with|over|in|last|at))|collective bargaining|grievance(s)? against|walk ?outs?',
    ],
    uk: [
      "(створ|організ|вступ|засну)~ (_ )?(профком|профспіл)~ (_ ){0,6}(ви|пристан|скажете|постав)~|(об'єдна|організу|згурту|збунту)(ються|ватися|тися|вати|ють)~ (_ ){0,6}(проти|дирекц|керівн|начальств|ви з ними|пристан|ви )~|(проти (дирекції|керівництва|начальства)) (_ ){0,5}(ви|пристан|підтрим|підпиш)~|внески (_ ){0,2}(профс|сплач)~|колективн~ (скарг|лист|вимог|заяв)~ (_ ){0,4}(підпис|ви)~",
    ],
  },
};

/** A remark in one sentence and the question in the next. */
export const orientationAcross: GuardPhrases = {
  en: [
    '(pride|rainbow|drag|lgbt|gay (bar|choir|club|rights|charity)|queer) (_ ){1,25}(personal|yourself|one of (them|those|us)|are you (one|gay|queer|too|out)|(does|do) that mean|take it (that )?you|so you (re|are)|is that you|for a reason|who you are)',
  ],
  uk: [
    '(райдуж|веселк|прайд|лгбт|гей клуб)~ (_ ){1,20}(ви з них|ви теж|з них|це особист|ви самі|це про вас|ви що|для себе|значить ви|тобто ви)~',
  ],
};
