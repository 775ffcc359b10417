import type { Language } from '#contracts/common.ts';

/**
 * Distinguishes a question about a task, or a line about an action, from one about the person; phrases in the syntax of
 * `Phrases`.
 */
export interface TaskWords {
  /** a question about how the work is done, with a verb that does not belong to private life */
  readonly asks: readonly string[];
  /** a question about a case described before it: "what do you do?", "your next step?" */
  readonly asksOfCase: readonly string[];
  /** the candidate or the interviewers' own side (`you`, `your`, `we`): a statement that mentions them is not a case */
  readonly ownSide: readonly string[];
  readonly you: readonly string[];
  readonly yours: readonly string[];
  /** first words of a line about what a good answer does */
  readonly does: readonly string[];
  /** the label before such a line; after it, facts about family and body pass only where somebody else is named */
  readonly labelled: readonly string[];
  /** what makes a fact the candidate's own in such a line */
  readonly ownInDeed: readonly string[];
  /** people the task is for */
  readonly taskFor: readonly string[];
  /** how a case about one of these people begins */
  readonly caseOf: readonly string[];
  /** how a note about demonstrated or described work begins: what follows is its subject */
  readonly shown: readonly string[];
  /** what turns from the work to the person */
  readonly turns: readonly string[];
  /** first words of a note whose commas separate items of work */
  readonly lists: readonly string[];
  /** what continues such a list after a comma */
  readonly goesOn: readonly string[];
  /** what a note says about a field named before it */
  readonly isKnown: readonly string[];
  /** a text, a lesson or an event on the subject named next */
  readonly textOn: readonly string[];
  /** the other form of a title, right after the one that names a sex */
  readonly orOtherForm: readonly string[];
  /** in an advert, what is made or done for the people named next */
  readonly madeFor: readonly string[];
  /** somebody else who says, asks or mocks something */
  readonly saidByOthers: readonly string[];
}

const one = (...words: readonly string[]): string => `(${words.join('|')})`;

/** Verbs of private life: "how do you vote?" asks about the person, "how do you vote-count?" does not. */
const privateVerbs = one(
  'feel|felt|find|think|believe|make of|like|love|hate|prefer|want|hope|wish|mind|know|mean|see',
  'live|lived|stay|stayed|commute|travel|drive|get|got|(go|went)(?! (on|about|ahead|further|through|back to))|come|came|move|moved|belong|originate|grow|grew',
  'vote|voted|support|supported|march|marched|protest~|campaign~|join|joined|strike|stand|stood|lean|side|sit',
  'pray|worship|celebrate|observe|practise|practice|attend|fast|convert|believe|(keep|kept) (the |a )?(sabbath|kosher|halal|lent|ramadan|fast|feasts?|in touch)|spend|spent|do (at|on|in|for|after|before|over)|do (with|if|when|while|about) (the|your) (kids|children|baby|little|family)|dream|end up|hold|use (the )?(toilet|bathroom)',
  'eat|drink|smoke|sleep|dress|wear|look(?! (at|into|for|up|over))|sound|weigh|identify|describe yourself|call yourself|define yourself|date|dated',
  'cope|balance|combine|juggle|reconcile|fit|square|manage (with|at|when|if|on|as|to|being)|arrange|organi[sz]e (the )?(childcare|school~|family|kids|children)',
  'were|was|are|been|be|have|had|own|owned|rent|rented|owe|owed|earn|earned|make|made|take|took|bring home|get by|pay|paid|save|borrow',
  'suffer|suffered|catch|break|broke|recover|lose|lost|feel|serve|served|fight|fought|avoid|dodge|retire|retired|finish|finished|graduate|graduated|leave|left|turn|turned|plan|planned|intend|expect|expected|start a|started a|settle|settled',
  'marry|married|meet|met|bear|born|raise|raised|bring up|speak|spoke|talk at|learn|learned|learnt|pick up|picked up|swear|relate|react|respond to being|get on|work (with|for|under|alongside|among)|deal with being',
);

/** What a line says about the person, although it begins like one about an action. */
const privateDeeds = one(
  'is|was|has|does|lives|visits|hides|conceals|wants|owns|belongs|attends|votes|prays|plans|looks|seems|sounds|smokes|drinks|wears|speaks|suffers|earns|raises|expects|drives|takes|needs|keeps|supports|joins|leads|gets|bears|breastfeeds|rents|owes|limps|celebrates|observes|follows|serves|dates|marries|loves|likes|hates|practises|this|kids|parents|children|debts|pronouns|plans|raises|feeds|nurses|carries|loses|rears|brings',
);
const ukPrivateDeeds = one(
  'має|живе|ховає|приховує|хоче|служить|вірить|голосує|планує|чекає|виховує|хворіє|курить|носить|ходить|їздить|мешкає|святкує|володіє|заробляє|отримує|доглядає|годує|підтримує|агітує|сповідує|говорить|розмовляє|лікує|приймає|кульгає|збирає|росте|ростить|народжує|платить|винаймає|очікує|належить|постить|дотримує|співчуває|симпатизує|боїть|стоїть|сидить|любить|немає|буває|підтверджує|зізнає|заявляє',
);

const ukPrivateVerbs = one(
  '[а-џґ]+(теся|тесь|лися|лись)',
  'жив~|мешка~|живете|голосу~|голосув~|вірите|вірили|сповіду~|святку~|відзнача~|постите|молит~|ходите|ходили|належ~|підтрим~|агіту~|виступа~',
  'почува~|відчува~|дума~|вважа~|гадає~|любите|любили|хочете|хотіли|мрієте|бажа~|плану~|збира~|чека~|очіку~|розрахов~|бачите себе',
  'їсте|їли|пили|курите|курили|спите|спали|носите|носили|вдяга~|одяга~|вигляда~|важите|роби[а-џґ]+ (у|в|на|по|після|(з|із|якщо|коли) (дит|діт|мал|син|доньк)~)|скаж[а-џґ]+ про|назв[а-џґ]+ себе',
  'маєте|мали|володі~|винайма~|орендує~|заробля~|отриму~|отримали|платите|платили|живитеся|їздите|їздили|доїжджа~|приїха~|переїха~|добира~',
  'поєдн~|підхоп~|да(сте|єте) (собі )?раду|скажете (на|про)|встига~|справля~|виховує~|виховув~|народ~|одруж~|служ~|воює~|воюв~|хворіє~|хворі~|лікува~|приймаєте|втрат~|вийшли|пішли|сидите|сиділи|стоїте|стояли|потрап~',
  'спілкує~|говорите|розмовля~|балака~|вчилися|виросли|походите|родом|закінч~|звільн~|покину~|пережи~|перенес~|зустріча~|ставит~|сприйма~|терпите|були|буваєте|є|знаєте|залиша~|проводите|провели',
);

/** "Strong: names the law" says what a good answer does, just as it would without the label. */
const enLabel =
  '((a |very )?(strong|good|excellent|exceptional|adequate|middling|average|weak|poor|bad|insufficient|better|best|top)( answers?| signs?| level)? |(red|green) flag |warning sign |good sign )';
const ukLabel =
  '((дуже )?(сильн|добр|гарн|відмінн|достатн|середн|слабк|поган|недостатн)(ий|а|о)( відповідь| рівень| ознака)? |червоний прапорець |тривожний знак |тривожна ознака )';
const ukTrade =
  '((рекрутер|юрист|бухгалтер|лікар|майстер|менеджер|фахівець|фахівчиня|спеціаліст|інженер|учитель|вчитель|кухар|водій|слюсар|медсестра|керівник|адміністратор|консультант|оператор)(ка|иця)? )?';

/** "Which passport do you hold?" asks about the person whatever the verb. */
const privateThings = one(
  'generation|age|year|country|passport|citizenship|nationality|language|tongue|accent|race|ethnicity|colou?r|foot|box|festivals?|holidays?|feasts?|church|mosque|temple|synagogue|faith|god|party|bathroom|toilets?|changing rooms?|pronouns?|gender|sex|school|discharge|type of discharge|kind of discharge|salary|pay|medication|pills|illness|operation',
);

const ukYou = '[а-џґ]+(єте|їте|ите|ете|сте)';
/** Without "ви" the past tense only says that several people did something: "вас звали". */
const ukYouThen = '[а-џґ]+ли';

export const taskWords: Readonly<Record<Language, TaskWords>> = {
  en: {
    asks: [
      `^ ?(and |so |then |now |please )*(how|(in |at |on |with |from |for )?(what|which)(?! (_ )?${privateThings}(?![a-z]))( (?!(they|did|do|does|a|an|was|is|were|are|he|she|i|lovely)(?![a-z]))_){0,4}) (do|did|would|will|should|could|can|must|have|had|might) you (then |first |last |usually |normally |ever |also |still |already |[a-z]+ly )?(?!${privateVerbs}(?![a-z]))[a-z]+`,
      `^ ?(and |so |then |now |please )*(tell (us|me)|describe|walk (us|me) through|talk (us|me) through|take (us|me) through|explain|show (us|me)|give (us|me)) (about )?(_ ){0,3}(how|what|which|where|when) (_ ){0,4}you (have |had |would |once |last |d )*(?!${privateVerbs}(?![a-z]))[a-z]+`,
      '^ ?(and |so |then |now )*(when|at what point|how early|how soon) (do|would|should|must|will) you (then |first )?(bring in|call in|involve|inform|notify|consult|refer|escalate|report|hand over)',
      '^ ?(and |so )?what (makes a|makes an|makes the|belongs in|belongs into|counts as|does a good|should a|must a|is the (correct|right|best|proper|safe|legal|usual))',
    ],
    asksOfCase: [
      '(what|which) (are|is) your (_ )?(duties|duty|next steps?|first steps?|priorit(y|ies)|options|answer|response|reply|advice)|what (do|would|will|should) you do (in|within|on) the (first|next|same)|your (next |first )?(steps?|move|reaction|answer|response|advice|reply)|what (changes|happens|has to change|needs? to|must|goes|next|now|is missing|went wrong)|(who|whom) (_ ){0,3}(pays|decides|signs|liable|responsible|(do|would|will|should|must) you (call|tell|inform|ask|involve|ring))|(where|when|who|at what point) (do|would|should|will) you (call|involve|stop|start|begin|refer|look)|how (is|are) the (_ ){1,2}(shared|divided|paid|split|calculated|treated|recorded)',
    ],
    ownSide: [
      'you|your(?! (home|care home|ward|group|class|school|clinic|hotel|shop|department|unit|bus|flight|desk|site|hall|surgery|nursery|kitchen|model|team|report|plan|project|client|company|employer|line|crew|system|app|code|factory|plant|lab|store|train|truck|lorry|ship|vessel|aircraft|colleague|manager|supplier|customers?|pupils?|patients?|algorithm|data|survey|site|staff)(?![a-z]))|yours|we|our|ours|us|i|my|me|most|everyone|everybody|nobody|the last|(somebody|someone)(?! (on|in|from) (your|the|a) (_ )?(team|crew|shift|class|group|ward|kitchen|shop|office|department|site|line))|people say|they say|the previous|your predecessor',
    ],
    you: ['you'],
    yours: ['your|yours|yourself'],
    does: [
      `^ ?${enLabel}?(clearly |quickly |calmly |openly |also |only |always |never |does not |doesn t |cannot |can )*(names?|explains?|describes?|separates?|distinguishes?|tells? (_ ){1,4}from|recogni[sz]es?|spots?|notices?|treats?|checks?|asks? (the|a|every|each|for|about the|whether the|what the)|keeps? (_ ){0,3}(out|apart|back|separate|confidential|calm|to|records?)|takes? (turns|sides|the side|account|into)|has (children|pupils|students|the children|the pupils|patients|the class) (?!at|of|and|or|in|who|aged|already)_|knows|understands?|remembers|refers?|reports?|weighs? up|weighs the|compares?|calculates?|cites?|lists?|outlines?|sets? out|shows? (how|that|the|a)(?! (_ )?(passport|bump|belly|limp|scars?|ring|tattoo)(?![a-z]))|gives?|offers?|points?|speaks? (of|about|to)|talks? (of|about|to)|judges?|blames?|mistakes?|confuses?|assumes?|ignores?|recommends?|applies|plans?(?! (a |an |another |for |to have |to start |her |his |their |the )*(pregnanc|child|bab|famil|kid|wedding|marri|matern)~)|prepares?|writes?|mentions? (that|how|when|the)|identifies|addresses|involves?|consults?|considers?|classifies|adapts?|adjusts?|avoids?|protects?|respects?|handles?|manages?|responds?|reacts?|uses?|works? out|follows?|documents?|records?|measures?|tests?|verifies|balances|stays? (neutral|calm)|left out|leaves? (the|out))`,
      `^ ?${enLabel}?(?!${privateDeeds}(?![a-z]))[a-z]{3,}s (that|the|an?|how|whether|what|when|which|who|why|only|every|each|any|both|no|one|two) _`,
    ],
    labelled: [`^ ?${enLabel}_`],
    taskFor: [
      '(ask|asks|asked|tell|tells|told|calm|calms|calmed|help|helps|helped|call|calls|called|show|shows|showed|with|to|for) (the|each|every|both) (_ )?(client|customer|patient|resident|guest|pupil|student|tenant|caller|mother|father|woman|man|girl|boy|couple|parents|child|widow|family|families|employee|worker|passenger|driver)s?|(tell|tells|told|inform|informs|informed|calm|calms|calmed|visit|visited) (a|an) (client|customer|patient|resident|guest|family|mother|father|woman|man|widow|couple)',
      '(for|with|to|of|on|if|when|before|after|that|and) (a|an|the|some|two|young|older|elderly|most|every|each|another|his|her) (_ ){0,2}(client|seller|buyer|customer|patient|resident|guest|pupil|student|tenant|user|member|visitor|passenger|policyholder|borrower|caller|debtor|heir|owner|supplier|driver|worker|employee|colleague|manager|parent|mother|father|woman|man|girl|boy|couple|child|baby|widow|widower|bride|groom|family|veteran|refugee|prisoner|inmate|witness|victim|defendant|spouse|farmer|traveller)s?|(for|with|to|of) (young|older|elderly|new|pregnant|deaf|blind|disabled|first time|expectant|single|married) (_ )?(parents|mothers|fathers|women|men|people|couples|adults|families|buyers|users|readers|drivers)',
    ],
    caseOf: [
      '^ ?(a|an|the|one|two|three|some|several) (_ ){0,2}(clients?|patients?|residents?|guests?|pupils?|students?|tenants?|customers?|passengers?|members?|visitors?)',
    ],
    shown: [
      '^ ?((his|her|their|the|a|an|one|good|strong|weak|clear|sound|second|first) )*(_ )?(portfolio|example|case|case study|role ?play|role play|task|test task|work sample|samples?|answer (on|about|to)|(his|her) campaign)|^ ?(good|weak|strong|solid|thorough|vague|unclear|sound|clear|shaky|firm|excellent|poor) (on|about)|^ ?(told|said|showed|explained|described|named|knew|outlined|talked through) (_ )?(how|what|when|which|why|whom|that)|^ ?would (refuse|tell|call|explain|report|involve|ask|stop|let|send|give)',
    ],
    turns: [
      'because|since|but(?! (forgot|missed|overlooked|skipped|omitted|left out|mixed up|miscounted))|though|although|however|yet',
    ],
    lists: ['^ ?portfolio'],
    goesOn: [
      '^ ?(who|whom|whose|which|that|not|nor|even|rather than|instead of|one|two|three|four|several|and (a|the|one|two|three))',
    ],
    isKnown: [],
    ownInDeed: [
      '(he|she|they) (is|was|were|has|had|got|wants?|plans?|did not|didn t)|her|his|their|own|himself|herself|themselves|oneself|(that|whether|if|why) (she|he|they)|is|has (?!(children|pupils|students|patients|the) )',
    ],
    orOtherForm: [
      '^ ?(or|and) (a )?(waiter|barman|salesman|steward|host|actor|master|foreman|handyman|[a-z]+er|[a-z]+or)s?',
    ],
    textOn: [
      '(training|trainings|workshops?|lessons?|guides?|guidelines?|polic(y|ies)|courses?|talk|lectures?|articles?|sessions?|research|study|report|campaigns?|books?|exhibitions?|laws?|rules?|leaflets?|film|documentar(y|ies)|series|podcasts?|papers?|chapters?|modules?|survey|brochures?|posters?|stories|story|speech|speeches|clause|chapter|paragraph|section|act|regulations?|directive) (on|about|covering|regarding)',
    ],
    madeFor: [
      '(brands?|trainers?|coach|coaches|coaching|clothes|clothing|shoes|fashion|wear|lingerie|cosmetics|magazines?|class|classes|courses?|products?|insurance|equipment|services?|programmes?|programs?|holidays|tours?|trips|camps?|clubs?|homes?|care|training|lessons|therapy|clinics?|salons?|studios?|gyms?|tailors?|hairdressers?|midwife|midwives|nurses?|doctors?|counsellors?|counselors?|therapists?|psychologists?|advis[eo]rs?|advice|instructors?|teachers?|guides?|helplines?|housing|shelters?|refuges?|hostels?|toys|books|furniture|jewellery|swimwear|suits|apps?|uniforms?|gear|supplies|policies) for( (?!(hir|seek|look|want|need|search|recruit)~)_){0,2}',
    ],
    saidByOthers: [
      '(ask|asks|tells?|begs?|offers?|shows?|sends?|wants?) you|(who|that|client|customer|caller|guest|patient|pupil|student|prisoner|inmate|parent|visitor|passenger|resident|journalist|colleague|child|buyer|tenant|somebody|someone|man|woman) (_ )?(asks?|asked|says?|said|insults?|insulted|mocks?|mocked|wants to know|is asking|teases?|laughs?|laughed|comments?|remarks?|complains?|abuses?|shouts?|objects?|refuses?|questions?)',
    ],
  },
  uk: {
    asks: [
      `^ ?(а |і |й |та |то |тоді |тож )*(розкажіть |опишіть |поясніть |покажіть )?(як(?! (часто|довго|давно|багато))|що|чим|з чого|про що|на що|який|яка|яке|які|яку|якого|яких|яким|якими|якої|у який|в який|на який|на яку|на які|за якою|за яким) ((?!(вас|вам|вами|на це|${ukYou}) )[а-џґ0-9]+ ){0,7}(?!${ukPrivateVerbs}(?![а-џґ]))(${ukYou}|(?<=(ви|ви б|ви би|б ви|би ви|ви не) )${ukYouThen})`,
      '^ ?(а |і )?(що|яким|якою|який|яка|яке) (має|повин[а-џґ]+|мусить) (бути|містити)|^ ?(а |і )?що (містить|означає|відрізняє)|^ ?(а |і )?з чого (складається|починається)',
    ],
    asksOfCase: [
      '(що|як|кому|кого|де|коли|з чого) (_ ){0,6}(робите|зробите|робитимете|вчините|діятимете|дієте|відповісте|поясните|порадите|запропонуєте|телефонуєте|подзвоните|повідомите|почнете|перевірите|перевіряєте|спитаєте|запитаєте|(?<!на це )скажете(?! (на|про)))(?= ?$|,| (_ ){0,3}(далі|спершу|насамперед|йому|їй|їм|сторонам|першим)~)|(яка|які|який) (ваш~ )?(_ )?(дії|крок|кроки|обов.язок|порада|команда|наказ)|ваші (_ )?(дії|кроки)|ваша (_ )?(відповідь|реакція|порада)|ваш (_ )?(крок|хід|обов.язок)|що (зміниться|далі|тепер|треба|потрібно|показ~|пішло не так)|хто (платить|вирішує|підписує|відповідає)',
    ],
    ownSide: [
      '(ви|вас(?! (в|у|на) (обліку|касі|складі|групі|класі|зміні|відділенні|обʼєкті))|вам|вами|ваш[а-џґ]*(?! (пансіонат|групі|клас|відділен|школ|клінік|готел|магазин|цех|аптек|садк|палат))|ти|тебе)|ми|нас|нам|наш~|я|мій|моя|усі|всі|більшість|ніхто|попередн~|хтось|кажуть|подейкують',
    ],
    you: ['ви|вас|вам|вами'],
    yours: ['(якщо|коли|бо|чи|де) (ви|вас|вам)|сам|сама|самі|ваш[а-џґ]*|себе|собі|свої[а-џґ]*|свій|свою|своя'],
    does: [
      `^ ?${ukLabel}?(чітко |швидко |спокійно |також |лише |завжди |ніколи |не )*(називає|пояснює|описує|розповідає|розрізняє|відрізняє|відділяє|розмежовує|впізнає|розпізнає|помічає|перевіряє|питає|розпитує|тримає|знає|розуміє|памʼятає|пам.ятає|скеровує|повідомляє|зважує|порівнює|рахує|обчислює|наводить|перелічує|окреслює|показує|дає|пропонує|говорить (про|з|із|до)|судить|звинувачує|плутає|вважає|ігнорує|радить|застосовує|планує|готує|пише|згадує (про|що|як|коли)|визначає|враховує|залучає|консультує|класифікує|адаптує|уникає|захищає|поважає|керує|реагує|використовує|дотримується|документує|фіксує|записує|вимірює|лишається|залишається|стає на|відлучає|виявляє|оцінює|аналізує|посилається|спирається|формулює|вибудовує|обирає|подає|звертає|бере до)`,
      `^ ?${ukLabel}?${ukTrade}(не )?(?!${ukPrivateDeeds}(?![а-џґ]))(пам )?[а-џґ]{3,}(є|ить|їть) _`,
    ],
    labelled: [`^ ?${ukLabel}_`],
    taskFor: [
      '(ведете|вели|вестимете|оглядаєте|оглядали|консультуєте|консультували|супроводжуєте|супроводжували) (вагітних|породіль|літніх|хворих|незрячих|глухих)|(клієнт|покуп|продав|пацієнт|підопічн|мешкан|гост|учн|учен|студент|орендар|користувач|відвідувач|пасажир|страхувальник|позичальни|абонент|боржни|спадкоєм|власни|постачальни|наречен|засуджен|свід|потерпіл|підозрюван|обвинувач|туріст|турист|мандрівн|заявни|вболівальн|працівни)[а-џґ]*|(пита|спита|запита|слуха|вислуха|говори|розмовля|заспокої)(в|ла|ли) (з |із |до )?(жінк|чоловік|мам|тат|бабус|дідус|дівчин|хлоп|дитин|вдов)[а-џґ]*|для (молодих|літніх|майбутніх|незрячих|глухих|старших|самотніх) [а-џґ]+',
    ],
    caseOf: [
      '^ ?(один |одна |двоє |до вас прийшов |до вас прийшла )?(_ )?(клієнт|пацієнт|підопічн|мешкан|гість|гостя|учень|учениця|студент|орендар|відвідувач|пасажир)[а-џґ]*',
    ],
    shown: [
      '^ ?(сильн(ий|а) |слабк(ий|а) |гарн(ий|а) |добр(ий|а) |її |його )*(портфоліо|приклад|кейс|завдання|тестове|у рольовій грі|рольова гра|відповідь (про|на|щодо)|історія про|кампанія|модель)|^ ?(добре|слабко|сильно|впевнено|непевно|чітко|гарно|плутано|ґрунтовно) (про|щодо|з|із|у|в)|^ ?про [^,.:]{1,40}:|^ ?(сказав|сказала|розповів|розповіла|пояснив|пояснила|описав|описала|показав|показала|назвав|назвала) (_ )?(як|що (зроби|скаже|робити)|коли|кому|чому)',
    ],
    turns: [
      'бо|тому|але(?! (забу(в|ла)|пропусти(в|ла)|сплута(в|ла)|не врахува(в|ла)|оминув|оминула))|проте|однак|зате|хоча',
    ],
    lists: ['^ ?портфоліо'],
    goesOn: ['^ ?(що|який|яка|яке|які|чий|а не|не|ні|навіть|замість|і не)'],
    isKnown: [
      '^[^.,]{0,60}\\s(знає|знав|знала|плута~|розбира~|орієнту~|рахує|порахува~|звіри~|звіря~|реструктурув~|стягу~|стягнув~)',
      '^ ?(на (питання|запитання|кейс) )?про (?!(діт|дит|чолов|дружин|вагіт|сім|родин|план|вік|судим|здоров|армі|служб)~)_ (_ ){0,7}відпові(в|ла) (_ )?(чітко|добре|справедливо|впевнено|докладно|слушно|повно|послідовно|по суті)',
    ],
    ownInDeed: [
      '(свій|своя|своє|свої|свого|своєї|своїх|своїм|своїми|свою|її|його|їхн~|власн~|себе|собі|сам|сама|самі|(він|вона) (був|була|має|хоче)|його (затрим|арешт|звільн|суди)[а-џґ]+|(не )?(має|мала|мав|є|хоче|планує)|(що|чи) (вона|він|одруж~|заміж~|вагітн~))',
    ],
    orOtherForm: ['^ ?(або|чи) [а-џґ]+(нт|ник|ар|яр|ер|ор|ир|ист|іст|ач|тель|лог|вець|брат)'],
    textOn: [
      '(тренінг|семінар|урок|занят|посібник|настанов|політик|курс|лекці|статт|статей|дослідж|звіт|кампані|книж|книг|виставк|закон|правил|брошур|фільм|репортаж|подкаст|розділ|опитуван|плакат|матеріал|промов|пункт|параграф|директив|інструкці|пам.ятк|методич|стандарт|протокол|довідник|рубрик)[а-џґ]*( (?!(про|щодо) )_){0,2} (про|щодо|з питань)',
    ],
    madeFor: [
      '^ ?(речни|юрист|адвокат|організатор|бухгалтер|секретар|істори|виклада|учител|вчител|редактор|журналіст|перекладач|дослідни|консультант|аналіти|фахів|експерт|кухар|сторож|прибиральн|психолог|координатор)[а-џґ]*( _){0,1}',
      '(тренер|крав|перукар|лікар|акушер|психолог|консульт|виховател|учител|вчител|інструктор|медсест|бренд|одяг|одежа|взутт|косметик|журнал|застосун|курс|занят|клуб|табір|табор|пансіонат|центр|магазин|салон|студі|тур|послуг|товар|мебл|книг|книж|іграш|споряджен|форм|плитонос|розвантажен|протез|програм|страхуван|білизн)[а-џґ]* (_ )?для( (?!(шука|запрош|набира|потріб|найма|бере|чека|кличе|приймає)~)_){0,2}',
    ],
    saidByOthers: [
      '(який|яка|яке|які|що|клієнт~|покупець|покупчиня|абонент~|гість|гостя|гості|пацієнт~|учень|учениця|учн~|засуджений|засуджен~|мама|тато|батьки|відвідувач~|пасажир~|підопічн~|журналіст~|колега|дитина|покупець|орендар|хтось|чоловік|жінка|позичальни~) (_ ){0,2}(пита|спита|запита|розпиту|каже|сказа|говор|ображ|кепку|кпи|глузу|сміє|сміял|дражн|цікав|скарж|кричи|запереч|хоче знати|жартує)[а-џґ]*|(бриф|оголошенн|рекла)[а-џґ]* (_ ){0,2}(просять|вимагають|хочуть|пишуть)',
    ],
  },
};
