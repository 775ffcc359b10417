import type { RequirementKind } from '#contracts/interviewing/plan/plan.ts';

// What a person either has or has not, regardless of skill. Duties are told apart by their verbs: "keep the licence
// register" is work, "a valid licence" is a requirement.
export const requirementKinds: readonly (readonly [RequirementKind, RegExp])[] = [
  [
    'licence',
    /\b(?:driving licen[cs]e|driver['’]s licen[cs]e|licen[cs]ed?\b(?! (?:management|agreement|cost|key|primary|verification|register|renewal|count))|(?:uk|eu|us|full|clean) licen[cs]e|(?:valid|current|active|full|professional|state|live) registration|registration (?:with|number|as|in)|registered (?:nurse|with|as|in)\b|(?:nmc|gmc|hcpc|acca|cpa|cima|pmp|hgv|adr|cscs|iosh|nebosh)\b|certificat(?:e|ion)s?\b|(?<!work )permit\b(?![ -]to[ -]work)|security clearance|background check|(?:category|class) [a-e]\b|electrical safety group|food hygiene|food handler|servsafe|qualified teacher status|qts\b|admitted to the bar|(?:gold|ecs|cscs|trade) card|safe pass\b|haccp level \d|manual handling cert|\d+th edition|nvq\b|am2\b|osha \d+|nfpa 70e|\b(?:acls|bls|pals|cen|ccrn)\b|journeyman|teaching council|garda vetting|(?:enhanced )?dbs\b|police (?:check|clearance)|criminal record)/iu,
  ],
  [
    'licence',
    /(?<!\p{L})(?:ліценз(?:ія|ії|ію)(?! на (?:програм|пз))|посвідченн\p{L}*(?! про)|сертифікат\p{L}*|водійськ\p{L}+ прав|прав\p{L}* (?:водія|категорі)|категорі[яїю] [«"“]?[abcdeавсде](?!\p{L})|груп\p{L} (?:допуску|з електробезпеки)|допуск до робіт|дозв[іо]л на (?:робот|нос|право)|свідоцтв\p{L}* (?:адвокат|нотаріус)|(?:чинн|дійсн|діюч)\p{L}+ (?:реєстраці|дозв)|реєстраці\p{L} (?:медсестр|медичн|лікар|в|у|як)\p{L}*|диплом про (?:медичн|педагогічн|юридичн)|санітарн\p{L}+ книжк|медичн\p{L}+ книжк|медкнижк|довідк\p{L} про (?:несудимість|відсутність судимості)|груп\p{L} (?:[ivіх]+|[1-5])(?!\p{L})|прав\p{L} (?:кат\p{L}*\.? )?[abcdeавсде](?!\p{L})|(?:кваліфікаційн\p{L}+ )?категорі\p{L} (?:перша|вища|друга|чи|або)|(?:перша|вища|друга) категорі|атестаці\p{L} (?:з|на))/iu,
  ],
  [
    'shift',
    /\b(?:(?:night|rotating|evening|early|late|weekend|12.hour|24.hour|shift)s? (?:shift|work|rota|duty|pattern)s?|shifts\b|on.call\b(?! (?:page|incident))|weekends?\b|bank holidays|business trips?|travel (?:up to|is|of|required|to (?:clients|sites))|willing(?:ness)? to travel|\d+ ?% travel|on.site\b(?! (?:gym|parking|canteen|caf[eé]|nursery|cr[eè]che|training|visits?))|overtime|on the road|overnight stays?|nights? away|hybrid\b|days? (?:a|per) week in|\d+ days? in (?:the office|\p{Lu}\p{L}+)|(?:day and night|nights?) rotation|\d+ on \d+ off|shift team|rotating roster|(?<![£$€,.\d–-])\d{1,2} ?(?:hrs?|hours?|h)? nights\b|\d+ ?x ?\d+ ?(?:hrs?|hours?|h)\b|every (?:second|third|fourth|other|\d(?:nd|rd|th)) (?:weekend|saturday|sunday)|\d{1,2}(?::?\d{2})?\s?(?:am|pm) to \d{1,2}(?::?\d{2})?\s?(?:am|pm)|\d{1,2}(?::?\d{2})?\s?(?:am|pm)?\s?[-–]\s?\d{1,2}(?::?\d{2})?\s?(?:am|pm)\b)/iu,
  ],
  [
    'shift',
    /(?<!\p{L})(?:змінн\p{L}+ (?:графік|робот|режим)|позмінн|робот\p{L} (?:в|у|по) зм[іи]н|нічн\p{L}+ (?:зм[іи]н|чергуван)|добов\p{L}+ (?:зм[іи]н|чергуван|графік)|чергуван\p{L}+ (?:у|в|вноч|за граф)|вихідн\p{L}+ дн|у вихідні|відряджен|роз[’'ʼ]їзн|ненормован|графік (?:роботи )?\d|(?<!гібрид )(?<!\d)\d\s?[/×x]\s?\d(?!\d)|гібрид(?!н\p{L}+ (?!режим|формат|графік|робот|зайнят|офіс))|дн\p{L}+ (?:в|у) офіс|дн\p{L}+ на тиждень (?:в|у)|чергуванн\p{L} (?:по|\d|(?:вдома |удома )?(?:один|одна|раз|кожн\p{L}+|через|щотижня|на вихідних)(?!\p{L}))|змін\p{L}* (?:день|ніч)|день\s?\/\s?ніч|\d+ (?:дн\p{L}+|ноч\p{L}+)\s?\/\s?\d+ (?:дн\p{L}+|ноч\p{L}+)|нічні зміни|доба через|\d+-годинн\p{L}+ зм[іи]н|(?:проживанн\p{L}+|мешкати|жити) (?:в|у|поруч|поблизу))/iu,
  ],
  // Where and how somebody works, which is treated like hours: a candidate can do it or not, and has no document for
  // it.
  [
    'shift',
    /\b(?:willing(?:ness)?|able|ready|prepared|happy|comfortable|confident|head) (?:to work|working|for(?: working)?|for work) at heights?\b|(?<!\p{L})(?:робот\p{L}|працювати) на висоті/iu,
  ],
  [
    'language',
    /\b(?:(?:english|ukrainian|german|polish|french|spanish|italian)\b(?=.*\b(?:[abc][12]\b|level|fluent|intermediate|advanced|working|spoken|written|language|required|proficien))|(?:fluent|fluency|working knowledge|proficien\w+) (?:in )?(?:english|ukrainian|german|polish|french|spanish|italian))/iu,
  ],
  [
    'language',
    /(?<!\p{L})(?:англійськ|німецьк|польськ|українськ|французьк|іспанськ)\p{L}*(?=.*(?:[abc][12](?!\p{L})|мов|рівень|рівня|рівні|вільн|розмовн|впевнен))|(?<!\p{L})(?:вільне володіння|знання) (?:англійськ|німецьк|польськ|українськ|французьк)/iu,
  ],
  [
    'start',
    /\b(?:notice period|notice(?: period)?(?::| of|,)? ?(?:up to|no (?:longer|more) than|not more than|max(?:imum)?|at most|within)|notice[^,.;]{0,25} (?:at most|or less|max(?:imum)?)|(?:in post|start(?:ing)?|join(?:ing)?) (?:by|before|no later than) (?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|end of|start of|mid)|start(?:s|ing)? (?:work )?(?:date|on|from|(?:by |in )?(?:early |mid |late |the middle of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|immediately|as soon|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))|from (?:\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! to\b)|immediate start|available (?:from|immediately|to start)|fixed.term|contract until)/iu,
  ],
  [
    'start',
    /(?<!\p{L})(?:готовн\p{L}+ (?:приступити|почати|розпочати)|приступити до роботи|вихід на роботу|(?:вихід|вийти)(?: на роботу)?(?: (?:потрібно|треба|слід))? (?:до|не пізніше|за|протягом|впродовж|упродовж) (?:\d|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд|тижн|місяц|дв|тр)|початок (?:роботи|з \d)|дата (?:початку|виходу)|стартуємо|старт (?:з|у|в) (?:\d|січн|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд)|почати (?:роботу )?(?:з|від|одразу)|строковий договір|з \d{1,2} (?:січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня)(?! (?:по|до)(?!\p{L})))/iu,
  ],
  ['shift', /\b(?:[Rr]emote|[Bb]ased|[Ll]ocated|[Rr]esident|[Ll]ive) in (?:the )?\p{Lu}/u],
  // What a person has done, for how long, and what they have studied.
  [
    'other',
    /\b(?:\d+(?:\s?[-–]\s?\d+)?\s?\+?\s?(?:years?|yrs?|months?)['’]?\+?(?! (?:old|plan|contract|ago|of age|programme|program|warranty))|bachelor|master['’]s|degree|diploma|(?:right to work(?! (?:and\b|checks?|documents?|compliance|verification))|work authori[sz]ation|visa sponsorship|work permit))\b/iu,
  ],
  [
    'other',
    /(?<!\p{L})(?:(?<!\d)(?!(?:19|20)\d\d(?!\d))\d+(?:[,.]\d)?\s?\+?\s?(?:рок|рік|р\.|міс)|(?:вища|передвища|медична|педагогічна|технічна|електротехнічна|математична|профільна)[^,;.]{0,30} освіт|освіт\p{L} (?:кухаря|медичн|педагогічн|електротехнічн|технічн|вища|професійн)|дозвіл на роботу)/iu,
  ],
  [
    'other',
    /\b(?:own (?:car|vehicle|tools|laptop)|(?:wired|stable|reliable|broadband) internet|use of a car|portfolio\b(?=.*(?:require|link|send|attach)))/iu,
  ],
  [
    'other',
    /(?<!\p{L})(?:власн\p{L}+ (?:авто|автомоб|інструмент|транспорт|ноутбук)|стабільн\p{L}+ інтернет|портфоліо(?=.*(?:обов|посилан|надісл)))/iu,
  ],
  // Bodies that register or certify, and what they issue.
  [
    'licence',
    /\b(?:gdc|gphc|psi|sra|sia|smsts|sssts|ccnsg|gas safe|ipaf|pasma|oftec|cpcs|npors|rtitb|itssar|twic|cdl|cipd|cilex|aat|naati|cfa|ielts|asme|cscs|bpss|baseline clearance|sc clearance|dv clearance)\b(?! (?:training|course))|\b(?:nmc|gmc|hcpc|gdc) (?:pin|number)\b|\b(?:valid|current|driver) cpc\b|\bcpc and\b|\btacho(?:graph)? card|\bcoded (?:to\b|welder)|\b(?:safety|skills|security) passport|\bcat(?:egory)? ?[bcd]1?\s?\+\s?e\b|\bcat(?:egory)? [bcd]\b|\bclass [1-3] licen[cs]e|\b(?:immediate|basic|advanced|paediatric|pediatric) life support|\b(?:paediatric |pediatric )?first aid\b(?! (?:kit|box))|\b(?:door supervisor|security|sia) badge|\b[a-z]{2,5}[- ]registered\b|\bregistered (?:with|nurse|in|as)\b|(?<!\p{L})(?:fully[- ]|part[- ]|time[- ]served )?qualified (?!leads?\b|applicants?\b|candidates?\b|opportunit|people\b|to\b|pipeline)\p{L}+|\blevel [2-8]\b(?= (?:food|in (?:early|child|health|adult|business)|diploma|award|nvq))|\blevel [2-8] (?:food|diploma|award)|\blevel [2-8]\b[^,.;]{2,40} (?:award|diploma|qualification|apprenticeship)\b|\bin[- ]date\b|\bpostgraduate certificate|\bpgce\b/iu,
  ],
  [
    'licence',
    /(?<!\p{L})(?:сан(?:ітарн\p{L}+ )?книжк|мед(?:ична|ичної|ичну)? ?книжк|чип-карт|код 95|закордонн\p{L}+ паспорт|посвідк|допуск\p{L}* (?:до|накс|на)|[ivх]+ груп\p{L}{1,2} (?:з|допуск)|категорі\p{L} не нижче|медогляд|прав[аи]? (?:водія )?(?:ce|се|c1|с1|[bcdeавсде])(?!\p{L})|ліцензі\p{L} (?:охорон|водія|тренер|пілот)|розряд\p{L}* не нижче)/iu,
  ],
  // Days of the week and times of day say when somebody works.
  [
    'shift',
    /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\s?(?:[-–/]|to|thru|through|and)\s?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b(?! (?:closed|off))|\b(?:saturdays?|sundays?|saturday mornings?)\b(?! (?:off|closed))|\b(?:late )?(?:nights?|evenings?) (?:on )?(?:monday|tuesday|wednesday|thursday|friday|sunday)|\b\d{1,2}[:.]\d{2}\s?(?:am|pm)?\s?(?:[-–]|to|till|until)\s?\d{1,2}[:.]\d{2}|\b\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm) ?(?:[-–]|to|till|until)\s?\d{1,2}|\b\d{1,2}(?::\d{2})?\s?(?:am|pm) (?:start|finish|milkings?)|\b(?:days|long days|earlies|lates) (?:and|or) (?:nights|lates)|\brota of\b|\b(?:one|two|three|four|five|\d) (?:late |early )?(?:evenings|nights|mornings|lates|earlies) (?:a|per|each|every) (?:week|fortnight|month)\b|\bwork a rota\b|\bby rota\b|\b\d{1,2}[- ]hour (?:days|shifts|nights)|\b(?:one|1|every) (?:week(?:end)? |saturday |saturday morning |sunday )?in (?:every )?(?:three|four|five|six|eight|\d+)\b(?! of)|\bon[- ]call (?:one|1|every)|\balternate (?:weeks?|weekends?|saturdays)|\b(?:four|five|six|\d) days (?:out of|over)\b|\b(?:most|some|every other|every second|every 2nd) (?:weekends?|saturdays?|sundays?)|\bwork(?:ing)? away\b|\b\d+ (?:days|weeks) on\b|\b\d+ (?:days|weeks) on \d+ off|\b\d[- ](?:on|cycle)[ -](?:\d[- ]off|shift)|\btrips? a (?:week|month|quarter|year)|\bfully remote\b|\boverlap with\b|\b\d+(?:\.\d)? ?(?:h|hrs|hours) (?:a|per) week\b|\b\d{2} a week over\b|\b(?:must|to) (?:live|be based|reside) (?:within|in|near)\b|\b(?:home|live|living) within (?:\d|an? )|\bin the office \d|\bdays? in the office|\bflexib\p{L}+ to work\b|\bwillingness to work (?:shifts|nights|weekends)/iu,
  ],
  [
    'shift',
    /(?<!\p{L})(?:(?:пн|понеділ\p{L}+)\s?(?:[–-]|по|до)\s?(?:пт|сб|нд|п['’ʼ]ятниц\p{L}+|субот\p{L}+|неділ\p{L}+)|(?:з|від) \d{1,2}(?:[:.]\d{2})? (?:до|по) \d{1,2}(?:[:.]\d{2})?(?![\d,]|\s?%)(?! (?:січ|лют|бер|квіт|трав|черв|лип|серп|вер|жовт|лист|груд|рок|тис|осіб|люд|дн|міс|год|\d))|\d{1,2}[:.]\d{2}\s?(?:[–-]|до)\s?\d{1,2}[:.]\d{2}|графік\p{L}*[^.;]{0,30}\d{1,2}\s?[–-]\s?\d{1,2}|(?:два|дві|дв[ао]є|три|чотири|тиждень|доба|добу|день|ночі|\d) через (?:два|дві|тиждень|три|чотири|день|дво|ніч|\d)|вахт\p{L}+|(?:одна|одну|кожн\p{L}+|робоч\p{L}+) (?:друг\p{L}+ |трет\p{L}+ )?(?:нічн\p{L}+|субот\p{L}+|неділ\p{L}+)|субот\p{L}+ (?:за чергою|за графіком|через|робоч)|(?:у|в) субот\p{L}(?!\p{L})|\d змін\p{L} на тиждень|змін\p{L} (?:по \d|\d)|змінн\p{L}+ графік|бути на зв['’ʼ]язку|роз['’ʼ]їзд|раз на (?:тиждень|місяць|квартал)[^.;]{0,25}(?:офіс|поїздк|виїзд|виїжджа|відрядж)|(?:виїзд|поїздк|відрядженн)\p{L}*[^.;,]{0,25}раз на (?:тиждень|місяць|квартал)|виїзд\p{L}* (?:у|в)ночі|\d+ годин\p{L}* (?:на день|щодня|на тиждень|на добу)|(?:чотири|п['’ʼ]ять|шість|вісім) годин (?:на день|щодня)|без вихідних|(?:виходити|працювати) (?:у|в) вихідн|вихідні на місяць|шост\p{L}+ день|робот\p{L} в офісі|роботу в офісі|(?:змінюєт\p{L}+|чергу\p{L}+) щотижня)/iu,
  ],
  [
    'language',
    /\b(?:working|good|fluent|basic|conversational|business|professional|native|bilingual|spoken|written|excellent) (?:\p{L}+\/)?(?:english|ukrainian|german|polish|french|spanish|italian|dutch|portuguese|czech|slovak|romanian|hungarian|swedish|danish|norwegian|finnish|irish|welsh|arabic|mandarin|cantonese|japanese|korean|turkish|hindi)\b(?! (?:literature|market|customers|team|cuisine))|\b(?:english|german|polish|french|spanish|italian|dutch|portuguese|czech|romanian|swedish|danish|norwegian|finnish)(?: and \p{L}+)? (?:at |level )*[abc][12]\b|\benglish good enough/iu,
  ],
  [
    'language',
    /(?<!\p{L})(?:(?:вільн|розмовн|впевнен|добр|грамотн|базов)\p{L}+ (?:англійськ|німецьк|польськ|українськ|французьк|іспанськ|чеськ|румунськ|угорськ|італійськ)|володіння (?:англійськ|німецьк|польськ|українськ|французьк|іспанськ|чеськ|румунськ|угорськ|італійськ)|(?:англійськ|німецьк|польськ|чеськ|італійськ|іспанськ|французьк)\p{L}* (?:upper|pre|inter|advanced|на рівні|від|не нижче))/iu,
  ],
  [
    'start',
    /\b(?:(?:\d+|one|two|six|nine|twelve)[- ](?:month|year)s?(?: fixed[- ]term| temporary)? contract|(?:maternity|paternity|parental leave) cover|(?:required|needed|to start|start) from (?:january|february|march|april|may|june|july|august|september|october|november|december)|temporary until|seasonal,? (?:from|until))/iu,
  ],
  [
    'start',
    /(?<!\p{L})(?:строков\p{L}+ договор\p{L}*|строковий договір|договір (?:на|строком на) (?:пів ?року|рік|\d)|на (?:час|період) декретн|вихід з \d|з \d{1,2} числа|тимчасов\p{L}+ (?:робот|посад|ваканс))/iu,
  ],
  [
    'other',
    /\b(?:a|an|one|two|three|four|five|six|seven|eight|ten|\d+)(?:\s?[-–]\s?\d+)?\s?\+?[ -](?:full )?(?:years?|seasons?|months?)['’]?(?! (?:old|plan|contract|ago|of age|programme|program|warranty|off|leave|fixed|paid|of holiday|end|close))\b/iu,
  ],
  [
    'other',
    /\b(?:b\.?sc|m\.?sc|beng|meng|hnc|hnd|ged|gcses?|a[- ]levels?|ph\.?d|law degree|high school diploma|secondary school|(?:visa |work )?sponsorship|(?:can['’]t|cannot|unable to) sponsor|(?:eu|uk|us|british|irish) (?:passport|citizen)|(?:checkable|verifiable) [^,.;]{0,20}history|(?:a |own )?(?:car|vehicle|van) for work|(?:your )?own (?:car|van|vehicle)|at least (?:one|two|three|\d+) (?:projects?|seasons?)|completed (?:an? )?(?:apprenticeship|band \d|rotations?|internship|residency))/iu,
  ],
  [
    'other',
    /(?<!\p{L})(?:(?:від|хоча б|хоч|щонайменше|не менше|мінімум|понад|досвід\p{L}*|стаж\p{L}*)[^,.;]{0,30} (?:року|рік|років|роки|роками|сезон\p{L}*|пів ?року|місяц\p{L}+|міс)|(?:пів ?року|рік|один рік|два роки|двома роками|двох років|три роки|трьох років|чотири роки|п['’ʼ]ять років|сім років|сезон або два|сезон чи два) (?:у|в|на|з|із|роботи|комерційн|практик|стаж|клінічн)|рік (?:у|в|на)(?!\p{L})|освіт\p{L} ?(?:–|-|:|\()|(?:педагогічн|будівельн|агрономічн|юридичн|економічн|математичн|медичн|технічн|профільн|вищ|повн\p{L}+ вищ)\p{L}+(?: (?:чи|або|і|та) \p{L}+| \p{L}+)? освіт|диплом\p{L}*(?! (?:не питаємо|не потріб|про присудж))|освіт\p{L} (?:будівельн|агрономічн|юридичн|економічн)|фоп(?!\p{L})|резервн\p{L}+ живленн|законн\p{L}+ підстав|пройден\p{L}+ інтернатур|(?:двома|трьома|чотирма|п['’ʼ]ятьма|\d+) роками (?:у|в|на|роботи|досвіду|стажу)|(?:п['’ʼ]ять|чотири|три|шість|сім|вісім|десять|\d+) років (?:керівництва|керування|досвіду|практики|експлуатації)|(?:три|чотири) роки (?:керівництва|керування|досвіду|практики)|(?:магістр|бакалавр|спеціаліст)\p{L}* (?:або|чи|з(?:а фахом)?|фармаці|права|медицин))/iu,
  ],
  // "You must hold the Green Badge": a document that no list names.
  [
    'licence',
    /\b(?:[Mm]ust|[Ss]hould|[Nn]eeds? to|[Hh]as to|[Hh]ave to) (?:also |already |currently )?hold (?=(?:an?|the|your) (?:\p{Ll}+ ){0,2}\p{Lu})(?!.{0,40}\b(?:meeting|review|briefing|session|call|clinic|class))/u,
  ],
];
