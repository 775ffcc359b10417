import type { GuardFacts } from '#knowledge/guard/guard-rule.ts';
import type { PrivateTopic } from '#knowledge/guard/rules/private-topics.ts';

// Words for a private fact that a note may contain for many reasons, but must not draw conclusions from.

const nations =
  '(romanian|bulgarian|pole|poles|polish|nigerian|ghanaian|somali|indian|pakistani|bangladeshi|chinese|turkish|turk|arab|irish(man|woman)?|scot|scottish|welsh(man|woman)?|german|french(man|woman)?|italian|greek|spaniard|spanish|portuguese|albanian|hungarian|lithuanian|latvian|estonian|ukrainian|russian|brazilian|mexican|iranian|iraqi|syrian|afghan|eritrean|ethiopian|kenyan|jamaican|filipin(a|o)|vietnamese|thai|japanese|korean|american|israeli|gyps(y|ies)|travellers?|traveler|roma|foreigners?|immigrants?|migrants?|refugees?|asylum seekers?|eastern european)s?';
const ukNations =
  "(росіян(ин|ка|и)|білорус(ка|и)?|поляк(и)?|полька|румун(ка|и)?|молдован(ин|ка|и)|вірмен(ин|ка|и)|грузин(ка|и)?|азербайджан(ець|ка|ці)|узбе(к|чка|ки)|таджи(к|чка|ки)|киргиз(ка)?|казах|казашка|чечен(ець|ка|ці)|кавказ(ець|ці|ка)|єврей(ка)?|євреї|ром(ка|и)?|циган(ка|и)?|турок|туркеня|араб(ка|и)?|індус(ка|и)?|індієць|китаєць|китаянка|в'єтнам(ець|ка|ці)|нігері(єць|йка|йці)|африкан(ець|ка)|іноземець|іноземка|мігрант(ка|и)?|біженець|біженка|татарин|татарка|угорець|угорка|донбасів(ець|ка)|донецьк(а|ий)|луганськ(а|ий)|кримчан(ин|ка)|западен(ець|ка)|переселен(ець|ка|ці)|впо)";
const ukPlaces =
  '(донбас~|донецьк~|луганськ~|маріупол~|крим(у|ом|)|росі(ї|ю)|білорус(і|ь)|кавказ~|молдов~|окупован~|окупаці~|сход(у|ом)|бахмут~|мелітопол~|херсон~|азі(ї|я)|африк~)';

export const concludedFacts: Readonly<Record<PrivateTopic, GuardFacts>> = {
  age: {
    en: [
      '(barely|just|fresh|straight|hardly|only just|not long) (out of|left|past) (_ )?(school|college|uni|university|nappies|his teens|her teens)|gr[ae]y (hair|haired|beard)|reading glasses|pension~|retir(e|es|ed|ing|ement)|(pushing|nearly|almost|must be|over|about|around|late|mid|early|in (his|her)) (_ )?(twenties|thirties|forties|fifties|sixties|seventies|forty|fifty|sixty|seventy|[3-7][0-9])(?! (k|thousand|percent|per cent|people|calls|hours|minutes|months|weeks|days|orders|staff|pounds|grand|an hour))|old school|set in (his|her) ways|(too|very|rather|so|bit|quite) (old|young|green)|kid|grand(ad|ma|dad|father|mother)|teenager|youngster|dinosaur|old (dog|boy|man|lady|woman|timer)|last legs|generation',
    ],
    uk: [
      "(років|рочків|літ) (_ ){0,3}(двадцят|тридцят|сорок|п'ятдесят|шістдесят|сімдесят)~|(двадцять|тридцять|сорок|п'ятдесят|шістдесят|сімдесят|під (сорок|п'ятдесят|шістдесят)|за (сорок|п'ятдесят|шістдесят)) (_ )?(років|рік|роки|один|два|дві|три|чотири|п'ять|шість|сім|вісім|дев'ять)?|пенсі(я|ї|ю|йн~|онер~)|сив(а|ий|ина|очол~)|зелен(ий|а)|молод(ий|а|енький|енька)|стар(ий|а|уватий|увата|енький)|у віці|вікова|віковий|дідусь|бабус(я|ька)|дід|баба|школяр(ка)?|підліток|пацан|малолітк~|дівчисько|хлопчисько|(хлопець|дівча|дівчина) ще|ровесни~|покоління",
    ],
  },
  arrest: {
    en: [
      'charged|charges?|cautioned|caution|arrest~|acquitted|case dropped|in court|court (case|records?|date|appearance|over)|police|convict~|questioned (over|by|about)|theft|shoplift~|assault|prison|jail|offen[cs]e|probation|bail|criminal|record|drink driving|drunk driving|possession|fraud case|suspect(ed)?|accused|nothing (came of|proved|proven)|never (charged|convicted)|mug ?shot|trial|tagged|asbo|community service|brush with',
    ],
    uk: [
      "судов(их|і|ий|ому|е|а)|суд(у|і|ом|им~|ив~)?|реєстр(і|у)|протокол~|адмін ?протокол~|адмінпротокол~|поліці~|підозр~|слідств~|обвинувач~|звинувач~|умовн(о|ий|е)|кримінал~|хуліган~|крадіжк~|шахрайств~|затрим(ували|али|ан~)|арешт~|штраф~|справ(у|а) (_ )?закри~|закрил(и)|відсид~|сидів|сиділа|судим~|п'ян(а|ий|им) за кермом|бійк(а|у|и)",
    ],
  },
  children: {
    en: [
      '(one|two|three|four|five|six|several|young|small|little|a couple of|couple of|school age) (_ )?(kids?|boys?|girls?|sons|daughters|children|child|toddlers?|bab(y|ies)|little ones?|under (five|ten|three|two|eight|six|twelve|school))(?! (team|club|section))|(one|two|three|four|five) (at|under|in) (home|school|nursery|five|ten|six|eight)|single (mum|mom|mother|dad|father|parent)|toddlers?|nursery|school run|childcare|child care|collect (_ ){0,2}(kids?|boys?|girls?|son|daughter|twins|children|them from)|(pick|picks|picking) up (_ ){0,2}(kids?|boys?|girls?|son|daughter|children)|twins|(his|her) (kids?|boys?|girls?|son|daughter|children|baby|little (one|boy|girl)|toddler|family)|mum of|mother of|dad of|father of|working (mum|mother)|new(ish)? (mum|mom|dad|baby)|home with the (kids|baby|children)',
    ],
    uk: [
      '(двоє|троє|четверо|двійко|трійко|одне|маленьк(а|і|ий)|мал(ий|а|і|е|ого|им|их)) (_ )?(дошкільн~|діт(ей|ок|и)|школяр~|малюк~|малих|синів|доньок|дочок|близн~)?(?= ?$|,| (щотиж~|хвор~|вдома|удома|дит~|діт~|син~|дон~|дошк~))|дошкільн~|(сама|сам|одна|один) (_ )?(з|із|зі) (двома|трьома|чотирма|дитиною|дітьми|малим|малою|сином|донькою)|дит(ина|ину|ини|иною|ині|инка)|діт(и|ей|ок|ям|ьми)|дітк(и|ами)|близнят~|двійнят~|мат(и|ір) (одиначк~|двох|трьох)|мам(а|очка) (двох|трьох|_ діт)~|багатодітн~|(забира|відвод)(ти|ить|итиме|тиме) (_ ){0,2}(із|з|зі|до) (садк|школ)~|садоч(ок|ку|ка)|сад(ка|ку|ок)|дитяч~ лікарнян~|син(а|ок|ові)?|доньк(а|у|и|ою)|немовл~|малюк~',
    ],
  },
  plans: {
    en: [
      '(newly|just|recently|freshly|getting|about to be) (wed|married|engaged)|newlyweds?|engaged|honeymoon|(wants?|wanting|hopes?|hoping|keen|dreams?|plans?|planning|trying) (_ ){0,3}(kids?|children|bab(y|ies)|family|more)|ivf|adopt(s|ing|ion)|foster(s|ing)|broody|(start|starting) a family|maternity|paternity|parental leave|babies|body clock|(bab(y|ies)|kids?|children|family) (_ ){0,3}(next|soon|within|before long|on the (cards|way|horizon))|childbearing|(of|at) that age|thirty and (just )?married|fertility',
    ],
    uk: [
      '(щойно|нещодавно|недавно|тільки) (_ )?(одружи~|вийшла заміж|оженився|побрал~|заручи~)|наречен(а|ий)|весілл~|(мрі|хоч|план|дума|збира)(є|уть|ють|ає|уе|ється|ують|ємо|е)? (_ ){0,3}(дит~|діт~|велик~ (родин|сім)|родин~|сім~|малюк~|другого|третього)|екз|всинов~|усинов~|декрет~|народж(увати|уватиме|ення)|велик(у|а|ої) (родин|сім)~|прийомн~|(у|в) (такому|її) віці|дітородн~',
    ],
  },
  identity: {
    en: [
      '(used to be|was|were|formerly|previously|once|originally) (called |known as |named )?(a )?(kevin|he|she|him|her|man|woman|boy|girl|_)(?= ?$|,| (before|then|once))(?<=(used to be|formerly|was born|originally) (called |known as |named |a )*_)|born (a |as a |as )?(man|woman|boy|girl|male|female|he|she)|non ?binary|pronouns?|trans(gender|sexual|ition~|itioned|itioning)?|dead ?name|they them|(he|she) (they|or (she|he))|gender (fluid|neutral|identity|thing|stuff|queer)|genderqueer|(man|bloke|guy) in a dress|(still )?looks like a (man|bloke|woman|boy|girl)|sex change|cross ?dress~|is (it|this) a (he|man)',
    ],
    uk: [
      "(колись|раніше|був|була|народи(вся|лася)) (_ ){0,3}(олегом|сергієм|іваном|андрієм|чоловіком|хлопцем|жінкою|дівчиною|хлопчик~|дівчинк~)|транс(гендер~|ін|и|ом|ів|ка|сексуал~)?|небінарн~|займенник~|(у|в) (множині|середньому роді|жіночому роді|чоловічому роді)|третій рід|третьої статі|(змін|міня)(ив|ила|ює|ював|ювала) (_ )?(стать|ім'я)|гендер~|(чи|не) (_ ){0,3}(він|чоловік|хлопець) (чи|ні то) (вона|жінка|дівчина)|перевдяга~|незрозуміло (_ )?(хто|якої статі)|не зрозумієш (_ )?(хто|чи)",
    ],
  },
  health: {
    en: [
      '(walk|walks|walking|walked) (with|on) (a |the )?(_ )?(stick|cane|frame|limp|crutch~)|limp(s|ed|ing)?|burn ?out|burnt out|breakdown|depress~|anxi(ety|ous)|panic attacks?|hearing aids?|deaf|blind|wheelchair|bad (back|knee|heart|hip|chest)|diabet~|epilep~|asthma|cancer|chemo|hiv|ms|disab~|stammer~|stutter~|migraines?|sick (leave|note|days)|off sick|therap(y|ist)|counsell?ing|medication|pills|surgery|operation|hospital|overweight|fat|obese|adhd|autis~|aspergers?|dyslexi~|bipolar|mental health|nerves|tremor|shak(es|y|ing)|cough(s|ed|ing)?|wheez~|smok(es|er)|drink(s|er|ing)? problem|alcoholic|rehab|in recovery|addict~|ptsd|allerg~|stroke|heart (attack|condition)|pacemaker|prosthetic|missing (a )?(finger|arm|leg)|illness|unwell|health',
    ],
    uk: [
      'кульга~|депресі~|вигоран(ня|ні)|вигорі~|слухов~ апарат~|інвалід~|груп(а|у|и) (_ )?(інвалідн~|по)?(?= ?$|,| (по|через))|хворі~|хвор(ий|а|а на|ого|у|им|ою)|хвороб~|діабет~|епілеп~|астм~|онко~|рак(у)?|операці(ю|я|ї)|лікарн(я|і|ю|ян~)|спин(а|у|ою)|тиск|серце|нерви|нервов~|психіатр~|психолог~|антидепрес~|таблетк~|ліки|протез~|контузі~|контужен~|глух(а|ий|увата)|недочува~|зір|зором|окуляр~|заїка~|товст(а|ий)|огрядн~|зайва вага|алкогол~|залежн(ий|а|ість)|паличк(а|ою)|милиц~|візок|візку|тремтя~|тремор|кашля~|аутизм|рдуг|травм(а|у|и)',
    ],
  },
  language: {
    en: [
      'accents?|(first|native|mother) (language|tongue)|natives?|native speaker|broken english|(english|french|german|polish|language) (_ ){0,8}(isn t (her|his|the)|not (her|his|the)) (_ )?(first|native|own|mother)|(speaks|spoke|speaking) (_ )?(with|like a) (_ )?(accent|foreigner|immigrant)|second language|foreign (lilt|twang|tone|sounding)|(isn t|not) (her|his|their) (first|native|own|mother)|can tell (_ ){0,6}(isn|not)',
    ],
    uk: [
      "акцент~|суржик~|говірк~|вимов(а|у|і|ою)|(не )?рідн(а|ою|у|ої)(?= ?$|,| (мов~|явно~|точно~))|російськомовн~|російською|україн(ська|ською|ської) (_ ){0,5}(вивчен~|не рідн~|слабк~|з акцент~|друг~)|(у|в) (сім'ї|родині|домі|побуті) (_ ){0,2}(російськ|розмовл|говор)~|мов(а|ою|у|и) (_ ){0,3}(з дому|родини|батьк~|рідн~|не та)",
    ],
  },
  partner: {
    en: [
      'divorc(e|ed|ing|ee)|separat(ed|ing)|(his|her) (husband|wife|partner|boyfriend|girlfriend|fianc(e|ee)|ex|other half|missus)|husband|wife|newlywed|single(?= ?$|,| (and|at|woman|man|mum|dad|mother|father|girl|guy))|widow(ed|er)?|bachelor|spinster|unmarried|not married|never married|married|wedding|engaged|lives alone|living with (a |her |his )(partner|boyfriend|girlfriend)|marriage|on (his|her) own',
    ],
    uk: [
      'розлуч~|розвед~|розведен~|самотн~|неодружен~|незаміжн~|одружен~|заміж~|(її|його) (чоловік|дружина|хлопець|дівчина|партнер)|чоловік(а|ом|ові)?(?= ?$|,| (на|у|в|не|проти|заробл~|військ~|служ~|ревн~))|дружин(а|у|и|ою)|холостя~|вдов(а|ець|иця)|шлюб(і|у)?|наречен~|стара діва|без (чоловіка|дружини)|цивільн~ шлюб~|ні чоловіка|живе (_ )?(сама|сам|з хлопцем|з дівчиною|з чоловіком)',
    ],
  },
  military: {
    en: [
      '(in the |army |navy )?(reserves|reservist|territorials?|national guard|the ta)|tours|deploy(ed|ment)|veteran|ex (army|military|forces|soldier|marine|para|squaddie|navy)|army|navy|military|soldier|squaddie|combat|mobili[sz](ed|ation)|draft(ed)?(?! (of|a|the|report|letter))|call(ed)? up|conscript~|exempt|iraq|afghanistan|the front|war|drill weekends|service(?<=military service)|discharged|unit could',
    ],
    uk: [
      'заброньован~|брон(ь|і|ю|ювання)|мобіліз~|повістк~|тцк|ухил~|придатн~|призовн~|призов(у|ом)?|(після|з|із|на) (передов|фронт|нул|війн|бойов|полон)~|передов(а|ій|ої)|фронт~|ветеран~|атовець|убд|військов~|служи(в|ла|ть)|воював|воювала|дембел~|демобіл~|відстрочк~|резерв(іст)?~|контузі~|контужен~|(заберуть|загребуть|призвуть)|комісован~|птср',
    ],
  },
  orientation: {
    en: [
      'gay|lesbian|queer|bisexual|homosexual|rainbow|(very |a bit |quite |so |rather )?camp|pride|(his|a) (boyfriend|husband)|(her|a) (girlfriend|wife)(?<=(she|woman|girl|lady|her) (_ ){0,8}(her|a) (girlfriend|wife))|same sex|two (mums|dads|mothers|fathers)|lgbt~|effeminate|butch|bats for|(came|out) (out|and proud)|in drag|drag (queen|act)|not the marrying kind|confirmed bachelor|one of those|that way inclined',
    ],
    uk: [
      'гей|ге(я|ї|єм)|лесбі~|лгбт~|гомосекс~|бісекс~|райдуж~|веселк~|прайд~|манірн~|жіночн(ий|і)|сережк(а|ою|у) (_ ){0,2}(у|в) ву(сі|ху)|(з|із) (тих|цих)(?= ?$|,(?! ?(хто|що|чи|як)))|(ви|ти|він|вона|кандидат~) (_ )?(з|із) (цих|тих)(?=,)|нетрадиційн~|орієнтаці~|(живе|жив|зустрічається|прийшов) (_ )?(з|із) (чоловіком|хлопцем)(?= ?$|,)|(свого|його) (хлопця|чоловіка|партнера)|(її|своєї|свою) (дівчин|подруг)(а|у|и|ою)|одностатев~',
    ],
  },
  origin: {
    en: [
      `(another|typical|a|yet another|one more|these|those|too many|more) ${nations}|^ ?(_ )?(he s |she s |he is |she is |is )?(a )?${nations}(?= ?$|,| (and|so|by|through|parents?|name|background|accent|family|again|guy|girl|lad|man|woman|lot|like))|${nations} (_ )?(guy|girl|lad|type|parents|family|temper~|accent|name|background|roots|mentality|descent|born)|(off|fresh off) the boat|foreign(er|ers)?(?= ?$|,| (name|accent|born|sounding))|(his|her|go|going) (_ )?(home|own) (country|to (his|her))|(back|over) there|where (he|she) s from|born (abroad|overseas|in)|not (from|one of) (here|round here|us|our own)|surname|funny name|unpronounceable`,
    ],
    uk: [
      `(^ ?|ще один |ще одна |типов(ий|а) |знову |якийсь |якась |чергов(ий|а) |мабуть |схоже )${ukNations}(?= ?$|,| (_ ){0,4}(з|із|за|ще|теж|почн~|буде|не|родом~|і|та|по|але))|(з|із|зі|родом з|родом із|виїхала з|виїхав з|приїхав з|приїхала з) ${ukPlaces}|родом|прізвище|переселен(ка|ець|ці|к~)|внутрішньо переміщ~|впо|приїжд(ж)?(а|ий|і)|чужинець|понаїхал~|іноземн~|біженк(а|и)|(назад|додому) (_ )?(рват|поїд|втеч|поверн)~`,
    ],
  },
  pay: {
    en: [
      '(is |was |only |just |currently |now |she s |he s |gets |get |got |getting |earns? |earning |makes |making |made |takes home |clears |paid |pays |pay |been |still |they re |been )+(only |just |currently |now |about |around |roughly |on |at |about )*(£|\\$|€)?[1-9][0-9]{1,2}(k|000|,000| grand| thousand| an hour| plus| now| there| at| and| today| a year| basic| so|,| all)(?<!(years|age|aged) .{0,12})|(was|is|s|she s|he s|been|only|currently|still|there) on (only |just |about |a |around |roughly )*(£|\\$|€)?[1-9][0-9]{1,2}|(current|present|last|previous|old) (employer|firm|company|boss|place|job|shop) (_ )?(pays?|paid|gives|gave)|underpaid|(poorly|badly|low) paid|worm(ed)? (_ )?out of|(told|says?|admitted|let slip|confirmed|mentioned) (_ ){0,3}(gets|on|earns|makes|paid) (£|\\$|€)?[0-9]+|on (minimum wage|peanuts|a pittance)',
    ],
    uk: [
      "(зараз|нині|там|раніше|досі|на старому місці|на попередньому|на минулій|на попередній) (_ ){0,4}(має|мав|мала|отриму~|заробля~|платили|платять|виходить|виходило|сидить|сидів|давали|на) (_ ){0,2}([0-9]+|вісімнадц~|двадц~|п'ятнадц~|тридц~|сорок|десять|дванадц~|шістнадц~|п'ятдесят)|(має|мав|мала|отриму~|заробля~|платили|платять|виходило|сидить на|сиділа на|сидів на) (_ ){0,2}([0-9]+|вісімнадцять|двадцять|п'ятнадцять|тридцять|сорок|десять|дванадцять|шістнадцять) (_ )?(тисяч|тис|на руки|там|зараз|у|в)?|(попередн|колишн|минул|нинішн|теперішн)(ій|ього|ьому|я|є) (_ ){0,3}([0-9]+|зарплат|оклад|дохід|доход|плати)~",
    ],
  },
  photo: {
    en: [
      'photos?|pictures?|instagram|profile pic(ture)?|facebook (photos?|pictures?)|(the |her |his )looks|appearance|frumpy|plain (looking|jane)?(?= ?$|,| (and|girl|woman|man))|ugly|(un)?attractive|pretty|scruffy face|overweight|good looking|easy on the eye|dowdy|not much to look at|face (for radio|doesn|would|that)|tattoos?|piercings?|teeth|spots|acne',
    ],
    uk: [
      'фото|світлин~|інстаграм~|зовнішн(ість|істю|ості)|страшн(а|енька|ий|ненька)|негарн~|некрасив~|вродлив~|симпатичн~|непоказн~|обличчя|фігур(а|и|ою)|тату(ювання|хи|шк~)?|пірсинг|зуби|прищ~|вигляд(ає)?(?= ?$|,| (не|непр|погано|старо))',
    ],
  },
  politics: {
    en: [
      '(labour|tory|tories|reform|green|greens|lib dem|ukip|snp|brexit(er|eer)?|remain(er)?|leaver|trump|maga|republican|democrat|corbyn|farage|conservative|socialist|communist|marxist|left wing|right wing|far right|far left|left(y|ie)|woke|liberal|biden|starmer|sunak|harris|putin)s?(?= ?$|,| (man|woman|supporter~|voter~|candidate~|councillor~|member~|stuff|badge~|sticker~|posts?|type~|activist~|lot|fan|party~|by|and|all|propaganda~|memes?|flag~|nut|lady|guy|girl|lad|through))|campaigner|councillor|activist|protest(s|er|ed|ing)?|marches|marched|demos?|rall(y|ies)|party member|candidate (in|for) (the |last )?(_ )?(election|council|may|ward)|(stood|ran) (for|as) (_ )?(council~|mp|mayor|candidate|office|election)|(his|her) (facebook|twitter|feed|timeline|posts|tweets|x account|social media)(?= (_ ){0,6}(full|trump|politic~|party|government|reform|protest|rants?|brexit|gaza|palestin~|labour|tor~|big))|politic(s|al|ally)|votes?|voted|petition|extinction rebellion|just stop oil|gaza|palestin~|blm',
    ],
    uk: [
      'депутат~|опозиці~|влад(у|и|а|ою)|парті(я|ї|ю|єю|йн~)|член парті~|мітинг~|майдан(?!чик)~|агіту~|активіст~|політик(а|у|и|ою)|політичн~|голосу(є|вав|вала)|вибор(и|ах|ів)|президент~|порох(обот)?~|зеленськ~|порошенк~|бандерів~|націоналіст~|комуніст~|ліберал~|ватни(к|ця)|проросійськ~|петиці~|протест~',
    ],
  },
  pregnancy: {
    en: [
      '(tummy|bump|belly|glowing|showing|expecting|due (in|soon|date)|she s due|pregnan~|morning sickness|maternity|months (off|out) (with|for)|year off with|(just|only just|recently) back from (_ ){0,4}(off|leave|having|maternity|with)|had a baby|loose (dress|top|blouse)|peaky|off coffee|no wine|in the family way|up the duff|bun in the oven|breast ?feed~|expressing milk|baby brain|second one on the way|on the way)',
    ],
    uk: [
      "вагітн~|живіт|живот(ик|ом|иком|а)|животик~|декрет~|при надії|положенні|пологи|пологів|народжувати|народить|токсикоз~|термін(і)?|на (останніх|шостому|сьомому|п'ятому|восьмому) місяці|година вагі~|нудить|поповненн~|годує груддю|мішкуват~",
    ],
  },
  property: {
    en: [
      '(rents?|renting) (a|still|at|his|her)|still renting|loans?|debts?|in debt|mortgage|arrears|overdraft|bankrupt~|bailiffs?|skint|broke|benefits|old (banger|car)|banger|no car|doesn t own|council (house|flat)|lives with (his|her) (parents|mum|mother|mom)|flat ?share|bedsit|credit (history|score|rating|cards?)|no (house|home|property|savings)|(drives|came in|turned up in|arrived in) (_ ){0,3}(car|banger|merc~|bmw|audi|porsche|rust)|came (on|by) (the )?bus|rich (daddy|parents|family)|trust fund|money (troubles?|problems?)|well off',
    ],
    uk: [
      '(ні|без|немає|нема) (_ )?(квартир|машин|авто|житл|хат|власного|кола|копійк|майн|двора)~|(квартир|машин|авто|житл)(и|у|а) (_ )?(нема|немає|своєї|немає)|кредит~|позик~|борг(и|ів|у|ах)?|іпотек~|колектор~|банкрут~|аліменти|гуртожит~|орендує|винаймає|знімає|(старою|старій|старим|дорогою) (машин|авт|жигул|ланос)~|маршрутк~|бідн(а|ий|ість|ують)|голодран~|злидн~|мажор~|багат(ий|а|еньк~) (батьк|тат|родин)?~|ні кола|ні двора|живе з батьками|без грошей',
    ],
  },
  race: {
    en: [
      '(very |rather |quite |too |so |a bit )?(dark|black|asian|white|coloured|brown|mixed race|ethnic~|half caste|oriental)(?= ?$|,| (and|man|woman|guy|girl|lad|lady|face~|skin~|supervisor~|colleague~|staff|faces|people|one|ones|candidate~|applicant~|manager~|team|too|but|hair~|driver~|worker~|nurse~|carer~|teacher~|in|already|kid|bloke))|dark skin~|skin|dread ?locks|dreads|locs|braids|cornrows|afro|(black|asian|white|blacks|asians|whites|coloureds)(?= (_ ){0,5}(already|enough|on the team|here))|(enough|too many|already have|already got|more) (_ ){0,4}(black|asian|white|blacks|asians|whites|brown|coloured|ethnic~)s?|race|diversity (hire|quota)|minority',
    ],
    uk: [
      "темношкір~|чорношкір~|смагляв~|смугляв~|чорн(ий|а|явий|ява)(?= ?$|,| (як|надто|дуже))|циган~|ром(ка|и|ів|ського|ськ~)?(?= ?$|,| (за|у|не))|негр~|мулат~|метис~|азіат~|кавказ~|африк~|дред(и|ами)|шкір(а|и|ою)|розріз очей|вузькоок~|неслов'янськ~|слов'янськ~",
    ],
  },
  religion: {
    en: [
      'prays?|prayers?|praying|church|chapel|mosque|temple|synagogue|bible|god|jesus|christian|muslim|moslem|jew|jewish|hindu|sikh|catholic|protestant|evangelical|baptist|buddhist|jehovah s|witness(?<=jehovah s witness)|mormon|scientolog~|ramadan|fast(s|ing)|sabbath|cross (around|round|on)|hijab|headscarf|head scarf|turban|burka|niqab|skull ?cap|religious|religion|devout|born again|atheist|halal|kosher|preach~|preacher|pastor|friday prayers|faith|sundays off',
    ],
    uk: [
      "мусульман~|баптист~|єговіст~|свідок єгови|свідки|православн~|католи(к|чка)|греко ?католик~|протестант~|іуде~|юде~|сектант~|адвентист~|п'ятидесятни~|молит(ь|ися|иметься|ви|ов)~|намаз~|церкв~|церковн~|піст|постить|постує|рамадан~|хіджаб~|хустк(а|у|ою)|хрестик~|побожн~|набожн~|віруюч~|атеїст~|релігійн~|проповід~|патріархат~|суботу не|шабат~",
    ],
  },
  residence: {
    en: [
      'post ?code|(the |_ )?estate(?<!real estate)(?! (agent|agency|agents|office|sales))|hostel|(her|his|that|hostel|home|rough) address|neighbourhood|(rough|wrong|bad|dodgy|posh|other) (end|side|part|area|street|bit)( of (town|the city))?|side of town|end of town|caravan|council (flat|house|estate)|tower block|no fixed (abode|address)|homeless|lives (in|on|out|over|at|up|down|with)(?! (his|her) (work|job))|sofa ?surf~|squat|shelter|slum|ghetto',
    ],
    uk: [
      'прописан~|прописк~|гуртожит~|(з|із|у|в|на) (_ ){0,2}(район(у|і)|окраїн(и|і)|сел(а|і)|передміст(я|і)|троєщин(и|і)|борщагівк(и|і)|област(і)|глибинк~)|(той|тому|того|цей|той ще|поганий|неблагополучн~) (_ )?район(у|і)?|район|сільськ(ий|а)|(живе|мешкає|винаймає) (_ ){0,3}(у|в|на|за|десь)|безхатьк~|без прописки|нар(коман|ики)~|переселен~|переміщен~|впо',
    ],
  },
  sex: {
    en: [
      '(a |the |as a |to a |from a |by a |is a |just a |only a |being a |little |tiny |small |another |some |young )(woman|girl|man|bloke|lad|lady|female|male|guy|chap|fella)(?= ?$|,| (in|on|up|at|with|for|like|of (her|his)|would|wouldn|won|can|could|couldn|driving|behind|as|doing|running|among|and|that|who (can|will|would)))|(girls?|women|men|blokes|lads|ladies) (_ )?(don|can|won|never|aren|are|get|tend|shouldn)|tiny|petite|pretty little|emotional|hormonal|bossy|maternal|feminine|masculine|macho',
    ],
    uk: [
      'жінк(а|у|и|ою|ам)|дівчин(а|у|ка|и|ою)|хлоп(ець|ця|цеві)|чоловік(а|у|ом)? (_ )?(на|у|в) (манік|сад|дит|рецеп|секрет)~|баб(а|и|у|ою)|мужик~|бабськ~|жіноч(а|ий|е)|чоловіч(а|ий|е)|тендітн~|емоційн~|істерич~|дівчатк~|панянк~',
    ],
  },
  union: {
    en: [
      '(trade |labou?r )?unions?(?<!credit unions?)(?<!the european union)(?<!student unions?)|shop steward|steward(?<=union steward)|(union|workers) rep|unite|unison|gmb|strikes?|striking|picket~|walk ?outs?|collective bargaining|organi[sz](er|ing) (type|staff|the|workers)|agitator|grievances?|industrial action|tribunal|took (_ ){0,3}to (a )?tribunal|dues|stirred up|ballot',
    ],
    uk: [
      'профком~|профспіл~|страйк~|пікет~|колективн(і|у|а|их) (скарг|лист|вимог)~|скарги (_ )?підпису~|незалежн~ проф~|бунт~|підбива~|каламутит~',
    ],
  },
};
