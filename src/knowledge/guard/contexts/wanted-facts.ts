import type { GuardFacts } from '#knowledge/guard/guard-rule.ts';
import type { PrivateTopic } from '#knowledge/guard/rules/private-topics.ts';

// Private facts that an advert demands or rejects; they count only beside words of demand or refusal.

const ukPlaces =
  '(донбас~|донецьк~|луганськ~|маріупол~|крим~|росі(ї|ю|яни|ян)|білорус~|кавказ~|окупован~|сход~|азі(ї|я)|африк~)';

export const wantedFacts: Partial<Record<PrivateTopic, GuardFacts>> = {
  age: {
    en: [
      '(past|over|under|above|below|turned|younger than|older than|up to) (the age of )?(twenty|thirty|forty|fifty|sixty|thirty five|forty five|[2-6][05])(?! (hours|k|people|percent|calls|staff|minutes|days|weeks|orders|miles|thousand|kg|bed|cover|seat|colleagues))|start of (life|their working life)|whole (life|career) ahead|set in (their|your) ways|full of (beans|youth)|pensioners?|retirees?|oldies|older (people|workers|applicants|candidates)|young at|youngsters?|youthful|twenty something|thirty something|recent school ?leaver|mature lad(y|ies)',
    ],
    uk: [
      "(старш|молодш)(им|их|і|а|ий) (за|від|ніж) (_ )?([2-6][05]|двадцят|тридцят|сорок|п'ятдесят|шістдесят)~|(все|усе) життя попереду|пенсіонер(ів|ам|и|ськ~)|пенсійн~ вік~|(до|після|від|за) (двадцяти|тридцяти|сорока|п'ятдесяти|сорок|тридцять|п'ятдесят)(?= ?$|,| (п'яти|рок~))|молодіжн~|юн(их|ий|а|і)|літн(іх|ім)|молодь|молоді люди|не старш~",
    ],
  },
  arrest: {
    en: [
      '(a|any|criminal|police|chequered|with) (past|record)(?= ?$|,| (need~|will|should|please))|trouble with the (police|law)|(in|been in) trouble|ex ?(cons?|offenders?)|arrest(s|ed)?|been to (court|prison|jail)|known to (the )?police|dealings with the (police|law)|run ins?|cautions?|charged|clean (past|slate)|police (history|contact|record)',
    ],
    uk: [
      'кримінальн~ (минул|досвід|істор)~|(справ|проблем|історій|справи|зв.язк~) (_ )?(з|із) (поліці|міліці|законом)~|приводів|приводи|затрим(ань|ання|ували)|судим(их|ості|ий|ими)|поліці(єю|ї)|сидів~|відсид~|(темн|чист)(им|е) минул~',
    ],
  },
  children: {
    en: [
      '(no|without|have|has|having|your|their|young|small) (_ )?(kids?|children|little ones?|toddlers?|babies|dependants|dependents|child ?care)(?! (s|who|clients|wear|department|in (care|class|your (class|group))|aged|clothes|services|activities|products|books|up to|under (three|five)|need))|(kids?|children|little ones) (_ ){0,4}(left home|grown up|flown|off your hands|older|at school|to (collect|pick up|fetch|mind))|mums?|moms?|mothers|parents of (young|small)|school run|family ties|family commitments|child ?free|empty nest~|little ones',
    ],
    uk: [
      "діт(и|ей|ьми|ям) (_ ){0,4}(самостійн|доросл|вирос|виросл|школяр|мал|дошк)~|(мал(ими|их|і|енькими|еньких)|дошкільн(ими|их)) (_ )?діт~|без (_ )?(діт(ей|ок)|мал(их|ечі)|дитин~)|бездітн~|матус(ь|і|ям)|мам(ам|очк~|и)|мат(ерям|ері|ерів)|багатодітн~|одиначк~|(маєте|має|мають|у кого|є|хто має) (_ )?(мал~ |дошкільн~ )?(діти|дітей|дитин~)|дитяч~ лікарнян~|сімейн~ обов'язк~|діти вже",
    ],
  },
  plans: {
    en: [
      '(starting|start|plan~|having|have|want~) (_ ){0,3}(a family|babies|a baby|children|kids)(?! (s|centre))|bab(y|ies) (_ ){0,3}(agenda|cards|plans?|horizon|mind)|maternity(?! (ward|unit|cover|leave (cover|policy|is|of|pay|scheme)|pay|services|nurse|care|clinic|hospital))|family plans|(get|getting) (pregnant|married)|newlyweds?|broody',
    ],
    uk: [
      "(плану|збира|хоч|мрі)(є|ють|уть|ється|ються|є)? (_ ){0,4}(дит~|діт~|сім'ю|родину|декрет~|народж~|вагітн~|заміж|одруж~|поповненн~)|народжу(вати|ватиме|ватимуть)|(у|в|до|без) (_ )?декрет(у|ів|і)?|сімейн~ план~|молодят~|весілл~(?! (зал|агенц|декор|ведуч))",
    ],
  },
  identity: {
    en: [
      'trans(gender|gendered|sexuals?)?(?! (_ )?(fats?|atlantic))|non ?binary|they them|pronouns?|(real|proper|biological|born|genuine|natural) (men|women|man|woman|females?|males?|girls|lads)|gender (fluid|bending|nonsense|stuff|ideology|queer)|cross ?dressers?|confused about (their )?gender|(two|2) genders',
    ],
    uk: [
      'транс(гендер~|ів|и|ам|сексуал~)?(?! (порт|ляц))|небінарн~|(нормальн|звичайн|справжн|традиційн|біологічн)(і|их|им|ими|а|ий) (_ )?(чоловік|жін|хлоп|дівч)~|гендерн(их|о|і) (_ )?(невизнач|експерим|фокус|збоч)~|третьої статі|перевдягнен~|займенник~',
    ],
  },
  language: {
    en: [
      '(mother|native|first) (tongue|language|speakers?)|natives?(?= ?$|,| (only|speak~|english))|accents?(?! on)|(born|raised|brought up) (_ ){0,3}(speaking|with english|in english)|(english|french|german|welsh) (from|since) (birth|childhood)|second language',
    ],
    uk: [
      '(рідн(а|ою|у|ої)|материнськ~) (_ )?мов~|мов(а|ою|у) (_ ){0,3}рідн~|(з|від) (народження|дитинства|пелюшок) (_ ){0,4}(говор|розмовл|українськ|мов)~|(говор|розмовл|українськ|мов)~ (_ ){0,4}(з|від) (народження|дитинства|пелюшок)|акцент~|суржик~|говірк~|носі(й|ї|їв|ям) мов~|російськомовн~|україномовн(их|і|а|ий|ої) (з|від|родин|за)~',
    ],
  },
  partner: {
    en: [
      'single (people|person|applicants?|men|women|man|woman|guys|girls)|married (people|applicants?|candidates?|men|women|couples?|man|woman)|marri(ed|age)(?= ?$|,| preferred)|divorc(ed|ees?)|unattached|(nobody|no one|no partner|no spouse|no husband|no wife|someone) (_ )?(waiting|to go home to|at home)|bachelors?(?! (degree|s|of|or))|footloose|no ties|without ties|family (man|men)|husbands?|wives|settled (people|man|woman)',
    ],
    uk: [
      "сімейн(і|ий|их|а|им|ого|у)(?= ?$|,| (люд~|чолов~|жін~|відпов~|не|бо|пара|стан~))|одружен(і|их|ий|им|а|ого)|неодружен~|незаміжн~|заміжн(я|і|іх|ім)|розлучен(их|і|ий|им|а)|самотн(і|іх|ій|ім|я)|холостя~|вільн(а|ий|і|их) від стосунк~|без (сім'ї|чоловіка|дружини|родини|стосунків)|розведен~|подружн(і|я) (пара|пари)|вдівц~",
    ],
  },
  military: {
    en: [
      'reservists?|(army|military|forces|reserve|territorial|national guard) (people|men|types?|duty|duties|commitments?|service|leave|obligations?)|(not|yet|already|still|have|has) (_ )?(_ )?serv(ed|e)(?= ?$|,| (should|need|in the|their|must|military))|draft|conscript~|mobili[sz]ation|call(ed)? up|squaddies?|ex (army|military|forces|soldiers?)|veterans?|deployable|exempt(ion)?(?= ?$|,| from)',
    ],
    uk: [
      "відстрочк~|заброньован~|призовн~|(не )?придатн(их|ий|і|им) до|непридатн~|військовозобов'яз~|ухил~|мобіліз(ац|ов)~|військов~ облік~|військов(ий|ого|им|их|е) (квит|документ|облік)~|тцк|повістк~|(не )?служив(ших)?|резерв(іст|плюс|\\+)~|атовц~|з фронту|(білий|білим) квит~|(чоловік|хлопц)(ів|ам|и) (_ ){0,3}(18|25|27|60|до|призов|від)~",
    ],
  },
  orientation: {
    en: [
      '(straight|gay|gays|lesbians?|lgbt~|queers?|homosexuals?|heterosexual|bisexuals?)(?! (talking|away|forward|after|from|to|line|into|a))|(normal|traditional|alternative) (orientation|lifestyles?|sexuality|family values|couples?)|same sex(?! (wedd|marri|coupl~ welcome|clients))',
    ],
    uk: [
      'ге(ям|їв|ї|й)|лесбі~|лгбт~|гомосекс~|нетрадиційн~ (_ )?(орієнт~|погляд~)?|традиційн(ої|а|у|ою|і|их) (_ )?(орієнтац|сексуальн|погляд|цінност)~|орієнтац(ії|ія|ією)(?! на)|натурал(и|ів|ам)',
    ],
  },
  origin: {
    en: [
      '(poles|romanians|bulgarians|russians|ukrainians|nigerians|indians|pakistanis|chinese|turks|arabs|irish|germans|foreigners|immigrants|migrants|refugees|asylum seekers|gypsies|travellers|eastern europeans|albanians|lithuanians|africans|asians|hungarians)(?! (speak|welcome|clients|customers|market))|born (and (bred|raised)|here|in (britain|the uk|this country|england|america|the us))|(off|fresh off) (the|a) boat|locally born|(british|english|american|irish|scottish|native|true) (born|blood|stock|people only|only|applicants|nationals|passport)|accents?(?! on)|(local|native) (people|born|lad|girl|folk)(?= ?$|,| (only|born|preferred))|one of our own|from abroad|overseas applicants|europeans?(?= ?$|,| only)',
    ],
    uk: [
      `внутрішньо переміщен~|переселен(ці|ців|цям|ок|ку|ець|ка)|впо(?= ?$|,| (не|просимо))|біженц(і|ів|ям)|(вихідц(і|ів|ям)|родом|прописк~|люд(ей|и|ям)|тих,? хто|приїждж~|жител~|мешкан~) (_ ){0,3}(з|із|зі) (_ )?${ukPlaces}|(іноземц|мігрант|приїждж|приїзж|чужинц|росіян|білорус|кавказц|азіат|поляк|вірмен|грузин|молдован|румун|узбек|таджик)(ів|и|ам|ям|і|их|им|а)?(?! (ринк|мов|клієнт))|(українц|українк)(і|и|ями|ями|ів)? (_ ){0,2}(за (походж|націон|кров|народж)~|з діда)|за походженн~|за національн~|корінн(і|их|ий|а) (_ )?(киян|львів|українц|мешкан|місцев)~|акцент~`,
    ],
  },
  pay: {
    en: [
      '(what|how much) (_ )?you (are|re|were|have been)? ?(_ )?(on|earn~|mak~|get|getting|paid|take home|pocket)(?= ?$|,| (now|today|at|there|currently|in your|per|a|each|before|with|for))|(present|current|last|previous|past|former|existing) (_ ){0,2}(earnings|salary|pay|package|wages?|income|rate|remuneration|employer pays?|compensation)|earnings|pay ?slips?|pay ?stubs?|p60|w ?2|salary (history|to date|progression)|bank statements?',
    ],
    uk: [
      '(виписк|довідк|дані|інформаці|підтвердженн|відомост)(у|а|и|ю|ка|ку|я|і|ками)? (_ ){0,5}(дохо|зарплат|заробіт|оклад)~|ок (5|7)|(скільки|яку суму) (_ ){0,3}(отриму|заробля|маєте|платять|мали|платили)~(?! хоч)|(поточн|теперішн|нинішн|попередн|останн|минул|колишн)(ій|ю|я|ього|ьої|ої|у|ий|ого|і) (_ )?(дохід|доход|зарплат|оклад|заробіт|ставк)~|ваш~ (_ )?дохо(ди|дів|ду)',
    ],
  },
  photo: {
    en: [
      '(head and shoulders|full length|recent|passport|profile|clear|professional|good|a|your|two|with|without) (_ )?(photos?|photographs?|pictures?|selfies?|headshots?|portraits?|snaps?)(?! (editor|shoot|studio|library|retouch|desk|agency|frame|book|print|of (your|the) (work|project|products?))(s)?)(?<!(portfolio|edit|take|taking|retouch|shoot|product|food) (_ ){0,3}(photos?|photographs?|pictures?|portraits?))',
    ],
    uk: [
      "(фото|фотографі(я|ї|ю|єю)|світлин(а|у|и|ою)|селфі|портрет)(?! (_ )?(товар|страв|роб|портф|об'єкт|студі|редак|банк|проєкт|звіт|зйомк|виріб))(?<!(портфоліо|обробля~|товарн~|роб~) (_ ){0,2}(фото|світлин~))",
    ],
  },
  politics: {
    en: [
      '(vote|votes|voted|voting) (for )?(_ )?(_ )?(leave|remain|labour|tory|tories|conservative|green|reform|trump|biden|democrat|republican|the (other|wrong) (side|lot|party)|left|right|brexit)|socialists?|activists?|lefties|tories|brexiteers?|remainers?|trump(ers| supporters| voters)?|maga|labour (voters?|supporters?)|republicans?|democrats?|communists?|protesters?|campaigners?(?= ?$|,| (will|need|should))|political(ly)? (views?|opinions?|active|neutral people|minded|affiliation)|(our|the|same) politics|party (members?|supporters?)|woke|snowflakes?|patriots?',
    ],
    uk: [
      '(прихильник|симпатик|виборц|агітатор|активіст|депутат|партійц|ватник|комуніст|націоналіст|ліберал|порохобот|зелебот|опозиціонер)(ів|ам|и|ям|і|ами)?(?! (продаж|клієнт))|політичн(о|их|ими|і|ого|ої) (_ )?(активн|погляд|переконан|позиц|заангаж|вподоб|уподоб)~|голосу(є|вав|вали|ють) за|(за|проти) (влад|опозиц|президент)~|мітинг~',
    ],
  },
  pregnancy: {
    en: [
      'expecting(?= ?$|,| (mothers?|or|a|need|should|women))|pregnan(t|cy)(?! (women (at|in|with|who)|clients|patients|advice|care|yoga|clinic|test))|just had a baby|back from (maternity|having)|maternity leave(?! (cover|policy|pay|is|of))|new mums?|mothers to be|breast ?feed~',
    ],
    uk: [
      'вагітн(их|им|і|а|у|ість|ості)(?! (жінок|пацієнт|клієнт))|(з|із|після|у|в|до) (_ )?декрет(у|і|ної|ну)|декретниц~|при надії',
    ],
  },
  property: {
    en: [
      '(own|owns|owning|with) (_ )?(their |your |a )?(own )?(home|house|flat|property)|home ?owners?|debts?|bankrupts?|(good|clean|spotless) credit|mortgage|arrears|tenants need|people on benefits|renters|financially (secure|stable|sound|independent)',
    ],
    uk: [
      'власн(им|е|ого|а|у|ою|ої) (_ )?(житл|квартир|будинк|хат|нерухом|земл)~|(своїм|своє|свою|своя) (_ )?(житл|квартир|будинк)~|без (_ )?(борг|кредит|позик|аліментів|іпотек)~|боржник~|забезпечен(их|і|а|ий)|орендар~|кредитн~ істор~|заможн~',
    ],
  },
  religion: {
    en: [
      '(practi[sz]ing|committed|devout|good|born again|believing|god fearing) (_ )?(christians?|muslims?|jews?|catholics?|hindus?|sikhs?|believers?)|(christians?|muslims?|jews?|catholics?|hindus?|sikhs?|atheists?|believers?|jehovah~|mormons?)(?! (school|aid|charity|community|clients|centre|art|studies))|(friday|daily|tied up with|stop for) (_ )?prayers?|church ?goers?|religious (types?|people|headwear|dress|symbols)|headscar(f|ves)|hijabs?|turbans?|ramadan|fasting|sabbath|share our faith|our faith|of faith',
    ],
    uk: [
      '(православн|католи|греко ?католи|християн|мусульман|іуде|юде|віруюч|вірян|атеїст|баптист|протестант|сектант|єговіст|адвентист|воцерковлен)(у|ий|а|их|і|им|ку|ів|ам|ами|ин|ина|к~|ц~)?(?! (школ|громад|фонд|центр|клієнт))|свідк(ам|и|ів) єгови|хустк(и|ах|у)|хіджаб~|молит(ви|ов|ися)|піст|посту|хрещен~|прихожан~|московськ~ патріарх~',
    ],
  },
  residence: {
    en: [
      '(registered|registration) (_ ){0,4}(in|address|city|town|borough|district|local~)|(people|applicants?|candidates?|those|anyone) (from|living (in|on|outside)) (_ ){0,4}(estate|area|borough|side|postcodes?|streets?|part)|post ?codes?(?! (lottery|data))|(city|town|local|borough) residents|no fixed (abode|address)|hostels?|council (estates?|housing|tenants)|residence (permit|registration)|(the|our) (city|town|borough|village|parish) (itself|proper|only|limits|boundary)',
    ],
    uk: [
      'прописк~|прописан~|зареєстрован(их|і|ий|им) (_ ){0,4}(міст|києв|київ|львов|област|район|за місц|тут)~|(мешканц|жител|киян|львів.ян|місцев|одесит|харків.ян|сільськ|обласн)(ів|ям|і|и|их|им|ами)?(?= (_ ){0,4}(не|лише|тільки|розгляда~|просимо|області|сіл|району|перевага))|(лише|тільки|виключно) (_ )?(киян|місцев|львів|мешкан|жител|одесит)~|реєстраці(я|єю|ї) (_ ){0,3}(міст|києв|київськ|місцев|постійн)~|постійн~ реєстрац~|місцев(ою|а) реєстрац~|переміщен~|переселен~',
    ],
  },
};

export const carWanted: GuardFacts = {
  en: [
    '(own|owns|owning|have|has|with|possess|provide|bring|run) (_ )?(their |your |a |an )*(own )?(car|vehicle|motor)|car ?owners?|(own|owned|personal|private) (car|vehicle)|(car|vehicle) (owner~|essential|required|needed|a must)',
  ],
  uk: [
    '(власн|свій|своє|свою|особист|приватн)(им|е|ого|а|у|ою|ий|о)? (_ )?(авто|автомобіл|машин|транспорт)~|наявність (_ )?(авто|автомобіл|машин)~|(з|із|на) (_ )?(авто|машиною)(?= ?$|,)|автовласник~',
  ],
};
