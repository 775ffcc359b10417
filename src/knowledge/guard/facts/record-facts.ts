// Trouble with the police, military service, past pay and property: a person's past and possessions.

/** Words in adverts and notes for somebody who was tried or held in custody. */
const held =
  '(felons?|felony|felonies|ex ?cons?|ex ?convicts?|ex offenders?|convicts?|criminals|jailbirds?|crooks?|parolees?|gang members?|delinquents?|thugs|(criminal|police|arrest|court) (records?|history|past|background|convictions?)|convict(ed|ion|ions)|arrest(s|ed)?|rap sheets?|mug ?shots?|prison (record|time|past)|jail time|ever been (charged|cautioned|detained|arrested|convicted)|spent convictions?|cautions?|run ins? with (the )?(law|police)|trouble with (the )?(law|police)|(clean|spotless|unblemished|clear) (criminal |police )?(record|past)(?! (of (delivery|safety|service)))(?<!(driving|safety|licen[cs]e) (record|past)))';
const ukHeld =
  "(судим(ість|ості|остей|істю|остями|ий|а|і|их|им|ого|у|имі)|несудим~ (_ )?(з|із|до|разом|перед) (_ )?(резюме|відгук~|анкет~|співбес~)|привод(и|ів|у|ами|ам)|кримінальн(е|ого|ому|им|их) (_ )?(минул|досвід|зв'яз)~|кримінал(у|ом|ьник|ьники|ьників)?|зек(и|ів|ам|ом|а)?|зеки|сідів~|ув'язнен(их|им|і|ий|а)|засуджен(ий|а|их|им)|відсид~|відбув~ (_ )?(покаран|строк|термін)~|арешт(и|ів|ований|ованих|у)(?! (на|майн|рахунк|вантаж))|заарешт~|затриман(ь|ня|нями)(?! вантаж)|злочин(ець|ці|ців|цям)|кримінальн~ відповід~|слідств(ом|а|о|і)|підслідн~|умовн(ий|о|ого) (_ )?(строк|термін|засудж|покар)~)";

export const recordFacts = {
  arrest: {
    en: [
      'arrest(s|ed)?|(in|into) (police )?custody|detained|police (record|cell|station|caution|trouble|questioning)|by (the )?police|the police|handcuff~|in (jail|a cell)',
      'charged with (a |an )?(crime|offen[cs]e|felony|misdemeanou?r)',
    ],
    uk: [
      'заарешт~|арешт~|затрим(али|увал~|ував|увала)(?! (_ ){0,2}(вантаж|постав|рейс|оплат|зарплат|реліз|товар|посилк|машин|виплат))|поліці(я|ї|ю|єю)|міліці(я|ї|ю)|відділок',
      'відділку|ізолятор~|сізо|івс|кайданк~|обезьянник~|під вартою|під варту',
    ],
  },
  pay: {
    en: [
      '(present|current|previous|last|former|old|past|existing) (_ ){0,2}(salary|pay|wages?|income|earnings|compensation|rate|package)|pay ?slips?|pay ?stubs?|wage slips?|p60',
      'w ?2|salary (history|certificate)|paid (_ ){0,3}(previous|last|former|current|old|now|before|there)',
      '(earn|make|made|earned|earning|making) (_ ){0,2}(at|in|with) (your |the )?(previous|last|former|current|old) (_ )?(job|post|role|company|employer|position|place)',
      '(earn|earning|making) (now|before|today|at the moment)',
    ],
    uk: [
      '(попередн~|минул~|останн~|теперішн~|нинішн~|поточн~|колишн~) (_ )?(зарплат~|оклад~|заробіт~|дохо~|ставк~)',
      '(тепер|зараз|нині|раніше|досі|там) (_ ){0,2}(зарплата|зарплату|оклад|дохід|заробіток|заробля~|отриму~|платять)',
      '(платили|заробляли|отримували|платять|заробляєте) (_ ){0,2}(на|у|в|за|там|тепер|зараз|нині|раніше)|довідк~ про (доход~|зарплат~|заробіт~)|розрахунков~ лист~|2 ндфл',
    ],
  },
  arrestPhrases: {
    en: [
      '(have|has|ever|were|was) (you|anyone|anybody|someone) (_ ){0,6}(jail|prison|custody|the cells)',
      '(in your past|your past) (_ ){0,3}(charges|police|cells|convictions|trouble)|nights? in (the|a) (cells?|nick)',
      '(in front of|before|up before|been (in|to)|appear~ in|taken to|stood in) (a |the )?(magistrates?|judge|court|dock|jury)(?= ?$|,| (for|ever|over))',
      '(police|cops) (_ ){0,4}(talk to|question~|speak to|visit~|interested in|interview~|know) you|(come|came|turn|show) up (_ ){0,5}(police|background|past|record)',
      'past with the (police|law)|known to (the )?police',
      '(bother|bovver|hassle|aggro|grief|scrapes?|dealings|contact|attention|encounters?|history|visits?|brush~|interest) (with|from|by) the (police|law|cops|old bill|authorities|feds)(?! (liaison|on behalf))',
      '(picked up|taken in|hauled in|pulled in|lifted|nabbed) (at|by|for|when|once)(?= ([0-9]+|the (police|cops)|_ ?(theft|drugs|shoplift~)))',
      '(never|not|wasn t|but not|without being) (charged|convicted)(?= ?$|,)',
      '(a |any |criminal |police |juvenile |on your |have a |got a |clean |something on (your|his|her) )record(?= ?$|,| (of (any kind~|arrest~|convict~)|we|that we|i should~|forget~|with the police~))(?<=(you|your|has|have|he|she|got|is there) (_ ){0,6}record)',
      'criminal (record|history|past|background|conviction|convictions|charges?)(?! (check|checks|law|lawyer|bureau|justice))',
      '(do|did|done|doing|served) (any |some |a bit of |hard |prison |jail |real )*time(?= ?$|,| (for|in prison|in jail|in the nick|inside|because))',
      '(do|did|done|doing|served|serving|spent) (_ ){0,2}(a stretch|a sentence|years inside|months inside|time inside|porridge|(time|years|months|nights?) in (a |the )?(prison|jail|cell|nick))',
      '(been|was|were|is|went|go|going|came out|come out|out|fresh out|ever) (_ ){0,2}(inside|in prison|in jail|to prison|to jail|behind bars|locked up|banged up|in the nick|in custody|incarcerated|imprisoned|in a cell|in handcuffs|on remand|on bail|on parole|on probation|out of prison|of prison|of jail|jailed)(?= ?$|,| (for|before~|yet|ever~|or|overnight~|at|as))',
      '(charged|convicted|accused|found guilty|cautioned|prosecuted|busted|nicked|summonsed|indicted|sentenced|fingerprinted|pulled over)(?= ?$|,| (of|with (a|an|any|any~|some~)|for|by the|as a|before~|or|when~))(?<=(you|ever|been|were|was|he|she|got|have) (_ ){0,3}(charged|convicted|accused|found guilty|cautioned|prosecuted|busted|nicked|summonsed|indicted|sentenced|fingerprinted|pulled over))(?! (with (closing|running|leading|managing|building|setting)))',
      // only beside these words: loads, tables and patients are booked, too
      '(you|he|she) ((ever|been|get|got|gotten) ){1,2}booked(?= ?$|,| (by|before~|when~|or)| for (_ ){0,2}(theft|assault|fighting|drink~|drunk~|dui|dwi|drugs?|shoplifting|possession|speeding))|(were you|was he|was she) booked(?= by (the )?(police|cops)| for (_ ){0,2}(theft|assault|drink~|drunk~|drugs?|shoplifting))',
      '(run ins?|runs? in|brush|brushes|trouble|problems?|issues?|in bother|dealings|history) with (the )?(law|police|cops|courts|authorities)|(fallen|fell) foul of the law',
      'wrong side of the law|(cops|police) (ever )?(come|came|knock|called|stopped|questioned|pick~|picked) (_ )?(you|for you|up)',
      '(the police|the cops|police officers) (_ ){0,4}you|rap sheet|mug ?shots?|ex ?cons?|ex ?offender|jail ?bird|felon|felony|misdemeanou?r|tag(?= ?$|,)(?<=ankle tag)',
      'on the sex offenders|(plead~|pled) guilty|expunge~',
      '(drunk driving|dui|dwi|shoplift~)(?= ?$|,| (on|in|ever~|arrest~|charge~))(?<=(you|a|his|her|for|any|had) (_ ){0,3}(drunk driving|dui|dwi|shoplift~))',
    ],
    uk: [
      '^ ?судим(і|ий|а)(?= ?$|,)',
      '(ночував|ночувала|сидів|була?|забирали|забрали|доставляли|возили) (_ ){0,2}(у|в|до) (відділк|відділен|поліці|міліці|райвідділ|ізолятор)~',
      '(ви|вас|його|її) (засудж|були засудж|колись засудж)~',
      '(поліці|міліці)(я|ї|ю|єю) (_ ){0,4}(до вас|вас|вами|питання|претенз|цікав)~|(перед судом|у суді|в суді) (_ )?(стояли|були|сиділи)(?! (свідк|представ|захис))',
      '(стояли|були) (_ )?(перед судом|під судом)|(спливе|вилізе|знайдемо) (_ )?(щось|у поліції)?(?= ?$)|обезьянник~|(у|в) (поліції|мвс) (_ ){0,3}(спливе|щось|перевір)~',
      'перевіримо (_ )?(вас )?(у|в|через) поліці~',
      `(є|маєте|були|у вас|мали|чи|ваш~|без) (_ ){0,3}${ukHeld}|(ви|вас) (_ )?${ukHeld}|${ukHeld} (_ ){0,3}(є|маєте|були|у вас|мали|погаш)`,
      `(ви|вас|він|його|вона|її|вам) (_ ){0,3}(судили|сидів|сиділи(?! (на|за (стол|комп)|з|із|у|в (офіс|кабін)))|сиділа за|відсидів|відсиділи|судим|притяга|допитува|затриму|обшукув|садили|посадили)~|(вас|його|її) (_ ){0,3}закривали`,
      `(скільки|за що|ви) (_ ){0,2}(відсиділи|сиділи)(?= ?$|,)|сидів за|сиділа за (крад|шахр|нарко|грабі)~|(на|з|із) (зоні|зони|нарах)(?= ?$|,| (бували~|були~|сиді~|поверн~))`,
      `за (ґратами|гратами|решіткою)|(у|в) (тюрмі|в'язниці|колонії|сізо|буцегарні|кпз|слідчому ізоляторі)(?! прац)|(викликали|тягали|ходили) (_ ){0,2}(на )?допит~`,
      `(проблем|непорозумін|конфлікт|негаразд|неприємн)(и|ості|ня|ів|остей)? (_ ){0,3}(з|із) (_ )?(закон|поліці|міліці|правоохорон|правосудд)(ом|єю|ними|ю)?`,
      `(з|із) (законом|поліцією|міліцією|правоохоронцями) (_ ){0,4}(проблем|непорозум|конфлікт|дружите)~|(кримінальн|темн)(е|ого|ому|им) (минул|щось)~|(щось|чогось) кримінальн~`,
      `(притяга|притягн)~ (_ ){0,3}(кримінал|адмін|відповід)~|(ваш|вашому|його|її|темне|у) минул(ому|е) (_ ){0,2}(кримінал|поліці|суд)~|під слідств~`,
      `умовн(о|ий|ого) (засудж|термін|строк)~|протокол (на вас|за)|довідк~ (_ ){0,2}(про )?(не)?судим~`,
    ],
  },
  wanted: {
    en: [
      '(been|was|were|s been|has been|ever been) (inside|in (prison|jail)|behind bars|locked up)|cautions|criminal past',
      `${held}|(people|persons|applicants|candidates|anyone|those|nobody) (_ ){0,2}with (a |an |any )?(_ )?record(?! of)`,
    ],
    uk: [
      '(тим|тих|хто|кому|які|яким) (_ ){0,2}(сидів|сиділи|відсидів|судили|судимий)|чист(а|ою) (_ )?біографі~',
      ukHeld,
    ],
  },
  arrestInNotes: {
    en: [`${held}|(did|done|doing) (time|a stretch|years inside)|been inside|(police|court) record`],
    uk: [
      `${ukHeld}|сидів(?= ?$|,| (за|у тюрмі~|в|рік|два|три|п'ять~))(?! (на|за стол))|затримували(?! (вантаж|постав|зарпл|рейс))|темне минуле|бандит~|з зони|наркоторгов~`,
    ],
  },
  payPhrases: {
    en: [
      'what (was|is|were) your (_ ){0,2}(base|bonus|basic|package)(?= ?$| (and|in|at|last|there|now))',
      '(present|current|last|previous|old) employer (pays|paid|pay|gives|gave) (you|him|her)',
      '(take|taking|bring|bringing|took) home (now|at|these|per|each|a month|currently|today|there)(?<=(you|he|she) (_ ){0,2}home _)',
      '(what|how much) (_ ){0,4}(they|them) (have|had|got|put|paying|pay) you(?= on| now| there| ?$)',
      '(how much|what) (would you say |roughly |exactly )*(do you|are you|you) (take home|earn|earning|paid|get paid)(?= ?$| (now|today|there|at|currently|these|per|a))',
      '(present|current|existing|last|previous) (salary|pay|package|wage)',
      '(what|how much|where) (are|were|re) you (on|at|making|earning|getting|clearing|pulling in|taking home|paid|bringing home)(?= ?$|,| (at (the moment~|present~|the minute~|your~)|now|right now|currently~|these days~|today~|there~|in your~|before~|with~|per|a (year~|month~|week~|hour~)|annually~|plus~))(?! (call|leave|site|the) )',
      '(what|which|how much) (base|basic|salary|wage|rate|package|money|day rate|bonus|pay|comp) (are|were|is|was|do|did) (you|your|they)(?! (expect|want|looking|seeking|hop~|would|have in mind|after|ask))(?! (_ ){1,3}(expect|hop|seek|look|ask))',
      'what (is|s|was|were) your (starting|leaving|current|present|last|previous|old|existing|final|latest|recent) (_ ){0,4}(salary|pay|base|package|wage|wages|rate|comp|compensation|bonus|ote|earnings|income)',
      '(what|how much) (do|did|does|has|have) ((they|your (_ ){0,2}(employer|boss|company|firm|place|job)|the old place|that job|it) (_ )?(pay|paid|give)|you (_ )?(earn|get paid|clear|bring home|take home))(?= ?$|,| (you|now|at|there~|in your~|before~|last~|these~|currently~|per|a (year~|month~|week~|hour~)|on top))(?! (for (the|a) (part|suppl|tool)|out|attention|expect))',
      '(paid|earn|earning|earned|make|making|made|get|getting|got|pays|on) (_ ){0,3}(at|in|with|by|from) (your|the|his|her) (_ )?(last|previous|current|former|old|present|other) (_ )?(job|place|employer|company|role|post|position|firm|gig|boss)',
      '(last|latest|recent|three|few|your|current) (_ )?(pay ?slips?|pay ?stubs?|wage slips?|p60|p45|w ?2s?|1099|tax returns?)',
      '(proof|evidence) of (_ ){0,2}(salary|earnings|income|pay)|(match|beat|top) (_ ){0,2}(current|present|existing) (salary|pay|package)',
      '(pay|salary|wage|earnings|compensation) history|when (did|was) your last (pay ?rise|raise)|(last|latest) (pay ?rise|raise)(?= ?$|,)',
    ],
    uk: [
      'премії (_ ){0,4}(попередн|минул|останн|старому)~',
      '(теперішн|поточн|нинішн|попередн|минул|останн)(я|ю|ій|ої|а|у) (_ )?(зарплат|ставк|зп|оплат)~|на скільк(ох|и) (_ )?(сиділи|сидите|були)|скільки (_ )?(на руки|чистими)',
      '(маєте|мали|отримуєте) (_ )?(на руки|чистими)',
      '(скільки|яку|яка|який) (_ ){0,3}(мали|маєте|виходило|виходить|отримували|отримуєте|заробляли|заробляєте|давали|дають|платили|платять|капає) (_ ){0,3}(на руки|чистими|брудними|на місяць|там|зараз|раніше|на (попередн|минул|останн|тому|старому)|до цього|у (попередн|минул)|за місяць)',
      '(скільки|яку|яка) (_ ){0,3}(на руки(?! (і|й|та|чи|після) )|чистими|на минулій|на попередній|на останньому|на старій)',
      'на (якій|який) (_ )?(ставці|окладі|зарплаті|грошах) (_ ){0,2}(сиділи|сидите|були|працю|зараз|ви)~',
      'з (якої|якого) (_ )?(зарплати|окладу|ставки|суми|доходу) (_ ){0,2}(ви )?(йдете|пішли|звільн|ідете|переход)~',
      '(яка|яким|який|яку) (_ ){0,4}(зарплат|оклад|дохід|доход|заробіт|ставк|зп|преміальн)(а|у|ом|ок|ою)? (_ ){0,3}(зараз|торік|там|раніше|була|був|мали|на попередн|на минул|на останн|до цього|на поточн|у вас|ваш)~(?! (_ ){0,2}(очіку|бажа|хот|розрах|цікав|влашт))',
      'ваш~ (_ ){0,2}(поточн|теперішн|нинішн|попередн|останн|минул|колишн|фактичн)~ (_ )?(зарплат|оклад|дохід|доход|заробіт|ставк|зп)~',
      '(довідк|підтвердж|виписк)~ (_ ){0,3}(доход|зарплат|заробіт|зп)~|(скільки|що) вам (_ ){0,3}(давали|платили|платять|дають|нараховують|перепадає)',
      '(дохід|зарплата|оклад|заробіток) (_ ){0,2}(торік|минулого року|на попередн|на минул)~',
    ],
  },
  payInNotes: {
    en: [
      '^ ?(on|at|earning|making) [0-9]+ ?k?( (k|thousand|grand|pounds|dollars|euros))? (at the moment|now|currently|there|at present|today)',
      '(is|was|s) (on|at) [0-9]{2,} ?k?( (k|thousand|grand))?(?= ?$|,| (at|now|there|so|a year))',
      '(currently|now|today|presently|at the moment|still|is|already) (_ )?(on|at|makes|making|earns|earning|gets|getting|paid|clears) (_ ){0,3}[0-9]+ ?[0-9]* ?k?(?= ?$|,| (k|a|per|an|plus~|base~|now|so|there~|will~|would~|offer~|year~|month~|hour~|and|thousand~|gross~|net|before~))(?! (people|percent|projects|clients|%))',
      '(makes|earns|gets|earned|was on|is on|been on|was paid|were paid|is paid) (_ ){0,2}[0-9]{2,} ?[0-9]* ?k?(?= ?$|,| (k|a (year~|month~|week~|day)|per|an hour~|now|there~|at (the moment~|present~|his|her|the last~|the previous~)|so|currently~|in (his|her)|before~|gross~|net|thousand~|base~))',
      '(current|present|last|previous|existing|old|former) (_ )?(salary|pay|wage|package|base|rate|comp|earnings|income)(?! (range|band|structure|scale|system|software|process|offer|review|run))',
      '(his|her) (_ )?(salary|pay|wage|package|base) (is|was|at)|underpaid (now|there|at)|(lowball|low ball)(?= (him|her|them~)| ?$)',
    ],
    uk: [
      '(отримувала|отримував|заробляла|заробляв) [0-9]+',
      '(мав|мала|має|отриму|отримує|отримував|отримувала|заробляв|заробляла|заробляє|платили|платять|було|виходило|сидів на|сиділа на) (_ ){0,2}[0-9]+ (тис~|к|грн|гривень|доларів|євро|штук)',
      'на (старому|попередньому|минулому|тому|останньому|теперішньому|нинішньому) (_ )?(місц|робот)~ (_ ){0,3}(мав|мала|має|отрим|заробл|платили|платять|виходило)~',
      '(зараз|нині|тепер|там|досі|раніше|торік) (_ ){0,2}(має|мав|мала|отримує|отримував|отримувала|заробляє|заробляв|заробляла|платять|платили|дають|на) (_ ){0,2}[0-9]+',
      '(заробля|отримув|отриму|мав|мала|платили)(в|ла|є)? (_ ){0,3}(там|зараз|раніше|на попередн~|на минул~|торік) (_ ){0,2}[0-9]+',
      '(поточн|попередн|теперішн|нинішн|минул|останн|колишн)(а|я|ій|ої|ого|е|ому|у|ю) (_ )?(зарплат|оклад|дохід|доход|ставк|зп|місц|робот)(а|у|и|і|ок|ому|ю|ою)? (_ ){0,3}([0-9]+|платили|отрим|заробл|мало|мав|мала)~',
      '(платили|платять|отримував|отримувала|заробляв|заробляла) (_ )?(мало|копійки|багато|менше|небагато|[0-9]+)(?! (уваг|клієнт|замовл))',
    ],
  },
  payInAdverts: {
    en: [
      '(salary|pay|wages?|earnings) (for|in|at|from) (each|every|your last|all|your previous|any previous) (_ )?(jobs?|roles?|posts?|positions?|employers?)',
      '(tell|state|say|let|write|include|mention) (us |me )?(know )?(what|how much) you (_ )?(earn|make|are on|are earning|get|are paid|take home|currently)',
      '(last|latest|recent) (_ )?(three |two |six )?(pay ?slips|pay ?stubs|wage slips)',
      '(state|include|provide|send|attach|give|tell|indicate|specify|mention|list|submit|disclose|with|your|proof of|evidence of|and) (_ ){0,5}((current|present|last|previous|former|existing|past|recent|latest) (_ ){0,2}(salary|pay|earnings|income|compensation|wages?|package|remuneration|rate)|(salary|pay|earnings|compensation|wage|income) history|pay ?slips?|pay ?stubs?|p60|w ?2)',
    ],
    uk: [
      '(виписк|довідк)(у|а|и|ку|ка) (_ ){0,4}(дохо|зарплат|заробіт)~',
      '(дані|інформаці~|відомост~|довідк~|підтвердження) (_ ){0,2}(зарплат|доход|заробіт)~ (_ ){0,3}(за|з) (_ )?(останн|минул|попередн)~',
      '(напишіть|вкажіть|укажіть|зазначте|скажіть|повідомте) (_ ){0,2}(скільки|яку|який) (_ ){0,2}(заробля|отриму|маєте|зарплат|оклад|дохід)~(?! (хоч|очік|бажа|план))(?<!(хочете|бажаєте|плануєте|очікуєте) _)',
      '(вкажіть|зазначте|напишіть|надішліть|додайте|укажіть|повідомте|потрібн~|надайте|підтвердж~|довідк~|ваш~|про) (_ ){0,4}(поточн|теперішн|нинішн|попередн|останн|минул|колишн)(ю|я|ій|ього|ього|ього|ій|ого|у|ої|ий|а|ім|х|е) (_ ){0,3}(зарплат|оклад|дохід|доход|заробіт|ставк|зп|рівень доходу|рівень зарплати|оплат)~',
      'довідк~ (_ ){0,2}(доход|зарплат|заробіт)~|(рівень|розмір) (_ )?(попередн|минул|останн|теперішн|поточн)~ (_ )?(дохо|зарплат|заробіт)~',
      'останн(ій|ього) рівень (доход|зарплат)~',
    ],
  },
} as const;

export const militaryFacts = {
  named: {
    en: [
      'reservists?|army reserve~|in the reserves?|(military|army|navy) reserves?|reserve (duty|service|unit|forces|obligation~|training|commitment~)|national guard|called up',
      'call up papers|conscript(s|ed|ion)?|the draft|drafted into|discharged|discharge papers',
      '(be |being |been )deployed(?! (to|in|on|with|by) (prod~|staging|aws|azure|kubernetes|the cloud))|deployment orders|veterans?|ex (army|military|forces)',
      'military (service|record|status|duty|duties|obligation~|leave|rank|draft)|drill weekends?|enlist~|national service',
    ],
    uk: [
      "військовозобов'яза~|невійськовозобов'яза~|військов~ обов'яз~|мобіліз~|демобіліз~|відстрочк~|тцк|військкомат~|повістк~|приписн~ (свідоцтв~|посвідч~)|військов~ квит~",
      'заброньован~|броню|бронюванн~ від|брон(ь|і)|призовн~|призов(у|ом)?|резервіст~|у резерві|придатн(ий|і|их|а) до (служби|військ~)|непридатн~|комісов~|комісу~',
      'звільн~ (_ ){0,2}(з|із|зі) (армі~|служби|зсу|війська|лав)|ветеран(ка|ом|и)?|убд|учасник~ бойових|служили (ви )?(в|у) (армі~|зсу|війську|збройн~)|військов~ облік~',
      'на обліку (_ )?(в|у) тцк|служб(у|и|а) в (армі~|зсу)',
    ],
  },
  phrases: {
    en: [
      'ex (infantry|para|sailor|infantryman|navy)|(with|did|after) (two|three|several|four|his|her) tours(?= ?$|,| (in|of|these|behind))',
      'drill (_ ){0,3}(weekends?|month)|(have|got|still) (_ )?drill(?= ?$)',
      '(guard|reserves?|army|military|territorials|forces|ta|navy) (_ ){0,3}(call|calling|calls|deploy|need|needs|want|mobilis|mobiliz|summon|train)~ (_ )?(you|him|her)?(?= ?$|,| (away|up|this|next|often|for))',
      'reserve unit|(sort|kind|type) of discharge|leave the (army|navy|marines|military|forces|air force)',
      '(lose|losing) (him|her) (_ )?(for|to) (_ )?(weeks|training|deployment|the (guard|reserves?|army))',
      '(did|have|do|ever|were|do you) (you |he |she |ever |still )+(serve|served|fight|fought|deploy|deployed|enlist|enlisted)(?= ?$| ((in|with|for|under) (the |a )?(_ )?(army~|navy~|forces~|military~|marines~|war|iraq~|afghanistan~|guard~|reserves?|air force~)|overseas~|abroad~|your country~|or))',
      '(kind|type|sort) of (a )?discharge(?! (summary|letter|valve|planning))',
      'discharge (_ )?(did|do|was|were|from|honou?rabl~|papers|status|type)(?<=(your|you|of|his|her|what|which) (_ )?discharge (_ )?(did|do|was|were|from|honou?rabl~|papers|status|type))',
      '(general|bad conduct|dishonou?rable|honou?rable|medical|other than honou?rable|less than honou?rable) discharge',
      '(honou?rably|dishonou?rably|medically) (discharged|released|retired)',
      '(see|saw|seen|been in) (active service|active duty|combat|action(?= ?$| in (iraq~|afgh~|the))|war|the front)',
      '(your|his|her) (tours?|tour of duty|deployment|service record|military (_ )?(duty|service|past|record)|unit|regiment)(?= ?$|,| (in|to|of|with~|last~|over~|before~|and))(?! (in (production|prod)|test|price|to prod))',
      '(guard|reserve|drill) (duty|weekends?|obligations?|training|commitments?)',
      '(called up|call up|conscript~|(be|been|being|get|got|were|was) drafted(?= ?$|,| (into|to|for the (army|war)))|draft (dodger|age|board)|selective service)',
      '(army|navy|military|air force|marines|forces|national guard|reserves?) (reserve~|obligations?|commitments?|man|type|background|wife|spouse|duties)(?! (who|customers|contract))',
      '(still|are you|he is|she is|is) (_ ){0,2}in the (reserves?|army|navy|national guard|forces|military|marines|ta|territorial army)',
      'ex ?(army|military|forces|marine|soldier|squaddie)(?= ?$|,| (guy|man|type~|so|probably~|could~|might~))|(shell ?shock~|war (damaged|trauma|veteran)|combat stress)',
      'why (did|have|were) (you|he) (leave|left|never serve|not serve) (the )?(army|navy|military|forces)?(?<=(army|navy|military|forces|serve))',
      'security clearance because of (_ )?service|leave the (army|navy|military|forces|marines)',
    ],
    uk: [
      '^ ?(воював|воювала|відвоював|відслужив)',
      '(чому|досі|чого) (_ ){0,2}не (в|у) (армії|війську|зсу|окопах|лавах)',
      'категорі(я|ю|ї) (_ )?придатн~|(вас|його|нас) (_ ){0,3}(не )?(заберуть|загребуть|мобілізують|призвуть)|от от (_ )?(мобіліз|забер|призв)~|комісува(ли|ний|ні)',
      'резерв ?плюс|резерв\\+|застосун~ резерв|(оновили|оновлені|оновив|уточнили) (_ ){0,3}дані(?= ?$| (_ ){0,2}(тцк|резерв~|дія|військ~))|дані (_ ){0,3}(у|в) (_ )?тцк',
      '(ви|він|чому|досі|чи) (_ ){0,3}(служили|служите|служив|служить|воювали|воював|воює|воюєте|відслужили|не служ~|відслужив)(?= ?$|,| (у|в|чи|строков~|зараз~|досі~|за контракт~|після~))',
      '(списа~|комісу~|звільн~|демобіліз~|відпуст~) (_ ){0,3}(з|із|зі) (_ )?(війська|армії|служби|зсу|лав|частини|фронту)',
      '(з|із|зі) (війська|армії|лав зсу) (_ ){0,2}(списа|комісу|звільн|демобіл)~|за якою статтею (_ )?вас|на фронт(і|у)?(?= ?$|,| (були~|ви|чи|воюв~))',
      '(після|з|із) (_ )?(фронту|війни|ато|оос|передової|(?<=(поверну|прийш|приїха|демобіл|звільн|вийш|списа|вивез|хлопц|були|щойно|недавно|нещодавно|давно)[а-џґ]* (_ ){0,3}(з|із) )нуля|полону)(?= ?$|,| (нерв~|повер~|при|може~|з))(?! (ринок|проєкт))|атовець|атовц~|убд|учасник бойових|комбатант~',
      'дембел~|(у вас|ви(?! (_ )?(визна|вважа|назв|назива|оціню|приймає|поставите|запис)[а-џґ]*)|він|обмежено|частково|повністю) (_ ){0,2}(не)?придатн(ий|і|ого|им|их)(?! (продукт|товар|до вжив))|придатні (чи|або) |влк|військово лікарськ~',
      '(пройшли|проходили|пройти|проходив) (_ ){0,2}влк|ухил(янт|яєт|яєть|яні|яв|ист)~|(ховається|ховаєтеся|бігає|тікає) (_ ){0,3}(тцк|мобіліз|повіст)~',
      '(?<!(звідки|чиї|чий|чию|чиє|гроші|кошти|бюджет|ресурси|дитину|дітей|зміни|ключі|товар|замовлення|вантаж|посилку|право|права|роботу|завдання) (_ ){0,4})(заберуть|забрати|забере|загреб~|призвуть|призвати|мобілізують|мобілізувати|можуть забрати)(?= ?$|,| (_ ){0,3}(будь~|завтра~|за|вас|його~|в армію~|до|на фронт~|через~|хвилин~))(?! (товар|замовл|дит|посил|грош|кошт|бюджет|ресурс|зміни|годин|частин|завдан|вантаж))',
      '(вас|тебе|його|її) (_ ){0,2}(забра|забер|призв|призов|виклик|виклич|мобіліз)[а-џґ]* (_ ){0,2}(з|із) (_ )?(резерв|запас)[а-џґ]*',
      "(військов(ий|ого|им)) (_ )?(квит|облік|стан|статус|обов'яз|документ)(ок|ка|ком|ку|у|и|и)?|(військово ?обліков~|облікові дані|облікова спеціальність)",
      '(маєте|є|у вас|чи(?! (_ )?(оформл|надає|забезпечу|допомага|роби|дає|пропону|подає)[а-џґ]*)) (_ ){0,3}(бронь|бронюв|броню|відстрочк|повістк|військовий)~|(отримали|прийшла|приходила|вручили|носили) (_ ){0,2}повістк~',
      'повістк(у|а|и) (_ ){0,2}(отрим|прийш|вруч|чек|боїт)~|строков(у|ої|ий|а) (служб|проход)~|виїзд за кордон (дозвол|можлив|вам)~|білий квиток',
    ],
  },
  wanted: {
    en: [
      '(guard|reserve|reserves) (or _ )?(_ )?(members?|soldiers?|personnel|duty|duties)|(no|not) (guard|reserve)',
      'reservists?|veterans?(?! (hospital|affairs|home|care|administration|charit|cent|organi|and their|famil))|ex (military|army|forces|soldiers?)',
      '(military|army|reserve|guard|draft) (obligations?|duties|duty|service|commitments?|status|age|liability)(?! (contract|provider|project))|national guard|in the reserves?',
      'conscript~|draft ?(exempt|age|able)|(completed|done|finished|exempt from) (_ ){0,2}(military|national|army) service|soldiers? need not|service ?members?',
    ],
    uk: [
      "відстрочк~|заброньован~(?! (номер|місц|стол|квит))|військовозобов'яз~|невійськовозобов'яз~|військов(ий|им|ого) (_ )?(квит|облік|обов'яз)~|непридатн(і|ий|их|им)",
      '(обмежено )?придатн(і|ий|их|им)(?= ?$|,| (до служби~|до військ~))|призовн(ого|ий) вік~|(не )?підляга~ (_ )?(призов|мобіліз)~',
      '(ветеран|атовц|убд|учасник бойових|військов|демобілізован)(ів|ам|и|ям|им|их)? (_ ){0,3}(не|просимо|прохання)(?! (потріб|менш|забув))',
      '(старші|молодші|до|понад) [256][05] або|не на обліку|знят(ий|і|их) з (військового )?обліку|снят~ з обліку|виключен~ з обліку',
    ],
  },
} as const;

/** Precedes "own", which then belongs to a following noun ("cars contrary to one's own plan"). */
export const notOfAnother =
  '(?<!(?<![а-џґ])(всупереч|наперекір|попри|за|згідно|проти|для|на|з|із|зі|від|до|через|при|по|без|про|над|між|відповідно|після|перед|під) )';

export const propertyFacts = {
  kinds: ['question', 'note'],
  en: [
    'home ?owner|house owner|own (a |your |any |the )*(home|house|flat|apartment|car|land|property)|debts?|in debt|mortgage|bankrupt~|overdraft|loans?|savings',
    'credit (score|rating|history)|alimony|rent or own|own or rent|second home',
  ],
  uk: [
    'борг(и|ів|ами)?|заборгован~|кредит(и|ів|у|ом)?|іпотек~|банкрут~|аліменти|власн(е|а|у|ої|ого|ий|ому) (_ )?(житл~|квартир~|будин~|авто|машин~|дач~)|нерухомість у власності',
    'заощаджен~|кредитн~ істор~',
  ],
  phrases: {
    en: [
      'got a (house|flat|car) and (a |your own )?(house|flat|car)|still (on the bus|renting|paying rent)',
      '(^ ?|(he|she) )rents? (a|an|the) (_ )?(_ )?(flat|room|bedsit|studio|apartment|house)|(clearly|obviously|probably) (broke|skint|hard up|poor)',
      '(house|home|flat|car|place|apartment) (_ ){0,2}(your|yours) own|(is|are) (the|your|that) (house|home|flat|car|apartment) (_ )?(yours|your own|rented|mortgaged)',
      'mortgage to pay|(drives|driving) (a |an )?(wreck|banger|old car|flash car|posh car)|lives with (his|her) (parents|mum|mother|mom)',
      '(how is|how s|what is|what s|check) your (credit|finances|bank balance|financial (situation|position))|(wages|salary|pay) (_ ){0,2}garnish~|garnish(ed|ment)',
      '(bailiffs?|debt collectors?|repossess~|foreclos~|evict(ed|ion)|insolven~|payday loans?|maxed out|credit card (debt|trouble|bill)|child support|maintenance payments)(?= ?$|,| (ever~|or|at|chas~|because~|now))',
      '(own|owns|owned) (or rent|a (house|home|flat|car|place)|your (own )?(house|home|flat|car|place|apartment))|(rent|rents|renting) (or (own|buy|mortgage)|a room(?= ?$|,))',
      '(in|into|up to (his|her) (ears|neck|eyes) in|drowning in|deep in|has|have|any|lots of|got) (_ )?(debts?|arrears)(?! (collection|advice|counsel|management|ratio|capital|market|recovery))',
      '(live|living|lives) (from )?(hand to mouth|pay ?check to pay ?check|pay ?day to pay ?day|with (your|his|her) (parents|mum|mom|folks))',
      '(are|is|were) (you|he|she) (well off|rich|poor|wealthy|broke|skint|hard up|on benefits|on the dole|on welfare|comfortably off)',
      '(on benefits|on the dole|on welfare|food stamps|trust fund|rich (parents|kid|daddy)|poor family|(is|are|flat|s|re|looks|was) broke|skint)(?= ?$|,)',
      '(parents|family|father|mother) (rich|wealthy|poor|well off)',
    ],
    uk: [
      '(авто|машини|квартири|житла) (нема|немає)|приїха(в|ла) (маршруткою|автобусом|пішки|на велосипеді)',
      '^ ?(винаймає|знімає|орендує) (кут|кімнат|квартир|житл|хат)~|грошей (нема|немає)|без копійки|злидн~',
      '(квартира|машина|хата|житло|будинок|авто|дача) (_ ){0,2}(ваша|ваше|ваш|своя|своє|орендован~|знімаєте|винаймаєте)',
      '(їздить|приїхав|приїхала) на (_ )?(розвалюс|дорог|старом|джипі|мерс|бляс)~|живе (_ )?(з батьками|у батьків|з мамою)',
      `(квартира|машина|дача|гараж|будинок|земля|житло|авто|ділянка),? (_ ){0,3}${notOfAnother}(є|маєте|своя|своє|власн~|у власності)(?! (досвід|навич))`,
      '(яка|яке|який|є|маєте|чи є) (_ )?у вас (_ ){0,2}(машин|авто|квартир|житл|дач|будин|гараж|земл)~(?! (у парку|на лінії|на базі))|(чи все|усе|досі|самі|все) винаймаєте',
      '(чого|що) (людина|ви) (досяг|нажи)~',
      'колектор(и|ам|ів)(?! (газ|дан|вод))|(яке|яким|якесь|є) (_ ){0,3}майн(о|ом|а)(?= ?$|,| (у вас|у власності~|маєте~))',
      '(увесь|вся|весь|по вуха|загруз~|у|в) (_ )?(боргах|кредитах|боргу)(?! (клієнт|компан|підпри))',
      '(борг|кредит|позик|іпотек|мікропозик|розстроч)(и|ів|а|у|ами|ка|ку)? (_ ){0,2}(є|маєте|у вас|платите|виплачуєте|висять|не маєте|вистач)',
      '((є|маєте|платите|виплачуєте|висять) (_ ){0,3}|без (_ )?)(борг|кредит|позик|іпотек|мікропозик|аліменти)(и|ів|а|у|ами|ка|ку)?(?! (клієнт|постач|відділ|ліні))',
      'зніма~ (_ ){0,2}(кімнат|квартир|житл)~',
      '(живе|живете|мешкає|винайма|орендує)~ (_ ){0,3}(орендован|знімн|чуж|найман|кімнат|квартир|з батьками|у батьків)~(?! (для|клієнт|гост))',
      '(злиденн|заможн|бідн|багат)(ий|а|і)(?= ?$|,| (родин~|батьк~|сім))|(ваш|його|її) (_ ){0,2}(матеріальн|майнов|фінансов)~',
      '(матеріальн|майнов|фінансов)(ий|е|ого) (_ )?(стан|становище|скрут)~ (у вас|ваш)?(?= ?$)',
    ],
  },
  wanted: {
    en: [
      'home ?owners?|own (your |their |a )?(home|house|flat|property)|(good|clean|spotless|solid|bad|poor) (credit|credit (history|record|rating|score))(?! (management|control))',
      '(no|without|free of|free from) (_ ){0,2}(debts?|arrears|mortgages?|loans?|bankruptc(y|ies)|county court judg~|ccjs?|financial problems)|bankrupts?',
      'people on (benefits|welfare)|financially secure applicants',
    ],
    uk: [
      '(без|відсутн~) (_ ){0,3}(борг|кредит|позик|іпотек|аліментів|заборгован)~(?! (клієнт|постач))',
      "(з|із|наявн~|обов'язков~|лише|тільки) (_ ){0,2}(власн|свої)(им|е|ого|м|ою) (_ )?(житл|квартир|будинк|нерухом)~|власне житло",
      '(позитивн|гарн|чист|добр)(а|ою|ої) (_ )?кредитн~ істор~|орендар(ів|ям)|забезпечен(а|их|ий) (_ )?(людин|родин)~',
    ],
  },
} as const;
