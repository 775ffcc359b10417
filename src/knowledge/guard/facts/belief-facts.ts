// Denominations, worship, parties, votes, unions and strikes: what a person believes in and stands for.

const denominations =
  'anglicans?|episcopalians?|methodists?|lutherans?|presbyterians?|baptists?|pentecostals?|quakers?|adventists?|mormons?|latter day saints?|jehovah s witness(es)?|calvinists?|evangelicals?|(greek |russian )?orthodox( christians?)?(?! (about|in|way|approach))|catholics?|protestants?|christians?|muslims?|islamic|sunnis?|shias?|shiites?|sufis?|jewish|jews?|jew|hasidic|hindus?|sikhs?|jains?|buddhists?|taoists?|bahais?|pagans?|wiccans?|atheists?|agnostics?|scientologists?|believers?|devout|born again';
const ukDenominations =
  "православн~|католи(к|чк|ц)~|греко католи~|римо католи~|протестант~|лютеран~|методист~|адвентист~|пресвітеріан~|англікан~|баптист~|п'ятидесятни~|кальвініст~|євангелі(ст|ськ)~|єговіст~|свід(ок|ки|ків) єгови|мормон~|християн(и|ин|ина|ка|ки|ином|ам|ами|ів)?|мусульман~|суніт~|шиїт~|іуде(й|я|ї|їв|йк~)|юде(й|я|ї|їв|йк~)|хасид~|буддист~|індуїст~|сикх~|кришнаїт~|язичник~|атеїст~|агностик~|(не)?віруюч~";

export const religionFacts = {
  faith: {
    en: [
      denominations,
      'religious(?! neutral)|(your|her|his) (_ )?(beliefs|convictions)|religion|faith(?! in)|god|creed|denomination|baptis(ed|m)|christened|churchgoer|members? of (_ ){0,2}(church|congregation|parish|synagogue|mosque)',
    ],
    uk: [
      ukDenominations,
      'релігійн~|(ваш~|сво~|його|її) (_ )?переконан~|релігі(я|ї|ю|єю)|віросповід~|конфесі~|(о)?хрещен~|член(и|ів)? (_ ){0,2}(церкви|парафії|громади віруючих)|віруєте|вірі|вірою|віри',
    ],
  },
  practice: {
    en: [
      'mass|lent|ramadan|eid|passover|yom kippur|hanukkah|shabbat|sabbath|diwali|easter service|pray|prays|prayers?|worship|church|mosque|synagogue|temple|parish|congregation|holy communion|rosary|bible|quran|koran|halal|kosher|hijab|headscarf|niqab|burqa|turban|kippah|yarmulke|crucifix|wears? a cross|fast(ing)? for',
    ],
    uk: [
      'сповід(ь|і|ал~|ає~)|причаст~|причаща~|піст|пост(у|ите|ить|итеся)|рамадан~|намаз~|шаб+ат~|молит(ва|ви|ву|ов|ися|еся|ься|вою)|богослужін~|церк(ва|ви|ву|ві|вою|ов)|храм(у|і|и)?|мечет~|синагог~|парафі~|коран~|біблі(я|ї|ю|єю)|халяль~|кошер~|хіджаб~|хустк(у|ою)|чалм~|кіп(у|ою)|хрестик~|(покриває~|покривати) (_ )?голов~',
    ],
  },
  wanted: { en: [denominations], uk: [ukDenominations] },
} as const;

export const politicsFacts = {
  en: [
    '(vote|votes|voted|voting|voter|ballot)(?! (on|with) )|party (card|member~|activist~|ticket)|political part(y|ies)|political (views?|beliefs?|leanings?|opinions?|convictions?|sympath~)|politically (active|engaged|involved|minded)|politics|labour party|tor(y|ies)|conservatives|the greens|green party|lib dems?|democrats?|republicans?|socialists?|communists?|marxists?|nationalists?|anarchists?|leftists?|liberals|left wing~?|right wing~?|(lean|leaning|leans) (to the )?(left|right)|left or right|elections?|referendum|brexit|as (the )?president|protest march~?|political (rall~|protest~|demonstration~)|demonstrations|stood for (office|parliament|the council)|campaigned for (a|the|any) (_ )?(party|candidate)',
  ],
  uk: [
    'голосу(вали|єте|ватимете|вав|вала|є)|проголосу~|віддал(и|а) (_ )?голос|вибор(и|ах|ів|ами)|партійн~ (квит~|належн~|приналежн~|діяч~)|парті(ї|я|ю|єю)(?! (товар|продукц|замовл|постав|деталей|то))|політичн~ (погляд~|переконан~|позиці~|уподобан~|вподобан~|симпаті~)|політично (активн~|заангаж~)|прихильни(к|ця|ком|цею) (_ )?(парт~|влад~|ліберал~|консерв~|прав~|лів~|президент~|опозиці~)|ліберал(ів|и|ом|ка)?|консерватор~|соціаліст~|націоналіст~|комуніст~|анархіст~|монархіст~|праві чи ліві|ліві чи праві|правих чи лівих|(агіту|балоту)(вали|валися|єте|вав|вала|вався|валася)~|мітинг~|майдан(і|у|ом)?|президентом|опозиці(ю|ї|я|йн~)',
  ],
} as const;

export const unionFacts = {
  en: [
    '(shop |union )?stewards?|union (rep|reps|representative|organi[sz]er|delegate|officer|official|activist|convenor|members?|membership|leader|card|dues|fees|badge|meetings?|branch|post|drive)|unioni[sz]ed?|unionists?|(trade |labou?r |workers )?unions?(?! (type|query|all|select|find|set|square|jack))|walk ?outs?|on strike|(the |any |a |last )?strikes?(?! (a|an|the|up|off|out|rate|price|through))|picket~|industrial action|work to rule|collective bargaining unit',
  ],
  uk: ['профспіл~|профком~|профорг~|профбюро|профактив~|страйк~|пікет~|незалежн~ проф~'],
} as const;
