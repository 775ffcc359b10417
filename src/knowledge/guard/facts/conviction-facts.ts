// Parties, politicians, votes, causes, unions and strikes: a person's convictions.

/** The name alone is enough: "what do you think of X" asks about convictions whatever the answer. */
const politicians =
  '(donald )?trump|(joe )?biden|(kamala )?harris(?! tweed)|(barack )?obama|(hillary |bill )?clinton|(ron )?desantis|(bernie )?sanders|(j ?d )?vance|aoc|pelosi|mccain|reagan|(ronald )?bush|putin|zelensky+|zelenskyy?|poroshenko|(boris )?johnson|starmer|sunak|farage|corbyn|thatcher|truss|(theresa )?may(?= (as|government~|and her))|cameron|blair|macron|le pen|merkel|scholz|merz|orban|meloni|erdogan|netanyahu|modi|xi jinping|musk|kirchner|milei|bolsonaro|lula';
const ukPoliticians =
  'зеленськ(ого|ий|им|ому)|зел(я|ю|ю|і|ею)|порошенк(а|о|ом|у)|порох(а|у)?|тимошенко|юл(я|ю) тимошенко|кличк(а|о|ом)|залужн(ого|ий|им)|єрмак(а|ом)?|ющенк(а|о|ом)|янукович(а|ем)?|бойк(а|о)(?= (і|та|з|чи))|медведчук(а|ом)?|арестович(а|ем)?|притул(у|а|ою)|гончаренк(а|о)|разумков(а|им)?|ляшк(а|о|ом)|тягнибок(а|ом)?|кучм(у|а|ою)|путін(а|ін|ом|у)?|трамп(а|ом|у)?|байден(а|ом|у)?|гарріс|орбан(а|ом)?|макрон(а|ом)?|бандер(у|и|а)';
/** Labels for groups of people by their views. */
const camps =
  '(left(y|ies)|leftist|leftie|righty|right winger|left winger|right leaning|left leaning|maga|trumpist|trumper|trump (supporter|voter|fan)|brexiteers?|brexiters?|remainers?|remoaners?|leavers?|tor(y|ies)|labourite|corbynista|thatcherite|libs?|snowflakes?|woke|sjw|antifa|commies?|red ?neck|liberals?|conservatives?|democrats?|republicans?|socialists?|communists?|marxists?|anarchists?|fascists?|nazis?|nationalists?|populists?|libertarians?|anti ?vaxx?er|feminazi|proud boy|eco warrior|tree hugger|activist|agitator|radical|extremist|qanon|tea partier|blm supporter|just stop oil|extinction rebellion)s?';
const ukCamps =
  'лівак~|лівацьк~|праворадикал~|правосек~|порохобот~|зелебот~|зебіл~|зеленськосвин~|ватник~|вата|сепар~|колаборант~|рашист~|русофіл~|комуняк~|комуніст~|соціаліст~|націоналіст~|ліберал(?! )~|лібераст~|бандерів~|регіонал~|опзж~|майданівець|майданівк~|антимайдан~|монархіст~|анархіст~|фашист~|нацист~|нацик~|активіст(ка|ом|и|ів)?(?= ?$|,| (партії~|майдан~))|слуг(а|и) народу|есе?сер~|тимошенківе~|свободівець|азовець|путініст~';
const causes =
  '(abortion|gun control|gun rights|immigration|gaza|palestin~|israel|the war in ukraine|ukraine war|blm|black lives matter|trans rights|gay marriage|gay rights|climate protests?|brexit|the monarchy|scottish independence|death penalty|feminism|metoo|covid (rules|lockdown|mandate)s?|lockdowns?|vaccine mandates?|putin|hamas|the border wall)';

export const politicsFacts = {
  views: {
    en: [
      '(vote|votes|voted|voting|voter|ballot)(?! (on|with) )|party (card|member~|activist~|ticket)|political part(y|ies)',
      'political (views?|beliefs?|leanings?|opinions?|convictions?|sympath~)|politically (active|engaged|involved|minded)|politics|labour party|tor(y|ies)|conservatives',
      'the greens|green party|lib dems?|democrats?|republicans?|socialists?|communists?|marxists?|nationalists?|anarchists?|leftists?|liberals|left wing~?|right wing~?',
      '(lean|leaning|leans) (to the )?(left|right)|left or right|elections?|referendum|brexit|as (the )?president|protest march~?|political (rall~|protest~|demonstration~)',
      'demonstrations|stood for (office|parliament|the council)|campaigned for (a|the|any) (_ )?(party|candidate)',
    ],
    uk: [
      'голосу(вали|єте|ватимете|вав|вала|є)|проголосу~|віддал(и|а) (_ )?голос|вибор(и|ах|ів|ами)|партійн~ (квит~|належн~|приналежн~|діяч~)',
      'парті(ї|я|ю|єю)(?! (товар|продукц|замовл|постав|деталей|то))|політичн~ (погляд~|переконан~|позиці~|уподобан~|вподобан~|симпаті~)|політично (активн~|заангаж~)',
      'прихильни(к|ця|ком|цею) (_ )?(парт~|влад~|ліберал~|консерв~|прав~|лів~|президент~|опозиці~)|ліберал(ів|и|ом|ка)?|консерватор~|соціаліст~|націоналіст~|комуніст~|анархіст~',
      'монархіст~|праві чи ліві|ліві чи праві|правих чи лівих|(агіту|балоту)(вали|валися|єте|вав|вала|вався|валася)~|мітинг~|майдан(і|у|ом)?|президентом|опозиці(ю|ї|я|йн~)',
    ],
  },
  /** asked directly, or said about somebody */
  phrases: {
    en: [
      '(labour|tory|democrat|republican|conservative|lib dem|green|leave|remain|left|right) or (a |an )?(_ )?(labour|tory|democrat|republican|conservative|lib dem|green|leave|remain)',
      '(labour|tory|democrat|republican|conservative) (man|woman|voter|person|supporter|type)|party (badge|pin|t shirt|flag|sticker)',
      'left or right of cent(er|re)',
      '(sign|signs|signed|signing) (_ ){0,2}petitions?(?! (platform|app))|(go|goes|going|been|went) (_ ){0,3}(demos?|marches|march|protests|rallies)(?= ?$|,| (and|or))',
      'views? (on|of) the (tories|democrats|republicans|government|greens|left|right)|(who|which side) did you (back|support|vote)',
      '(clearly |probably |always |surely |obviously )(votes?|voted) (for )?_|left or right(?= ?$| of)',
      '(went|goes|going|banging|ranting) on about (_ )?(gaza|israel|palestin~|trump|brexit|politics|the government|immigra~|climate|vaccin~|ukraine|russia)',
      '(guardian|daily mail|telegraph|fox news|breitbart) reader|from the (guardian|mail|telegraph) or',
      `(make of|think of|think about|feel about|take on|opinion (of|on|about)|views? (of|on|about)|thoughts on|fan of|vote for|voted for|support|supported|supporter of|like|hate|stand on|stance on|where do you stand on|for or against|side with|back|agree with|disagree with|approve of|believe in) (the |mr |mrs |president |prime minister |old |this |that )*(${politicians}|${causes}|(present|current|last|new|ruling) (government|president|prime minister|administration|regime)|government|president|prime minister|white house|ruling party|opposition)(?= ?$|,| (and|as|or|at|in|these~|right now|now|government~|policies~|administration~|by any chance~|supporters?))`,
      `(${politicians}|${causes}|tory|labour|maga|leave|remain|green|woke|far (left|right)|left wing|right wing|conservative|liberal|reform|communist|socialist|snp|ukip|feminist|vegan activist) (people|types?|lot|crowd|brigade|folk|folks|supporters?|voters?|fans?|nuts?|nutters?|sympathi[sz]ers?|bunch|camp|mob|warriors?)(?! (management|design))`,
      `(stood|standing|stand|ran|running|run) (_ )?(for|as) (_ ){0,2}(council(lor)?|office|parliament|mayor|congress|senate|mp|election)`,
      `(councillor|party official|party organi[sz]er|campaign volunteer)(?= ?$|,| (for|in|of the))`,
      `^ ?${camps}(?= ?$|,| (type|and|by|voter|i|would))`,
      `(are|re|is|were|consider yourself|call yourself|bit of|kind of|sort of|type of|some|one of those|seems?( to be)?|clearly|obviously|definitely|probably|such) (you |he |she |they )?(a |an |really |the |more |one of (the|those) )*(_ )?${camps}(?= ?$|,| (or|and|type~|by|voter~|person~|judging~|supporter~|at heart~|too))(?! (with|about|in|estimate|approach))`,
      '(which|what) way (do|did|would) you (lean|swing|vote|go)(?= ?$| (politically|in elections))(?<!would you go)',
      '(left|right) (or|and) (right|left)(?= ?$|,| (of|wing~|politically~|leaning~))|(left|right) of (the )?cent(er|re)',
      '(lean|leans|leaning|leaned) (to the |politically )?(left|right)|(remain|leave) (or|and) (leave|remain)',
      '(go|went|been|be|going|marched|march|seen|attend~|took part|join~|arrested) (_ ){0,3}(marches|march|protests?|demos?|demonstrations?|rally|rallies|sit ins?)(?= ?$|,| (or|and|at|last~|against~|for|in|on|with~))(?! (of the|for quarter))',
      'political(ly)? (views?|opinions?|rally|rallies|active|engaged|minded|beliefs?|leanings?|party|parties|outspoken|motivated|posts?|campaign~|allegiance)',
      '(donat~|contribut~|canvass~|leaflet~|campaign~|phone ?bank~|volunteer~) (_ ){0,3}(campaign(?! manager)|party|candidate|labour|tories|democrats?|republicans?|president)',
      '(belong|belongs|member|members|active|joined|join|involved|card carrying) (_ ){0,3}(party|parties)(?! (planning|wall|business))',
      '(vote|voted|voting)(?= ?$| (in|at|last~|for|next~|this~|labour~|tory~|conservative~|green~|remain~|leave~|democrat~|republican~|reform~|out))(?<=(you|he|she|will|ever|did|do|always) (_ )?(vote|voted|voting))',
      '(campaign|party|election|political) (posters?|stickers?|badge|signs?|banner|hat|cap|rosette)(?! (design|print))',
      '(maga|trump|biden|labour|party) (hat|cap|sticker|flag|badge|sign)',
      '(posts?|tweets?|shares?|rants?|ranting|goes on|went on|talk~) (_ ){0,2}(about|against) (_ )?(palestin~|gaza|israel|trump|biden|brexit|immigra~|politics|the government|blm|vaccines?|climate)',
      'party (member~|card|line|badge)|(reads?|watches|subscribes to) (the )?(guardian|daily mail|fox( news)?|cnn|telegraph|morning star|breitbart|sun)',
      '(gun rights|pro life|pro choice|anti abortion|pro palestin~|pro israel|pro russian|pro putin|anti war|far right|far left|alt right|left wing~|right wing~)',
      '(patriot|patriotic)(?= ?$)|register~ (as )?(a )?(democrat|republican|independent|voter)',
    ],
    uk: [
      '(хвалить|лає|підтримує|критикує|топить за|обожнює) (_ ){0,2}(президент|влад|опозиц|парті|зеленськ|порошенк)~',
      'як вам (_ ){0,2}(слуг|європейськ|батьківщин|опзж|радикальн|свобод|голос народу|азов)~',
      '(почав|почала|завела|завів|говорив|говорила|балакав|розводився|заговорив|заговорила|сперечав~) (_ ){0,2}про (влад|політик|зеленськ|порошенк|президент|мобіліз|корупц|уряд)(у|ика|ого|а|ію|ента)?(?! клієнт)',
      'підпису(є|єте|ють) петиці~|петиці(ї|ю) (_ )?підпис~|голосує за|слуг(а|и|у|ою) народу|проти влади',
      `(партійн~) (_ )?(список|списку|списком|списках|квит~|діяч~|робот~|актив~|осеред~|штаб~|білборд~)`,
      `(йшла|йшов|йшли|ішов|ішла|балот~|обира~|був|була|були) (_ ){0,3}(депутат~|міськрад~|облрад~|сільрад~|верховн~ рад~|виборч~ штаб~|від парті~)`,
      `(${ukPoliticians}) (_ )?(прихильн~|виборець|фанат~)|(прихильн~|виборець|фанат~|адепт~) (_ ){0,2}(${ukPoliticians}|влад~|опозиц~|парті~)`,
      `(ставитеся|ставитесь|ставишся|думаєте|думаєш|скажете|вважаєте|гадаєте|підтриму~|любите|поважаєте|голосува~|агіту~|прихильни~|симпатизу~|вболіва~|топи~|фан~) (_ ){0,3}(${ukPoliticians})`,
      `як вам (_ ){0,2}(${ukPoliticians}|влада|президент|уряд|опозиція|верховна рада)|(за|проти|про) (${ukPoliticians})(?= ?$|,| (чи|або|і|та))`,
      `(ви|він|вона|схоже|здається|типов~|певно|мабуть|якийсь|справжн~|явн~|був|часом|не) (_ ){0,2}(${ukCamps})|^ ?(${ukCamps})(?= ?$|,)`,
      '(поглядів|поглядами|погляди|переконань|переконаннями) (_ ){0,2}(лів|прав|політичн|ліберальн|консервативн|радикальн|націоналістичн)~',
      '(лів|прав|політичн|ліберальн|консервативн|націоналістичн|проросійськ|проукраїнськ)(их|ими|і|ого|ий|а) (_ )?(погляд|переконан|позиці|взгляд|вподоб|уподоб|симпаті)~',
      '(лівих|лівий|ліві|ліва) чи (прав~)|(прав(их|ий|і|а)) чи лів~|чий (_ ){0,4}крим',
      '(на|у|в|по) (протест|мітинг|мітінг|пікет|майдан)(и|ах|ів|у|і|ом)?(?= ?$|,| (чи|ходите~|були~|за|проти~|скандал~|виход~))(?! (концерт|працю))',
      '(ходи|брали участь|стояли|стояв|виходи|буває|бува)~ (_ ){0,4}(протест|мітинг|пікет|майдан|демонстрац|віч)(и|ах|ів|у|і|ом|е|ії|іях)?(?! колег)',
      '(у|в|до|якої|якій|членом|член|члени|активіст~) (_ ){0,2}парті(ї|ю|єю|й)(?! (товар|продукц|замовл|постав|деталей|то|виріб|виробів))|парті(я|ю|ї) регіонів',
      '(на|за) (_ ){0,3}вибор(и|ах|ів)(?= ?$|,| (ходи~|голосу~|президент~|до|ви|торік~|наступн~|останн~))|(кого|кому|за кого) (_ ){0,3}(підтрим|голос|обирал|оберете|вибор)~',
      'голосу(ва|є|вати)~ (_ ){0,2}за |балотува~|агіту~|(ви|він|вона) (_ )?патріот(ка|ом|кою)?(?= ?$)|партквит~|партійн~ квит~',
      '(мова|мовне питання|війн(а|у)|мобілізаці(ю|я)|нато|росі(ю|я|ї)|донбас|переговори з) (_ ){0,3}(ставит|думаєт|вважаєт)~',
      '(ставит|думаєт|вважаєт)~ (_ ){0,3}(мовн|декомуніз|мобілізац|нато|росі|путін|крим|донбас|переговор|корупці в)~(?! (ринк|клієнт|обладн))',
    ],
  },
  wanted: {
    en: [
      `${camps}|(${politicians}) (supporters?|voters?|fans?|haters?|people)`,
      `political(ly)? (views?|convictions?|beliefs?|leaning|party|conservative|liberal|progressive|active|correct people)`,
      `(conservative|progressive|liberal|left|right|patriotic|socialist) (political )?(views?|values|convictions|beliefs|politics)|party members?`,
      `(vote|votes|voting|voted) (for )?(trump|labour|tory|conservative|democrat|republican|remain|leave|brexit)`,
    ],
    uk: [
      `${ukCamps}|(прихильник~|виборц~|фанат~|симпатик~) (_ ){0,2}(парті~|опзж|зеленськ~|порошенк~|влад~|опозиц~|${ukPoliticians})|(член(и|ів|ам|ство)?) (_ ){0,2}парті~`,
      `(прав|лів|патріотичн|націоналістичн|політичн|ліберальн|проросійськ)(ими|их|і) (_ )?(погляд|переконан|позиці)~|проросійськ~|політичн~ (активн|заангаж)~`,
    ],
  },
} as const;

export const unionFacts = {
  named: {
    en: [
      '(shop |union )?stewards?',
      'union (rep|reps|representative|organi[sz]er|delegate|officer|official|activist|convenor|members?|membership|leader|card|dues|fees|badge|meetings?|branch|post|drive)',
      'unioni[sz]ed?(?! (workplace|plant|site|depot|employer|company|environment|workforce|shop|setting)s?)|unionists?|(trade |labou?r |workers )?unions?(?! (type|query|all|select|find|set|square|jack))|walk ?outs?|on strike',
      '(the |any |a |last )?strikes?(?! (a|an|the|up|off|out|rate|price|through|from (a|an|the|your|our|this|that|its|any) ))|picket~|industrial action|work to rule|collective bargaining unit',
    ],
    uk: ['профспіл~|профком~|профорг~|профбюро|профактив~|страйк~|пікет~|незалежн~ проф~'],
  },
  phrases: {
    en: [
      '(recogni[sz]e|recogni[sz]es|recogni[sz]ed|mentioned|asked about) (_ )?(unite|unison|gmb|teamsters|the union|a union|unions)',
      '(?<!(agree|agreed|agreement|negotiated|negotiate|negotiations|negotiating|talks|deal|deals|terms|bargaining|consult|consulted|consulting|dispute|settled|signed|meeting|meetings|met|worked|grievance|pay) (_ ){0,2})(in|with|join~|joined|of|by) (the )?(unison|unite|gmb|rmt|teamsters|uaw|afl cio|seiu|usdaw|aslef|nasuwt|nut|cwa|ufcw|ig metall|solidarnosc|bectu|pcs)(?= ?$|,| (or|union|at|when|and))',
      '(did|would|have|will) you (_ ){0,2}strike(?= ?$| (with|for|over|if|in))|(union|they) (_ )?(came|come|comes) (_ )?(recruiting|knocking|round)|out on strike',
      '(were|are|been|was|is|being|elected|as) (you |he |she |they )?(ever )?(a |the |our |your |their )*(_ )?(rep|reps|convenor|shop steward|delegate)(?= ?$|,| (at|on|in|for the (union~|workers~|staff~|crew~|floor~|depot~)|there~|would~|and would~))(?! (for the (north|south|east|west|region)|of sales))',
      '(organi[sz]e|organi[sz]ing|organi[sz]ed|unioni[sz]~)(?= ?$|,| (at|here~|against~|for better~|and))(?<=(people|staff|workers|colleagues|crew|employees|floor|coworkers|co workers|they|might|would|try|tried|trying|wanted|want|to|helped) (_ ){0,3}(organi[sz]e|organi[sz]ing|organi[sz]ed|unioni[sz]~))',
      '(help~|tr(y|ied|ying)|want~|attempt~) (_ ){0,2}organi[sz](e|ing) (_ )?(co ?workers|co workers|colleagues|staff|workers|the crew|the floor|people)(?! (s|into|shifts|for (the|a) (event|party|trip)))',
      'organi[sz]ed labou?r|collective (bargaining|action)|walk(ed|ing)? out(?= ?$| (over~|with~|on strike~|of (work~|the job) (over~|with~)|in protest~))|(down|downed) tools',
      '(go|gone|going|went|been|be|join~|vote~|back) (_ ){0,2}(out )?on strike|(cross|crossed|crossing|respect|honou?r) (a |the |our )*picket~|picket(ed|ing|s| line~)?',
      'industrial action|sick ?out|(shop )?stewards?(?! (of|to|the|on (board|flight)))',
      'union (man|woman|guy|type|people|background|family|town|talk|agitator|trouble~|supporter|busting|free shop)|(pro|anti) union|union ?(minded|friendly)',
      'workers (rights|council|committee)|works council',
      '(stir|stirs|stirring|stirred|riles?|rile|wind|whip) (up )?(the )?(crew|staff|floor|others|team|colleagues|workers|trouble)(?! up)|rabble ?rous~',
      '(trouble ?maker|agitator)(?= ?$|,| (at|from~|on))|sign~ (a |the |up for a )?(union |authori[sz]ation )card|right to work activist',
    ],
    uk: [
      'страйкува(ли|в|ла)(?! (у|в) (порту|клієнт))|(пише|писав|пишете|писали) (_ )?(скарг~|листи) (_ )?(колектив|гурт|разом|спільно)~|(усіх|всіх|людей|цех) (_ )?на страйк',
      '(створ|організ|заснув|зорганіз)~ (_ ){0,3}профспілк~|профспіл~ (_ ){0,3}(створ|організ|хоч|виріш|вступ|захоч|ставит|дума|внеск|комітет|діяч|активіст)~',
      '(ставит|дума|скаж|постав)~ (_ ){0,6}профспілк~',
      '(організовува|організува|збира|підбива|підби(?!ра)|збурюва|піднім|підбурюва|згуртов)~ (_ ){0,2}(колег|людей|цех|колектив|працівник|бригад|народ)(и|у|ів)? (_ ){0,3}(проти|на|вимаг|страйк)~',
      '(колективн|спільн)(і|у|их|ий) (вимог|скарг|лист|позов|звернен|протест)(и|у|а|ів)?(?= ?$| (до|проти~|на|керівн~))|страйк(ом|омі|ому|омом|ому)',
      '(кача|качатиме|качає) (_ )?права|права качає|каламут(ить|ити|ив|ила)~|(заводій|баламут|бунтар|підбурювач)(?= ?$|,)|проф(ком|орг|бюро|актив|групорг)~',
    ],
  },
  wanted: {
    en: [
      '(members? of|belong to|in) (unite|unison|gmb|rmt|teamsters|any (other )?union|a union|the union)',
      'union (people|members?|men|types?|activists?|organi[sz]ers?|supporters?|sympathi[sz]ers?|affiliation|membership|background|reps?|card)|unionists?',
      '(trade |labou?r )?unions?|shop stewards?|agitators?|strikers?|union free|non union|organi[sz]ed labou?r',
    ],
    uk: ['профспіл~|профорг~|профактив~|профком~|страйк(арів|арям|арі|ував|ували)~|активістів профспіл~'],
  },
} as const;
