import type { Language } from '#contracts/common.ts';

const medic =
  '(doctors?|gps?|physicians?|psychiatrists?|psychologists?|therapists?|consultants?|surgeons?|hospital|nurses?|clinic|medics?|medical (officer|adviser|advisor|practitioner|board)|occupational health)(?![a-z])';
const illness =
  '(sick|sickness|ill|unwell|stress|stressed|anxiety|depress~|burn ?out|exhaust~|flu|covid|back|pain|medical(?! (staffing|director|physics|records|secretar~|devices|engineering|hr|team))|medically|health|injur~|fatigue|grief|bereave~|surgery|operation|disabled|unfit|hospital|nerves|mental~|panic|ptsd)';
const span = '(weeks?|months?|fortnight|days?|years?|winter|spring|summer|autumn|term|season|shifts?|while|time)';
/**
 * A person is signed off for a period, with or from something, or by a clinician; a document is signed off and done.
 */
const notIll = `(?! (_ ){0,4}${illness}(?![a-z]))(?! by (_ ){0,3}${medic})(?! for (_ ){0,3}${span}(?![a-z]))(?! (work|from work|since|again|twice|often|because|due|until|till)(?![a-z]))`;
const notForLong = `(?! (_ ){0,3}${span}(?![a-z])(?! (s|end|report|accounts|figures|close)(?![a-z])))`;

const papers =
  '(time ?sheets?|overtime|steel|extras?|(extra|additional|finished|completed|remedial|temporary|the|all|any|its|whose) (work|works|hours|steel|welding|piling)|variations?|rotas?|rosters?|budgets?|accounts?|figures?|claims?|expenses?|payments?|pay ?runs?|(back|holiday|bank|extra|medical|sessional) pay|payroll|forms?|papers?|paperwork|permits?|risk assessments?|method statements?|tests?|samples?|proofs?|artworks?|layouts?|designs?|drawings?|plans?|menus?|contracts?|orders?|changes?|scope|spec|specs|specifications?|repairs?|welds?|inspections?|surveys?|audits?|reports?|minutes|letters?|polic(y|ies)|procedures?|competenc(e|es|y|ies)|modules?|assessments?|log ?books?|job ?cards?|releases?|builds?|tickets?|deliverables?|milestones?|stages?|phases?|snags?|handovers?|quotes?|prices?|costs?|quantities|batch(es)?|certificates?|mappings?|calibrations?|sheets?|rates?|bills?|invoices?|claim forms?|leaver forms?|starter forms?|seating)';
const between =
  '(is|are|was|were|s|be|been|being|gets?|got|getting|not|never|all|still|yet|to|has|have|had|must|should|only|already|properly|formally|fully|both|that|which|isn t|aren t|wasn t|weren t|hasn t|haven t|hadn t) ';
const whoever =
  '(office|clients?|owners?|architects?|engineers?|class|surveyors?|yard|board|finance|council|inspectors?|auditors?|managers?|directors?|department|team|foreman|staffing|hr|customers?|bank|ward|matron|trustees|head office|buyers?|supervisors?|we|they|who|nobody|someone|somebody)';

/** "Other half" means a partner only after a possessive or a similar word. */
const notSomebodys =
  '(?<!(?<![a-z])(your|his|her|my|their|our|own|s|with|about|without|marry|married|met|meet|tell|told|ask|asks|asked) )';
const notOfPeople =
  '(?! of (the |a |this |that |your |his |her |their |my )*(couple|marriage|relationship|partnership|wedding|family|household|you|him|her|them two)(?![a-z]))';
const handled =
  '(run|runs|ran|rerun|reruns|reran|re run|test|tests|tested|retest|retests|retested|weigh|weighs|weighed|sieve|sieves|sieved|split|splits|keep|keeps|kept|freeze|store|stores|stored|send|sends|sent|ship|ships|shipped|pay|pays|paid|invoice|invoiced|cut|cuts|pour|pours|poured|weld|welds|welded|sample|samples|sampled|check|checks|checked|count|counts|counted|use|uses|used|take|takes|took|load|loads|loaded|try|tries|tried|print|prints|printed|sew|plant|plants|planted|fill|fills|filled|deliver|delivered|order|ordered)';

/** A trade, a department, a part of a business: nobody comes from there by birth. */
const sideOfWork =
  '(plant|operations?|operational|ops|production|process|commercial|finance|financial|accounts|audit|tax|risk|insurance|claims|banking|trading|sales|marketing|agency|client|customer|supplier|buying|buyer|purchasing|procurement|supply|logistics|transport|freight|shipping|warehouse|distribution|retail|shop|shop floor|hotel|hospitality|kitchen|catering|restaurant|bar|front of house|back of house|front office|back office|events?|weddings?|clinical|non clinical|medical|dental|nursing|surgical|theatre|pharmacy|lab|laboratory|care|hospital|practice|reception|admin|administrative|office|people|hr|payroll|recruitment|legal|policy|regulatory|compliance|research|academic|teaching|training|technical|engineering|maintenance|mechanical|electrical|instrument|instrumentation|controls|automation|quality|safety|mining|quarry|pit|drill(ing)?|blast(ing)?|crushing|screening|aggregates?|concrete|asphalt|cement|lime|kiln|steel|construction|building|contracting|contractor|consult(ing|ancy)|design|creative|editorial|publishing|print|broadcast|news|production|lighting|sound|stage|technology|it|software|hardware|data|analytics|product|project|planning|delivery|service|support|site|field|network|infrastructure|security|cloud|backend|back end|frontend|front end|food|dairy|brewing|farm|farming|livestock|arable|growing|property|lettings|housing|repairs|fleet|driving|flight|cabin|ground|ramp|airport|airline|rail|marine|deck|engine|shore|yard|port|fundraising|charity|council|public sector|private sector|business)';

/** Things that are down somewhere, or are sent down: not body parts. */
const downBelow =
  '(holes?|toe|rock|stone|stones|clay|seams?|shots?|powder|stemming|pumps?|pipes?|valves?|drains?|sumps?|cables?|leaks?|tanks?|cellars?|lights?|lighting|gas|fumes|ventilation|ladders?|crew|crews|gauges?|meters?|motors?|belts?|joints|cracks?|wires?|boxes|pallets|stock|racks?|shelves|fridges?|freezers?|bins?|desks?|offices?|rooms?|sockets?|switch(es)?|signal|screens?|seats?|man|men|divers?|robots?|cameras?|probes?|sensors?)';
const notOnBody =
  '(?<!(?<![a-z])(you|your|she|he|her|him|his|they|got|have|had|has|having|keep|kept|are|own) (already |still |ever |really )?)';

/** What a machine does internally, as opposed to being "inside" in prison. */
const within =
  '(bypassing|leaking|seeping|sticking|slipping|rubbing|corroding|rusting|arcing|shorting|condensing|icing|fouling|scaling|flaking|peeling|chafing|grinding|binding|jamming|clogging|bridging|dripping|sweating|overheating|boiling|burning|wearing|wearing out|blocking|cavitating|passing|losing (oil|air|pressure|water|gas))';

const cleared =
  '(довідк|витяг)[а-џґ]* (з мвс |із мвс |з реєстру |від поліції )?(про|щодо) (відсутність|наявність( чи відсутність)?|(не)?знят[а-џґ]+) (_ )?судимост(і|ей)( та обмежень)?|(довідк|витяг)[а-џґ]* про несудимість';
/** Excludes what the certificate says about somebody, which is private. */
const notSaid =
  '(?! (_ ){0,4}(ваш[а-џґ]*|у вас|вам|маєте|має|мала|мав|чиста|чисту|погашен[а-џґ]*|бо (був|була)|статт[а-џґ]+)(?![а-џґ]))';
const notHeld = '(?<!(?<![а-џґ])(ваш[а-џґ]*|свою|його|її|маєте|має|у вас|чому|що (у|в)) (_ ){0,2})';
/** Work for which the law requires the certificate. */
const guardedWork =
  '(наркотичн[а-џґ]+|психотропн[а-џґ]+|прекурсор[а-џґ]+|збро(я|ї|ю|єю)|вогнепальн[а-џґ]+|вибухов[а-џґ]+|охоронн[а-џґ]+ (діяльн|послуг|служб|праці|робот)[а-џґ]*|охоронник[а-џґ]*|охоронець|охоронц[а-џґ]+|охорон(а|и|і|у|ою)|(робот[а-џґ]*|прац[а-џґ]+|занятт[а-џґ]*|тих хто|контакт[а-џґ]*) (з|із|зі) (_ )?(дітьми|дитиною|неповнолітн[а-џґ]+|учнями|вихованц[а-џґ]+|підлітками)|вчител[а-џґ]+|учител[а-џґ]+|виховател[а-џґ]+|педагог[а-џґ]*|нян(я|і|ю|ею|ь))';

/** What happens to goods: not to a political party. */
const spoilt =
  '(втрати(ли|в|ла|ти|мо)|втрат(а|у|и|і)|втрача[а-џґ]+|втрачен(о|а|у|і|их)|зіпсува[а-џґ]+|зіпсован(о|а|у|і)|списа(ли|в|ла|но|ти)|забракува[а-џґ]+|забракован(о|а|у)|утилізу[а-џґ]+|утилізован(о|а))';
const notOfVoters =
  '(?! (_ ){0,2}(влад|регіон|слуг|голос|свобод|президент|європейськ|радикальн|вибор|виборц|за яку|за котру|депутат|мандат|довір|підтримк|соціал|націонал|комуніст|народн|внеск)[а-џґ]*)';

/** Subjects of an advice surgery, as opposed to an operation. */
const sessionFor =
  '(arrears|advice|advisory|housing|rent|rents|income|debt|benefits?|tenants?|tenancy|residents?|councillors?|council|mp s|mps|constituency|drop in|planning|legal|policing|repairs?|budgeting|funding|careers?|universal credit)';

/** Pay offered or wanted, of which the pension is a part. */
const sum = '(figures?|ranges?|package|offer|salary|pay|total|sum|amount|number|bands?|[0-9]+( 000|k))';
const notDrawn =
  '(?! (_ ){0,3}(age|pot|date|lump|(that |which )?(you|she|he) (_ )?(draw|get|take|have|receive|claim|live)|already|yet|draw~|drawing))';

/** Navy as a colour, by the thing that has it. */
const coloured =
  '(shades?|dyes?|dyed|dyeings?|yarns?|cotton|fabrics?|cloth|knits?|jersey|polyester|viscose|denim|wool|threads?|inks?|paints?|blue|recipes?|dye ?baths?|lab dips?|dips?|swatch(es)?|colours?|batch(es)?|rolls?|curtains?|carpets?|linen|towels?|trousers|blazers?|jackets?|shirts?|polos?|skirts?|suit|aprons?|tabards?)(?! (corps|officer|reserv~))';

/** Excludes somebody on whom the police were called, or whose partner was reported. */
const notCalledOn =
  '(?! (_ ){0,2}(on|over|about|against|because of) (you|her|him|your|yourself|her own|his|a (partner|husband|wife|boyfriend|girlfriend))(?![a-z]))';

/** Machines, stock and money kept in reserve. */
const keptBack =
  '(компресор|насос|агрегат|генератор|двигун|котел|котл|машин|ліні|установк|поршнев|гвинтов|відцентров|батаре|акумулятор|чилер|вентилятор|трансформатор|канал|кабел|сервер|станок|верстат|запчастин|партія|партії|кошт|грош|сум)[а-џґ]*';

/** Unions by name, as a manager's counterparts. */
const unionsByName =
  '(rmt|unite|unison|gmb|aslef|tssa|usdaw|pcs|bectu|siptu|teamsters|uaw|seiu|cwa|(the |our |both |local |recogni[sz]ed )*(trade )?unions?)';
const unionNames = `(the |our )?((full time )?(reps?|officers?|officials?|convenors?) (of|from|for) )?${unionsByName}(,? (and|or) ${unionsByName})*(?! (as|yourself|card|members?|membership|dues|badge|or (with|beside|in|on|for|behind))(?![a-z]))(?! (_ ){0,10}(join|joined|joining|belong|belonged|side|sided|support|supported|dues|subs|vote|voted)(?![a-z]))`;
/** What is agreed with a union. */
const tabled =
  '((the|a|an|your|our|that|this|its|new|first|second|last|final|revised|night|shift|pay|weekend|draft|[a-z0-9]+ week) ){1,5}(roster|rota|offer|proposal|deal|draft|plan|pattern|agreement|change|figure|answer|date)s?';

/** Excludes a degree, whose date reveals somebody's age. */
const degree = '((degrees?|diplomas?|graduat(e|es|ed|ion)|university|college|school) (_ ){0,5})';
const ukDegree = '(диплом|освіт|випуск|закінч|університет|школ)[а-џґ]* (_ ){0,5}';

/** Lenders to towns and companies, not to households. */
const lenders = '(nefco|ebrd|eib|kfw|ifc|adb|pwlb|world bank|development bank|syndicated)';
const ukLenders =
  '(нефко|єбрр|єіб|kfw|іфк|мбрр|світов(ого|им|ий) банк[а-џґ]*|міжнародн[а-џґ]+ (банк|донор|фінансов)[а-џґ]*|донор(а|ів))';
/** Excludes somebody's own loan. */
const ukNotOwn =
  '(?<!(?<![а-џґ])(маєте|має|є|у вас|ваш[а-џґ]*|сво[а-џґ]+|взя(в|ла|ли)|бер(е|ете|уть)|плат(ить|ите)|виплач[а-џґ]+) (_ ){0,2})';
const ukOwnLoan =
  '(?! (_ ){0,3}(у вас|вам|вас|ваш[а-џґ]*|сво[а-џґ]+|їй|йому|неї|нього|платите|платить|виплачу[а-џґ]+|маєте|висить|квартир[а-џґ]*|житл[а-џґ]*|машин[а-џґ]*|дружин[а-џґ]*|чоловік[а-џґ]*|сім.[а-џґ]*)(?![а-џґ]))';

/** Excludes worship as the reason for a day off, which is private. */
const notForWorship =
  '(?! (_ ){0,16}(mosque|prayers?|pray|prays|praying|church|chapel|temple|synagogue|worship|sabbath|shabbat|jumu~|religio~|faith|imam|sundown|sunset|muslims?|jewish|jew|christian|devout|orthodox|observant|holy|belief~)(?![a-z]))';

/** Professional bodies, some in Cyrillic look-alikes, as a Ukrainian text is normalised. */
const ukBodies =
  '(асса|сар|сра|ііа|cima|icaew|cfa|аудиторів|бухгалтерів|адвокатів|оцінювачів|архітекторів|проєктувальників|членів (асса|сар|сра|cima|icaew))';
const registered = '(запис|виписк|витяг|довідк)[а-џґ]*';

/** Phrases about papers, work, money and seasons, harmless in any job, whose words would be private about a person. */
export const saidOfThings: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // papers, work and money that somebody signs off; never somebody signed off work
    `${papers}\\s(${between}){0,4}signed off${notIll}`,
    `${whoever}\\s((has|have|had|never|then|only|already|finally|hasn t|haven t|hadn t) ){0,2}signed off${notIll}`,
    `signed off (on )?(the|an?|all|every|each|any|both|this|that|these|those|its|extra|no|[0-9]+|their|your|our|his|her)(?! (sick|dole|job|post|role|duties|shift)(?![a-z]))${notIll}${notForLong}`,
    `(paid|pays?|released|shipped|sent|invoiced|billed|starts?|opens?|closed|posted|goes|go) (_ ){0,3}(once|until|unless|before|after) (_ )?signed off${notIll}${notForLong}`,
    `signed off by (?!(_ ){0,3}${medic})_${notIll}`,
    // payments, with their timing
    '(an?|the|any|each|every|no|one|proof of( an?)?|booked|new) (fully |already )?paid (for )?((?!(salar~|pay|wages?|rate|bonus|work|job|role|post|position|placement|internship|employment)(?![a-z]))_ ){1,3}(before|now|there)(?! (you|she|he|this|that|your|her|his|joining|coming|then|me|us)(?![a-z]))|(deposits?|balances?|invoices?|(course|entry|licence) fees?|courses?|tickets?|rents?|duty|duties|tax|taxes|suppliers?|subscriptions?|premiums?|licences?|instal?ments?|refunds?|fines?|tolls?) (not |already |fully |in full |is |are |was |were |be |been |being |to |must |should |has |have |gets? |got )*paid (_ ){0,3}(before|now|there|last|current|previous|old)(?! (you|she|he|your|her|his)(?![a-z]))',
    // halves of things that are split, shared or long
    `${notSomebodys}(other|better) half${notOfPeople} of (the|a|an|it|this|that|these|those|them|each|every|our|your|its|their|what|which|any|one|all)(?! (_ ){0,2}(couple|marriage|life|lives)(?![a-z]))`,
    `(?<=(${handled}|from|into|onto) ((from|to|of|on|in|all|only|just|again|it|them|me|us) ){0,2})(the|its|that) other half(?= ?$|,| (and|or|but|first|again|as well|too|on|at|in|by|for|to|before|after|when|if|next|later|run|rerun))(?! (at|in|on|by) (work|home|the (school|hospital)))`,
    '(?<=(one|which|first|a|each|this|that) half (_ ){1,8})(the |its )?other half(?! (_ )?(mind|think|feel|agree|earn|say|work|cook|help|support|let|approv|live|stay|ha[sd]|have)~)',
    // readings that are fine, never a fine somebody paid
    '(percent|per cent|%|degrees|microns?|mm|cm|inch(es)?|tons?|tonnes?|psi|bar|db|hz|volts?|amps?|kg|grams?|ppm|[0-9]+) ?(_ )?(and|but|so|is|are|was|were|still|which is|that s) (all |just |quite |perfectly |still |absolutely )?fine(?!\\s(of|from|by|for|imposed|paid|was|in court)(?![a-z]))',
    '(it|that|this|they|which|everything|all|weights?|figures?|readings?|samples?|numbers?|results?|tests?|level|pressure|rest) (s|is|are|was|were|re|looks?|looked|came out|reads?|runs?|seems?|seemed|works?|worked) (all |just |quite |perfectly |still |absolutely )?fine(?!\\s(of|from|by|imposed|paid)(?![a-z]))',
    // background in a trade or a part of a business
    `(come|comes|came|coming) from (the|a|an|our|its|their|more of (a|the)) ((very|more|purely|mainly|mostly) )?${sideOfWork}( and ${sideOfWork})? side(?! (of (the )?(town|border|river|city|country|family|tracks|island|sea|village|community|world)|streets?)(?![a-z]))`,
    '(which|what) (side|end|part) of (the |our |this )?(business|trade|industry|work|job|house|plant|operation|market) (do|did|have|has) (you|she|he|they) (come|came) from',
    // things or places down there
    `${notOnBody}(another|the|one|a|an|any|every|each|more|no|extra|second|third|that|which|two|three|[0-9]+) (_ )?${downBelow} (_ ){0,2}down there`,
    '(drill|drills|drilled|drilling|dig|digs|dug|pump|pumps|pumped|send|sends|sent|lower|lowers|lowered|cleans?|cleaned|shovels?|mucks?|blasts?|ventilates?|wired?|pipes?|welds?|bolts?) (?!(you|your|yourself|her|him|his)(?![a-z]))(_ ){0,3}down there',
    // faults inside a machine
    `(?<!(?<![a-z])(you|she|he|they|candidate) (is |are |was |were |s |re )?)${within} (by )?(inside|internally)`,
    // checks the law requires before work with children or patients
    '(?<=(dbs|disclosure|barred lists?|vetting|pvg) (_ ){0,8})(works?|working|job|role|post|contact) (is |was )?(with|around) (_ ){0,2}(children|patients|pupils|adults at risk|young people|babies)(?! of (your|her|his) own)',
    '(enhanced )?(criminal|police) records? (check|checks|certificate|disclosure)(?= (_ ){0,3}(for|as|because|since|of) (_ ){0,4}(works?|working|job|role|post|contact) (is |was )?(with|around) (_ )?(children|patients|pupils|adults at risk|young people))',
    // navy as a colour
    `navy (and [a-z]+ )?${coloured}`,
    '(next|first|last|second|third|each|every|one|two|three|four|five|six|another|no|weak|failed|dark|[0-9]+) navy lots?',
    // advice surgeries
    `${sessionFor}'?\\ssurger(y|ies)`,
    `(?<!(?<![a-z])(had|have|has|having|needs?|needed|after|before|for|your|her|his|my|own|more|back|knee|hip|heart|eye) (_ )?)surger(y|ies)\\s((set up|run|held|opened|started|shared|together|weekly|monthly) )?(with|for|by) (the |our |local )*(income|housing|rents?|welfare|tenancy|tenants?|residents?|councillors?|mp)`,
    // pay that includes a pension
    `(?<!(?<![a-z])(your|her|his|own|private|state) )(employer s? |employers |our |the |matched |[0-9]+ ?(%|percent|per cent)? ?)pension contributions?${notDrawn}`,
    `(?<!(?<![a-z])(live|living|manage|managing|survive|get by|rely|relying) (on )?(_ ){0,2})${sum} (_ ){0,2}(includes?|included|including|excludes?|excluding|plus|without|counts?|counting|covers?|covering) (the |our |its |any )?((employer s?|employers|[0-9]+ ?(%|percent|per cent)?) ?)*pension${notDrawn}`,
    `(the|our) (employer s? )?pension (contribution )?(is |was |are )?(already |also |not )*(counted|included|part|on top|inside|within|outside|separate|in)( (in|of|from|on top of))? (_ ){0,2}${sum}${notDrawn}`,
    `(is|was) (the|our) pension (counted|included|part|in|inside|on top)( (in|of))? (_ ){0,2}${sum}${notDrawn}`,
    // calling the police to a workplace
    `(you|we|they|team|staff|and|to|would|should|must|then) (call|called|bring|brought|involve|involved|ask|asked|ring|rang) (in )?the police( in)?(?! (_ ){0,3}(ever|before) (_ )?(you|arrest)~)${notCalledOn}`,
    // money voted by a council or a board
    '(money|funds?|funding|budgets?|grants?|capital|levy|subsid(y|ies)|investment|contribution|share) (_ ){0,3}(is|are|was|were|been|not|yet|be|still|already) voted(?! (for|by you|you)(?![a-z]))',
    // instruments lent by a supplier
    '(?<!(?<![a-z])(your|her|his|my|own|a|personal|student|bank|take|took|any) )loan (kits?|sets?|trays?|instruments?|scopes?)(?! (_ )?(on|for) (your|her|his))',
    // nights displaced by other bookings
    '(business|bookings?|revenue|nights?|rooms?|demand|transients?|stays?|volume) (_ ){0,4}displaced|displaced (business|bookings?|revenue|nights?|rooms?|demand|transients?|volume)',
    // the make-up of sales
    'your (mix (for|in) [0-9]+|(channel|segment|business|sales|product|customer) mix)|power bi(?![a-z])',
    // an audit grade
    '(?<!(?<![a-z])(went|go|goes|going|been|back|turned) (_ )?)(kept|keeps?|held|holds?|lost|earned|regained|behind) (the |an |its |their )?aa(?! (_ )?(meetings?|groups?|sponsor|chip|steps?)(?![a-z]))|(grade|rating|graded|rated) aa|aa (grade|rating|plus)(?![a-z])|aa at (every|each|the|its|our|their) (_ ){0,2}audits?',
    // a day of working from home
    '(some |a few |two |alternate |every other )?fridays from home',
    // cover for a day off
    `^ ?with fridays off(?=,? (somebody|someone|nobody|no one|another|(the|a) (deputy|sister|charge nurse|team|matron|ward|shift|roster|rota)) (else )?(_ ){0,3}(lead|leads|led|cover|covers|run|runs|hold|holds|take|takes|chair|chairs|open|opens|sign|signs|stand in|stands in))${notForWorship}`,
    // a site access card, never a national passport
    '((quarry|mines?|construction|contractors?|client contractor|health and) )?(safety|ccnsg|epic|mpqc|skills|competence|induction) passports?(?! (_ ){0,6}(country|countries|nationality|citizen~|born|birth)(?![a-z]))',
    // a trainee's sign-off and time in the job
    'signed off on (anything|nothing|any|each|every|all|both|one|two|three)(?! (of )?(sick|medical|health)~)',
    '(packers?|technicians?|operators?|starters?|trainees?|pickers?|drivers?|fitters?|porters?|(washer|packing|clean|dirty|night|day|early|late) (side|shift)),? [0-9]+ (weeks?|months?) in(?! (her|your|the|a) (term|pregnan~))',
    // the maximum age of a document, too low for a person
    `(?<!(?<![a-z])${degree})(no|not) older than ((a|one|two|three|four|five|six|seven|eight|nine|ten|[1-9]|10) years?|([a-z0-9]+\\s)?(months?|weeks?|days))(?! (old|of age)(?![a-z]))`,
    // union counterparts and proposals to them
    `(opposite|facing|across( the table)? from|you face|in front of) ${unionNames}`,
    `(put|puts|take|took|taken|bring|brought|present|presented|sell|sold|explain|explained) ${tabled} (back )?to ${unionNames}`,
    `(owe|owed|give|gave|show|showed|promise|promised) ${unionNames} ${tabled}`,
    // actions at a place of work, and team names
    '^ ?where you (are|were)(?= ?,)',
    'healthy\\s(homes|housing|schools|streets|places|workplaces|buildings|cities|towns|communities|hospitals|((living|lives|eating|food|start|child|ageing|minds|weight|air) (team|lead|service|programme|project|scheme|officer|partnership|board|unit)s?))',
    // borrowing by a town or a company
    `(?<!(?<![a-z])(your|her|his|own|have|has|had|got|pay|paying|repay) (an? |the |any )?)${lenders} loans?|(works?|projects?|contracts?|contractors?|tenders?|lots?|packages?|schemes?|lines) (under|on|funded by|paid (from|by)) (the|a|that|this) loan(?! (of|on|for) (your|her|his|a) )`,
    // a distance requirement for on-call posts
    '(you|who) ((must|should|will|can|have to|need to) )?live within (_ ){1,3}(of (_ ){1,3})?(and|to) (you )?((are|be|go|take|share|join) )?((part|turns) )?((the|an?) )?on call',
    // naming a place or a moment
    `(?<!(?<![a-z])(your|his|her|their|the|that|this|a|an|my|our|last|first|family|maiden|birth|middle|such|nice|unusual|lovely|interesting|foreign|funny|strange|is|what) )names?\\swhere(?! (_ ){0,6}(you|your|she|he|from|born|famil~|parents?|people|accent|roots|origin~|ancestors?|grew|grandparents?)(?![a-z]))`,
  ],
  uk: [
    // a certificate, with the regulated work named in the same sentence
    `(?<=(${guardedWork}) (_ ){0,16})${notHeld}(${cleared})${notSaid}`,
    `${notHeld}(${cleared})${notSaid}(?=,? (_ ){0,8}${guardedWork})`,
    `(робот|прац|занят|контакт)[а-џґ]* (з|із) (_ )?дітьми(?=:?,? (_ ){0,8}(${cleared}))`,
    '(?<=(довідк|витяг)[а-џґ]* про (відсутність судимості|несудимість),? (_ ){0,8})(робот|прац|занят|контакт)[а-џґ]* (з|із) (_ )?дітьми(?! (_ ){0,4}(є|ваш[а-џґ]*|маєте|має)(?![а-џґ]))',
    // ultrasound guidance of a needle or a catheter
    '(?<!(?<![а-џґ])(вам|вас|вами|її|їй|йому|його|були|була|був|лежали|лежала) (_ ){0,3})(під|з|за) (контролем |наведенням |навігацією )?(узд|ультразвук(у|ом)?)( (контрол|наведен|навігац|супровод)[а-џґ]*)?(?! (_ ){0,3}(вам|вас|ваш[а-џґ]*|їй|вагітн[а-џґ]*|плід|плода|дитин[а-џґ]*|місяц[а-џґ]*|термін[а-џґ]*)(?![а-џґ]))',
    '(апарат|датчик|сканер|портативн|приліжков)[а-џґ]* узд|узд (апарат|датчик|контрол|навігац|наведен|сканер|супровод)[а-џґ]*',
    // work delayed for lack of something
    'затримали через (опор|матеріал|погод|постав|дозвол|фінансуван|підрядник|обладнан|трансформатор|кошторис)[а-џґ]*',
    // idling engines, blind samples, road accidents
    'холост(ий|ого|ому|им) (хід|ходу|ході|ходом|оберти|обертів)(?![а-џґ])|(на|за) холост(их|ому)(?= ?$|,| (ході|обертах|стоїть|працю|годин|хвилин))',
    'сліп(а|і|ої|у|их|им|ими) (_ )?(проб|тест|перевір|зраз|дегустац|оцін)[а-џґ]*',
    'аварі[їяю] (під|біля|на трасі|на дорозі|на ділянці|на лінії)(?! (_ ){0,3}(ви|вас|вам|ваш)[а-џґ]*)',
    // a target figure
    '(плинніст|втрат|частк|відсот|брак|показник|простроч|похибк|простій|прості?ї)[а-џґ]* (_ ){0,2}(має|мають) бути (до |не більше |нижче |менше )?[0-9]+',
    // the maximum age of a document, too low for a person
    `(?<!(?<![а-џґ])${ukDegree})не (старш|давн)[а-џґ]+ ((за|ніж|від) )?(((одного|один|двох|два|трьох|три|чотирьох|чотири|п.яти|п.ять|шести|семи|восьми|дев.яти|десяти|[1-9]|10) )?(року|рік|роки|років)|([а-џґ0-9]+\\s)?(місяць|місяця|місяців|місяці|тижня|тижнів|тиждень|дня|днів))`,
    // notice periods
    '(повідомленн(я|і)|попередженн(я|і)|попередити|попереджає|відпрацюванн(я|і)|відпрацьовує|відпрацювати|передач(а|і|у) справ)( (на|за|про|у|в|зі|звільнення|нинішн[а-џґ]+|теперішн[а-џґ]+|поточн[а-џґ]+|тамтешн[а-џґ]+|роботодавц[а-џґ]+|робот(і|и)|місц(і|я)|посад(і|и)|триває|займе|займає|забере|становить|ще|рівно|там)){0,6} (місяць|((півтора|два|три|чотири|1|2|3|4) )?місяці|місяця)(?! (_ ){0,2}(вагіт|декрет|термін|(трет|четверт|п.ят|шост|сьом|восьм|дев.ят)(ий|ого|ому))[а-џґ]*)',
    // borrowing by a town or a company
    `${ukNotOwn}кредит(у|ом|и|ів|ами|і)? (від |у |в |з |із )?${ukLenders}${ukOwnLoan}`,
    `${ukNotOwn}кредит(у|ом|и|ів|ами|і)? ((міста|громади|підприємства|водоканалу|заводу|компанії)|(на|для) (перекладанн|реконструкц|модернізац|трас|мереж|труб|котел|котл|будівництв)[а-џґ]*)${ukOwnLoan}`,
    `(прийманн|робот|робіт|проєкт|тендер|закупівл|будівництв|перекладанн|реконструкц|модернізац|підрядник|договор|контракт|транш)[а-џґ]* ((робіт|міста|підприємства|трас|труб|мереж|обладнання) )?(за|по|під|у межах|у рамках) кредит(ом|у|ами)${ukOwnLoan}`,
    // the register of a profession
    `(у|в|з|із) реєстр(і|у) ${ukBodies}(?! (_ ){0,4}(судов|судим|боржник|порушен|поліц|мвс)[а-џґ]*)`,
    `(?<=(членств|сертифікат|свідоцтв|ліценз)[а-џґ]* (_ ){0,12}(вистачить|вистачає|досить|достатньо|підійде) (_ ){0,2}${registered} )(у|в|з|із) реєстр(і|у)(?= ?$| на (день|дату|момент) (_ )?(виходу|оферу|пропозиції|рішення))`,
    // an offer within the posted range
    'який (саме )?оклад (у|в|з|із) (_ )?(вилц|меж|діапазон)[а-џґ]*(?! (вам|вас|ваш[а-џґ]*|ви|у вас)(?![а-џґ]))',
    // things kept in reserve
    `${keptBack} ((?!(ви|вас|вам|він|вона|її|його|чоловік|батько|син|брат)(?![а-џґ]))_ |(у|в) вас ){0,3}(у|в) резерві(?! (зсу|армії|збройних|запасу|війська))`,
    // «мати» as "to have", of things at work
    "(?<!(?<![а-џґ])(ваш[а-џґ]*|твоя|своя|його|її|хвора|старенька|літня|це|ви|чи|бо|що|а|де|як|є|жива|кандидат[а-џґ]*) )мати (відповідь|відповіді|план|плани|перелік|список|доступ|схему|розрахунок|договір|графік|запас|резерв|допуск|посвідчення|досвід)(?! (_ ){0,2}(діт|дит|сім|родин|вагіт)[а-џґ']*)(?![а-џґ])",
    // batches of goods
    '(платіж|платеж|оплат|передоплат|розрахун|відвантажен|прийманн|маркуванн|рекламаці|бракован|дозамовлен)[а-џґ]* (_ ){0,3}парті(ї|ю|я|єю|й|ях|ям|ями)(?! (_ )?(влади|регіонів|слуг|голос|свобод|президент|європейськ|радикальн|внеск)[а-џґ]*)',
    `${spoilt} ((жодн|ціл|всю|усю|одн|дв|три|кільк|перш|останн|готов|сирн|молочн|таку|цю|тієї|ні|лише|[0-9])[а-џґ0-9]* ){0,2}парті(ї|ю|й|я|ям|ями)${notOfVoters}`,
    `(жодн[а-џґ]+ |ціл[а-џґ]+ |одн[а-џґ]+ |вс(ю|я|ієї) )парті(ї|ю|я) (не )?${spoilt}${notOfVoters}`,
    `парті(я|ї|ю|єю|й|ям|ями|ях) (сир(у|ів)|молока|масла|сироватки|кисломолочн[а-џґ]+|продукції|товар(у|ів)|хліба|книжок|книг|деталей|виробів|тканини|меблів|ліків|вакцин|корму|зерна|борошна|м'яса|обладнання|запчастин|цегли|бетону|арматури|сировини|упаковки|барвника)( (не |вже |було )*${spoilt})?`,
    // the cost of a firm's money
    'мов(ою|а|у|і) грошей',
    `(цін(а|у|и|і|ою)|вартість|вартост(і|ю)) грошей(?! (_ ){0,2}(для вас|вам|ваш[а-џґ]*))`,
    'запас(у|ом)? грошей (на|під) (розрив|проєкт|спор|суд|об.єкт|закупівл|виплат|рахунк|аванс)[а-џґ]*',
    'скільки грошей (?!(у|в|ви|вам) (вас|неї|нього|маєте))(у|в) запасі(?! (_ ){0,3}(у вас|у неї|у нього|ви (маєте|тримаєте|лишили)|вам|вас|маєте|сім.[а-џґ]+|родин[а-џґ]+|ваш[а-џґ]*)(?![а-џґ]))',
    'грош(і|ей|ам|ами) (покупц|замовник|компані|підрядник|проєкт|клієнт|інвестор|фірм|підприємств|донор)[а-џґ]*',
    // seasons
    'літн(ій|я|є|і|ього|ьої|ю|ім|іх|іми|ьому) (і |й |та |або |чи |а не )?(зимов|осінн|весн|демісезон|всесезон)[а-џґ]*|(зимов|осінн|весн|демісезон)[а-џґ]* (і |й |та |або |чи )?літн(ій|я|є|і|ього|ьої|ю|ім|іх|іми|ьому)(?! (жін|чоловік|люд|пан|кандидат|працівни|співробітни|особ|дам|колег)[а-џґ]*)',
    'літн(ій|я|є|і|ього|ьої|ю|ім|іх|іми|ьому)\\s((мапінг|мапуванн|картуванн|спецодяг|взутт|сезон|період|режим|майданчик|терас|веранд|канікул|пальн|дизпалив|палив|колекці|асортимент|температур|місяц|басейн|розпродаж|комплект|замір|вимір|навантажен|утриманн|експлуатац|меню|відпустк|програм|покришк|тариф)[а-џґ]*|(графік|розклад|маршрут|одяг)(и|у|ів|ом|ами|ах)?|(шин|гум|форм|змін|норм|цін|резин|практик|школ|мод)(а|и|у|і|ою|ами|ах|ам)?|таб(ір|ор(у|и|ом|ів|ах|ами|і))|час(у|ом)?|кухн(я|і|ю|ею))',
  ],
};
