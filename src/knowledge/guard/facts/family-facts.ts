// Family, partner, age and property: the life a person leads outside the work.

export const familyFacts = {
  has: {
    en: [
      'kids|children|toddlers?|little ones|newborn|sons?|daughters?|stepchildren|grandchildren|grandkids|dependants?|dependents?|school (runs?|holidays)|pram|childless|someone at home',
    ],
    uk: [
      'діти|дітей|дітьми|діток|дітлах~|малюк~|малят~|мал(ий|ого|их|ою|ими|і) (із|з|зі|вдома|удома|до)|(двоє|троє|двох|трьох) мал~|немовл~|син(а|ом|и|ів|ові)?|доньк~|дочк~|дочок|доньок|онук~|утриманн(і|я)|батьківськ~ збор~|садк(а|у|ом)|садоч~',
    ],
  },
  parent: {
    en: [
      'parent|(have|has) a family|single (parent|mum|mom|mother|dad|father)|mother|father|mum|mom|dad|motherhood|fatherhood|parenthood|child ?care|day ?care|nanny|babysitter|nursery place|care (for|of) (_ ){0,2}(mother|father|mum|mom|dad|parents?|grandmother|grandfather|wife|husband|relative)|cares for (_ ){0,2}(mother|father|parents?|relative)|(caring|family|domestic|carer s?|parental) (responsibilit~|dut(y|ies)|obligation~|commitment~)',
    ],
    uk: [
      "мам(а|ою|у|и)|мат(и|ір|ір'ю|ері)|матус~|тат(о|ом|у)|батьк(о|ом|у)|матір'ю|одинач(ка|ки|кою)|материнств~|батьківств~|багатодітн~|сімейн~ (обов'яз~|зобов'яз~|обставин~|турбот~)|догляда(єте|є|ти|в|ла) (за )?(_ ){0,2}(мат~|мам~|батьк~|тат~|бабус~|дідус~|родич~|чоловік~|дружин~)",
    ],
  },
  withoutTies: {
    en: [
      'childless|(family|domestic|caring|childcare|parental|household) (obligation~|commitment~|dut(y|ies)|responsibilit~|ties|burden~)',
    ],
    uk: ["сімейн~ (обов'яз~|зобов'яз~|турбот~|обставин~)|бездітн~"],
  },
  plans: {
    en: [
      '(become|becoming|be|being) a (mother|father|mum|mom|dad|parent)|start a family|(want|wanting|have|having|another|more) (a )?(baby|babies|child)|babies|family planning|settle down|ivf|fertility',
    ],
    uk: [
      '(стати|станете|збираєтеся стати) (мат~|мам~|батьк~|тат~)|(хоч~|плану~|мрі~|чека~|збира~) (_ ){0,3}(дитин(у|и|ку)|малюк~|дітей)|екз|скоро діти|діти скоро|народжува~|народите|продовженн~ роду',
    ],
  },
  pregnancy: {
    en: [
      'pregnan(t|cy|cies)|expecting|(?<=(her|your|their) )due date|baby (bump|on the way)|on the way|miscarriage~|abortions?|ivf|fertility treatment|contracepti~|birth control|breast ?feed~|the pill',
    ],
    uk: [
      'вагітн(а|ою|і|ість|ості|у|им|их)|при надії|на якому ви (_ )?місяці|чекаєте (на )?(дитин~|малюк~|первіст~)|народжувати|полог(и|ів|ами)|екз|аборт~|викид(ень|ня|ні)|контрацепц~|безплідд~|годуєте груд~|грудн~ вигод~',
    ],
  },
  leave: {
    en: ['(maternity|paternity|parental|adoption) leave'],
    uk: ["декрет(у|і|ом|н~)?|відпустк~ (по|для|з|за|у зв'язку) (_ )?(догляд~|вагітн~|полог~)"],
  },
} as const;

export const maritalFacts = {
  state: {
    en: [
      'married( name)?|unmarried|engaged(?! (in|with|by|on|at))|widow(s|er|ers|ed)?|divorc(e|ed|ee)|separated|newlyweds?|bachelor(?! (of|s|degree))|spinster|in a (_ )?relationship|in relationship|relationship status|civil partnership|wedding|maiden name|get engaged',
    ],
    uk: [
      '(не)?одружен(а|ий|і|их|им)|(не)?заміжн(я|ю|і|ьою)|заміж|розлучен(а|ий|і|н~)|розлучал~|вдов(а|ець|иця|ою|цем)|удов(а|ець|ою)|холост~|самотн(я|ій|і|ьою)|заручин~|заручен(а|ий|і)|весілл~|у стосунках|стосунк(ах|и) зараз|серйозн~ стосунк~|цивільн(ий|ому) шлюб~|шлюб(і|у|ом)?|сімейн(а|і|их) пар(а|и|у)?',
    ],
  },
  partner: {
    en: [
      'husband|wife|spouse|fianc(e|ee)|boyfriend|girlfriend|live in partner|life partner|better half|other half|significant other|partner (work~|think~|agree~|mind~|do for)|in laws',
    ],
    uk: [
      '(з |від |без )?(чоловік(ом|а|у|ові)?|дружин(а|у|ою|и|і)|наречен~|половинк~|свекру~|тещ(а|і|ею))(?! (команд|учасник))|з (дівчиною|хлопцем|партнеркою|партнером)|хлопець чи дівчина|дівчина чи хлопець|(є|маєте) (_ )?(хлопець|хлопця|дівчина|дівчину)',
    ],
  },
} as const;

export const ageFacts = {
  years: {
    en: [
      '(which|what|whose) generation|generation (_ ){0,3}(you|yours)|millennials?|gen z|boomers?|zoomers?|best years|(his|your|her) prime|age wise|(end|twilight|autumn) of (your|his|her) (career|working life)|(twenty|thirty|forty|fifty|sixty|[2-6]0) (year olds?|somethings?)|(years|decades) (younger|older)|(oldest|youngest) (_ )?(in|on|of|among) (the|our|your|this)|old enough to (remember|recall|know)|of your years|at your (age|stage|time of life)|working years|middle aged?|elderly|senior citizen|age (bracket|group|range|category)|long in the tooth|(your|own) youth|(pushing|nearing|approaching|turn(ed|ing)?|hit|past|over|under|side of|close to|about|around|nearly|almost) (thirty|forty|fifty|sixty|seventy|[3-7][0-9])( (two|three|four|five|six|seven|eight|nine))?(?= ?$|,| (yet|already|now|by|this|next|last|soon|right|or|and|will|years? (old|of age)))|(early|mid|late) (twenties|thirties|forties|fifties|sixties)|younger or (_ ){0,3}older|older or (_ ){0,3}younger',
    ],
    uk: [
      "(якого|яке|до якого) (_ )?поколінн~|поколінн~ (_ ){0,2}ви|міленіал~|зумер~|бумер~|повних (років|літ)|найкращі роки|(двадцяти|тридцяти|сорока|п'ятдесяти|шістдесяти|[2-6]0) ?(річн|літн)(их|ими|им)|на (_ ){1,2}рок(ів|и) (молодш|старш)~|(найстарш|наймолодш)(ий|а|им|ою|і) (_ )?(у|в|серед) (нас|команд~|колектив~|відділ~|груп~|цех~|бригад~|усіх|всіх)|(?<!(пенсійн|мінімальн|похил|дошкільн|шкільн|дитяч)[а-џґ]+ )ві(к|ку|ком)(?! (до|програм|обладн|клієнт|верстат|систем))|якого ви року|передпенсі~|вікова категорі~|вікову (категорі~|груп~)|у (ваші|такому|свої|її|його) (_ )?(роки|віці|літа)|(немолод|літн|старуват|юнуват|підстаркуват)(а|ий|я|ій|і)|юн(ий|а) для|надто юн(ий|а)|(під|за|понад|більше|менше|близько|десь) (двадцят~|тридцят~|сорок~|п'ятдесят~|шістдесят~|сімдесят~|[3-7][0-9])(?= ?$|,| (років|рочків|чи|уже|вже|повних))|(років|літ) (під |десь |за |близько )?([3-7][0-9]|двадцят~|тридцят~|сорок~|п'ятдесят~|шістдесят~)(?= ?$|,)|виповнил(ося|ось) (_ ){0,2}(тридцят~|сорок~|п'ятдесят~|шістдесят~|[3-7][0-9])|(більше|менше|старші|молодші) (чи|або) (менше|більше|молодші|старші)",
    ],
  },
  birth: {
    en: [
      'born(?! (in|as|of|with) (_ )?(crisis|company|idea|need|necessity)~)|birth ?day|birth (date|year)|date of birth|year of birth|zodiac( sign)?|star sign',
    ],
    uk: [
      "(рік|року|дата|дати|дату) народження|народилися|народились|народжен(і|ий|а) (в|у|до|після)|з'явил(ися|ись|ася) на світ|день народження|знак(ом)? зодіаку|за гороскопом|[0-9]{4} року народження",
    ],
  },
  graduation: {
    en: [
      '(leave|left|leaving|finish|finished|finishing|complete|completed|sit|sat|take|took) (_ ){0,3}(secondary school|high school|school leaving exams?|school exams?|school|final exams|a levels|gcses|matura)(?! (run|project|contract))|graduation year|year of graduation|class of [0-9]{2,4}|alumni year',
    ],
    uk: [
      '(закінчили|закінчував|закінчували|закінчила|закінчив) (_ ){0,2}(школ~|клас~|виш~|університет~|інститут~|технікум~|училищ~|ліце~)|випускн~ (іспит~|бал~|клас~|вечір~|рік)|(складали|здавали) (_ ){0,2}(зно|випускн~)|десятилітт(і|я) (_ ){0,2}(закінч~|заверш~)|рік випуску',
    ],
  },
  retirement: {
    kinds: ['question', 'note'],
    en: [
      'pension(?! (from|of|for) )|pensioner|retiree|retire(?! (a|an|the|old|legacy|this|that|these|it|them|your|our))|retirement|pension age|stop working for good',
    ],
    uk: ['пенсі(я|ю|ї|єю|йн~)|пенсіонер(ка|ом)?'],
  },
} as const;

export const propertyFacts = {
  kinds: ['question', 'note'],
  en: [
    'home ?owner|house owner|own (a |your |any |the )*(home|house|flat|apartment|car|land|property)|debts?|in debt|mortgage|bankrupt~|overdraft|loans?|savings|credit (score|rating|history)|alimony|rent or own|own or rent|second home',
  ],
  uk: [
    'борг(и|ів|ами)?|заборгован~|кредит(и|ів|у|ом)?|іпотек~|банкрут~|аліменти|власн(е|а|у|ої|ого|ий|ому) (_ )?(житл~|квартир~|будин~|авто|машин~|дач~)|нерухомість у власності|заощаджен~|кредитн~ істор~',
  ],
} as const;
