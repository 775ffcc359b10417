// Denominations, worship, parties, votes, unions and strikes: a person's beliefs and convictions.

const denominations =
  'anglicans?|episcopalians?|methodists?|lutherans?|presbyterians?|baptists?|pentecostals?|quakers?|adventists?|mormons?|latter day saints?|jehovah s witness(es)?|calvinists?|evangelicals?|(greek |russian )?orthodox( christians?)?(?! (about|in|way|approach))|catholics?|protestants?|christians?|muslims?|islamic|sunnis?|shias?|shiites?|sufis?|jewish|jews?|jew|hasidic|hindus?|sikhs?|jains?|buddhists?|taoists?|bahais?|pagans?|wiccans?|atheists?|agnostics?|scientologists?|believers?|devout|born again';
const ukDenominations =
  "православн~|католи(к|чк|ц)~|греко католи~|римо католи~|протестант~|лютеран~|методистськ~|адвентист~|пресвітеріан~|англікан~|баптист~|п'ятидесятни~|кальвініст~|євангелі(ст|ськ)~|єговіст~|свід(ок|ки|ків) єгови|мормон~|християн(и|ин|ина|ка|ки|ином|ам|ами|ів)?|мусульман~|суніт~|шиїт~|іуде(й|я|ї|їв|йк~)|юде(й|я|ї|їв|йк~)|хасид~|буддист~|індуїст~|сикх~|кришнаїт~|язичник~|атеїст~|агностик~|(не)?віруюч~";

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
