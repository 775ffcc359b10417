// Family and partner: a person's life outside work.

export const familyFacts = {
  has: {
    en: [
      'kids|children|toddlers?|little ones?|twins|triplets|youngsters|newborn|sons?|daughters?|stepchildren|grandchildren|grandkids|dependants?|dependents?|school (runs?|holidays)|pram|childless|someone at home',
    ],
    uk: [
      'діти|дітей|дітьми|діток|дітлах~|двійня~|двійнят~|близнят~|трійнят~|школярик~|малюк~|малят~|мал(ий|ого|их|ою|ими|і) (із|з|зі|вдома|удома|до)|(двоє|троє|двох|трьох) мал~|немовл~|син(а|ом|и|ів|ові)?|доньк~|дочк~|дочок|доньок|онук~|на (_ ){0,2}утриманні|утриманн(і|я) (_ ){0,2}(дит|діт|батьк|родин|сім|близьк|рідн|матер|дружин|чоловік)[а-џґ]*|(^ ?|чи |є )утриман(ці|ець|ців)|батьківськ~ збор~|садк(а|у|ом)|садоч~',
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
      '(people|those|anyone|applicants|candidates|women|men|staff) with (young |small |little |school age |pre school )*(families|children|kids|babies)|childless|(family|domestic|caring|childcare|parental|household) (obligation~|commitment~|dut(y|ies)|responsibilit~|ties|burden~)',
    ],
    uk: ["сімейн~ (обов'яз~|зобов'яз~|турбот~|обставин~)|бездітн~"],
  },
  plans: {
    en: [
      '(maternity|paternity|parental) leave|(become|becoming|be|being) a (mother|father|mum|mom|dad|parent)|start a family|(want|wanting|have|having|another|more) (a )?(baby|babies|child)|babies|family planning|settle down|ivf|fertility',
    ],
    uk: [
      'декрет(у|і|ом|н(а|у|ої|ій))?|(стати|станете|збираєтеся стати) (мат~|мам~|батьк~|тат~)|(хоч~|плану~|мрі~|чека~|збира~) (_ ){0,3}(дитин(у|и|ку)|малюк~|дітей)|екз|скоро діти|діти скоро|народжува~|народите|продовженн~ роду',
    ],
  },
  pregnancy: {
    en: [
      'pregnan(t|cies)|(?<!(in|during|of|after|about|with|safe in) (_ )?)pregnancy|expecting|(?<=(her|your|their) )due date|baby (bump|on the way)|on the way|miscarriage~|abortions?|ivf|fertility treatment|contracepti~|birth control|breast ?feed~|the pill',
    ],
    uk: [
      'вагітн(а|ою|і|ість|ості|им|их)|при надії|на якому ви (_ )?місяці|чекаєте (на )?(дитин~|малюк~|первіст~)|народжувати|полог(и|ів|ами)|екз|аборт~|викид(ень|ня|ні)|контрацепц~|безплідд~|годуєте груд~|грудн~ вигод~',
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
