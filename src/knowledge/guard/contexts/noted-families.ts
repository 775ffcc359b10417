// Word families that notes use for a private fact. `phrases` are about the candidate by themselves; `facts` count only
// where the note concludes something from them.

const tens = '(twenty|thirty|forty|fifty|sixty|seventy|twenties|thirties|forties|fifties|sixties)';
const ukTens = "(двадцять|тридцять|сорок|п'ятдесят|шістдесят|сімдесят)";

export const notedFamilies = {
  age: {
    phrases: {
      en: [
        `^ ?(she s |he s |she is |he is |only |already |about |around |nearly |almost |aged |age |at |i d say |must be |looks |late |early |mid )*([2-7][0-9]|${tens})(?= ?$|, | and (wants|won|will|still|set|tired|already|looking|just)| if (she|he)| or (so|thereabouts)| odd| ish)`,
        `(but|though|and|fella|lady|lad|man|woman|guy|chap|girl) (he s|she s|he is|she is|is|at) (about |around |nearly |almost |already |only |pushing |well past |just |over |past )*([2-7][0-9]|${tens})(?! (k|percent|minutes|grand|thousand|people|per))|(nearer|closer to|pushing|knocking on|the wrong side of|well past|north of|south of) (to )?(the )?(${tens}|[3-7][0-9])|(a few|couple of|two or three|not many|few) (good )?years (out of|left in) (him|her|them)|(no spring chicken|past (it|his best|her best|his prime|her prime)|long in the tooth|over the hill|put out to pasture|one foot in|coasting to (retirement|pension)|pension age|grandfatherly|grandmotherly|wet behind the ears|barely shaving|looks about twelve|still a (kid|child|baby)|too (green|young|old|mature))`,
        '(well|bit|way|long|far) past (it|his best|her best|his prime|her prime)(?= ?$|,|\\.)',
        'how many (good |more )?years (would|will|do|can|could) (we|you) (_ )?(get|have|see|squeeze) (_ ){0,2}(out of|from|left|with) (him|her|them)|years (would|will|do) (we|you) get out of (him|her|them)|remembers (_ ){0,3}(dial(l)?ing|dial up|bulletin boards?|telex|ceefax|punch ?cards|three day week|decimali[sz]ation|rationing|moon landing|thatcher|reagan|falklands|miners strike)|(she|he|they) (s |is |are |re )?(of|at|getting to|reaching|that) an? (certain )?age( where|(?= ?$|,))|(she|he|they) (s |is |are |re )?at that age|hot (flushes|flashes)',
        '(child|kid|baby) of the (forties|fifties|sixties|seventies|eighties|nineties|noughties|[4-9]0s)|(forties|fifties|sixties|seventies|eighties|nineties|noughties|[4-9]0s) (baby|kid|child)|born in the (forties|fifties|sixties|seventies|eighties|nineties|noughties|[4-9]0s)|(born|dob|birth year|year of birth) (in |is )?(19[4-9][0-9]|200[0-9])|(this|the|that|typical) (tiktok|snapchat|instagram|gen z) (generation|lot|crowd|kids?)',
      ],
      uk: [
        `^ ?(уже |вже |десь |близько |років |під |за |майже |аж |їй |йому )*([2-7][0-9]|${ukTens})( ?\\+)?( років| рік| роки)?(?= ?$| ?,| (уже|вже|новог|занад|пізно|важко|не|і|та|для|а|сил))|(їй|йому) (вже |уже |десь |близько |під |за |майже |аж |років )*([2-7][0-9]|${ukTens})|(під|за) (сорок|п'ятдесят|шістдесят|сімдесят|[4-7][05])(?= ?$| ?,)|(занадто |надто |застар|замолод|дідусь|дідуган|бабуся|бабця|пенсіонер|передпенсійн|пожив|літн|підстаркуват|стареньк|малолітк|зелен|школярк|дівчисько|піонер|молокосос|роки вже не ті|вік уже не той|вік не той|вік дає)[а-џґ]*(?= ?$| ?,)`,
        "(двадцять|тридцять|сорок|п'ятдесят|шістдесят) (із|з|й|і) (копійками|хвостиком|гаком|лишком)|жінка (вже |уже )?(в|у) (літах|роках)|(вже|уже) (в|у) (літах|роках)|за (брежнєва|союзу|совка)|(зовсім|ще) дівча|дівча (зовсім|ще)",
        `під ([2-7][0-9]|${ukTens}) (йому|їй)|([2-7][0-9]|${ukTens}( (один|два|три|чотири|п'ять|шість|сім|вісім|дев'ять))?) (йому|їй) (уже|вже|через|за|буде|стукне|виповн[а-џґ]+|скоро|тільки|щойно|минуло|восени|влітку|взимку|навесні|цього|наступного|(у|в) (січн|лют|берез|квітн|травн|червн|липн|серпн|верес|жовтн|листопад|грудн)[а-џґ]*)|(йому|їй) (через|за) (_ ){0,2}(місяць|тиждень|рік|пів року) (_ )?([2-7][0-9]|${ukTens})|молодь (ця|цього|тепер|зараз|нинішня|сучасна|з тіктока|з тіктоку|така)(?= ?$| ?,| (_ )?(тіктока|тіктоку|пішла|не))|(ця|нинішня|сучасна|теперішня) молодь|покоління (тіктока|тіктоку|зумерів)|(19[4-9][0-9]|200[0-9]) ?(рік |року |р )?(народження|н)(?= ?$| ?,|\\.)`,
      ],
    },
    facts: {
      en: [
        `retire~|pension(er|able)?|${tens}|years (left|on the clock)|old(er)? (guard|fella|man|woman|lady|guy|chap|boy)|granny|grandad|baby ?faced|greying|generation gap|age gap|vintage`,
      ],
      uk: ['пенсі~|вік(у|ом)?|літн~|покоління|бабуся|дідусь|роки|років'],
    },
  },
  arrest: {
    phrases: {
      en: [
        '(got|been|was|gotten|being) (_ )?(nicked|lifted|collared|busted|done for|picked up by|hauled in|taken in|locked up|inside|in the (cells?|nick|clink)|up before|up in court|in front of a judge|arrested|charged|cautioned|tagged|bailed|detained|pulled over|in handcuffs)(?! (with (running|leading|building|managing)))|(mugshots?|rap sheet|jail ?bird|ex ?con|criminal (past|history)|known to (the )?(police|guards|gardai)|(police|guards|gardai|court) (record|history)|spent conviction|(drink|drunk) driving|dui|dwi|shoplifting|joyriding|brush with the law|run in with the (law|police|guards)|time inside|did (a bit of )?time|done time|served time|on probation|on bail|suspended sentence|community service order|electronic tag|no smoke without fire)(?! (policy|training|exercise|cases?|campaign))',
        '(prison|jail|borstal|gang|home ?made|knuckle|tear ?drop|cobweb|spider web) (ink|tattoo|tatt|tat)s?|(tattoo|tatt|tat|ink)s? (_ ){0,2}(on|across|over) (_ )?(knuckles|fingers)|(love|hate) (_ ){0,2}(on|across) (_ )?knuckles',
      ],
      uk: [
        '(затримували|арештовували|заарештовували|забирали|притягали|притягався|притягалася|обшукували|судили|посадили|в.язали) (_ ){0,4}(за (бійк|крад|п.ян|хуліг|нарк|шахр)[а-џґ]*|поліц[а-џґ]*|міліц[а-џґ]*|бійк[а-џґ]*|колись|ще)(?<!(вантаж|рахунк|майн|порушник)[а-џґ]* .{0,30})|(умовн[а-џґ]+ (термін|строк|засудж[а-џґ]*|покаран[а-џґ]+)|судимість|судимості|відсидів|відсиділа|сидів за|сиділа за|сидів у|сиділа у|зека|зек|кримінальн[а-џґ]+ минул[а-џґ]+|привод[а-џґ]* (до|у|в) поліц[а-џґ]+|у базі поліції|в базі поліції|у реєстрі судових|в реєстрі судових|по реєстру судових|реєстр[а-џґ]* (_ ){0,2}рішень|був під слідством|була під слідством|проходив підозрюван[а-џґ]+|проходила підозрюван[а-џґ]+)',
        '(сидів|сиділа|відсидів|відсиділа) (_ ){0,2}за (крадіж|розбі|хуліган|наркоти|бійк)[а-џґ]*',
        '(наколк|партак)[а-џґ]*|(тюремн|зеківськ|зонівськ|табірн|блатн)[а-џґ]* (тату|наколк|перст|манер|жарг|слов)[а-џґ]*|(тату|татуюван)[а-џґ]* (_ ){0,2}(на пальцях|куполи|перстн[а-џґ]+)|перстень (_ )?(наколот|набит|на пальц)[а-џґ]*|знаємо (_ )?(ми )?(ті|ці|такі|їхні) університети',
      ],
    },
    facts: {
      en: [
        'nicked|arrested|cells?|fight(ing)?|bother|guards|gardai|court|judge|fine|caution|warrant|theft|drugs|dealing|fraud|past|inside|history',
      ],
      uk: [
        'бійк(а|у|и)|крадіж~|штраф~|суд(у|і|ом)?|поліці~|минул(е|ого)|кримінал~|протокол~|слідств~|справ(а|у) (на|щодо|проти)|наркотик~|шахрай~|тюрм~|зон(а|и|у|і)',
      ],
    },
  },
  children: {
    phrases: {
      en: [
        '(one|two|three|four|five|twins|triplets|kids?|baby|toddler|newborn|little ones?|small ones|child|children|boys|girls)(?! (_ ){0,2}(days?|mornings?|afternoons?|hours?|shifts?)) (_ ){0,3}(in (junior|senior|reception|primary|nursery|school|creche|infants|kindergarten|diapers|nappies|playschool)|under (one|two|three|four|five|six|seven|eight|nine|ten|twelve|school)(?! (minutes?|hours?|seconds|days|percent|metres?|grand)(?![a-z]))|at home|on (her|his) own|to collect|every (second )?week|off sick)(?! (class|team|group|project))|(she d|he d|she ll|he ll|would|will) be (out|off|gone|away|late|leaving|running|ringing in) (_ ){0,5}(bugs?|kids|school|creche|nursery|child|sick kids?|half term|every)|(mum|mam|mammy|mom|mother|dad|father|daddy) (of|to) (one|two|three|four|five|six|twins|small|young|little|a (toddler|baby|newborn))',
        '(raising|bringing up|rearing) (two|three|four|five|six|them all|them|all (two|three|four)) (of them |kids |children )?(alone|on (his|her|their) own|by (him|her)self|solo|single ?handed)|(two|three|four|five|six) of them (_ ){0,2}(under (two|three|four|five|six|seven|ten|twelve|school)|at (primary|nursery|home)|in (nursery|nappies|diapers|primary)|still (at|in) (school|nursery|nappies|home))|(second|third|fourth|fifth) (one|baby|child|kid) (can t|cannot|couldn t|won t) (_ )?be (far|long)|(feeds?|feeding) (_ )?(two|three|four|five|six) (mouths|hungry mouths) at home',
      ],
      uk: [
        '(двоє|троє|четверо|двійко|двійня|трійня|одне|двох|трьох|малі|мале|малий|мала|дітки|діточки|дошкільня|немовля|малюк|малюки|дитина|діти|син|донька)[а-џґ]* (_ ){0,4}(на руках|вдома|удома|у садку|в садку|садок|лікарнян|хворі|відпрошува|без няні|без бабусь|маленьк|до школи|дошкіль|школяр|сама|один)[а-џґ]*(?<!(групі|класі|уроц|занятт|пацієнт)[а-џґ]* .{0,30})',
        'хто (_ ){0,2}(сидітиме|сидить|побуде|лишатиметься|залишатиметься|доглядатиме) (_ ){0,2}(дитиною|дітьми|малим|малою|малими|дитину)',
        '(сам|сама) (двох|трьох|чотирьох|п.ятьох|двійко|трійко) (тягне|ростить|піднімає|виховує|глядить|годує)|(тягне|ростить|піднімає|виховує|глядить|годує) (сам|сама) (двох|трьох|чотирьох|п.ятьох|двійко|трійко)(?! (учн|стаж|нов|практ))',
      ],
    },
    facts: {
      en: [
        'kids?|children|child|twins|toddler|baby|sons?|daughters?|nursery|creche|school (run|holidays)|infants|mum|mam|mammy|mom|dad|daddy|childcare|little ones?|young family',
      ],
      uk: [
        'діт(и|ей|ьми)|дит(ина|иною|ини)|двійко|двоє|троє|мал(ий|а|і|их)|син(а|и|ів)?|доньк~|садок|садка|лікарнян~|мамочк~|багатодіт~|одинач~|школяр~',
      ],
    },
  },
  plans: {
    phrases: {
      en: [
        '(trying|hoping|planning|going|ready) (for|to have) (a |another |their |her |his )*(first|second|third|baby|child|kid|family|little one|kids|children|number)(?! (stage|version|phase|round))|(maternity|mat leave|baby|babies|kids|family|pram|confetti|bump) (_ ){0,5}(within|by christmas|by summer|next year|before long|around the corner|in (six|nine|twelve|a year|no time)|i bet|soon|coming|any day|waiting to happen|written all over)|(newly|just|recently|freshly) (wed|weds|married|engaged)|(newlywed|honeymoon|engagement ring|ring on her finger|big wedding|wedding (booked|coming|next|in))(?! (venue|client|planner|cake))|(we all know|know) what (comes|s|happens) next|(childbearing|baby making|nesting|broody|clock (is )?ticking|wants (kids|a family|babies|a big family))',
        '(they|she|he|couple) (re|s|are|is) trying(?= ?$|,)',
      ],
      uk: [
        '(вийшла заміж|одружилась|одружилася|одружився|заручена|заручилася|молода дружина|весілл|наречен)[а-џґ]* (_ ){0,8}(декрет|піде|діт|дит|народ|за рік|скоро)[а-џґ]*|(декрет|народж|пелюш|материн)[а-џґ]* (_ ){0,4}(піде|за рік|через рік|скоро|невдовзі|одразу|на носі|планує|чекати|світить|гарантован|ризик)[а-џґ]*(?<!(програм|виплат|заміщ|колег|працівниц)[а-џґ]* .{0,30})|(піде|втече|побіжить|збереться|піде одразу|злиняє) (_ ){0,3}(у |в )?(декрет)[а-џґ]*|(хоче|мріє|планує|думає|збирається) (_ ){0,4}(діт|дитин|малю|другу|друге|третю|велику родину|велику сім.ю|народжув)[а-џґ]*',
      ],
    },
    facts: {
      en: [
        'engaged|married|wedding|honeymoon|kids|children|baby|babies|family|maternity|trying for|thirty ?(something)?|(early|late|mid) (twenties|thirties)|fianc(e|ee)',
      ],
      uk: ["заміж|весілл~|наречен~|декрет~|дит(ину|ина)|діт(ей|и)|сім'ю|родину|заручен~|одружи~"],
    },
  },
  identity: {
    phrases: {
      en: [
        '(called|addressed as|referred to as|uses?|insists on|wants) (they|them|he or she)(?= ?$|,)|says they not (she|he)|not an? (he|she) (or|nor) (not )?an? (she|he)|(goes|go|going|went|known) (_ )?(by|as) ?(they|them|he|him|both|something else|a different name|another name|(the )?name)|(dress(es|ed)?|dressing) (_ ){0,2}(half and half|like a (man|woman|girl|boy|bloke)|as a (man|woman|girl|boy)|up as)|(used to be|was once|formerly|was born|were born|originally|(still )?sounds like|(still )?looks like|obviously|clearly|really|actually|turns out) (_ )?(a )?(man|woman|bloke|fella|girl|boy|guy|he|she)(?= ?$|, |\\.| (in|under|with|to|before|not))|(couldn t|can t|could not|hard to) (_ )?(tell|say|know|work out) (_ ){0,3}(man|woman|he|she|him|her|boy|girl|sir) or|(he she|she he|he or she|him or her|whatever (he|she|they))(?= ?$|, (is|was|are))|(transgender|transsexual|non ?binary|trans|gender fluid|genderfluid|genderqueer|pronouns|they them) (_ ){0,6}(not|no|won|wouldn|can|couldn|customers?|clients?|lads|shop|awkward|confus~|problem|complicat~|trouble|circus|toilets?|bathrooms?|parents)(?<!(patients?|users?|clients?|customers?|pupils?) .{0,30})',
      ],
      uk: [
        '(незрозуміл|невизначен|невідом|непонятн|сумнівн)[а-џґ]+ (_ )?(стат|гендер)[а-џґ]*|(стат)(ь|і) (_ ){0,2}(незрозуміл|змін|не вгад|не визнач|сумнівн)[а-џґ]*(?<!(порядок|процедур|пацієнт|паспорта після)[а-џґ]* .{0,30})|(був|була|народив|народила)[а-џґ]* (_ )?(чоловіком|жінкою|хлопцем|дівчиною|хлопчиком|дівчинкою)|(раніше|колись) (_ ){0,3}(звали|звався|звалася|був|була) (_ )?(олегом|сергієм|андрієм|іваном|дмитром|чоловіком|жінкою|інакше|хлопцем)|(чи|не то|ні то|не розберу|не зрозумієш|не збагнеш) (_ ){0,3}(він|чоловік|хлопець|вона|жінка|дівчина),? (_ )?(чи|ні то|не то) (_ )?(вона|жінка|дівчина|він|чоловік|хлопець)|(змінив|змінила|міняв|міняла) (_ )?стать(?<!(пацієнт|клієнт)[а-џґ]* .{0,40})|(просить|просила|просив) (_ ){0,4}(звертатися|займенник|у множині|в множині|чоловічому роді|жіночому роді)[а-џґ]*(?<!(пацієнт|клієнт)[а-џґ]* .{0,40})',
      ],
    },
    facts: {
      en: [
        'pronouns?|dress|make ?up|wig|deep voice|adam s apple|trans|transition|gender|birth name|different name|he she',
      ],
      uk: ['транс~|небінарн~|гендер~|стат(ь|і|тю)|займенник~|переход(у|ом)|перевдяг~|жіночому|чоловічому'],
    },
  },
  health: {
    phrases: {
      en: [
        '(overweight|obese|heavy set|fat|tubby|out of breath|breathless|puffed out|wheez(y|ing|es)|limp(s|ing)?|walks with|hearing aids?|stammer(s|ing)?|stutter(s|ing)?|shak(y|ing|es) hands?|twitch(y|es)?|diabetic|epileptic|asthmatic|dyslexic|autistic|bipolar|depressive|hiv positive|in remission|in recovery|recovering (alcoholic|addict)|reeked of (drink|booze|alcohol)|smelt of (drink|alcohol)|on (antidepressants|tablets|medication|meds|crutches|insulin|the sick)|bad (back|knee|knees|hip|heart|chest)|dodgy (back|knee|hip|heart|ticker)|wheelchair|prosthetic|glass eye|missing (fingers?|a (finger|leg|arm))|long covid|burn ?out|breakdown|panic attacks?|mental health (history|issues?|problems?|leave)|signed off)(?= ?$|,|:| (and|so|after|from|last|by|in|on|with|which|that|would|could|will|not|for|now|then|at|i))(?<!(patients?|clients?|pupils?|users?|residents?|customers?|guests?|how to|for|with|children|people|staff|team) (_ ){0,4}[a-z]+)',
        'lost (his|her|their) hearing|(shape|size|state|bulk) of (him|her)(?= ?$|,)|(feet|knees|stairs|ladders?|shift|service|heart|back) (_ ){0,3}at (that|his|her|this) (weight|size)|(noticed|saw|spotted|clocked|glimpsed|caught sight of) (_ ){0,3}(insulin|inhaler|epi ?pen|glucose (monitor|sensor)|catheter|stoma|colostomy|hearing aid|oxygen bottle|nebuli[sz]er|crutch(es)?|walking stick|pill (box|organi[sz]er)|medic ?alert|pacemaker|tablets|medication|antidepressants) (_ ){0,2}(in|on|under|beside|by|behind|poking|sticking) (_ )?(_ )?(his|her|their) (_ )?(bag|handbag|arm|desk|belt|sleeve|pocket|rucksack|wrist|ear|table|car|shirt|jacket)|insulin (pen|pump)s? (_ )?(in|on|under) (his|her|their)',
        '(subtitles|captions) (_ )?(switched |turned |put )?on (for|during|throughout|through) (the|our|this|every|all) (_ )?(call|interview|meeting|zoom|chat|talk)|(lip ?reads?|reads? (my |our )?lips|lip ?reading)(?! (classes|course|tutor|teacher))|(?<=(turn(s|ed|ing)?|cupped|cups|cupping) )(his|her|their) (good |left |right |other |better )?ear|(shak(es|ing)|shook|trembl(es|ed|ing)) (slightly |badly |a bit |a little |visibly |noticeably )?(when|while|as) (he|she|they) (holds?|held|lifts?|lifted|writes?|wrote|signs?|signed|speaks?|spoke|talks?|talked|drinks?|drank|stands?|stood)|(his|her|their) (_ )?hands? (_ )?(shook|shakes|shaking|trembl(es|ed|ing))(?! (hands|on))|(early|start of|beginnings of|first signs of) (parkinson|alzheimer|dementia)( s)?',
      ],
      uk: [
        '(кульгав|кульгає|шкутильгає|заїкається|тремтять руки|погано чує|недочуває|слуховий апарат|діабетик|епілептик|астматик|інвалід|серденько|сердечник|гіпертонік|алкоголік|закодован|товст|повненьк|огрядн|задихається|задихався|задихалася|контужен|комісован|на таблетках|на антидепресантах|лікувався|лікувалася|лежала в лікарні|лежав у лікарні|вигоріл|вигорів|депресі|психічн|хворобливо|хворіє на|хворіла на|слабк[а-џґ]+ здоров|проблеми зі здоров|проблеми зі спиною|хвора спина|поганий зір|група інвалідності|інвалідність)[а-џґ]*(?= ?$| ?,| (не|на|через|після|і|та|ще|два|три|торік|минул|тож|тому|вже|постійно))(?<!(пацієнт|клієнт|хвор(их|ий|ого)|підопічн|учн|як|для|про|із|з|мешкан)[а-џґ]* (_ ){0,4}[а-џґ]+)',
        '(пролежав|пролежала|лежав|лежала) (_ ){0,3}(у|в) (лікарні|стаціонарі)|(зі|із|з) (слухом|зором|серцем|спиною|нирками|нервами) (_ )?(проблем|негаразд|біда|кепськ)[а-џґ]*|проблем(и|а)? (зі|із|з) (слухом|зором|серцем|спиною|нирками|нервами)',
        '(дихає|дихав|дихала|сопе|сопів|сопіла|хекає|хекав|хекала) (_ )?(важко|тяжко|як паровоз|зі свист[а-џґ]+|з хрип[а-џґ]+)|(важко|тяжко) (дихає|дихав|дихала)|(серце|нирки|печінка|суглоби|легені|нерви|хребет) (_ )?(мабуть|певно|либонь|напевно|видно|пустує|барахлить|не те)|щось (по|з|із|зі|на) (_ )?(нирк|серц|печінк|шлунк|легень|нерв|спин|суглоб|цукр|сечов)[а-џґ]*( (мабуть|певно|либонь|напевно))?|(але|хоч|сам|сама|він|вона|зате) (вагою|ваги) (_ ){0,2}(сто|під сто|за сто|[1-2][0-9][0-9]|центнер|дев.яносто)|(сам|сама) (важить|потягне на) (_ ){0,2}(сто|за сто|[1-2][0-9][0-9]|центнер)',
        '(помітив|помітила|бачив|бачила|побачив|побачила|видно|стирчить|лежить|носить) (_ ){0,3}(інсулін|інгалятор|сенсор глюкоз|помпу|помпа|катетер|слуховий апарат|таблетниц|антидепресант|глюкометр)[а-џґ]* (_ ){0,3}(у|в|на|за|з|із) (_ ){0,2}(сумці|сумк[а-џґ]+|рюкзак[а-џґ]*|руці|плечі|поясі|вухом|вусі|кишен[а-џґ]+|рукав[а-џґ]*|столі|неї|нього)|(руки|рука) (_ )?(трус[а-џґ]+|тремт[а-џґ]+|трясуть[а-џґ]+)|(вмикає|увімкнув|увімкнула|просив|просила) (_ ){0,3}субтитр[а-џґ]* (_ ){0,3}(розмов|дзвін|співбесід|зустріч)[а-џґ]*|читає по губах',
      ],
    },
    facts: {
      en: [
        'sick|ill(ness)?|health|back|knees?|heart|doctor|hospital|tablets|meds|weight|stairs|breath|nerves?|therap(y|ist)|stress|anxi~|depress~|disab~|condition|diagnosis|deaf|blind|pale|cough|smok(er|es)|drink',
      ],
      uk: [
        "здоров'~|тиск|спин~|серц~|лікар~|хвор~|інвалід~|нерв~|задиш~|ваг(а|и|у)|слух|зір|діагноз|стрес~|контуз~|травм~|операці~|алкогол~|п'є|курить|таблет~",
      ],
    },
  },
  language: {
    phrases: {
      en: [
        '(polish|romanian|russian|ukrainian|foreign|indian|chinese|spanish|french|german|irish|arabic|portuguese|lithuanian|hindi|urdu|english) (_ )?(speaker|speaking|tongue|first language)? ?(by birth|born|as (a )?(first|native|mother)|at home|originally|underneath)|(isn t|not|is not|wasn t|clearly not|obviously not) (_ ){0,2}(a )?(native|born to (english|it|the language)|(her|his|their) (first|mother|native|own) (language|tongue)|english from birth)|(accent|twang|brogue|lilt) (_ ){0,4}(thick|strong|heavy|grat~|put off|customers|clients|callers|hear|noticeable|foreign|too|you could cut)|(thick|strong|heavy|foreign|noticeable|funny) (_ )?(accent|twang)|(somebody|someone|people|one) (_ )?(born to (english|it)|who grew up (with|speaking)|raised (in|on|with)) ?(english|ukrainian|french)?|native (speakers?|english|tongue|(?<!(^ ?speaks (_ ){1,6}|\\( ?)native )level)',
        '(thick|broad|strong|heavy) (glaswegian|geordie|scouse|brummie|cockney|yorkshire|welsh|scottish|scots|irish|belfast|ulster|northern|southern|texan|cornish|black country|mancunian|aberdonian|liverpudlian|polish|indian|nigerian|jamaican|russian|italian|spanish|west country|dundee|highland|essex|lancashire|kerry|cork|dublin|boston|brooklyn|appalachian)(?= ?$|,|\\.| (and|so|on|accent|twang|brogue|lilt|vowels|that|which|customers|clients|callers|patients|but))|(the way|how) (she|he|they) pronounces?|(hear|tell|obvious|clear|plain) (_ )?(she|he|they) (_ ){0,2}(grow|grew|born|raised|bred) (_ )?(up )?(_ )?(round|around|near) here|(she|he|they) (didn t|did not|wasn t) (grow up|born|raised|bred) (round |around |near )?here',
      ],
      uk: [
        '(акцент|говірк|суржик|вимов)[а-џґ]* (_ ){0,4}(чути|ріже|російськ|сильн|видно|не наш|клієнт|заважа|не рідн|східн|західн|грубий|помітн)[а-џґ]*(?<!(переклад|актор|роль)[а-џґ]* .{0,30})|(чути|ріже|російськ|сильн|помітн|важк)[а-џґ]* (_ ){0,2}(акцент|говірк|суржик|вимов)[а-џґ]*|(не рідн|не носі|нерідн)[а-џґ]+(?= ?$| ?,| (мов|укра|їй|йому|для))|(українськ|російськ|мов)[а-џґ]* (_ ){0,8}(не рідн|нерідн|з дитинств|від народж|вивчен|виріс|виросла|вдома)[а-џґ]*|(виріс|виросла|народився|народилася|зростала|зростав) (_ ){0,3}(україномовн|російськомовн)[а-џґ]*|(російськомовн|россійськомовн)[а-џґ]+(?= ?$| ?,| (з|родин|сім|ще|тож|клієнт|не))',
      ],
    },
    facts: {
      en: ['accent|native|tongue|first language|twang|brogue|pronunciation'],
      uk: ['акцент~|суржик~|вимов~|рідн(а|ою|ої)|російськомовн~|говірк~'],
    },
  },
  partner: {
    phrases: {
      en: [
        '(divorc(ed|ee|ing)|separated|widow(ed|er)?|unmarried|never married|not married|single|spinster|bachelor|newlywed|on (her|his) (second|third) (marriage|wife|husband)|going through a divorce|messy divorce|custody (battle|fight|case)|no (ring|husband|wife|partner|boyfriend|girlfriend|man|woman)|living with (a |her |his )(boyfriend|girlfriend|fella|partner)|husband (works|won|would|is|earns|travels|might|abroad|will|has|in)|wife (works|won|would|is|earns|might|abroad|will|has|in|just)|married (to|with|at|young|twice|man|woman)|(his|her) (wife|husband|missus|other half|partner|fella|boyfriend|girlfriend|fianc(e|ee)|ex))(?= ?$|,|:| (at|and|so|in|with|which|that|would|could|will|not|for|now|then|i|won|works|might|is|has|the|old|before|woman|man|lady|guy|girl|mum|mother|dad|father|again))(?<!(clients?|couples?|customers?|patients?|spouses?|tenants?|residents?|for|between|from|of|each|every|a|the|their) (_ ){0,3}[a-z]+)',
        '(rents?|renting) a (box )?room (at [2-6][0-9] )?(with|w) (_ )?(students?|flatmates|roommates|housemates|strangers|lodgers|mates|lads|others)|(rents?|renting) a (box )?room (at [2-6][0-9]|in a shared)|(lives?|living|still lives?|shares?|sharing) (_ )?(a (house|flat|bedsit) )?(with|w) ((two|three|four|five|six|some|other|a couple of) )?(_ )?(students|flatmates|roommates|housemates|strangers|lodgers|mates)|(?<=not (exactly |really |very |what you d call )?)settled (in life|down)(?= ?$|,|\\.)|(house|flat) ?share at (his|her) age',
      ],
      uk: [
        '(розлучен|розведен|неодружен|незаміжн|одружен|заміжн|самотн|холостяк|вдов|удов|стара діва|без чоловіка|без дружини|без пари|не одружен|не заміжня|цивільн[а-џґ]+ шлюб|живе з хлопцем|живе з дівчиною|живе з чоловіком|живе сама|живе сам|чоловік (ревн|не пуст|проти|військ|служ|заробля|на фронт|забезпеч)|дружина (ревн|не пуст|проти|вагітн|заробля|у декр|забезпеч))[а-џґ]*(?= ?$| ?,| (у|в|на|не|з|із|вже|уже|і|та|ще|за|тож|тому|характер|жінк|чоловік|дівчин|мам))(?<!(клієнт|пар(ою|и|а)|подружж|пацієнт|тих|мешкан)[а-џґ]* (_ ){0,5}[а-џґ]+)',
        '(вдівець|удівець|вдівцем)(?= ?$| ?,| (сам|із|з|і|та|живе|вже|уже|не))|(винаймає|знімає|орендує) (_ )?кімнату (_ ){0,3}(студент|сусід|двома|трьома|хлопц|дівчат|у (двадцять|тридцять|сорок|[2-5][0-9]))[а-џґ]*|живе (_ ){0,2}(із|з) (двома |трьома |кількома )?(студент|сусід|співмешкан|квартирант)[а-џґ]+',
      ],
    },
    facts: {
      en: ['marri(ed|age)|divorce~|single|husband|wife|boyfriend|girlfriend|partner|ring|wedding|other half'],
      uk: ['чоловік(а|ом)?|дружин~|розлуч~|заміж~|одруж~|самотн~|шлюб~|холост~'],
    },
  },
  military: {
    phrases: {
      en: [
        '(dodg(ed|ing|er)|evad(ed|ing)|avoid(ed|ing)|skipped|fled) (_ )?(draft|conscription|mobili[sz]ation|service|call up|army)|draft dodger|(ex|former) (squaddie|soldier|marine|para|army|military|navy|forces|infantry|veteran|service ?man|officer|legionnaire)|(reservist|in the (reserves|ta|territorials|guard|national guard|army reserve))|(guard|reserve|army|military) (drill|duty|commitments?|weekends?|deployment)|(could|might|will|would|may|ll) (_ )?(be|get) (called up|deployed|mobili[sz]ed|drafted|shipped out)|(dishonou?rabl[ey]|medically|other than honou?rabl[ey]) (discharge[d]?)?|(two|three|several|four|a few|his|her) tours|(combat|war|military) (veteran|background|past|stress|trauma|baggage)|ptsd|shell ?shocked|still thinks (he|she) s in the army(?<!(clients?|charity|customers?|patients?|contract|families|helped|veterans) .{0,40})',
        '(ex|former) (commander|sergeant|colonel|corporal|paratrooper|sniper|commando|platoon (leader|sergeant)|company commander|battalion commander|brigadier|lieutenant|gunner|sapper|medic in the army)(?= ?$|,|\\.| (and|so|used|who|type|is|will|with|from|ordering|barks?))',
      ],
      uk: [
        '(тцк|повістк|мобілізац|відстрочк|бронюванн|заброньован|військкомат|призовн|військовозобов|влк|ухилянт|ухилист|комісован|списан|контужен|дембел|демобілізован|атовець|убд|воював|воювала|служив|служила|після фронту|після полону|з передової|із передової|птср|без відстрочки|без броні|придатн|обмежено придатн|білий квиток|резерв)[а-џґ+]*(?= ?$| ?,|:| (не|у|в|на|до|після|ще|за|і|та|немає|нема|нерв|психік|заберуть|можуть|мож|буде|ходить|втрат|пішов|з|із|сумнів|тож|тому|закін))(?<!(оформ|подав|подала|документ|працівник|облік|адаптац|ветеран|клієнт|порядок|правил|знає|розповів|розповіла)[а-џґ]* (_ ){0,6}[а-џґ+]+)|(заберуть|загребуть|мобілізують|призвуть|загримить) (_ ){0,3}(за|до|в|у|завтра|скоро|будь)|(за|через) (місяць|тиждень|два) (_ )?(заберуть|призвуть|мобілізують)',
        '(екс ?|колишн[а-џґ]+ )(комбат|комроти|ротний|взводний|комвзводу|сержант|прапорщик|десантник|штурмовик|морпіх|снайпер|мінометник|піхотинець|вояк|прикордонник|азовець|контрактник|артилерист|командир (роти|взводу|батальйону|відділення))[а-џґ]*|(хлопців|чоловіків|мужиків|таких|тих)?,? ?(що |які )?(тцк|військкомат|повістки|повісток|мобілізації|блокпости) (обход|омина|обмина|боїть|бояться|уника|ховає|тіка)[а-џґ]*|(обход|омина|обмина|боїть|бояться|уника)[а-џґ]* (тцк|військкомат[а-џґ]*|повіст[а-џґ]+|мобілізаці[а-џґ]+|блокпост[а-џґ]*)|(хова|тіка|бігає)[а-џґ]* від (тцк|військкомат[а-џґ]*|повіст[а-џґ]+|мобілізаці[а-џґ]+|служби)|командувати звик[а-џґ]*|звик[а-џґ]* командувати (_ )?(таких|бо|після|як)',
      ],
    },
    facts: {
      en: ['army|draft|reserves?|military|service|soldier|war|veteran|tours?|deploy~|squaddie|forces'],
      uk: ['військов~|арм(ії|ія|ію)|фронт~|служ(ив|ба|би)|мобіліз~|тцк|бронь|броні|призов~|ветеран'],
    },
  },
  orientation: {
    phrases: {
      en: [
        '(gay|camp|queer|lesbian|bisexual|limp wristed|effeminate|butch|flamboyant|light on his feet|bats for|swings both|friend of dorothy|out and proud|one of them|one of those|that way|in the closet|same sex partner|lives with (a |another |his |her )*(man|woman|lad|fella|boyfriend|girlfriend|male friend|female friend)|rainbow (pin|badge|lanyard|flag|sticker)|pride (pin|badge|flag|t ?shirt|sticker))(?= ?$|,|:| (and|so|i|not|would|which|the|won|wouldn|probably|by|as|on|type|sort|fella|guy|man|woman|lad|chap|look|for))(?<!(customers?|guests?|couples?|pupils?|clients?|patients?|youth|charity|for|with|about|holiday|summer|a|base|the) (_ )?[a-z]+)|(mentioned|mentions|talked about|has|brought up|introduced|spoke of) (_ )?(his (husband|boyfriend|male partner)|her (wife|girlfriend|female partner))',
        '(rainbow|pride) (flag|badge|pin|emoji|sticker|band|wristband|lanyard|heart)s? (_ ){0,2}(in|on|next to|beside|all over|behind) (_ )?(his|her|their) (_ )?(profile|avatar|bio|picture|bag|jacket|lapel|laptop|twitter|linkedin|instagram|page|phone|shirt|name|desk)',
      ],
      uk: [
        '(гей|лесбійк|лесбіянк|голубий|голубуват|манірн|манерн|жіночн|нетрадиційн|лгбт|з цих|із цих|з тих|веселков|райдужн|прайд|одностатев)[а-џґ]*(?= ?$| ?,|:| (не|у|в|на|і|та|якийсь|хлопц|клієнт|значок|прапор|дуже|точно|мабуть|орієнт|видно|поводж|манер|хлопець))(?<!(клієнт|гост|організац|фонд|учн|підлітк|коментар|користувач|спільнот|для|про|тема|прав|репортаж|матеріал)[а-џґ]* (_ ){0,4}[а-џґ]+)|(живе|зустрічається|прийшла) (_ )?(з|із) (подругою|дівчиною|коханою|дружиною),? (_ ){0,3}(не просто|не лише|і це|як пара|разом|а це)',
        '(райдужн|веселков)[а-џґ]* (прапор|значок|значк|стрічк|браслет|наліпк|емодзі|сердечк)[а-џґ]*|про (дівчину|наречену|подругу|жінку|дружину) (питаєш|питаю|спитав|спитала|спитали|питав|питала|запитав|запитала)(?! (клієнт|замовн|пацієнт)[а-џґ]*)|(манікюр|нафарбован[а-џґ]+ нігті|підведен[а-џґ]+ очі),? (_ )?(сережк[а-џґ]*|у хлопця|як для хлопця)',
      ],
    },
    facts: {
      en: ['gay|camp|queer|lesbian|husband|girlfriend|boyfriend|pride|rainbow|effeminate|closet'],
      uk: ['гей|лесбі~|манерн~|манірн~|подругою|хлопцем|лгбт~|прайд~|нетрадиційн~|веселк~'],
    },
  },
  origin: {
    phrases: {
      en: [
        '(nigerian|polish|romanian|bulgarian|indian|pakistani|chinese|somali|albanian|russian|ukrainian|lithuanian|latvian|eastern european|african|asian|arab|turkish|brazilian|filipino|irish|scottish|welsh|english|german|french|italian|greek|spanish|syrian|afghan|iraqi|iranian|mexican|foreign|immigrant|migrant|refugee|traveller|overseas|non national) (_ )?(lad|girl|guy|man|woman|fella|lady|chap|background|origins?|roots|parents|family|sounding|born|name|surname|passport|accent|type|temperament|work ethic|mentality|extraction|descent|community|stock)(?= ?$|,|:| |\\.)(?<!(customers?|clients?|for|with|guests?|patients?|pupils?|tenants?) (_ ){0,3}[a-z]+ [a-z]+)|(foreign|funny|unpronounceable|unusual|weird|strange|difficult) (_ )?(sounding )?(name|surname|accent)|(from|born in|back to|came from|over from|fresh from|straight from|just off the (boat|plane) from) (_ )?(nigeria|poland|romania|bulgaria|india|pakistan|china|somalia|albania|russia|ukraine|lithuania|latvia|africa|asia|syria|afghanistan|iraq|iran|turkey|brazil|mexico|eritrea|sudan|ghana|jamaica|eastern europe|the (balkans|east|middle east|caribbean))(?= ?$|,|:)|off the boat|not (one of us|from (here|round here|around here)|our (own|kind|sort)|local|irish|british|english)|one of our own|our own (kind|people|sort)|go(es)? back (home|to where)|(lot|crowd|people|types?) (always|never|tend|are all|can t be)(?<=(that|those|these) (_ )?(lot|crowd|people|types?) (always|never|tend|are all|can t be))',
        'not our culture|not (of )?our (kind|sort)(?= ?$|,|\\.)',
        '(surname|last name|family name) like (that|his|hers|this)(?= ?$|,|\\.)|with a name like (that|his|hers)|(flies|flying|disappears) home for (a|the) (whole )?(month|summer)(?= ?$|,|\\.)',
      ],
      uk: [
        "(родом|виходець|уродженець|уродженка|приїхав|приїхала|переїхав|переїхала|виїхав|виїхала|сам|сама|батьки|родина|рідня|родичі|мама|тато) (_ ){0,2}(з|із|зі|у|в) (_ )?(донецьк|луганськ|горлівк|макіївк|маріупол|крим|севастопол|росі|москв|білорус|кавказ|грузі|вірмені|азербайджан|узбекистан|таджикистан|молдов|придністров|закарпат|галичин|донбас|сход|окупаці|окупован|бахмут|херсон|мелітопол|харков|індії|африк|нігері|китаю|турці|сирі|афганістан)[а-џґ]*|(донецьк|луганськ|донбаськ|кримськ|західняцьк|закарпатськ|галицьк|кавказьк|циганськ|єврейськ|російськ|вірменськ|грузинськ)(а|ий|им|их|ої|ого)(?= ?$| ?,| (прізвищ|корін|характер|кров|коріння|не|менталітет|родич|паспорт|пропис|я))|(грузин|вірмен|азербайджан|узбек|таджик|киргиз|росіян|білорус|молдован|румун|поляк|полька|єврей|циган|циганк|ром(?![а-џґ])|ромка|турок|араб|кавказець|африканець|індус|китаєць|в'єтнамець|татар|угор|іноземець|іноземка|біженець|біженка|переселенець|переселенка|приїжджий|приїжджа|чужинець|мігрант|впо(?![а-џґ])|донбасівець|западенець)[а-џґ]*(?= ?$| ?,|:| (не|на|гаряч|поїде|з|із|за|втече|і|та|ще|хитр|знову|як|вони|тож))(?<!(клієнт|допомаг|допомог|гост|для|фонд|прав|роботу з|центр)[а-џґ]* (_ ){0,5}[а-џґ']+)|(прізвищ)[а-џґ]+ (_ ){0,4}(не наш|рос|єврей|вірмен|грузин|поль|румун|татар|підозр|дивн|чуж|не україн)[а-џґ]*|(понаїхал|не наш(а|ий)?|не місцев|не тутешн)[а-џґ]*(?= ?$| ?,)",
        '(з|із) таким прізвищем|прізвище (_ )?(таке|саме) (_ )?(говорить|каже) (_ )?(сам|за)[а-џґ]*|чути що (не (звідси|тутешн|наш)[а-џґ]*|(виріс|росла|виросла) не тут)',
      ],
    },
    facts: {
      en: [
        'foreign~|immigra~|refugee|accent|surname|abroad|overseas|local|nationality|culture|passport|romanian|polish|nigerian|indian|pakistani|bulgarian|albanian|russian|ukrainian|chinese|african|asian|traveller|from (poland|romania|india|africa|russia)',
      ],
      uk: [
        'прізвищ~|родом|місцев~|переселен~|донецьк~|луганськ~|росі~|кавказ~|національн~|громадян~|іноземн~|приїжд~|впо(?![а-џґ])|горлівк~|схід|сходу|закарпат~',
      ],
    },
  },
  pay: {
    phrases: {
      en: [
        '(on|makes|making|earns|earning|gets|getting|paid|pays|paying|clears|clearing|gave|giving|was on|pulling|taking home|pocketing|base of|base is|basic of|package is|package of|at) (only |just |about |around |roughly |a measly |barely |currently |him |her |them |a )*(£|\\$|€)?[1-9][0-9]{0,2}([,.][0-9]{3})?( ?k| grand| thousand| a year| an hour| a month| a week| basic| base)?(?= ?$|, |:| (at|in|there|now|with|where|currently|so|today|before|over|a (year|month|week)|an hour|plus|basic|base|gross|net|per|and (would|wants|will)))(?<!(expects|wants|asks|asking|expectation|looking|hoping|budget|band|offer|offered|ask) .{0,20})(?! (calls|people|orders|tickets|percent|minutes|hours|days|customers|units|staff|sites|lines))(?<=(he|she|he s|she s|her|his|they|currently|only|now|old manager|told me|ex boss|boss|said|says|was|is|still|been|^) .{0,60})|(old|former|ex|last|previous|current|present) (boss|manager|employer|firm|place|job|payslip|company) (_ ){0,6}(pay(s|ing)?|paid|gave|giving|making|earning|on|salary|wage)(?! (tribute|attention))|(payslip|pay slip|p60) (_ ){0,4}(says|shows|showed|says|has)|no need to (go|pay|offer) (higher|more|over|above)|(current|present|last|previous) (salary|pay|wage|package|money)',
      ],
      uk: [
        '(зараз|раніше|там|на (попередн|минул|стар|останн|колишн|нинішн|теперішн)[а-џґ]+( роботі| місці)?|у (попередн|минул|стар|останн|колишн)[а-џґ]+|в їхніх кадрах|у колишн[а-џґ]+) (_ ){0,7}(оклад|ставка|зарплата|має|мав|мала|отримував|отримувала|отримує|заробляв|заробляла|заробляє|платили|платять|виходило|сидів|сиділа|було|на руки) (_ ){0,3}[0-9]+|(оклад|ставка|зарплата|отримував|отримувала|отримує|заробляв|заробляла|мала|мав|має|платили|платять|виходило|сиділа на|сидів на) (_ ){0,2}[0-9]+( (тис|к|грн|тисяч|гривень))?[а-џґ]*(?= ?$| ?,|\\.| (там|на руки|тож|тому|дамо|вистач|в|у|досить|не))(?<!(очіку|хоче|проси|бажа|наш)[а-џґ]* .{0,30})(?! (проєкт|люд|років|клієнт|досвід|підлегл|дзвінк))|дамо [0-9]+|запропону[а-џґ]+ [0-9]+ (_ ){0,3}(досить|вистач|не більше|і)',
      ],
    },
    facts: {
      en: [
        'paid|earn(s|ed|ing)|payslips?|(current|present|last|old) (salary|pay|wage|package)|on (£|\\$|€)?[1-9][0-9]+',
      ],
      uk: ['оклад~|отримува~|заробля~|платили|(попередн|минул|колишн)(я|ій|ю) (зарплат~|ставк~)'],
    },
  },
  photo: {
    phrases: {
      en: [
        '(asked|requested|wanted|looked) (_ ){0,3}(picture|photo|photograph|headshot|selfie|pic|snap)(?! (of the (product|site|dish|work|damage)|for the (portfolio|report)))|(no|without a|refused (to send )?a|won t send a|didn t send a|wouldn t send a|not sent a) (photo|picture|headshot|selfie|pic)(?= ?$|,|:| (on|with|and|so|what|in|i))|(photo|picture|pic|headshot|selfie|profile|instagram|insta|facebook) (_ ){0,6}(refused|hiding|ugly|plain|unflattering|easy on the eye|looker|pretty|attractive|stunning|gorgeous|handsome|front desk|reception|nice legs|fit|frump~|scruff~|tattoo~|weight|not great|doesn t do)|(judging|going|based|see|saw|checked|looked) (_ ){0,5}(photo|picture|pic|headshot|selfie|instagram|facebook photos?)(?! (portfolio|work))|(easy on the eye|good looking|not much to look at|not a looker|a looker|stunner|face for radio|nice pair|great figure|no oil painting|homely|mousy|plain (jane|looking|girl)|presentable (girl|woman)|pretty (face|girl|enough|thing))',
        '(quite |very |such )?a (big|large|heavy|hefty|chunky|fat) (lad|lass|girl|bloke|woman|fella)|(saw|seen) on (insta|instagram|facebook|tiktok) (she|he)|out (clubbing|partying)',
      ],
      uk: [
        '(фото|світлин|фотк|селфі|фотографі)[а-џґ]* (_ ){0,3}(не прис|не надіс|не дав|не скин|не дод|відмови|нема|не дуже|так собі|страшн|негарн|гарн|не вража|прихову|красу|не те|товст|стар|симпат|старша)[а-џґ]*(?<!(товар|страв|проєкт|робіт|портфоліо|продукт|обробк)[а-џґ]* .{0,30})|(на|по|із|з) (фото|світлин|інстаграм|фотк)[а-џґ]* (_ ){0,3}(не|страшн|гарн|негарн|симпат|повн|старш|товст|вигляд|видно|так|нічого)[а-џґ]*(?<!(товар|страв|проєкт|робіт|портфоліо|продукт)[а-џґ]* .{0,30})|(непоказн|негарн|некрасив|страшненьк|вродлив|симпатичн|красун|красивеньк|гарненьк|не модель|мишка сіра|сіра мишка|без косметик|прищав|кривозуб)[а-џґ]*(?= ?$| ?,| (на|для|не|але|як|але|і))',
      ],
    },
    facts: {
      en: ['photo|picture|looks|pretty|plain|face|instagram|figure|legs'],
      uk: ['фото|світлин~|зовнішн~|вигляд~|інстаграм~|обличч~|фігур~'],
    },
  },
  politics: {
    phrases: {
      en: [
        '(sinn fein|fianna fail|fine gael|dup|sdlp|snp|plaid|tory|tories|labour|conservative|reform|ukip|brexit(er)?|remainer|lib dem|green|greens|maga|trump|biden|republican|democrat|afd|communist|socialist|corbyn|momentum|left ?wing|right ?wing|far (left|right)|leftie|lefty|woke|liberal|marxist|anarchist|nationalist|unionist|loyalist|blueshirt|shinner|antifa|blm|palestine|extinction rebellion|just stop oil) (_ )?(man|woman|voter|supporter|fan|type|crowd|lot|member|activist|councillor|sticker|badge|poster|posters|flag|t ?shirt|cap|hat|mug|family|background|card|candidate|canvasser|nut|nonsense|stuff|household|through and through)|(turns out|is|s|was|clearly|obviously|typical|another|proper|big|bit of a|total) (a |an )?(shinner|tory|lefty|leftie|trumper|brexiteer|remainer|socialist|communist|marxist|snowflake|republican|democrat|liberal|conservative|activist|protester|eco warrior|tree hugger|nationalist|loyalist)(?= ?$|,|:| )|(voted|votes|votes for|voted for|canvassed|marched|protested|campaigned|stood|ran) (_ )?(for |in |against |as )*(_ )?(trump|biden|leave|remain|labour|tory|yes|no|brexit|corbyn|reform|sinn fein|the (greens|tories|left|right)|council|gaza|palestine|election|candidate)|(posts?|tweets?|shares?|facebook|twitter|linkedin|timeline|feed) (_ ){0,6}(politic~|trump|government|gaza|palestin~|brexit|labour|tory|left|right|woke|protest|rants?|election)(?<!(client|company|campaign|brand) .{0,30})',
        '(eu|remain|brexit|trump|maga|labour|tory|palestine|blm|antifa|union jack|momentum|ukip|reform|sinn fein|snp|israel) (badge|sticker|pin|flag|cap|hat|mug|rosette|poster|t ?shirt|tattoo)s? (_ ){0,2}(on|in|and|behind|pinned)|(strong|loud|firm|fierce) (political )?(views|opinions) to match|(saw|seen|spotted|photographed|pictured) (_ ){0,3}(on|at) (_ ){0,2}(protest|rally|march|picket line|demonstration)s? (_ )?(against|for|over|outside|in)',
      ],
      uk: [
        '(регіонал|порохобот|зелебот|комуніст|соціаліст|націоналіст|бандерівець|ватник|ватниц|свободівець|бютівець|опозиціонер|активіст|майданівець|антимайдан|ліберал|лівак|лівий|правий|партієць|партійн|опзжист|слуга народу|слуг народу|депутат|помічник депутата|помічниця депутата|помічницею депутата|помічником депутата|агітатор)[а-џґ]*(?= ?$| ?,|:| (мені|не|від|з|із|нам|такі|та|і|тієї|якоїсь|за|у|в|ще))(?<!(для|готував|готувала|брифінг|про|матеріал|журналіст|репортаж)[а-џґ]* (_ ){0,4}[а-џґ]+)|(сварить|лає|критикує|хвалить|підтримує|голосував за|голосувала за|топить за|агітує за|проти|за) (_ )?(владу|влади|уряд|уряду|президента|зеленськ|порошенк|опозиці|парті|депутат)[а-џґ]*(?<!(виграв|виграла|справ|позов)[а-џґ]* .{0,30})|(фейсбук|соцмереж|твіттер|сторінц|стрічц|телеграм)[а-џґ]* (_ ){0,6}(влад|політ|зеленськ|порошенк|майдан(?!чик)|парті|мітинг|агіт|депутат|президент|уряд)[а-џґ]*(?<!(клієнт|компані|кампані)[а-џґ]* .{0,30})|(ходив|ходила|стояв|стояла|був|була) (_ )?на (майдан(?!чик)|мітинг|протест|антимайдан)[а-џґ]*',
        '(на|в|у|з|із|до) (акці(ї|ю|ях|ям|єю)|мітинг[а-џґ]*|пікет[а-џґ]*|марш[а-џґ]*|протест[а-џґ]*) проти (мер(а|ії)|влад|президент|уряд|забудов|депутат|міськ|губернатор|корупці|війни|мобілізац|закон)[а-џґ]*|(мітингува|пікетува)[а-џґ]*|(?<=бачи(в|ла|ли) )(її|його) (_ ){0,4}(на|у|в) (акці(ї|ях)|мітинг[а-џґ]*|пікет[а-џґ]*) (проти|за|під) (_ )?(мер(а|ії)|влад|президент|уряд|забудов|депутат|міськ|корупці|закон|рад)[а-џґ]*',
      ],
    },
    facts: {
      en: [
        'politic~|party|vote(d|s)?|activist|protest~|election|brexit|trump|labour|tory|sinn fein|flag|badge|sticker|opinions',
      ],
      uk: ['політик~|парті~|влад(у|и)|депутат~|активіст~|голосу~|мітинг~|майдан(?!чик)~|погляд(и|ів)'],
    },
  },
  pregnancy: {
    phrases: {
      en: [
        '(hand on|hand to|rubbing|rubbed|stroking|touching|holding|kept a hand on) (_ )?(belly|tummy|bump|stomach)|(queasy|off (her )?(coffee|food|drink)|(turned down|refused|declined|no) (the )?(coffee|wine|prosecco)|green around the gills|loose (dress|top|jumper)|baggy (dress|top|jumper)|showing|a bump|baby bump|glow(ing)?|thick round the middle|rounder|expecting|up the duff|in the family way|preggers|pregnan~|due in (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|the new year)|months gone|bun in the oven|eating for two|back from maternity|just had a baby|still (breast)?feeding|breast ?feeding|expressing|maternity (in|by|cover|next|within|before))(?= ?$|,|:| (and|so|i|in|by|at|by|would|will|we|before|again|if|then|probably|under|or))(?<!(patients?|clients?|customers?|women|in|during|about|safe|for|drugs|of|when) (_ )?[a-z]+)',
        '(hand|hands|arm|palm) (_ )?(on|over|across|around) her (tummy|belly|bump|stomach|middle)|(pickles?|gherkins?) (_ ){0,8}(baggy|loose|bump|guess|due|how far|do the (maths|math|sums)|months?)|(baggy|loose|floaty|flowing|roomy) (top|dress|jumper|clothes|shirt|blouse) (_ ){0,8}(hiding|guess|bump|due|start date|pickles?|flat shoes|do the (maths|math|sums)|showing)|(turned down|refused|declined|no|off|won t touch) (the |a |her )?(coffee|wine|prosecco|sushi|glass) (_ ){0,8}(start date|bump|how far|due|reading into|guess|do the (maths|math|sums)|draw your own)',
      ],
      uk: [
        '(округлил|округл|поправил|помітно повн|животик|живіт|пузик|при надії|у положенні|в положенні|вагітн|токсикоз|нудило|нудить|від кави відмов|кави не|вільн[а-џґ]+ сукн|мішкуват|тримала руку на животі|гладила живіт|триматися за живіт|годує груд|щойно з декрету|після декрету|з пологів|на місяці)[а-џґ]*(?= ?$| ?,|:| (через|за|скоро|піде|і|та|не|тож|схоже|мабуть|брати|відмов|на|під|у|сукн|уже|вже|ще|місяц|кілька|дитин))(?<!(пацієнт|для|при|жінк|огляд|препарат|аналіз|клієнт|дозволен|заборонен|протоко|породіл)[а-џґ]* (_ ){0,4}[а-џґ]+)',
        'до якого (місяця|тижня) (_ ){0,3}(дотягне|допрацює|протрима|доробить|досидить)[а-џґ]*|балахон[а-џґ]* (_ ){0,5}(огір|місяц|живіт|живот|хова|прихову|термін)[а-џґ]*|(рука|руку|руки|долон[а-џґ]+) (_ ){0,3}на (_ )?живот(і|ик[а-џґ]*)|(тягне|потягнуло) на (солон|кисл)[а-џґ]*|(від|од) (кави|вина|шампанського) (_ )?(відмов)[а-џґ]* (_ ){0,6}(термін|декрет|здогад|висновк|живіт|живот|місяц|самі)[а-џґ]*',
      ],
    },
    facts: {
      en: ['bump|belly|tummy|pregnan~|expecting|maternity|due|baby|queasy|coffee'],
      uk: [
        'живіт|живот~|вагітн~|декрет~|надії|положенні|сукн~|(?<!(закрит|закрив|кін|почат|підсумк|звіт|план|норм)[а-џґ]* )місяц(і|ь|я)|округл~',
      ],
    },
  },
  property: {
    phrases: {
      en: [
        '(still )?(rents|renting|house ?share|flat ?share|lodg(er|ing)|living with (his|her) (mum|mam|mammy|parents|folks|mother)|lives with (his|her) (mum|mam|mammy|parents|folks|mother)|couch surfing|no (house|home|car|property|savings|assets) (of|to)|up to (his|her|their) (eyes|neck|ears) in|bankrupt(cy)?|repossess~|bailiffs?|debt collectors?|payday loans?|maxed out|bad credit|credit (score|history|rating)|poor credit|ccj|in debt|debts|skint|broke|strapped for cash|old banger|clapped out|rust bucket|beat up (car|van)|rusty (car|van)|turned up in|came by bus|arrived by bus|flash car|drives a (merc~|bmw|porsche|audi|banger|wreck)|rich (father|family|parents|daddy|husband)|money troubles?|money problems?|well heeled|trust fund)(?= ?$|,|:| (a|at|and|so|i|in|with|says|which|that|would|could|will|for|who|the|like|not))(?<!(clients?|customers?|tenants?|borrowers?|applicants?|for|of|with) (_ ){0,3}[a-z]+)',
        'ccjs?|county court judge?ments?|behind (on|with) (the |his |her )?(rent|mortgage|bills)(?! (roll|collection|arrears of))',
        '(bailiffs?|debt collect(ors?|ion)|eviction|repossession) (_ )?(letters?|notices?) (_ ){0,2}(came|mentioned|turned up|slipped out|for (him|her))|(bailiffs?|debt collectors?|loan sharks?) (are |were |have been |came |come |keep |kept )?(after|chasing|ringing|knocking (on|for|at)|round|calling) (_ )?(him|her|his|door)',
      ],
      uk: [
        '(орендує|винаймає|знімає|на орендован|на знімн|на квартир|живе з батьками|живе у батьків|без житла|без машини|без авто|без власн|кредит|борг|колектор|іпотек|мікропозик|аліменти|банкрут|бідн|злидн|старі жигулі|старий ланос|на маршрутц|приїхав на маршрутц|приїхала на маршрутц|багатий тато|заможн|мажор|нічого свого|ні кола)[а-џґ]*(?= ?$| ?,|:| (набра|у|в|по|вис|не|касу|гроші|таким|тож|і|та|до|за|квартир|кімнат|батьк|родин|сім|роками|все життя|свого|на|ще|тисн|дзвон))(?<!(клієнт|позичальник|боржник|поверн|стягн|стягув|орендар|портфел|для|застав|видач|оформ|реструктур|погаш)[а-џґ]* (_ ){0,4}[а-џґ]+)',
        '(колектор|виконавц|пристав)[а-џґ]* (_ ){0,3}(дзвон|телефон|шука|приход|ходили|стука)[а-џґ]* (_ ){0,3}(йому|їй|його|її|до нього|до неї|під час|посеред|двер)[а-џґ]*|(лист|повістк|папір|папер)[а-џґ]* від (колектор|виконавц|пристав|банку за борг)[а-џґ]*',
      ],
    },
    facts: {
      en: ['rent(s|ing)|debts?|loans?|credit|mortgage|car|bus|house|broke|money|poor|rich|wealth~'],
      uk: ['кредит~|борг~|орендован~|квартир~|машин~|авто|житл~|маршрут~|позик~|грош(і|ей)'],
    },
  },
  race: {
    phrases: {
      en: [
        '(black|asian|coloured|brown|white|mixed race|dark|half caste|ethnic|oriental|african|gypsy|traveller|muslim looking|arab looking|foreign looking|dark skinned|light skinned) (lad|girl|guy|man|woman|fella|lady|chap|kid|bloke|candidate|applicant|one|face|fellow|gentleman|skin|lass|youth)(?= ?$|,|:| |\\.)(?<!(customers?|clients?|for|with|guests?|patients?|of|wearing|a customer|the) (_ ){0,3}[a-z]+ [a-z]+)|^ ?(black|asian|coloured|brown|white|mixed race|dark|gypsy|traveller|roma)(?= ?$|,| (and|but|so|though))|(already|got|have|enough|too many|another|more|plenty of|one|two|three|only) (_ ){0,3}(blacks?|asians?|whites?|coloureds?|ethnics?|minorities|diversity hires?|gyps(y|ies)|travellers|brown (people|faces|lads))(?= ?$|,|:| (on|in|already|here|and|so|lad|girl|guy|fella))|looks? like (us|them|our|the (rest|locals))|(dreads|dreadlocks|afro|cornrows|braids|that hair|hair (wouldn|would|isn|not|too)|diversity (box|tick|hire|quota)|tick(s)? the (diversity|ethnic) box|face wouldn t fit|wouldn t fit in round here|not white|complexion|skin colou?r)(?! (salon|clients))',
        '(?<!(business|commercial|corporate|rail|leisure|solo|air|time|lone) )travellers? though (the |his |her |whole )?famil(y|ies)|^ ?travellers? (the|his|her) (whole )?family|travellers? (by (blood|birth)|stock|site family)|(pikeys?|gyppos?|tinkers?)(?= ?$|,|\\.| )',
      ],
      uk: [
        '(темношкір|чорношкір|смагляв|смугляв|чорняв|циганськ|ромськ|азійськ|кавказьк|африканськ|неслов.янськ|не слов.янськ|розкос|вузькоок|негр|мулат|метис|азіат|циган|циганк|ромк|кучеряв|дреди)[а-џґ]*(?= ?$| ?,|:| (зовнішн|вигляд|на|не|клієнт|хлопець|хлопц|дівчин|жінк|чоловік|кандидат|риси|кров|і|та|до|у|в|як|очі|шкір))(?<!(гост|клієнт|пацієнт|для|про|музик|кухн|культур|волосс|модел|колег)[а-џґ]* (_ ){0,4}[а-џґ.]+)|(зовнішність|зовнішності|вигляд) (_ )?(не наш|не слов|східн|кавказ|циган|азій)[а-џґ]*|(колір|кольор)[а-џґ]* (_ )?шкіри (_ ){0,4}(не|клієнт|завад|буде|кида)[а-џґ]*|^ ?ром(ка|ський|ська)?(?= ?$| ?,)',
      ],
    },
    facts: {
      en: ['black|asian|white|brown|coloured|dark|race|ethnic~|hair|skin|gypsy|traveller|roma'],
      uk: ['темношкір~|смагл~|циган~|ром(ка|и)?|зовнішн~|шкір~|азіат~|кавказ~|дред~'],
    },
  },
  religion: {
    phrases: {
      en: [
        '(muslim|jewish|jew|hindu|sikh|catholic|protestant|christian|evangelical|baptist|mormon|jehovah s witness|buddhist|atheist|pagan|scientologist|orthodox|quaker|methodist|presbyterian|adventist|bible basher|holy joe|god botherer|happy clappy|religious (nut|type|man|woman|family)|devout|churchgoer|church going|prays|praying|prayer (breaks?|times|mat)|fasting|ramadan|friday prayers|sabbath|hijab|headscarf|turban|skullcap|kippah|wears a (cross|veil|scarf|hijab|turban|crucifix)|crucifix|found god|found jesus|talks about (god|jesus|church)|(god|jesus) (this|talk|squad)|preach(y|es|ing)|born again|convent girl|from the (other|wrong) (side|foot)|kicks with|digs with|one of the other sort|left footer|prod|taig|fenian)(?= ?$|,|:| (and|so|i|in|by|at|would|will|we|which|that|on|every|lad|girl|guy|man|woman|fella|name|family|school|to|about|five|all|type|wouldn|won|would|the|with))(?<!(customers?|clients?|guests?|pupils?|patients?|for|about|unit on|lessons? on|of|a|history|taught|school|church|menu|halal) (_ )?[a-z]+)',
        '(wears?|wearing|wore|came in|turned up in|keeps) (the|her|that|a) (_ )?(head ?scarf|hijab|veil|turban|skull ?cap|kipp(a|ah)|yarmulke|niqab|burka|abaya|kirpan|crucifix|head ?covering|sheitel)|(wears?|wearing) the scarf|(off|phone|unavailable|unreachable|not work|won t work|no work|can t work|stops?|switch(es|ed)?) (_ ){0,6}(after|from|before|at|until|till) (friday )?sun ?(set|down)(?= ?$|,| (on )?(friday|saturday)s?)|(friday|saturday)s? (after|from|until|till) sun ?(set|down) (_ ){0,4}(off|phone|principle|no|not|won t|never|religio[a-z]*)',
      ],
      uk: [
        '(мусульман|баптист|єговіст|свідок єгов|свідки єгов|православн|католи|греко|протестант|юде|іуде|єврейськ[а-џґ]+ свят|сектант|адвентист|п.ятидесят|кришнаїт|язичник|атеїст|віруюч|набожн|побожн|воцерковлен|московськ[а-џґ]+ патріарх|молит|намаз|хіджаб|хустк|хустц|хрестик|постить|постує|тримає піст|рамадан|шабат|проповіду|проповід|цитує біблі|церковн|ходить до церкви|ходить у церкву|не працює по суботах|суботу не працю)[а-џґ]*(?= ?$| ?,|:| (на|не|п.ять|щодня|і|та|у|в|за|буде|каж|по|клієнт|почне|незруч|проповід|родин|сім|тож|ще|єгов|під|свят|через|віра))(?<!(гост|меню|клієнт|для|храм|ікон|реставр|громад|урок|їдальн|історі|про|учн)[а-џґ]* (_ ){0,4}[а-џґ.]+)',
        '(п.ятниц|субот)[а-џґ]* (_ )?(після|із|з|від|до) заход[а-џґ]* сонця|(після|із|з|від|до) заход[а-џґ]* сонця (_ ){0,4}(не працює|не бере|вимикає|принципово|молит)[а-џґ]*|(носить|ходить у|ходить в|прийшла у|прийшла в) (_ )?(хіджаб|нікаб|хустці релігійн|чалм|кіп|тюрбан)[а-џґ]*',
      ],
    },
    facts: {
      en: [
        'church|god|pray~|muslim|jewish|christian|catholic|protestant|religio~|hijab|headscarf|fast(s|ing)|faith|bible|cross|friday(s)?|sabbath|mosque',
      ],
      uk: ['церкв~|молит~|віруюч~|мусульман~|релігі~|хустк~|хіджаб~|піст|посту|бог(а|ом|у)|баптист~|сект~|хрестик~'],
    },
  },
  residence: {
    phrases: {
      en: [
        '(lives?|living|from|stays|based|address is|address) (_ )?(in|on|at|off|out in|over in|up|down) ?(a |the |that |one of the )*(_ ){0,3}(estate|flats|hostel|shelter|council (house|flat|estate)|tower block|projects|trailer park|caravan|halting site|squat|bedsit|b and b|rough (area|end|part|side)|wrong side|bad (area|part|end)|dodgy (area|street|part)|northside|southside|east end|side of (town|the city|the river|the tracks)|ghetto|slum|sticks|back of beyond|middle of nowhere|terrace|postcode|street like that|area like that)(?= ?$|,|:| |\\.)|(northside|southside|council estate|sink estate|rough (area|estate|part of town|neighbou?rhood)|wrong (side of (town|the tracks)|postcode|end of town|address)|dodgy (address|postcode|area)|bad (address|postcode|area)|hostel address|no fixed (abode|address)|homeless|sofa surfing|of no fixed)(?<!(tenants?|clients?|residents?|customers?|team|support) .{0,30})',
      ],
      uk: [
        '(з|із) (гуртожит|сел(а|ища)|глибинк|передміст|окраїн|троєщин|борщагівк|салтівк|хутор)[а-џґ]*(?= ?$| ?,)|(живе|мешкає|прописан[а-џґ]*|зареєстрован[а-џґ]*|квартирує|адреса|прописка) (_ ){0,3}(гуртожит|окраїн|передміст|сел(а|і|о)|хутор|общаг|троєщин|борщагівк|салтівк|слобідк|поскот|бараки|хрущовк|промзон|приватн[а-џґ]+ сектор|глибинк|області|неблагополучн|поганий район|поганого району|той район|того району|шанхай|виселк|районі)[а-џґ]*(?= ?$| ?,|:| |\\.)(?<!(магазин|клієнт|склад|школ|маршрут|доставк)[а-џґ]* .{0,30})|(без|донецьк|луганськ|сільськ|кримськ|тимчасов)[а-џґ]* (_ )?(прописк|реєстраці|місцевої прописки|київськ[а-џґ]+ прописк)[а-џґ]*(?<!(товар|фоп|заклад)[а-џґ]* .{0,30})|(не прописан|безхатьк|безхатченк|бомж|живе де попало|внутрішньо переміщен)[а-џґ]*(?<!(допомаг|допомог|центр|фонд|для)[а-џґ]* .{0,30})',
      ],
    },
    facts: {
      en: [
        'estate|hostel|address|postcode|area|neighbou?rhood|flats|homeless|side of town|northside|southside|lives (in|on|at|out)',
      ],
      uk: ['прописк~|гуртожит~|район~|окраїн~|сел(а|о|і)|передміст~|реєстраці~|мешкає|живе (у|в|на)'],
    },
  },
  sex: {
    phrases: {
      en: [
        '(prefer|rather have|rather|want|wanted|need|like|better with|suits?|hoping for|looking for|go for|go with|give it to|hire|hiring|job for|role for|work for|desk for|position for) (_ )?(a |another |some )*(man|woman|girl|lad|bloke|lady|male|female|guy|fella|chap)(?= ?$|,|:| |\\.)(?! (s (clothes|shoes|wear)))|(lovely|nice|sweet|pretty|bright|little|wee|slip of a|clever|young|big strong|tough) (_ )?(girl|lass|lady|woman|lad|fella|bloke|thing)(?= ?$|,|:| (but|and|would|wouldn|though|,|for a|for the|who))|(lads|drivers|men|crew|boys|guys|foreman|customers|clients|blokes|fellas) (_ ){0,3}(would|wouldn|won|will|d|ll|never) (_ ){0,5}(eat (her|him)|listen|take (orders|it|her)|respect|distract~|walk all over|flirt|alive|have (her|him))|(too|so|very|bit|rather|typical|just a|only a|for a|being a|because (he|she) s a|a) (soft|emotional|hormonal|feminine|masculine|girly|delicate|maternal|bossy|woman|man|girl|lad|female|male|bloke|blonde|princess|ladylike|butch)(?= ?$|,|:| |\\.)(?<!(customer|client|patient|guest|with|for|of|as|calm|calmed|helped|served) (_ ){0,3}[a-z]+)(?! (who|whose|from the|customer|client|patient|in (her|his) (sixties|seventies|eighties)|with a (pram|child|dog)))|(women|men|girls|ladies|lads|females) (_ )?(are|can t|can|don t|always|never|make|tend|belong|shouldn t|just|these days)(?! (shop|buy|use|customers))',
      ],
      uk: [
        '(хотілося б|хочеться|краще|треба|потрібн|хочу|шукаємо|шукаю|волів би|воліла б|надав би перевагу|нам би|візьмемо|беремо|взяти|взяв би)[а-џґ]* (_ ){0,5}(чоловіка|чоловік|мужика|мужик|хлопця|хлопець|жінку|жінка|жіночку|жіночка|дівчину|дівчина|пані|дівчинку|бабу|тітоньку)(?= ?$| ?,|:|\\.| )|(жінка|дівчина|дівчинка|баба|дама|тітка|тендітна|чоловік|хлопець|мужик|жіночка|панянка)(,| )? ?(_ ){0,5}(за кермом|несерйозно|не потягне|не впорається|не витримає|не місце|не зможе|не дасть|хлопці не|чоловіки не|не слухатимуть|у секретар|в секретар|на касу|на касі|на рецепці|в садк|у садк|не для|слабка|заслабка|сльози|емоцій|істерик|капризн|по-жіночому|кермо|на склад|для складу|на будов|виконроб|керівник)[а-џґ]*(?<!(пацієнт|клієнт|гост|покупц|для)[а-џґ]* .{0,30})|(чоловіч|жіноч|бабськ)[а-џґ]+ (_ )?(робот|справ|посад|колектив|логік|професі|характер|рук)[а-џґ]*(?<!(взутт|одяг|стриж)[а-џґ]* .{0,20})|(для жінки|для дівчини|для чоловіка|як для жінки|як для дівчини|як на жінку|як на дівчину|як жінка|по-жіночому|бо жінка|бо чоловік|бо дівчина|бо хлопець|але жінка|але дівчина|але чоловік|але хлопець)|^ ?(хлопець|дівчина|жінка|чоловік|мужик|баба|жіночка)(?= ?$| ?,)|(жінки|чоловіки|дівчата|вони|баби|жіночки) (_ )?(акуратніш|надійніш|витриваліш|емоційн|балакуч|плакс)[а-џґ]*',
      ],
    },
    facts: {
      en: ['girl|woman|lady|lass|bloke|lad|man|female|male|women|men|feminine|macho'],
      uk: ['жінк~|дівчин~|хлоп(ець|ця)|чоловік(а)?|баб(а|у|и)|мужик~|жіноч~|чоловіч~'],
    },
  },
  union: {
    phrases: {
      en: [
        '((carries|carried|has|had|holds|showed|flashed) (_ )?(a |his |her |the )?(_ ){0,2}(union|teamsters?|unite|unison|gmb|siptu|rmt|uaw|seiu|afl|ibew|steelworkers|labou?r) (card|badge|pin|lanyard|sticker|mug)|teamsters?|siptu|gmb|unison|unite|rmt|uaw|seiu|ibew|shop steward|union (rep|man|woman|member|type|card|official|activist|organi[sz]er|agitator|family|background|sympath~|talk|stuff)|was a rep|staff rep at|walk ?out|picket(ed|s|ing)?( line)?|went on strike|been on strike|led (a|the) (strike|walk ?out)|organi[sz]ed (a |the )?(strike|walk ?out|staff|petition|shop|workers)|agitator|militant|rabble rouser|stir(s|red)? (it |things |people |the lads )?up|(whole|entire) (shift|floor|crew|shop|depot|place) (organi[sz]ed|out)|collective bargaining|works council|took (us|them|his employer|her employer|the company) to (a |the )?(tribunal|wrc|acas)|grievance after|knows (his|her) rights)(?= ?$|,|:| |\\.)(?<!(negotiat~|talks|agreement|with|dealt|deal|relations|prepared|for|of) (_ ){0,3}[a-z]+)',
        '(organi[sz]e|organi[sz]ed|organi[sz]ing|led|leading) (the |a )?(_ )?(walk ?out|walk out|wildcat)',
      ],
      uk: [
        '(член|голова|активіст|лідер|організатор|заступник голови|був у|була в|була у|був в|очолював|очолювала|створював|створювала|вступив|вступила) (_ ){0,3}(профспілк|профком|нпгу|страйк|профактив|пікет)[а-џґ]*|(профспілк|профком|страйк|нпгу|пікет|профактив|колективн[а-џґ]+ скарг)[а-џґ]* (_ ){0,6}(підбур|почне|баламут|каламут|організ|підбива|член|активіст|голов|не наш|не треба|проблем|був|була|знов|нам|мінус|закри)[а-џґ]*(?<!(переговор|узгодж|договір|порядок|закон|знає)[а-џґ]* .{0,30})|(підбурюв|підбиват|баламут|каламут|бунтар|смутьян)[а-џґ]*|(підніма|розхит)[а-џґ]* (_ ){0,2}(люд|колектив|бригад|цех|працівник|хлопц|народ)[а-џґ]*',
        '(спитав|спитала|питав|питала|запитав|запитала|цікавився|цікавилася) (_ ){0,5}профспілк[а-џґ]*',
      ],
    },
    facts: {
      en: ['union|strike|rep|picket|walkout|steward|organi[sz]er|tribunal|grievances?|rights'],
      uk: ['профспілк~|страйк~|профком~|нпгу|пікет~|скарг(и|а)|бунт~'],
    },
  },
} as const;
