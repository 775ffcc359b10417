import { ageFacts } from '#knowledge/guard/facts/age-facts.ts';
import { toYou, toYouUk } from '#knowledge/guard/subject/address.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

// US: ADEA, 29 USC 623(e); 29 CFR 1625.4 (notices: "age 25 to 35", "young", "recent college graduate") and 1625.5.
// UK: Equality Act 2010 s.5 and s.39. EU: Directive 2000/78/EC. UA: Закон «Про зайнятість населення» ст. 11,
// Закон «Про рекламу» ст. 24-1 (вік у вакансії не зазначають), КЗпП ст. 2-1.
const packs = ['US', 'UK', 'EU', 'UA'] as const;
const topic = 'age';

// 18 and 21 are lawful minimum ages, so a lone number counts from 22.
const number = '(2[2-9]|[3-7][0-9])';
const range = `((1[6-9]|[2-7][0-9]) (to |and |through |or )?${number}|${number})`;
const ukRange = `((1[6-9]|[2-7][0-9]) (до |по |та |і |й )?${number}|${number})`;
const notUnit =
  '(?!(| |%)([0-9]|%|percent|per|people|engineer|colleague|minute|second|hour|day|week|month|ms|gb|mb|point|item|countr|year~ of exp))';
const ukNotUnit =
  '(?!(| |%)([0-9]|%|відсот|хв|сек|мс|год|дн|ді|тиж|міс|людей|осіб|інженер|клієнт|пункт|країн|гривень|грн|рок(и|ів|у) (досвід|роботи|стаж|практик|на ринку|існув|поспіль|тому|гаранті))|-(го|ого|му|ї) )';
const ukDecade = "(двадцять|двадцяти|тридцять|тридцяти|сорок|сорока|п'ятдесят|п'ятдесяти|шістдесят|шістдесяти)";
const yearsInWords = '(twenty|thirty|forty|fifty|sixty|seventy)';

const retirement = {
  why: {
    en: 'Retirement plans are a question about age.',
    uk: 'Плани щодо пенсії — це запитання про вік.',
  },
  lawful: {
    en: 'What would you like to achieve in this role over the next two years?',
    uk: 'Чого ви хотіли б досягти на цій посаді за найближчі два роки?',
  },
} as const;

export const ageRules: readonly GuardRule[] = [
  {
    id: 'age.years',
    topic,
    packs,
    phrases: {
      en: [
        '(state|give|tell|indicate) (us |me )?(your )?age',
        '(years|long|longer) (_ ){0,4}(want|plan|intend|hope|going) (_ ){0,3}work(ing)?(?! (on|with|in|at|as|for|from|here))|what year was that|stage of life|at your stage',
        toYou('(millennials|boomers?|gen z|age bracket|age group|(older|elderly) (person|man|woman)|peers your age)'),
        '(what|which|roughly what) age (bracket|group|range) (are|do) you|(what|which) decade (_ ){0,3}you|(older|elderly|middle aged) (gentleman|lady|man|woman|candidate|applicant)|people (of )?your age|someone (of )?your age',
        `(are you|you are|you re|will you be|you will be|you ll be) (${number}|${yearsInWords}) (next|this) (week|month|year|birthday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)(?= ?$)|are you (nearer|closer) (to )?${number} or (to )?${number}(?= ?$)`,
        'how old (are|were|would|is) (you|he|she|they|the candidate)|how old you are',
        '(your|his|her|their|the candidate s) (exact |real |current |own )?age(?! (range|group|of (your|the)))',
        'what age are you|what age group|which age group',
        `(are|have) you (_ ){0,3}(over|under|past|above|below|turned|turning|older than|younger than) (${number}|${yearsInWords})${notUnit}`,
        '(your|which|what|next|last) birthday',
        `in (their|your|his|her) (early |late |mid )?(${yearsInWords}|twenties|thirties|forties|fifties|sixties|[2-6]0 ?s)`,
      ],
      uk: [
        `(вам|тобі) (вже |уже |більше |понад |за |менше |ще немає )*${ukDecade}`,
        'скільки (ще )?(_ )?рок~ (_ ){0,3}(збира~|плану~|хоч~|дума~) (_ ){0,2}працювати|у ваші роки|ваших літ|(зарано|запізно) (вам|для вас)|за (_ )?(союзу|срср|совєтів)|у якому класі ви',
        toYouUk('(однолітк~|ровесник~|міленіал~|бумер~|зумер~|радянськ~ (час~|союз~)|вікової (групи|категорії))'),
        'літн(я|ій|ього|ю|ьої) (_ )?(жінк~|чоловік~|людин~|кандидат~|пан~)',
        `(вам|тобі|їй|йому) (буде |уже |вже )*((наступного|цього|того) (року|тижня|місяця|літа)|завтра|у (понеділок|вівторок|середу|четвер|п.ятницю|суботу|неділю)) (буде )?${number}(?= ?$)|(вам|тобі|їй|йому) ближче (до )?${number} (чи|або) (до )?${number}(?= ?$)`,
        'скільки (ж )?(вам|тобі|йому|їй) (_ ){0,2}(рок~|літ|рочків)|скільки (рок~|літ) (вам|тобі|йому|їй|кандидат~)',
        '(ваш~|твій|твого|твоєму|її|його) (_ )?ві(к|ку|ці|ком)',
        '(який|якого) (у вас |ви |ваш )?ві(к|ку)(?= ?$|,| (у вас|ви|ваш~|кандидат~|має|маєте))|у якому ви віці',
        `(вам|тобі|їй|йому) (_ ){0,3}(виповн~|${ukDecade}(?! (хвилин|осіб|людей|днів|секунд|годин|тижн|раз|відсот|гривень|грн|тисяч|дзвінк|сторін|пунктів|балів|кілограм|метрів|доларів|євро|аркуш|карток|питань|запитань|слів))|за ${number}${ukNotUnit})`,
        `(всім|усім|всі|усі|нам|їм|більшіст~|колектив~|команд~|люди|людей) (_ ){0,2}(до|за|по|понад) (${ukDecade}(?! (хвилин|осіб|людей|днів|секунд))|${number} рок~)`,
      ],
    },
    facts: ageFacts.years,
    why: {
      en: 'It asks for or judges by age, which says nothing about the ability to do the work.',
      uk: 'Тут ідеться про вік, а він нічого не каже про вміння виконувати роботу.',
    },
    lawful: {
      en: 'How much experience do you have with the main tasks of this role?',
      uk: 'Який у вас досвід з основними завданнями цієї посади?',
    },
  },
  {
    id: 'age.birth',
    topic,
    packs,
    phrases: {
      en: [
        '(your|his|her|their|candidate s|applicant s) (full |exact )?(date of birth|year of birth|birth ?date|birth year|dob)',
        '(state|include|give|provide|specify|tell|enter|write) (_ ){0,4}(date of birth|year of birth|birth ?date|dob)',
        '(what|which) (is |s )?(date|year|month|decade) (_ ){0,3}born|when (were|was) (you|he|she) born',
        '(you|he|she|candidates?|applicants?|people|someone) (_ ){0,2}born (_ ){0,2}(in (the )?(19|20)?[0-9]{2} ?s?|before|after) ?(19|20)?[0-9]{0,2}',
      ],
      uk: [
        '(ваш~|твоя|твою|свою|свій|назвіть|вкажіть|зазначте|напишіть|повідомте|скажіть|яка|яку|який|у вас) (_ ){0,4}(дат~|рік|року|роки) (_ ){0,1}народження',
        '(якого|якому|який) (ви |у вас |ваш )?(рік|року|році) народження',
        '(коли|якого року|якому році|до|після) (ви |ти |саме )*народи(лися|лись|вся|лася|лась)|народи(лися|вся|лася) (_ ){0,2}(до|після|у|в) [0-9]{4}',
      ],
    },
    facts: ageFacts.birth,
    why: {
      en: 'A birth date is an age by another name.',
      uk: 'Дата народження — це той самий вік.',
    },
    lawful: {
      en: 'Ask only whether the person meets a minimum age the law sets for this work, and only if it does.',
      uk: 'Спитайте лише, чи досягла людина мінімального віку, якщо його для цієї роботи встановлює закон.',
    },
  },
  {
    id: 'age.graduation',
    topic,
    packs,
    phrases: {
      en: [
        'how long (have you been|since you) (_ ){0,2}(out of|left|finished) (school|college|university)',
        '(when|what year|which year|how long ago|how many years ago) (did|have|had|was it|were) (you|she|he|that you)? ?(_ ){0,2}(graduat~|finish~|leave|left|complete~|get your|receive~ your|earn~ your) (_ ){0,3}(school|college|university|degree|diploma|graduat~|studies)',
        '(when|what year|which year|how long ago) did (you|he|she) graduate|(year|date) (of|you|they) graduat~|(your|his|her) graduation (date|year)|class of what year',
      ],
      uk: [
        'давно (ви )?закінч~ (_ )?(школ~|університет~|виш~|інститут~|навчання)',
        'закінч~ (_ ){0,2}(виш|школу|інститут|університет) (_ ){0,1}(до|після|раніше|давно)',
        '(коли|якого року|якому році|як давно|скільки років тому) (ви |ти |саме |_ ){0,3}(закінч~|отрим~|здобу~|випуст~|завершили) (_ ){0,3}(школ~|університет~|інститут~|виш~|ліце~|технікум~|диплом~|навчання|освіт~|коледж~|академі~)',
        'рік (закінчення|випуску|отримання диплома)',
      ],
    },
    facts: ageFacts.graduation,
    why: {
      en: 'A graduation year gives the age away.',
      uk: 'Рік закінчення навчання видає вік.',
    },
    lawful: {
      en: 'Which degree or certificate do you hold that this job requires?',
      uk: 'Яка у вас освіта чи сертифікат із тих, що потрібні для цієї роботи?',
    },
  },
  {
    id: 'age.retirement',
    topic,
    packs,
    phrases: {
      en: [
        '(?<!(what|which( _)?( _)?) (do|did|would|will|should|could) )(you|your|yourself|she|he) (_ ){0,2}(retire(?! (a|an|the|old|legacy|this|that|these|it|them|your|our|unused))|retiring(?! (a|an|the|old|legacy)))',
        '(close to|near|nearing|approaching|past|before|at) (retirement|retiring|pension)( age)?',
        '(how|years|long) (_ ){0,3}until (_ ){0,2}(retire|retirement|pension)',
      ],
      uk: [
        '(ви|вам|вас|ваш~|ти|кандидат~|він|вона|вже) (_ ){0,5}(пенсі(ю|ї|я|єю)|пенсіонер~)',
        '(виход~|піти|йти|підете|вийти|вийде~) (_ )?на пенсію|до пенсії|(перед)?пенсійн~ ві(к|ку|ці|ком)',
      ],
    },
    facts: ageFacts.retirement,
    ...retirement,
  },
  {
    id: 'age.retirement-told',
    topic,
    packs,
    // names people by role ("are you a driver nearing retirement"), yet means the candidate
    namesOthers: true,
    phrases: {
      en: [
        '(are|were) you (already |still |now |then )*(an?|our|the) ((?!(of|with|for|who|in|to|and|or|whose|where|that)(?![a-z]))_ ){1,3}(close to|near|nearing|approaching|past|at) (retirement|retiring|pension age|the end of (your|a) career)',
      ],
      uk: [
        '(ви|ти) (вже |уже |теж |ще |самі |сама |сам )*((?![а-џґ]+(те|ли|їв|ів|их|ок|ць|ам|ами|ців)(?![а-џґ]))_ ){1,2}(перед)?пенсійного віку',
      ],
    },
    ...retirement,
  },
  {
    id: 'age.comparison',
    topic,
    packs,
    phrases: {
      en: [
        '(someone|somebody|boss|manager|people|colleagues|lead|person|supervisor|those|who (is|are)) (_ ){0,3}(younger|older) than (you|yourself|him|her)|half your age',
        '(people|colleagues|someone|somebody|team) (_ ){0,3}years (younger|older)',
        '(you|your) (_ ){0,6}(younger|older) (boss|manager|supervisor|colleague~|coworker~|co-worker~|people|lead|teammates)',
        '(too|bit|little|rather|very) (old|young) (for|to)|(he|she|they|candidate|you) (_ ){0,3}(too (old|young)|old fashioned|past (his|her|your) prime|set in (his|her|your|their) ways|over the hill)',
      ],
      uk: [
        '(занадто|надто) молод(а|ий|і|ою|им)(?! (продукт|компан|команд|ринок|проєкт))',
        '(молодш|старш)(ий|а|і|ою|им|ого|е) (за|від) (вас|тебе|себе|нього|неї)|вдвічі молодш~',
        '(кандидат~|він|вона|ви|людина) (_ ){0,2}(застар(а|ий|і)|замолод(а|ий|і)|(занадто|надто|вже|уже|досить) (стар|молод)(а|ий|і))|(занадто|надто) (стар|молод)(а|ий|і) для',
      ],
    },
    why: {
      en: 'It measures a person against somebody else’s age.',
      uk: 'Людину тут порівнюють із чужим віком.',
    },
    lawful: {
      en: 'Tell me about a time you worked with people whose experience differed from yours.',
      uk: 'Розкажіть, як ви працювали з людьми, чий досвід відрізнявся від вашого.',
    },
  },
  {
    id: 'age.young-team',
    topic,
    packs,
    phrases: {
      en: [
        'only (young|youthful)',
        'youthful',
        '(young|fresh) blood',
        '(young|youthful) (_ ){0,3}(team|crew|group|professional~|person|candidate~|employee~|staff|colleague~|talent~|guy~|collective|minds|spirit|woman|women|man|men|lady|ladies|workforce|crowd)',
        '(for|seek~|need|want|hire|invite|suit~|of) (_ ){0,2}(young|youthful) (_ ){0,2}people',
        'digital natives?',
      ],
      uk: [
        '(тільки|лише|виключно) (для )?(молод|юн)(і|их|ий|а)',
        '(молод(ий|а|е|і|их|ого|ому|им|ої|ій|у|ою|ими|іжн~)|юн(ий|а|і|их)) (_ ){0,3}(колектив~|команд~|людей|люди|людьми|спеціаліст~|фахів~|працівник~|співробітник~|дівчат~|хлопц~|дівчин~|колег~|персонал~|кадр~|особ~|жінк~|чоловік~|людин~|кандидат~|професіонал~)',
        'цифров~ (абориген~|тубіл~|поколінн~)|діджитал нейтив~',
      ],
    },
    why: {
      en: 'It tells people who are not young that they are not wanted.',
      uk: 'Старші люди прочитають тут, що на них не чекають.',
    },
    lawful: {
      en: 'Name the work: "a team of six that releases every day", "good command of social media tools".',
      uk: 'Назвіть саму роботу: «команда з шести людей, реліз щодня», «упевнена робота із соціальними мережами».',
    },
  },
  {
    id: 'age.limit',
    topic,
    packs,
    phrases: {
      en: [
        'age (requirement|limit|bracket|restriction|maximum)|maximum age|upper age',
        `(aged|age|ages|age limit|age range|age group) (is |of |from |between |under |over |below |above |up to |max |maximum |not older than )*${range}${notUnit}`,
        `(between |from )?${range} (years|yrs|y o|yo) ?(old|of age)?(?! (of|in|on|experience|with))(?<=old|age|y o|yo)`,
        `(between|from) (1[6-9]|[2-7][0-9]) (and|to) ${number} years old`,
        `(no one|nobody|candidates?|applicants?|anyone|people|those|persons?|must be|should be|someone) (_ ){0,2}(over|under|above|below|older than|younger than) (${number}|${yearsInWords})${notUnit}`,
      ],
      uk: [
        `(1[6-9]|[2-7][0-9]) (до |по )?${number} років(?! (досвід|роботи|стаж|практик|на|існув|тому|поспіль|в|у)~)`,
        '(старшого|похилого|поважного|молодого|юного|зрілого|передпенсійного) віку|(колектив|команда|персонал|штат) (_ )?(молод|юн)(ий|а|і)|віковий ценз',
        `(вік|віку|віком|віці) (_ ){0,2}(від |до |після |понад |за |у межах |- )*${ukRange}${ukNotUnit}`,
        `(не )?(старш~|молодш~) (за |ніж |від )?${number}${ukNotUnit}`,
        `(до|від) ${number} рок(ів|у)(?! (досвід|роботи|стаж|практик|на ринку|існув|поспіль|тому|гаранті|у |в )~)`,
        `(кандидат~|жін~|чоловік~|дівч~|хлопц~|людей|люди|осіб|працівник~|співробітник~) (_ ){0,2}(після|понад|за|від|до) ${ukRange}${ukNotUnit}`,
        'віков(і|их|е|а|ої) (обмежен~|рамк~|меж~|вимог~|категорі~|ценз~)',
      ],
    },
    why: {
      en: 'It sets an age limit that the work does not require.',
      uk: 'Це вікове обмеження, якого робота не потребує.',
    },
    lawful: {
      en: 'Name the experience or skill the work needs; a legal minimum such as 18 may stay.',
      uk: 'Назвіть потрібний досвід чи вміння; мінімальний вік за законом, як-от 18 років, може лишитися.',
    },
  },
  {
    id: 'age.range',
    topic,
    packs,
    kinds: ['advert'],
    phrases: {
      en: [
        `(?<=[,:;(–-] ?)(aged |from |between )?(1[6-9]|[2-6][0-9])(?!:) (to |and )?${number}( years?( old| of age)?| y o| yo| yrs)?(?= ?$| ?[,)])`,
        `(somebody|someone|anybody|anyone|person|people|m[ae]n|wom[ae]n|lad(y|ies)|girls?|guys?|lads?|candidates?|applicants?|staff|employees?|workers?|colleagues?|assistants?|nobody|no one) (_ ){0,2}(under|over|up to|below|above|from|between|no older than|not older than|younger than|older than|aged|at least) (the age of )?(${range}|${number}|${yearsInWords})${notUnit}`,
        `(preferably|ideally|prefer~|age|aged) (_ ){0,2}(up to|under|below|from|between|over|no older than|max|maximum) (${number}|${yearsInWords})( years( old)?)?(?= ?$| ?[,)])`,
        `(?<!(with|experience|more|least|than|over) )(${number}|${yearsInWords}) (years old|years of age|y o|yo|year old)`,
        '(not for|no|except|excluding) (_ )?(retirees|pensioners|school leavers|older (people|workers|applicants|candidates)|elderly|students)',
        '(only|ideally|preferably|for|suits?|suitable for|perfect for|ideal for) (a |an )?(_ )?(millennials|gen z|zoomers|school leavers?|pensioners|retirees)',
        '(mature|young|youthful) (_ )?(lady|ladies|gentlem[ae]n|wom[ae]n|m[ae]n|person|girl|lad|couple)',
      ],
      uk: [
        `(?<=[,:;(–-] ?)(від |віком |вік )?(1[6-9]|[2-6][0-9])(?!:) (до |по |та )?${number}( р| рр| років| роки)?(?= ?$| ?[,.)])`,
        `(людин~|особ~|жінк~|жінок|чоловік~|дівч~|хлоп~|кандидат~|працівни~|співробітни~|спеціаліст~|фахів~|пан~) (_ ){0,2}(до|від|після|за|понад|старше|молодше|не старш~|віком) (${ukRange}|${number}|${ukDecade})${ukNotUnit}`,
        `(бажано|переважно|вік|віком|перевага) (_ ){0,2}(до|від|після|за|понад|не старш~) (${number}|${ukDecade})( років| р)?(?= ?$| ?[,.)])`,
        `(не )?(старш(і|ий|а|их|им)|молодш(і|ий|а|их|им)) (за |ніж |від )?(${number}|${ukDecade})`,
        'пенсіонер(и|ів|ам|ами)? (_ ){0,2}(не|просимо|прохання)|(не для|крім|окрім) (_ )?(пенсіонерів|студентів|літніх)|(не розгляда~|не бер~|не прийма~) (_ )?(пенсіонерів|студентів|літніх)',
        'вчорашн~ (школяр~|студент~|випускник~)|(середнього|зрілого|передпенсійного|пенсійного) віку',
      ],
    },
    why: {
      en: 'A span of years keeps people out by age, and the work does not require it.',
      uk: 'Межі років відсіюють людей за віком, якого робота не потребує.',
    },
    lawful: {
      en: 'Name the experience or skill the work needs; a legal minimum such as 18 may stay.',
      uk: 'Назвіть потрібний досвід чи вміння; мінімальний вік за законом, як-от 18 років, може лишитися.',
    },
  },
  {
    id: 'age.students-wanted',
    topic,
    packs,
    kinds: ['advert'],
    phrases: {
      en: [
        '(?<!([0-9]+|our|the|two|three|five|several|many|most|of|for|with|to) )(?<!(mentor~|train~|onboard~|precept~|teach~|coach~|supervis~|support~|guid~|orient~) ((a|an|one|each|every|some|any|your) )?)(recent|fresh|new) (college |university |school )?(graduates?|grads?|school leavers)|(college|university) students? (only|preferred|wanted)',
      ],
      uk: [
        '(шука~|запрошу~|потрібн~) (_ )?(юн(их|ий|а|у|і|ого)|молод(их|ого|у|ий|а|і)) _|(кому|яким) (_ )?(за|до|від|немає|менше|більше) [2-7][0-9]',
        '(потрібн~|шука~|розгляда~|набира~|чека~|запрошу~) (_ ){0,2}(молод(ь|і|дю)|школяр~)|(потрібн~|шука~|лише|тільки) (_ )?(студент~|випускник~)',
      ],
    },
    why: {
      en: 'It keeps out people whose studies lie further back, that is, older ones.',
      uk: 'Так відсіюють тих, хто вчився давніше, тобто старших.',
    },
    lawful: {
      en: 'An entry-level role: no experience needed, we teach you.',
      uk: 'Початкова посада: досвід не потрібен, навчимо.',
    },
  },
  {
    id: 'age.estimate',
    topic,
    packs,
    kinds: ['note'],
    phrases: {
      en: [
        'too (old|young)(?! (version|browser|system)~)',
        `(he|she|they|candidate) (_ ){0,2}(looks|is|seems|must be|appears) (to be |about |around |over |past |nearly |almost |well |in |at least )*${number}${notUnit}`,
      ],
      uk: [
        '(занадто|вже|уже) (стар|літн)(ий|а|я|ій)(?! (код|систем|верс))|стар(ий|а) (вже|уже|для)',
        `на вигляд (_ ){0,3}(рок~|стар~|молод~|${ukDecade}|${number})|років ${ukDecade}|(йому|їй) (десь |близько |під |за |років )*(${ukDecade}|${number})${ukNotUnit}`,
      ],
    },
    why: {
      en: 'A guess at age has no place in the record of an interview.',
      uk: 'Здогадам про вік не місце в записах співбесіди.',
    },
    lawful: {
      en: 'Write down what the person said or did that shows the skill.',
      uk: 'Запишіть, що людина сказала чи зробила і яке вміння це показує.',
    },
  },
];
