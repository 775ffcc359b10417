// Word families with which adverts select people by a private fact. `phrases` are sufficient by themselves; `facts`
// count only beside a word of demand or refusal.

const enOut =
  '(need not|needn t|needn|not be|will not|won t|not considered|not wanted|not welcome|not apply|can save|don t (bother|apply)|do not (bother|apply)|please don t|keep (walking|scrolling)|look elsewhere|jog on|waste|move along|unwelcome|excluded|rejected|binned|ignored|not suit~|no thanks|sorry)';
const enIn =
  '(no|sorry no|not for|not suitable for|strictly no|absolutely no|without|except|excluding|anyone but|no more|never)';
const ukOut =
  '(не (бер|розгляд|турбув|телефон|дзвон|звертат|звертайт|писат|пишіть|подават|потріб|прийма|треба|запрош|підход|підійд|пропон|цікав|годят|приход|найма)[а-џґ]*|прохання (не|проходити|оминати)|просимо (не|проходити|оминати)|(проходьте|проходити|ідіть|йдіть|шукайте|пройдіть) (повз|деінде|далі|стороною)|без (шансів|варіантів)|відмовля[а-џґ]+|відхиля[а-џґ]+|відпада[а-џґ]+)';
const ukIn = '(крім|окрім|тільки не|лише не|не для|жодних|ніяких|без)';

function turnedAwayEn(words: string): string {
  return `${words} (_ ){0,6}${enOut}|${enIn} (_ ){0,2}${words}`;
}
function turnedAwayUk(words: string): string {
  return `${words} (_ ){0,6}${ukOut}|${ukIn} (_ ){0,2}${words}|не (бер|розгляд|прийма|запрош|найма)[а-џґ]* (_ ){0,3}${words}`;
}

const tens = '(twenty|thirty|forty|fifty|sixty|seventy|twenties|thirties|forties|fifties|sixties)';
const nationsEn =
  '(romanians?|bulgarians?|poles|polish|russians?|ukrainians?|nigerians?|indians?|pakistanis?|chinese|turks|turkish|arabs?|irish|germans?|africans?|asians?|albanians?|lithuanians?|latvians?|syrians?|afghans?|somalis?|brazilians?|mexicans?|filipinos?|vietnamese|gypsies|travellers|foreigners?|foreign nationals|immigrants?|migrants?|refugees?|asylum seekers?|non nationals|overseas (applicants|candidates|workers)|eastern europeans?|blow ins|outsiders)';
const nationsUk =
  "(циган|ром(и|ів|ам)(?![а-џґ])|кавказц|азіат|росіян|білорус|вірмен|грузин|азербайджан|узбек|таджик|киргиз|молдован|румун|поляк|турк|араб|індус|китайц|в'єтнамц|африканц|негр|євре|татар|угорц|іноземц|мігрант|біженц|приїжджих|приїжджі|чужинц|переселенц|переселенок|впо(?![а-џґ])|донецьк|луганськ|кримчан|донбасівц|западенц)[а-џґ]*";
const placesUk =
  '(донецьк|луганськ|донбас|крим|росі|білорус|кавказ|закарпат|галичин|захід|заход|сход|сходу|азербайджан|узбекистан|таджикистан|грузі|вірмені|молдов|окупован|африк|азі|центральн|західн|східн|прикордонн|харківськ|херсонськ)[а-џґ]*';

export const wantedFamilies = {
  age: {
    phrases: {
      en: [
        `(no|sorry no|not for|under|over|strictly) (the )?(under|over) ?(${tens}s?|[2-7][05] ?s?)(?! (hours|people|staff|k|percent|countries|minutes|customers|employees|calls|stores|sites|years of|kg|miles))(?<=(no|for|strictly) (_ )?(under|over) ?(${tens}s?|[2-7][05] ?s?))|(1[6-9]|2[0-9]|3[0-9]) (to |and |or )?(2[2-9]|[3-6][0-9]) (only|preferred|years only|ideally|please)|(ages?|aged) (1[6-9]|[2-5][0-9]) ?(to|-|and) ?(2[2-9]|[3-6][0-9])(?<!(children|pupils|students|clients|residents|people|for) (_ )?ages?d? .{0,12})|(school leavers?|college leavers?|recent graduates?|fresh graduates?|twenty somethings|thirty somethings|millennials|zoomers|gen z|youngsters|young (people|things|guns|ones|minds|person|man|woman|lad|girl|lady)|youth|youthful|young blood|young at heart) (only|preferred|wanted|needed|sought|ideal|please)|(early|mid|late) (twenties|thirties|forties)(?<=(in (their|your)|ideally|preferably|someone|person|girl|lady|man|aged) (_ ){0,3}(early|mid|late) (twenties|thirties|forties))`,
      ],
      uk: [
        `(вік|віком) (_ ){0,2}(до|від|не більше|не старше|максимум|у межах) (2[2-9]|[3-6][0-9])(?<!(дітьми|дітей|людьми|людей|клієнт[а-џґ]*|пацієнт[а-џґ]*|учн[а-џґ]*|мешкан[а-џґ]*) (_ ){0,3}(вік|віком) (_ ){0,2}(до|від|не більше|не старше|максимум|у межах) [0-9]+)|(пенсіонер|передпенсійн|студент|старших|літніх|людей у віці|людям у віці|кому за|тим кому за|після сорока|після п'ятдесяти)[а-џґ]* (_ ){0,4}${ukOut}|(вчорашн|молод|юн|енергійн[а-џґ]+ молод)[а-џґ]+ (_ )?(випускник|випускниц|студент|дівчин|дівчат|хлоп|людин|людей|кадр|фахівц|спеціаліст|менеджер|продавц|офіціант|бариста|команд|колектив)[а-џґ]*(?<!(навчання|навчаємо|наставник|для|групи) (_ )?[а-џґ]+ [а-џґ]+)`,
      ],
    },
    facts: { en: [], uk: [] },
  },
  arrest: {
    phrases: {
      en: [
        turnedAwayEn(
          '(ex ?cons?|ex ?convicts?|ex ?offenders?|jailbirds?|criminals?|felons?|(anyone|anybody|those|people|applicants|candidates) (_ ){0,4}(in trouble with|known to|arrested|charged|cautioned|questioned|convicted|brush with|run in with|dealings with|been inside|in prison|in jail|served time|done time|a past|a record|police record|record)( the (law|police|guards))?|criminal (record|records|history|past|convictions?)|(brush(es)?|run ins?|trouble|bother|dealings) with (the )?(law|police|guards))',
        ),
        '(ever|never) (been |had |have )+(_ )?(arrested|charged|cautioned|convicted|questioned|in trouble|a brush|any brush|inside|any dealings|dealings|a run in|in court|before a judge)|(clean|spotless|unblemished|squeaky clean) (police |criminal )?(record|past|history|name)(?! (of (safe|delivery))|(on the road))(?<!driving (clean|spotless|unblemished) record)|(background|history|past) (must be |should be )?(spotless|squeaky clean|free of (arrests?|crime|convictions?|police))',
      ],
      uk: [
        turnedAwayUk(
          '(судим|несудим|раніше судим|сидівш|засуджен|кримінал|кримінальн[а-џґ]+ минул|зек|приводами|з приводами|проблем(и|ами|)? (з|із) (законом|поліці)|хто (мав|мали|має) (справ|проблем)[а-џґ]* (з|із) (поліці|закон)|затримува|арештован|відсид|притяга)[а-џґ]*',
        ),
        '(бездоганн|чист|незаплямован)[а-џґ]+ (_ )?(минул|біографі|репутаці[а-џґ]* перед законом)[а-џґ]*|жодн[а-џґ]+ (_ )?(привод|судимост|проблем[а-џґ]* (з|із) (закон|поліц)|затриман|арешт|справ[а-џґ]* (з|із|у|в) (поліц|суд))[а-џґ]*',
      ],
    },
    facts: {
      en: [
        'ex ?offenders?|criminal (past|history)|brush(es)? with the law|police (record|history)|been (arrested|inside|in prison|charged)',
      ],
      uk: ['кримінальн~ минул~|привод(ів|и|ами)|судимост(і|ей)'],
    },
  },
  children: {
    phrases: {
      en: [
        turnedAwayEn(
          '(school run (mums|moms|mothers|parents|dads)|mums|moms|mothers|mams|parents|single (mums|mothers|parents|dads)|(people|women|applicants|candidates|anyone|those) with (_ ){0,2}(kids|children|little ones|young families|families|babies|toddlers|childcare)|kids at home|children at home|childcare (issues|problems|worries|commitments|excuses|dramas)|sick kid excuses|family commitments|family ties|young families|baby brain)',
        ),
        '(your |whose |with |have |her |their )*(kids|children|little ones|youngsters) (_ ){0,3}(flown|reared|grown|raised|left home|off your hands|all grown|out of nappies|at college|self sufficient)|(ideal|suit(s|able)?|perfect|great|would suit) (_ ){0,4}(empty nester|mum|mom|mam|mother|parent|housewife|homemaker|dad|granny|childless|child ?free)s?(?! (and baby|room))|no (childcare|family|domestic|home|caring) (worries|ties|commitments|responsibilities|obligations|baggage|distractions|issues|headaches)|(free of|free from|unburdened by|unencumbered by|not tied (down )?(by|to)) (_ )?(family|kids|children|childcare|domestic)|(child ?free|childless|kid ?free) (_ )?(only|preferred|applicants|candidates|people|person|woman|couple)?',
      ],
      uk: [
        turnedAwayUk(
          '((жінк|жіно|мам|матер|матус|людям|людей|кандидат|тим|тих|батьк)[а-џґ]* (_ ){0,2}(з|із|хто має|у кого|які мають|що мають|яких чекають) (_ ){0,3}(діт|дит|мал|немовл|садк|школяр)[а-џґ]*|маленьк[а-џґ]+ діт[а-џґ]+|малих дітей|мал[а-џґ]+ дітьми|дітей дошкільн[а-џґ]+|дошкільнят|мамочк[а-џґ]*|матус[а-џґ]+|багатодітн[а-џґ]+|одинач[а-џґ]+|декретниц[а-џґ]+)',
        ),
        "(діти|дітьми|дітей) (_ ){0,2}(дорослі|дорослими|виросли|самостійн|великі|школяр|вже ходять|не хворіють|вже у школі)[а-џґ]*|(не обтяжен|необтяжен|вільн)[а-џґ]+ (_ ){0,2}(діт|сім|родин|побут)[а-џґ']*|(без|не) (_ ){0,2}(дитячих лікарняних|лікарняних по дітях|лікарняних з дітьми|дитячих проблем|сімейних проблем|сімейних обов'язків)",
      ],
    },
    facts: {
      en: ['mams?|mammies|empty nesters?|family (ties|commitments)'],
      uk: ['мамоч(ок|кам|ки)|дитяч~ лікарнян~|малюк(ів|ами)'],
    },
  },
  plans: {
    phrases: {
      en: [
        '(career|job|work) (_ ){0,3}(before|ahead of|over|not) (_ ){0,3}(family|kids|babies|children|motherhood|a baby|starting)|(plan|plans|planning|intend|hope|hoping|thinking|want|wanting|about|going|likely) (_ ){0,5}(to have a family|have a family|start a family|starting a family|having (kids|children|a baby|babies)|have (kids|children|a baby|babies)|get pregnant|getting pregnant|maternity leave|maternity|families|motherhood)(?! (pay|cover|policy|package|benefits?|services|ward|unit|care|hospital))(?<!(we|support|help|you when you are|if you re) (_ )?(plan|plans|planning|intend|hope|hoping|thinking|want|wanting|about|going|likely) .{0,40})|(babies|baby|kids|children|family|maternity|motherhood|pregnanc(y|ies)) (_ ){0,3}(not|isn t|aren t|never) (_ ){0,4}(on the (agenda|cards|horizon)|in your plans|planned|in the plan|an option|for the next|any time soon)|(no|without) (_ )?(baby|babies|family|maternity|motherhood|pregnancy|nursery) (plans?|on the (way|horizon|cards)|in the (pipeline|plans))|(finished|done|through) (with )?(having (babies|kids|children)|(their|your) family)|(past|beyond) (childbearing|the baby stage)|not (about|going|planning) to (disappear|go off|vanish) on (maternity|mat leave)',
      ],
      uk: [
        '(материнств|батьківств|декрет|вагітн|поповнен|народжен|дитин|діт|пелюш)[а-џґ]* (_ ){0,4}(у|в|на|про|не)? ?(_ ){0,3}(найближч|планах|план|не планує|не плануєте|не на часі|не стоїть|не світить|не збирає|поки не|ще не скоро|не передбачен)[а-џґ]*(?<!(групи|догляд|для|робота з|заклад)[а-џґ]* (_ )?.{0,30})|(не )?(плану|збира|дума|готу|йти|йде|піти|піде)[а-џґ]* (_ ){0,3}(декрет|материнств|вагітн|народж|діт|дитин|малю|заміж|поповн)[а-џґ]*(?<!(програм|заняття|меню|для) .{0,30})|(без|жодних|ніяких) (_ )?(декрет|планів на (дит|сім|декрет|родин)|дитячих планів|вагітност|материнських)[а-џґ]*(?! (плат|оплач))',
      ],
    },
    facts: { en: ['family in that time|babies|motherhood'], uk: ['материнств(о|а)|декрет(у|ів)?'] },
  },
  identity: {
    phrases: {
      en: [
        turnedAwayEn(
          '(they ?/? ?thems?|they them( pronouns)?|trans(gender)?( (people|women|men|applicants|candidates|persons))?|transgenders?|non ?binary( (people|applicants))?|pronoun(s| people| types| nonsense| badges)?|gender (nonsense|stuff|ideology|benders?|fluid|confused|games)|cross ?dressers?|drag (queens|acts)|he shes?)',
        ),
        '(real|proper|actual|genuine|biological|born|natural|true) (men|women|man|woman|males?|females?|ladies|girls|boys|lads|gentlemen)(?= ?$|,| (only|and|please|wanted|preferred|need|to|for|not))|(two|2) genders|(man|woman|male|female|girl|lady) (from birth|by birth|since birth|at birth)|born (male|female|a (man|woman|girl|boy))|(gender|sex) (as )?(on|in) (your|the) birth certificate',
      ],
      uk: [
        turnedAwayUk(
          '(трансгендер|трансів(?![а-џґ])|небінарн|трансвестит|третьої статі|гендерн[а-џґ]+ експеримент|гендерн[а-џґ]+ невизначен|перевдягнен|зміною статі|хто (змінив|міняв) стать|займенник)[а-џґ]*( (осіб|людей|особам|людям))?',
        ),
        '(справжн|нормальн|звичайн|біологічн|традиційн|натуральн)[а-џґ]+ (_ )?(чоловік|жін|дівчат|хлоп|мужик)[а-џґ]*(?= ?$| ?,| (без|на|для|з|і|та|лише|тільки|не))|(чоловік|жінка|дівчина|жінки|чоловіки) (_ )?(від народження|за народженням|з народження|біологічн)[а-џґ]*|стать (_ ){0,3}(у паспорті|за паспортом|за свідоцтвом|від народження|документ)[а-џґ]*',
      ],
    },
    facts: { en: ['pronouns?|trans(gender)?|non ?binary'], uk: ['трансгендер~|небінарн~'] },
  },
  health: {
    phrases: {
      en: [
        turnedAwayEn(
          '((people|anyone|anybody|those|applicants|candidates|someone) with (_ ){0,5}(illness~|disabilit~|conditions?|bad backs?|back (trouble|problems?|pain)|nerves|depression|anxiety|mental|epilepsy|diabetes|asthma|allerg~|hearing|sight|heart|limp|limits?|problems?)|bad backs?|(dodgy|bad|gammy) (backs?|knees?|hips?|hearts?)|disabled (people|applicants|candidates)?|(mental )?health (issues|problems|conditions)|mental (illness|issues)|depressives?|epileptics?|diabetics?|wheelchairs?( users?)?|sick ?notes?|sickies|sick leave (takers|merchants)|hypochondriacs?|invalids?|(delicate|nervous|fragile|anxious|sickly|weak|stressed) (types|people|souls|dispositions?)|smokers?|overweight( people| applicants)?|(long term|chronic) (illness|sickness|conditions?))',
        ),
        '(perfect|excellent|robust|rude|full|good|top|tip top|sound|peak) (_ )?(physical |mental )*(health|fitness|physical condition|physical shape|bill of health)(?= ?$|,| (and|with|essential|required|needed|is|a must|no|only))(?<!(promote|promotes|support|supports|your|for|of|to|in to|enjoy) (_ )?(physical |mental )*(health|fitness|condition|shape|bill of health))|(able bodied|fighting fit|fit and (healthy|strong|able)|physically (perfect|strong and healthy)|nerves of steel (and no|no)|non ?smokers? (only|preferred)|no history of (_ ){0,3}(illness~|back|injur~|depression|mental|health|sick~|disab~|trouble|allerg~|heart)|(no|minimal|zero) (sick days|sickness|sick leave|absence) (record|in|last|history)|100 ?% attendance|fully vaccinated( only)?|(free from|free of|without) (_ ){0,2}(disabilit~|illness~|health (problems?|issues|conditions?)|ailments|chronic|medical conditions?))(?! (waste|products|animals))',
      ],
      uk: [
        turnedAwayUk(
          "(інвалід|інвалідн|хвор(их|і|им)|хронічн|хронік|хворобам|хворобами|діабетик|епілептик|психічн|контужен|вагами здоров|лікарнян|слабк[а-џґ]+ здоров|обмеженн[а-џґ]+ здоров|проблем[а-џґ]* (зі|із|з) (здоров|спин|серц|тиск|нерв|псих|зор|слух)|курц|курящ|повн(их|им) людям)[а-џґ']*",
        ),
        "(міцн|відмінн|добр|хорош|ідеальн|бездоганн|залізн|повн)[а-џґ]+ (_ )?(здоров|фізичн[а-џґ]+ форм|нерв)[а-џґ']*(?= ?$| ?,| (і|та|без|обов|жодн|не|необх|потріб))|(фізично|психічно|повністю|абсолютно) (_ )?(здоров|міцн|витривал[а-џґ]+ і здоров)[а-џґ]*|(без|жодних|ніяких|відсутність|не мати|не має) (_ ){0,3}(хвороб|захворюван|інвалідн|хронічн|груп[а-џґ]* інвалідн|обмежень за здоров|проблем зі здоров|протипоказ|контузі|травм|алергі|депресі|психічн)[а-џґ']*(?<!(на виробництві|ризик|профілактик)[а-џґ]* .{0,30})|зріст (_ )?(від|до|не менше|не більше|понад) [0-9]+",
      ],
    },
    facts: {
      en: ['bad backs?|disab~|illness~|invalids?|epilep~|diabet~'],
      uk: ['інвалідн~|хронічн~|хвор(их|і|им|обами)'],
    },
  },
  language: {
    phrases: {
      en: [
        '(native|mother tongue|first language|born) (_ )?(english|german|french|spanish|polish|ukrainian|irish|welsh|italian|dutch|russian)?( speakers?)?(?<=(native|born|tongue|language) (_ )?(english|german|french|spanish|polish|ukrainian|irish|welsh|italian|dutch|russian|speakers?|(english|german|french|spanish|polish|ukrainian) speakers?)) ?(only|preferred|required|essential|needed|wanted|sought|a must|please)?|native (level|speaker|speakers|tongue|standard|fluency)(?! (lessons|teacher))(?<!(to|for|non|from|with|as) (_ )?native (level|speaker|speakers|tongue|standard|fluency))|mother tongue|(first|birth) language (_ ){0,3}(must|should|english|only|is|be)|(english|german|french|ukrainian|polish|spanish) (_ ){0,5}(from birth|from the cradle|since birth|mother tongue|your first language|as (a |your )?(first|mother|native)|not (a|as a|your) second)|(no|without|free of|zero|not a trace of) (_ ){0,2}(foreign |strong |heavy |thick |regional |discernible |any )*(accents?|twang|brogue)|accent ?(free|less)|(neutral|british|english|american|local|proper|home counties|posh) accent (_ )?(only|required|essential|preferred|needed|a must)?|(grown|grew|brought) up (_ ){0,2}(speaking|with|in) (english|ukrainian|german|french)',
      ],
      uk: [
        '(без|жодного|ніякого) (_ ){0,2}(акцент|суржик|говірк|говор|діалект)[а-џґ]*(?<!(уникнення|уроки|позбуття)[а-џґ]* .{0,20})|(рідна|рідною|материнська|перша|першою|від народження|з народження|з дитинства|від пелюшок|з пелюшок|змалку) (_ ){0,3}(мов|україн|англійськ|польськ|німецьк|розмовля|говор)[а-џґ]*|(україн|англійськ|польськ|німецьк|російськ|мов)[а-џґ]* (_ ){0,4}(рідна|рідною|від народження|з народження|з дитинства|змалку|від пелюшок|з пелюшок|материнськ|носі)[а-џґ]*(?<!(школ|курс|література|виклада)[а-џґ]* .{0,30})|(носі(й|ї|їв|ям|я)|носійк[а-џґ]+) (_ )?(мов|англійськ|україн|німецьк|польськ)[а-џґ]*|(російськомовн|суржик)[а-џґ]* (_ ){0,3}(не|просимо|прохання)',
      ],
    },
    facts: { en: ['accents?(?! on)|twang|brogue|mother tongue'], uk: ['акцент(у|ом|и)?|суржик~'] },
  },
  partner: {
    phrases: {
      en: [
        '(must|should|has to|have to|to) be (a )?(single|unmarried|married|divorced|unattached|childless|a couple|settled)(?= ?$|,|\\.| (and|with|or|as|because|please|man|woman|person|to))|(single|unmarried|unattached|married|divorced|settled|widowed) (people(?<!(and|or|for|to) (_ )?people)|person|applicants?|candidates?|men|women|man|woman|guys?|girls?|lads?|ladies|lady|couples?|only|preferred|ideal|ideally|individuals?|staff|drivers?|status)(?! (room|rooms|accommodation|cabin|bed))|(husband and wife|man and wife|wife and husband|married couple|live in couple) (_ )?(team|only|preferred|wanted|sought|needed|required|for|to)?(?<!(photograph|guests?|clients?|weddings?|counsel~) .{0,30})|(ideal|suit(s|able)?|perfect|would suit|best for) (_ ){0,4}(single|bachelors?|spinster|unattached|newly ?weds?|married|couple|divorcee|widow)(?! (room|bed|parents evening))|(no|without) (_ )?(husbands?|wives|wife|spouses?|boyfriends?|girlfriends?|partners?|other half|ties|romantic ties|attachments)(?= ?$|,|\\.| (to|at|waiting|who|back|in tow|please|or|preferred))(?<!(benefits|cover|insurance) .{0,30})',
      ],
      uk: [
        "(незаміжн|неодружен|самотн|холост|розлучен(а|ий|і|их|им)(?! (_ )?[а-џґ]+ (послуг|клієнт))|розведен|одружен|заміжн|вільн[а-џґ]+ від (стосунк|шлюб|сім)|без (сім|родин|чоловік|дружин|пари|стосунк|зобов.язань))[а-џґ']*(?= ?$| ?,|\\.| (жінк|чоловік|дівчин|хлоп|кандидат|пара|людин|люд|не|обов|бажан|лише|тільки|водій|з|і|або|вітаються|стан|статус|осіб|особ))(?<!(для|відпочинок|послуг|клієнт|номери|кімнат)[а-џґ]* (_ )?[а-џґ']+)(?! (лікар|психолог|медицин|ресторан|готел|компані|бізнес|атмосфер|традиці))|(сімейн|подружн)[а-џґ]+ пар[а-џґ]+(?<!(для|послуг|зйомк|терапі|консульт)[а-џґ]* .{0,20})|(розлучен|одружен|неодружен|незаміжн|заміжн|самотн|холостяк)[а-џґ]* (_ ){0,4}(не (бер|розгляд|турбув|підход|потріб))[а-џґ]*",
      ],
    },
    facts: {
      en: ['bachelors?(?! (of|degree|s))|unattached|newly ?weds?'],
      uk: ["холостяк~|незаміжн~|неодружен~|без сім'ї"],
    },
  },
  military: {
    phrases: {
      en: [
        turnedAwayEn(
          '(reservists?|territorials?|national guard( members)?|guard (duty|drills)|reserve (duty|commitments?)|military (commitments?|obligations?)|draft dodgers?|ex (army|forces|military|soldiers?|squaddies)|veterans?|conscripts?|men liable|anyone (liable|awaiting|likely to be called)|draft age( men)?|weekend warriors)',
        ),
        '(military|national) service (_ ){0,2}(completed|done|finished|behind you|essential|required|must|served)|(must|should) (have )?(_ )?(completed|finished|done|served) (_ )?(military|national|compulsory|army) (service)?|(honou?rable|clean) discharge|(exempt|exemption|deferred|deferment|deferral) (_ ){0,3}(from |of )?(draft|mobili[sz]ation|conscription|call up|service|military)|(draft|mobili[sz]ation|conscription|call up) (_ )?(exempt|exemption|deferment|papers|proof|status|age)',
      ],
      uk: [
        turnedAwayUk(
          '(військовозобов.яз|призовник|призовного віку|призовн|мобілізова|ветеран|атовц|військов|резервіст|ухилянт|ухиляч|непридатн|придатн|контужен|демобілізован|без відстроч|без брон|з повістк|чоловіки без|чоловіків без)[а-џґ]*',
        ),
        "(з|із|наявність|наявна|маєте|мати|лише з|тільки з|обов'язкова|потрібна|діюч[а-џґ]+|чинн[а-џґ]+) (_ )?(відстрочк|бронь|броню|бронюванн|біл[а-џґ]+ квит|непридатніст|оновлен[а-џґ]+ дан|резерв|військов[а-џґ]+ квит|військово ?облік|військов[а-џґ]+ документ|звільненн[а-џґ]+ від (мобіл|призов|служб))[а-џґ]*(?<!(надаємо|оформлю[а-џґ]+|пропону[а-џґ]+|гаранту[а-џґ]+|можлив[а-џґ]+|допомож[а-џґ]+|ведення|вести|ведете) .{0,30})|(відстрочк|білий квит|білим квит|заброньован|непридатн|знят[а-џґ]+ з обліку|виключен[а-џґ]+ з обліку|не підлягає мобіліз|не підляга[а-џґ]+ призов|оновлен[а-џґ]+ дан[а-џґ]+ (_ )?(у|в) (тцк|резерв))[а-џґ]*(?<!(надаємо|оформлю[а-џґ]+|пропону[а-џґ]+|гаранту[а-џґ]+|допомож[а-џґ]+) .{0,30})",
      ],
    },
    facts: { en: [], uk: ['відстрочк~|біл(ий|им) квит~'] },
  },
  orientation: {
    phrases: {
      en: [
        turnedAwayEn(
          '(gays?|lesbians?|homosexuals?|queers?|poofs?|lgbt~|same sex couples?|gay couples|bisexuals?|camp (types|men)|alternative lifestyles?|rainbow (brigade|types|flags?|people))',
        ),
        '(straight|heterosexual|traditional|normal|ordinary) (_ )?(acting|couples?|men|man|women|people|lads|guys|only|orientation|marriage|lifestyle|relationships?)(?= ?$|,|\\.| |!)(?<=(only|straight|heterosexual|normal|seek~|wanted|want|for|a|acting|must be) (_ )?(_ )?[a-z]+)(?! (line|talking|forward|retail|hours))(?<=(straight|heterosexual) (_ )?(acting|couples?|men|man|women|people|lads|guys|only)|traditional (marriage|lifestyle|couples?)|normal (orientation|couples?|sexuality))|(traditional|family|christian|old fashioned) (_ )?(marriage|sexual|family values|couple) (_ )?(only|values|views|orientation)?(?<=(straight|heterosexual|share our|believe in|live by|who hold) (_ ){0,6}[a-z]+)',
      ],
      uk: [
        turnedAwayUk(
          '(геї|геїв|геям|гомосексуал|лесбі|лгбт|голуб(их|им)|нетрадиційн[а-џґ]* (орієнтац|цінност|погляд)?|прихильник[а-џґ]+ нетрадиц|райдужн|веселков|представник[а-џґ]+ лгбт)[а-џґ]*',
        ),
        '(традиційн|нормальн|правильн|звичайн|здоров)[а-џґ]+ (_ )?(орієнтац|сексуальн|сімейн[а-џґ]+ цінност)[а-џґ]*|(натурал)(и|ам|ів|ка|и тільки)?(?= ?$| ?,| (лише|тільки))(?<=(лише|тільки|виключно|шукаємо|потрібні) (_ )?натурал[а-џґ]*)',
      ],
    },
    facts: { en: [], uk: [] },
  },
  origin: {
    phrases: {
      en: [
        turnedAwayEn(nationsEn),
        `(must|should|has to|to) be (a )?(genuinely |native |real |proper |authentic |full |ethnic )*(italian|british|english|irish|scottish|welsh|american|french|german|spanish|greek|polish|ukrainian|chinese|japanese|indian|thai|local|white|european|from (the area|here|this country|round here)|born (here|in))(?= ?$|,|\\.| (by birth|or|only|and|origin|born|national|background))(?! (speaker|speaking))|(british|english|irish|scottish|welsh|american|european|local|native|home grown|ukrainian|white|western) (born|bred|blood|stock|lads?|girls?|workers|staff|people|applicants?|candidates?|faces?|nationals?|passport holders?|passports?|only) (_ )?(only|preferred|first|please|wanted|need apply|given priority|sought)|(only|preferably|ideally) (_ )?(british|english|irish|american|european|western|white|ukrainian|local born) (_ )?(people|nationals|passport|born|workers|staff|lads|girls|candidates|applicants)?(?! (standards|cheese|customers|market))|(born and (bred|raised|reared)|locally born|of (irish|british|italian|european|ukrainian|slavic|white) (descent|origin|stock|blood|heritage)|one of our own|from good (irish|english|british|local) (families|stock)|someone from (round )?here)(?<!(beef|cattle|cheese) .{0,20})`,
      ],
      uk: [
        `(циган|ром(и|ів|ам)(?![а-џґ])|кавказц|азіат|росіян|білорус|вірмен|грузин|азербайджан|узбек|таджик|іноземц|мігрант|біженц|приїжджих|переселенц|громадян|вихідц|уродженц|жител|мешканц|люд(ей|и|ям)|осіб|кандидат)[а-џґ]* (_ ){0,2}(з|із|зі)? ?(_ ){0,2}${placesUk} (_ ){0,6}${ukOut}|(з|із|зі) (_ )?${placesUk} (_ ){0,5}${ukOut}|громадян[а-џґ]* (_ ){0,6}${ukOut}|${nationsUk} (_ ){0,4}${ukOut}|(не бер|не розгляд|не прийма|не найма)[а-џґ]* (_ ){0,3}${nationsUk}|(крім|окрім|тільки не) (_ )?${nationsUk}`,
        `(лише|тільки|виключно|всі|усі|бажано|переважно) (_ )?(з|із) (_ )?${placesUk}(?! (сировин|продукт|товар|поставк))|(інш[а-џґ]+ (регіон|област|національн)[а-џґ]* (_ ){0,2}не)|(українц|українк|слов.ян|європейц|місцев)[а-џґ]* (_ ){0,2}(за походж|за націонал|за кров|зовнішн|до (третього|сьомого) коліна|корен|з діда)[а-џґ]*|(тільки|лише|виключно) (_ )?(українц|українк|слов.ян|місцев|корінн|для місцев|для українц)[а-џґ]*(?! (мов|сировин|товар|продукт|виробник))|(громадянство|громадян) (_ )?(україни )?(за народженням|від народження)|(слов.янськ|європейськ|українськ)[а-џґ]+ (_ )?(зовнішн|вигляд|типаж|корін|кров|походж)[а-џґ]*`,
      ],
    },
    facts: { en: [], uk: [] },
  },
  pay: {
    phrases: {
      en: [
        '(state|include|give|tell us|quote|mention|list|add|provide|send|attach|enclose|supply|with|share|indicate|specify|disclose|let us know|details of|note of|proof of|evidence of|your) (_ ){0,6}(current|present|existing|last|latest|previous|most recent|past|today s) (_ ){0,2}(salary|pay|wage|wages|earnings|remuneration|package|compensation|rate|income|payslips?|take home|money|comp|base|ctc)(?<!(our|the) (_ )?[a-z]+ [a-z]+)|(salary|pay|earnings|wage|compensation) (history|to date|progression|in your (current|last|present) (job|role|post)|at your (current|last|present))|(payslips?|pay ?stubs?|p60s?|w ?2s?|bank statements?|tax returns?)(?= ?$|,|\\.| (from|with|required|must|to|for|of|and|please|showing|at))(?<=(your|last|recent|three|attach|bring|send|with|enclose|include|latest|months|of|two|supply|copy of) (_ ){0,4}[a-z0-9]+)(?<!(send|issue|prepare|process|producing|issuing|preparing) (_ ){0,3}[a-z]+)|what you (re |are |were )?(_ )?(on|earn|earning|make|making|paid|getting|get|take home|took home|earned|made) (_ )?(now|today|currently|at present|at the moment|there|in your (last|current|present)|before|at your (last|current|present)|last)|how much you (earn|make|are on|re on|take home|earned|made|were on)',
      ],
      uk: [
        '(зазнач|вкаж|напиш|повідом|дода|додайте|надішл|укаж|опиш|вкажіть)[а-џґ]* (_ ){0,6}(зарплат|дохід|доход|доходу|оклад|заробіт|ставк|винагород)[а-џґ]* (_ ){0,5}(на (останн|попередн|нинішн|поточн|теперішн|минул|колишн|даний)|останн|попередн|нинішн|поточн|теперішн|минул|зараз|там|торік)[а-џґ]*|(поточн|теперішн|нинішн|попередн|останн|минул|колишн)[а-џґ]+ (_ )?(зарплат|дохід|доход|оклад|заробіт|ставк|винагород|оплат)[а-џґ]*(?<!(наш|індекс|перегляд)[а-џґ]* .{0,20})|(рівень|рівня|розмір|сум[а-џґ]+) (_ )?(доход|зарплат|заробіт|оклад|винагород)[а-џґ]* (_ ){0,4}(на (останн|попередн|нинішн|поточн|теперішн|минул|колишн)|за (останн|минул|попередн))[а-џґ]*|(довідк|виписк|квитанц|розрахунк[а-џґ]+ лист)[а-џґ]* (_ ){0,4}(доход|зарплат|заробіт|з карт|по карт)[а-џґ]*(?<!(оформл|видач|клієнт|готу)[а-џґ]* .{0,30})|скільки (_ ){0,3}(заробля|отриму|платили|платять|мали|маєте)[а-џґ]* (_ ){0,3}(зараз|раніше|там|на|до цього)',
      ],
    },
    facts: { en: ['current (salary|pay|earnings|package)'], uk: ['зарплат~ (на|з) (попередн|останн|минул)~'] },
  },
  photo: {
    phrases: {
      en: [
        '(photos?|photographs?|pictures?|pics?|selfies?|headshots?|snaps?|portraits?)(?<=(smiling|recent|flattering|nice|good|full length|full body|head and shoulders|passport|beach|bikini|profile|clear|colou?r|of yourself|your|a|with|and|without|attach|enclose|include|send|plus|no|add|mandatory|two|three) (_ )?(photos?|photographs?|pictures?|pics?|selfies?|headshots?|snaps?|portraits?))(?<=(cv|cvs|resume|resumes|application|applications|apply|send|email|text|whatsapp|message|attach|include|enclose|submit|letter|dm|reply|must|no|required) (_ ){0,9}[a-z]+)(?! of their)(?! (of (your|the|a|past|previous|three|five|recent|some|finished|completed) (_ )?(work|projects?|products?|dish(es)?|portfolio|jobs?|designs?|installs?|builds?)|editor|shoot|you (took|are proud|have taken)|desk|agency|studio|retouch|library|from your portfolio|portfolio))(?<!(portfolio|link to|work|product|site|food|before and after|property|room|wedding|five|ten|twelve|dozen|edit|take|upload|retouch) (_ ){0,4}[a-z]+)|(photo|picture|headshot|photograph) (_ )?(essential|required|mandatory|compulsory|a must|please|needed|must|with (application|cv))|(attractive|good looking|pretty|beautiful|handsome|model looks|well groomed and attractive|easy on the eye|photogenic|slim|size (six|eight|ten|6|8|10)|nice figure|good figure|leggy|stunning|glamorous) (_ ){0,3}(girls?|wom[ae]n|lad(y|ies)|staff|waitress(es)?|hostess(es)?|receptionists?|person|people|candidate|applicants?|only|looks|appearance|face|faces|smile|females?|barmaids?)(?! (homes|property|design))',
      ],
      uk: [
        '(фото|фотографі|світлин|селфі|портрет|знімок|фотк)[а-џґ]* (_ ){0,3}(обов|на повний зріст|повний зріст|у повний|в повний|анфас|без фільтрів|у купальник|в купальник|не старше|свіж|разом з резюме|додати|додавайте|надсила|надішліть|присилай|вітається)[а-џґ]*(?<!(товар|страв|робіт|робот|портфоліо|проєкт|об.єкт|готов|виробів|квартир|ваших|своїх|трьох|двох)[а-џґ]* (_ ){0,3}[а-џґ]+)(?! (_ ){0,2}(товар|страв|робіт|робот|портфоліо|проєкт|об.єкт|виробів|квартир))|(резюме|анкет|відгук|заявк)[а-џґ]* (_ ){0,3}(з|із|без|і|та|\\+|плюс) (_ )?(ваш[а-џґ]+ |своїм |свіжим |свіже )?(фото|світлин|фотографі|селфі|портрет)[а-џґ]*(?! (_ ){0,3}(товар|страв|робіт|робот|портфоліо|проєкт|об.єкт|виробів|квартир))|(приваблив|приємн|ефектн|модельн|презентабельн|гарн|вродлив|симпатичн|яскрав)[а-џґ]+ (_ )?(зовнішн|вигляд|дівчин|жін|дівчат|фігур|обличч|дан[а-џґ]+)[а-џґ]*(?<!(об.єкт|будинк|букет|страв|товар|вітрин)[а-џґ]* .{0,20})|(струнк|висок|довгоног|худорляв)[а-џґ]+ (_ )?(дівч|жін|фігур)[а-џґ]*|параметри (_ )?(90|фігури|тіла)',
      ],
    },
    facts: { en: [], uk: [] },
  },
  politics: {
    phrases: {
      en: [
        turnedAwayEn(
          '(lefties|leftists|socialists?|communists?|marxists?|liberals?|snowflakes?|woke( types| brigade| warriors)?|tor(y|ies)|conservatives?|trumpers?|trump (voters?|supporters?)|maga( types| hats)?|brexiteers?|remainers?|remoaners|activists?|protesters?|campaigners|labour (voters?|supporters?|types)|republicans?|democrats?|greens|eco warriors|tree huggers|shinners|sinn fein( supporters| voters)?|unionists|nationalists?|loyalists|party (members|activists)|political (types|activists|animals)|social justice warriors?|anti vaxxers?)',
        ),
        '(vote|votes|voted|voting) (the same way|like us|our way|the right way|the way we|correctly|for|with|leave|remain|conservative|labour|republican|democrat|tory|green|reform|trump|yes|no)(?<=(who|people|you|someone|anybody|anyone|must|should|candidates|staff|applicants) (_ ){0,4}(vote|votes|voted|voting) (_ ){0,3}[a-z]+)|(share|shares|sharing|hold|holds|same|sound|right|correct|conservative|left wing|right wing|patriotic|progressive) (_ ){0,3}(politics|political (views?|outlook|values|opinions?|beliefs))(?<!(no matter|regardless of|whatever) (_ ){0,4}[a-z]+)|(proud|true|good|real|card carrying|committed|fellow) (_ )?(patriots?|conservatives?|socialists?|republicans?|democrats?|tor(y|ies)|brexiteers?|trump supporters?|leftists?|nationalists?|party members?)',
      ],
      uk: [
        turnedAwayUk(
          '(партійн[а-џґ]+ (активіст|функціонер|діяч)|партійц|активіст|мітингувальник|прихильник[а-џґ]+ (влад|опозиц|партії|зеленськ|порошенк|попередн|колишн|президент|мера)|порохобот|зелебот|регіонал|опзж|комуніст|соціаліст|лібераст|ліберал|лівак|ватник|ватн|вишиватник|націоналіст|депутат|помічник[а-џґ]+ депутат|агітатор|політично активн|політикан|майданівц|антимайдан)[а-џґ]*',
        ),
        '(правильн|спільн|наш|проукраїнськ|патріотичн|однаков|схож|відповідн|консервативн|ліберальн|лів|прав)[а-џґ]+ (_ )?(політичн[а-џґ]+ )?(погляд|політик|переконан|ідеологі|громадянськ[а-џґ]+ позиц)[а-џґ]*(?<=(політичн[а-џґ]+ (погляд|позиц|переконан|симпат)[а-џґ]*|ідеологі[а-џґ]+|громадянськ[а-џґ]+ позиц[а-џґ]+|(правильн|наш|проукраїнськ|патріотичн|консервативн|ліберальн)[а-џґ]+ (погляд|переконан)[а-џґ]*))|(голосу)[а-џґ]+ (_ )?(за|проти|як ми|правильно)(?<!(робота|експерт|облік)[а-џґ]* .{0,30})|(член|прихильник|симпатик)[а-џґ]* (_ )?(нашої |провладн|правлячої |опозиційн)?[а-џґ]* ?(парті|зеленськ|порошенк|слуг)[а-џґ]*(?<!кампані[а-џґ]* .{0,30})',
      ],
    },
    facts: { en: [], uk: [] },
  },
  pregnancy: {
    phrases: {
      en: [
        turnedAwayEn(
          '(pregnant (women|applicants|ladies|candidates)|pregnanc(y|ies)|expectant (mothers|mums)|expecting (mothers|mums|women)?|new (mothers|mums|moms)|mothers to be|mums to be|breast ?feeding( mothers| mums)?|nursing mothers|maternity (leavers|returners|leave cases)|women on maternity|bumps?)',
        ),
        'not (pregnant|expecting)|pregnancy test|(if you (re|are)) (pregnant|expecting)(?! (we|you will be|you can|our|ask|talk|let))|not be (pregnant|expecting|with child)',
      ],
      uk: [
        turnedAwayUk(
          '(вагітн|жінкам при надії|при надії|у положенні|майбутн[а-џґ]+ мам|годуюч[а-џґ]+ мам|декретниц|з декрету|після декрету|у декреті|породіл)[а-џґ]*',
        ),
        '(не вагітн|не при надії|тест на вагітн|довідк[а-џґ]+ (_ ){0,4}вагітн)[а-џґ]*(?<!(для|пацієнт)[а-џґ]* .{0,20})',
      ],
    },
    facts: { en: [], uk: [] },
  },
  property: {
    phrases: {
      en: [
        turnedAwayEn(
          '(renters|tenants|debtors?|bankrupts?|(people|anyone|those|applicants|candidates) (in|with) (_ ){0,3}(debts?|ccjs?|bad credit|arrears|loans|mortgages?|poor credit)|benefit claimants|people on benefits|dole merchants|hostel dwellers|bad credit)',
        ),
        '(home ?owners?|property owners?|house owners?|car owners?|land ?owners?) (_ )?(only|preferred|ideally|sought|wanted|given preference|an advantage|first)|(own|owns|owning|owner of) (_ )?(your |their |a |an )*(own )?(home|house|flat|property|apartment|land)(?= ?$|,|\\.| (preferred|essential|required|and|or|outright|a plus|is|shows|in the area))(?<!(dream|customers|clients|helping|help|families|buyers) .{0,30})|(good|clean|spotless|sound|perfect|excellent|unblemished) (_ )?(personal )?(credit|financial) (history|record|rating|score|file|background|standing)|(debt ?free|free of debts?|no debts?|no loans|no arrears|no ccjs|financially (secure|independent|stable|comfortable)|private means|of independent means|well off (family|background)|good family|from a good (home|family|background))',
      ],
      uk: [
        '(власн|свої|своє|своя|свій|особист)[а-џґ]* (_ ){0,2}(авто|автівк|машин|автомобіл)[а-џґ]* (_ ){0,2}(та|і|й|чи|або) (_ )?(власн|свої)?[а-џґ]* ?(житл|квартир|будинк|нерухом)[а-џґ]*|(власн(е|ого|им|ому|а|ою|у|ої)|свої|своє|своя|своїм|свого) (_ )?(житл|квартир|будинк|нерухом|хат)[а-џґ]*(?<!(мрі|купівл|продаж|клієнт)[а-џґ]* .{0,30})|(без|відсутність|жодних|не мати|немає) (_ ){0,2}(борг|кредит|позик|іпотек|мікропозик|аліментів|заборгован|фінансових проблем|фінансових зобов)[а-џґ]*(?<!(розстрочк|клієнт|продаж|покупк|оплат)[а-џґ]* .{0,30})|(чист|добр|бездоганн|позитивн|ідеальн)[а-џґ]+ (_ )?кредитн[а-џґ]+ істор[а-џґ]+|(боржник|орендар|хто винаймає|хто знімає житло|мешканцям гуртожит|з кредитами|закредитован)[а-џґ]* (_ ){0,5}не|(матеріально|фінансово) (_ )?(забезпечен|незалежн|стабільн)[а-џґ]*|(заможн|з гарної родини|з хорошої родини|із забезпечен)[а-џґ]* (_ )?(родин|сім)?[а-џґ]*(?<!(клієнт|покупц)[а-џґ]* .{0,20})',
      ],
    },
    facts: { en: [], uk: [] },
  },
  race: {
    phrases: {
      en: [
        turnedAwayEn(
          '(blacks?|coloureds?|asians?|whites?|black (people|applicants|men|women|candidates)|asian (people|applicants)|gyps(y|ies)|travellers|roma|ethnics?|ethnic minorities|minorities|dreadlocks|dreads|afros?|braids|cornrows|dark skinned( people)?)',
        ),
        '(white|black|asian|caucasian|fair skinned|light skinned|pale skinned|dark skinned|european looking|western looking|latina|oriental|blonde haired|blue eyed|nordic|slavic looking) (_ )?(carers?|staff|girls?|wom[ae]n|m[ae]n|lads?|lad(y|ies)|people|person|faces?|applicants?|candidates?|workers?|drivers?|nann(y|ies)|only|preferred|nurses?|waitress(es)?|waiters?|hostess(es)?|models?|females?|males?|cleaners?|au pair|masseuse|actress(es)?|looks?|appearance|features|complexion)(?! (role|roles))(?<!(wine|paint|bread|hair|skin|cream|fish|food|restaurant|goods) (_ )?[a-z]+ [a-z]+)(?! (meat|wine|goods))|(fair|light|white|pale) (skin|complexion|skinned)(?= ?$|,|\\.| (preferred|only|essential|required))',
      ],
      uk: [
        '(слов.янськ|європейськ|світл|білошкір|біл[а-џґ]+ шкір|арійськ|кавказьк|азійськ|африканськ|циганськ|темношкір|смагляв|ромськ)[а-џґ]* (_ )?(зовнішн|типаж|вигляд|рис|шкір|раса|раси|дівч|жін|хлоп|чоловік|люд|особ|кандидат)[а-џґ]*(?<!(косметик|фарб|меблі|кухн|стрижк)[а-џґ]* .{0,20})|(циган|ром(и|ів|ам|ок)|темношкір|чорношкір|негр|мулат|азіат|кавказц|смагляв|чорних|кольорових)[а-џґ]* (_ ){0,5}' +
          ukOut +
          '|(не бер|не розгляд|не прийма)[а-џґ]* (_ ){0,2}(циган|ром(и|ів|ам|ок)|темношкір|чорношкір|негр|мулат|азіат|кавказц|смагляв|чорних)[а-џґ]*',
      ],
    },
    facts: { en: [], uk: [] },
  },
  religion: {
    phrases: {
      en: [
        turnedAwayEn(
          '(muslims?|jews?|catholics?|protestants?|hindus?|sikhs?|atheists?|christians?|mormons?|jehovah s witness(es)?|scientologists?|evangelicals?|religious (types|people|nuts|garb|dress|symbols|headwear)|bible bashers|god botherers|hijabs?|head ?scar(f|ves)|turbans?|veils?|burkas?|skull ?caps?|beards? and turbans?|non believers|unbelievers|believers)',
        ),
        '(good|practi[sz]ing|committed|devout|born again|god fearing|faithful|sincere|true|active|believing|church going|bible believing) (_ )?(christians?|catholics?|muslims?|jews?|protestants?|hindus?|orthodox|baptists?|evangelicals?|believers?|churchgoers?|family|person|woman|man|girl|people)(?! (schools? (in|of) the|community centre|values are not|hospital))|(share|shares|sharing|live|lives|love|loves|believe|believes|accept~) (_ ){0,3}(our |the |in |by |christian |catholic |biblical |islamic |same )+(faith|beliefs|god|lord|jesus|church|values|bible|religion|gospel)(?! (of (the )?company|as a business))|(member|members|attend~|active|regular) (_ ){0,3}(of |in |at )?(a |an |our |the |local |any )*(church|parish|congregation|mosque|synagogue|temple)(?<=(must|should|be|applicants|candidates|someone|ideally|preferably|who|is) (_ ){0,7}[a-z]+)|(of|from) (the|a) (_ )?(same|right|catholic|protestant|christian|muslim|jewish) (faith|religion|community|background|tradition)|(catholic|protestant|christian|muslim|jewish|hindu|sikh|orthodox) (_ )?(applicants?|candidates?|preferred|only|girls?|lads?|wom[ae]n|m[ae]n|staff|lad(y|ies)|background|driver|nanny|carer|faith|family background)(?! (tourism|art|cemetery|museum|studies))',
      ],
      uk: [
        turnedAwayUk(
          "(баптист|мусульман|свідк[а-џґ]+ єгов|єговіст|сектант|п.ятидесят|адвентист|католик|греко|православн|протестант|юде|іуде|євре|атеїст|віруюч|невіруюч|кришнаїт|мормон|релігійн[а-џґ]+ (люд|фанат|атриб)|у хустках|в хустках|у хіджаб|в хіджаб|хіджаб|хустк|московськ[а-џґ]+ патріарх|прихожан|прихожани)[а-џґ']*",
        ),
        '(православн|християн|католи|греко|віруюч|воцерковлен|мусульман|протестант|юдейськ|богобоязн|набожн|побожн|хрещен|практикуюч)[а-џґ-]*(?= ?$| ?,|\\.| (_ )?(люд|жін|чолов|дівч|хлоп|кандидат|родин|віри|віросповід|виховател|нян|водій|водія|помічни|працівни|вчител|лише|тільки|бажан|громад|вітаються|обов|конфесі|церкв))(?<!(для|фонд|школ|центр|газет|видавництв|радіо|музей|тур|магазин|ікон|крамниц|їдальн|громади)[а-џґ]* (_ )?[а-џґ-]+)(?! (фонд|школ|центр|газет|видавництв|радіо|музей|свят|культур|цвинтар|заклад|мистецт|кухн))|(спільн|правильн|нашої|нашу|нашого)[а-џґ]* (_ )?(вір(а|и|у|ою)|конфесі|релігі|патріархат)[а-џґ]*|(ходить|ходити|належить|належати|відвіду|парафіян|член)[а-џґ]* (_ ){0,3}(церкв|парафі|нашої громад|храм)[а-џґ]*(?<!(екскурс|реставр)[а-џґ]* .{0,20})',
      ],
    },
    facts: { en: [], uk: [] },
  },
  residence: {
    phrases: {
      en: [
        '(postcodes?|post codes?|addresses|address|zip codes?|zips?|area codes?) (_ ){0,5}(only|not be considered|will not|won t|need not|preferred|in the bin|excluded|not considered|don t apply)|(northside|southside|east ?side|west ?side|east end|inner city|estate|flats|council estate|hostel|traveller site|halting site|bad area|rough area|projects|trailer park|wrong side|other side|that side|that end|side of (the )?(town|city|river|tracks)|end of town)( (addresses|address|people|residents|lot|crowd|applicants|candidates|heads))? (_ ){0,5}(need not|needn t|not be considered|will not|won t|not considered|don t apply|do not apply|please don t|no thanks|keep away|not wanted|not apply|can forget)|(nobody|no one|no people|no applicants|no candidates|none|not anyone|anyone|sorry,? no one|no staff) (_ )?(from|living (in|on|at)|out of|with an address (in|on)) (_ ){0,5}(side|end|estate|flats|area|street|road|postcode|city|town|hostel|council|northside|southside|lane|terrace|district|quarter|neighbou?rhood|village|park|tower|towers|projects)|(only|preferably|ideally|strictly) (_ )?(candidates|applicants|people|residents|those|locals|staff|with|from|living|city|town) (_ ){0,5}(postcode|postcodes|city centre|areas?|from|living|registered|address|neighbou?rhoods?|district|borough|side|good areas?|nice areas?|village|[a-z]{1,2}[0-9]{1,2}|postal)(?! (university|experience))|(registered|permanent|local) (_ )?(address|residence|registration) (_ )?(in|within|essential|required|only|a must)|(good|nice|decent|respectable|better|posh|leafy) (_ )?(areas?|addresses|address|postcodes?|neighbou?rhoods?|end of town|part of town)(?= ?$|,|\\.| (only|will|preferred|of|need|please|welcome))(?<!(properties|homes|houses|lettings|office|shop|in a) .{0,20})|(homeless|no fixed abode|hostel) (_ ){0,3}(need not|not|won t|sorry)',
      ],
      uk: [
        "(прописк|прописан|зареєстрован|реєстраці[а-џґ]+ місц|місц[а-џґ]+ реєстрац|місц[а-џґ]+ проживанн|постійн[а-џґ]+ реєстрац|місцев[а-џґ]+ реєстрац|реєстраці[а-џґ]+)[а-џґ]* (_ ){0,5}(лише|тільки|виключно|обов|київ|києв|львів|львов|одес|дніпр|харк|міст|област|місцев|у місті|потрібн|необхідн)[а-џґ']*(?<!(допомож|допомаг|оформл|послуг|паспортист|товар|фоп|компан|пдв|клієнт|громад)[а-џґ]* .{0,40})|(лише|тільки|виключно|обов.язков|потрібн|необхідн|з|із) (_ ){0,2}(київськ|місцев|львівськ|одеськ|міськ|постійн|дніпровськ|харківськ)[а-џґ]* (_ )?(прописк|реєстраці|пропискою|реєстрацією)[а-џґ]*|(мешкан|жител|люд(ей|и|ям)|кандидат|киян|осіб)[а-џґ]* (_ ){0,2}(з|із|зі)? ?(_ ){0,2}(гуртожит|сіл|сел(а|о|ищ)|област|передміст|окраїн|троєщин|борщагівк|салтівк|лівого берега|правого берега|району|районів|приватного сектор|хутор|села)[а-џґ]* (_ ){0,5}" +
          ukOut +
          '|(без прописки|без реєстрації|з гуртожит[а-џґ]+|безхатьк[а-џґ]+|сільськ(их|і|им)|внутрішньо переміщен[а-џґ]+( осіб| особам)?|переселенц[а-џґ]+) (_ ){0,4}' +
          ukOut +
          '|(тільки|лише|виключно) (_ )?(кияни|киян|киянам|львів.ян[а-џґ]*|одесит[а-џґ]*|харків.ян[а-џґ]*|мешканц[а-џґ]+ (міста|центру|району)|місцев(і|их|им)|з (центру|міста|печерськ[а-џґ]*|нашого району))',
      ],
    },
    facts: { en: [], uk: [] },
  },
  sex: {
    phrases: {
      en: [
        '(?<=[,:;(–-] ?)(female|male|girls?|ladies|lady|men|women|man|woman|lads?)(?= ?$| ?[,.;)]| (for|only|preferred|to|required|needed|pref|aged|under|over))|(strong|big|burly|fit|hefty|hard|tough|pretty|attractive|smiling|lovely|bubbly|glamorous|motherly|cheerful|young|hands on|practical|mature|hard working|hardworking|nice|friendly|sturdy|handy|good|female|male) (_ )?(men|lads?|man|girls?|wom[ae]n|lad(y|ies)|blokes?|fellas?|guys?|chaps?|boys?|females?|males?|gals?)(?= ?$|,|\\.|!| (wanted|needed|required|for|to|only|with|who|preferred|sought|and|of|that|as|in|on|apply|at|aged))(?<!(clothes|clothing|shoes|fashion|boutique|clinic|hair|salon|shelter|refuge|team|toilets) .{0,20})(?<!(customers?|clients?|guests?|the|our|residents?|patients?|vulnerable|support|for) (_ )?[a-z]+ [a-z]+)|(man|woman|men|women|girl|girls|lad|lads|lady|ladies|male|female|males|females|bloke|blokes|guys?|fellas?) (wanted|needed|required|only|preferred|sought|need apply|ideally|welcome only)(?! (to find|for a study))|(a |another )?(man s|woman s|girl s|lad s|mans|womans) (job|work|role|touch|world)(?<=(man|woman|girl|lad) ?s (job|work|role|touch|world))|(ideal|suit(s)?|perfect|would suit|best for) (_ ){0,3}(man|woman|girl|lad|lady|housewife|gentleman|bloke|female|male|fella)(?! (s fashion))|(waitress|barmaid|hostess|stewardess|salesman|salesgirl|handyman|repairman|cleaning lady|tea lady|dinner lady|secretary,? female|foreman|barman|girl friday|office girl|doorman|doormen|cameraman|maid|housewife)(?= ?$|,|\\.| (wanted|needed|required|for|sought|with|to|position|job))',
      ],
      uk: [
        '(потрібн|шука|запрошу|візьм|наберем|набира|кличем|треба|бажан)[а-џґ]* (_ ){0,4}(дівчин|дівчат|жін|чоловік|хлоп|мужик|пані|дам|жіноч|панянк|красун|міцн[а-џґ]+ (хлоп|чолов|рук))[а-џґ]*(?<!(для|взутт|одяг|стриж|клієнт|догляд)[а-џґ]* (_ ){0,3}[а-џґ]+)(?! (стриж|взутт|одяг|зал|консультаці))|(лише|тільки|виключно|бажано|переважно|краще|стать) (_ ){0,2}(дівчин|дівчат|жін|чоловік|хлоп|мужик|чоловіч|жіноч)[а-џґ]*(?! (стриж|взутт|одяг|зал|консультаці))|(дівчата|дівчина|жінка|жінки|чоловік|чоловіки|хлопці|хлопець|пані|мужчина|мужики)(?= ?$| ?,|\\.| (на|в|у|до|від|з|із|без|приємн|бажан|обов|для робот|яка|які|що))(?<=(^|,|:|-|\\() ?[а-џґ]+)|(приємн|привабл|ефектн)[а-џґ]+ (_ )?(дівч|жін|пані)[а-џґ]*|(чоловіч|жіноч)[а-џґ]+ (_ )?(статі|колектив|рук|робот)[а-џґ]*(?<!(взутт|одяг|стриж)[а-џґ]* .{0,20})',
      ],
    },
    facts: { en: [], uk: [] },
  },
  union: {
    phrases: {
      en: [
        turnedAwayEn(
          '((trade )?union (members?|people|types|men|reps?|activists?|cards?|organi[sz]ers?|supporters?|sympathi[sz]ers?)|unions?|unionists?|shop stewards?|strikers?|agitators?|militants?|organi[sz]ers|card carriers|picketers?|rabble rousers)',
        ),
        '(non ?union|union ?free|no unions?|open shop only|non ?unionised) (_ )?(shop|workplace|company|site|firm|house|plant|workers?|drivers?|staff|only|candidates|applicants|people|team)|(stay|staying|remain|keep|keeping|prefer to be) (_ ){0,3}(union free|non ?union|out of unions|unions out)|(do not|don t|won t|will not|never) (_ ){0,3}(join|belong to|support) (a |any )?unions?|(undertake|agree|promise|sign) (_ ){0,5}not to (join|form|organi[sz]e|strike)',
      ],
      uk: [
        turnedAwayUk(
          '(член[а-џґ]* (_ )?(профспіл|нпгу)|профспілк|профактив|профспілчан|страйкар|страйкувальник|бунтар|правдоруб|активіст[а-џґ]* профспіл|любител[а-џґ]+ страйк)[а-џґ]*',
        ),
        '(без|ніяких|жодних) (_ )?(профспілк|страйк|профком|профспілок)[а-џґ]*|не (_ )?(член|вступат|перебува|належ|підтриму)[а-џґ]* (_ ){0,4}(профспіл|страйк)[а-џґ]*|(відмов|зобов.яз|підпис)[а-џґ]* (_ ){0,4}(від профспіл|не вступат[а-џґ]+ (до|у|в) профспіл|не страйк)[а-џґ]*',
      ],
    },
    facts: { en: [], uk: [] },
  },
} as const;
