import { originFacts } from '#knowledge/guard/facts/origin-facts.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

// US: Title VII, 42 USC 2000e-2 (race, colour, national origin); citizenship: 8 USC 1324b. UK: Equality Act 2010 s.9
// (race includes colour, nationality, ethnic or national origins). EU: Directive 2000/43/EC; nationals of other
// member states: art. 45 TFEU. UA: КЗпП ст. 2-1 (раса, колір шкіри, етнічне, соціальне та іноземне походження),
// Закон «Про рекламу» ст. 24-1 (також «за мовними ознаками»).
const packs = ['US', 'UK', 'EU', 'UA'] as const;

const people =
  '(american|british|english|irish|scottish|welsh|polish|ukrainian|russian|indian|chinese|japanese|korean|mexican|african|asian|arab|arabic|jewish|turkish|french|german|italian|spanish|romanian|bulgarian|pakistani|nigerian|vietnamese|filipin[oa]|iranian|iraqi|syrian|israeli|native american|roma|gypsy|foreigner|foreign|immigrant|refugee|european|moldovan|belarusian|lithuanian|brazilian|cuban|puerto rican|from (india|china|russia|ukraine|poland|africa|asia))';
const races =
  '(black|white(?! list)|asian|caucasian|hispanic|latin[oax]|african|brown|coloured|colored|mixed race|biracial)';
const ukPeople =
  "(ром(и|ка|ки|ів|ам)?|циган~|росіян~|єврей~|євре(ї|я|йка)|поляк(и|ів)?|поляч~|полька|угор(ець|ка|ці)|румун~|молдован~|білорус(и|ка|ів)?|татар~|вірмен(ин|ка|и|ів)|грузин(ка|и|ів)?|азербайджан(ець|ка|ці|ців)|турок|турки|кита(єць|янка|йці|йців)|корейці?|кореєць|кореянка|в'єтнам(ець|ка|ці|ців)|араб(и|ка|ів)?|індус(и|ка|ів)?|афри?кан(ець|ка|ці|ців)|узбе(к|чка|ки|ків)|чечен(ець|ка|ці|ців)|негр~)";

export const originRules: readonly GuardRule[] = [
  {
    id: 'race.asked',
    topic: 'race',
    packs,
    phrases: {
      en: [
        '(your|his|her|candidate s) (_ )?(race|skin|complexion|skin colou?r)(?! (to|against|report|result))|(what|which) race|colou?r of (your|his|her) skin',
        `(are|is) (you|she|he) (a |an |of |really |partly |half )*${races}(?! (list|box|hat|paper|space|label))`,
        `${races} (candidate|applicant|man|woman|guy|girl|person|male|female|lady|employee)s?|(hispanic|latin[oa]) or (latin[oa]|hispanic)`,
      ],
      uk: [
        '(ваш~|тво~|її|його|кандидат~) (_ ){0,2}(рас(а|и|у|ою)|кол(ір|ьору|ьором) шкіри)|кол(ір|ьору|ьором) (ваш~|тво~|її|його|кандидат~) шкіри',
        '(яка|якої) (ви |у вас |ваша )*рас(а|и)|темношкір~|чорношкір~|світлошкір~',
      ],
    },
    facts: originFacts.race,
    why: {
      en: 'Race and skin colour must not count in hiring.',
      uk: 'Раса й колір шкіри не можуть впливати на рішення про роботу.',
    },
    lawful: {
      en: 'Which clients have you worked with, and what did you achieve for them?',
      uk: 'З якими клієнтами ви працювали і чого для них досягли?',
    },
  },
  {
    id: 'origin.from-where',
    topic: 'origin',
    packs,
    phrases: {
      en: [
        '(what|which) country (are|do|did|is|were) (you|your)',
        '(end up|come|came|arrive|moved?) (_ ){0,1}(in|to) ((the |this )?(uk|usa|country|states|england|britain|america|germany|poland)|the us)(?! (office|team))|(which|what) (tribe|clan|caste|village)|your hair',
        '(you|she|he|your (parents|family)) (come|came|move|moved) over (here )?((on|with) (a|your|an) (_ )?visa|from (poland|romania|ukraine|russia|belarus|moldova|bulgaria|hungary|lithuania|latvia|turkey|india|pakistan|bangladesh|nepal|nigeria|ghana|kenya|zimbabwe|syria|iraq|iran|afghanistan|vietnam|china|(the )?philippines|brazil|jamaica|ireland|africa|asia|(eastern )?europe|abroad|overseas))',
        '(been|lived|living) in (this|our|the) (country|uk|us|states|united kingdom|united states)|(you|your|which|what|foreign|second) (_ ){0,4}(?<!(her|his|its|their|whose) )passport(?! (library|js|module))|(kind|sort) of (a )?name|(learn|learned|learnt|pick up) (to speak )?english',
        `(your|both) (_ )?(parents|mother|father|family|grandparents) (_ ){0,2}${people}`,
        'where (are|were|re) you (really |originally |actually |all )*(from|born|raised|brought up)|where do you (really |originally |actually )*come from|where did you grow up|you (really |originally |actually )+from',
        'where (does|do|did|is|are|was|were) (your|the|that|this) (lovely |nice |unusual )*(name|surname|last name|family|accent|parents?|father|mother|grandparents|ancestors|people)',
        '(were|was|are|is) (you|she|he|your (parents|family|mother|father|grandparents)) born|(parents|mother|father|family|grandparents) (were |was )?born|your country of (birth|origin)',
        'your (family|parents|ancestors|grandparents) (_ ){0,2}(come|came|from|immigrat~|emigrat~|originat~|settle~)',
      ],
      uk: [
        'ви (_ ){0,2}(приїхали|переїхали|прибули|перебралися) (до нас |сюди )?((з|із|зі) (польщі|росії|рф|білорусі|молдови|румунії|угорщини|грузії|вірменії|азербайджану|туреччини|узбекистану|казахстану|таджикистану|в.єтнаму|індії|сирії|за кордону)|(в|у|до) (україн(у|и)|нашу країну|нашої країни))',
        '(з якої|якої) ви (_ )?(країни|області|республіки)|ви (_ ){0,1}(іноземець|іноземка|приїжджий|приїжджа)',
        '(якого|з якого) (ви |_ )?народу|по батькові (_ ){0,4}(дивн~|незвичн~)|(дивн~|незвичн~) (_ )?по батькові|ви (_ )?(українець|українка)|(?<!(значенн|величин|дан|параметр|норм|потужн|напруг|струм|показник|момент|тиск|маркуванн|схем|межі|режим|характеристик|тип)[а-џґ]* )за паспортом',
        '(з якої|якої) (країни|місцевості) (_ ){0,2}(ви|ваш~|родом|родин~)|родич~ (_ ){0,2}(в|у|за|на) (росії|рф|білорусі|крим~|кордоном|окупован~|донбас~)|(виросли|виховувалися|зростали) (_ ){0,3}(сім~|родин~)',
        "звідки (ви |ти |ваш~ |у вас |твої~ |саме |_ ){0,3}(родом|батьк~|походите|акцент~|прізвищ~|предк~|родин~|сім'я)|звідки ви(?! _)|(ви|вона|він|ваш~) (_ ){0,2}родом",
        '(де|звідки) (_ ){0,2}(народи~|виросли|зросли)|(ви|ваш~) (_ ){0,2}народи(лися|лись|лася|вся) (в|у|не|за|тут|на)',
      ],
    },
    facts: originFacts.fromWhere,
    why: {
      en: 'It asks where a person or the family comes from; the law protects origin.',
      uk: 'Тут питають, звідки людина чи її родина; походження захищене законом.',
    },
    lawful: {
      en: 'Are you authorised to work in the country where this job is?',
      uk: 'Чи маєте ви право працювати в країні, де ця робота?',
    },
  },
  {
    id: 'origin.ethnicity',
    topic: 'origin',
    packs,
    phrases: {
      en: [
        `${people} accent|(look|looks|sound|sounds) ${people}`,
        '(yourself|you) (_ ){0,3}(person of colou?r|ethnic minority|minority)',
        '(your|his|her|candidate s|what) (_ ){0,1}(nationality|ethnicity|ethnic (background|origin|group|identity)|heritage(?! (system|site|brand))|ancestry|descent|roots|tribe|caste|national origin)|(nationality|ethnicity) (do|are|is)|(what|which) ethnic (background|group|origin)',
        `(are|is|were) (you|she|he) (a |an |of |really |partly |half |originally |perhaps )*${people}(?! (speak|language|law|tax|market))`,
        `${people} (candidate|applicant|descent|appearance|looking|origin)s?|(slavic|european|asian|western|white|caucasian) (appearance|looks?|looking|origin|descent)`,
        '(no|not) (foreigners|immigrants|migrants|refugees)|locals only|_ born (and bred |and raised )?(applicants?|candidates?|people|only|preferred)',
        '(your|his|her|thick|heavy|strong|foreign|funny) (_ )?accent(?! (colou?r|on))|foreign (sounding|name|appearance)|(surname|last name|family name) (_ ){0,5}(nationality|from|origin|foreign|polish|jewish|russian)|(unusual|exotic|foreign|strange) (surname|last name)',
        'with (a |an )(_ )?accent(?! (colou?r|on))',
      ],
      uk: [
        "корінн(ий|а|і|их|им|ими|ого|ою) (українець|українк~|українц~|киян~|львів'ян~|мешкан~|жител~|одесит~)|(ваше|у вас) (_ )?ім'я (_ ){0,3}[а-џґ]+ськ(е|ого)|ім'я у вас (_ ){0,3}(цікав~|незвичн~|дивн~|[а-џґ]+ськ(е|ого))",
        '(хто ви|ви|яка|якої|ваш~|у вас) (_ ){0,3}національн(ість|ості|істю)|етнічн~ (груп~|належн~|приналежн~|походж~|корін~)',
        `(ви|ти|кандидат~|він|вона|схоже|мабуть|здається|певно) (_ ){0,3}${ukPeople}|${ukPeople} (не|просимо|прохання)|(крім|окрім|без) ${ukPeople}`,
        '(ваш~|у вас|етнічн~|іноземн~|неукраїнськ~|соціальн~) (_ ){0,2}походженн~(?! дан~)|(маєте|у вас|ваш~|іноземн~|[а-яєіїґ]+ськ(е|ого|им)) (_ ){0,2}(корін(ня|ням|і)|кров)',
        'прізвищ~ (_ ){0,4}(неукраїн~|дивн~|незвичн~|іноземн~|чиє|звідки|єврейськ~|російськ~|польськ~)|(дивн~|незвичн~|іноземн~|неукраїнськ~|незвичайн~) прізвищ~',
        '(ваш~|у вас|цей|з|із|сильн~|помітн~|важк~|[а-яєіїґ]+(ськ|цьк)(ий|им|ого)|східн~|західн~) (_ ){0,2}акцент(у|ом|и)?(?! (на|щодо))',
        "(слов'янськ~|європейськ~|кавказьк~|азійськ~) (зовнішн~|вигляд~|тип~)|(іноземц~|мігрант~|приїжджих|приїжджим) (не|просимо|прохання)|не розгляда~ (_ ){0,1}(іноземц~|мігрант~)",
      ],
    },
    facts: originFacts.ethnicity,
    why: {
      en: 'Nationality, ethnicity, name and accent are origin, and the law protects it.',
      uk: 'Національність, прізвище, акцент — це походження, а воно захищене законом.',
    },
    lawful: {
      en: 'The job needs clear spoken English with customers. Tell me how you explained something difficult to one.',
      uk: 'На цій роботі треба зрозуміло говорити з клієнтами. Розкажіть, як ви пояснювали клієнтові щось складне.',
    },
  },
  {
    id: 'origin.wanted',
    topic: 'origin',
    packs,
    kinds: ['advert'],
    phrases: { en: [], uk: [] },
    facts: originFacts.wanted,
    why: {
      en: 'It wants or refuses people by where they come from.',
      uk: 'Тут людей вибирають чи відсіюють за походженням.',
    },
    lawful: {
      en: 'Name the languages and their level, and the permit the law requires.',
      uk: 'Назвіть мови та їх рівень і дозвіл, якого вимагає закон.',
    },
  },
  {
    id: 'origin.citizenship',
    topic: 'origin',
    packs,
    phrases: {
      en: [
        '(are|is|were) (you|she|he) (a |an |already |not )*(_ ){0,3}citizen(?! (developer|scien|service|data))|(your|dual|what|which) citizenship|(are|were) you naturali[sz]ed',
        '(u ?s|us|uk|u ?k|eu|american|british|ukrainian|german|canadian) citizens? (only|need|preferred|required)|(only|must be) (a |an )*(_ ){0,3}citizens?|citizens only',
      ],
      uk: [
        '(ваш~|у вас|яке|якого|подвійн~|маєте|друге|іноземн~) (_ ){0,2}громадянств~|(тільки|лише|виключно|винятково) (для )?громадян(и|ам)?|ви (_ ){0,2}громадян(ин|ка|ином|кою)',
      ],
    },
    facts: originFacts.citizenship,
    why: {
      en: 'The right to work may be asked; citizenship as such may not.',
      uk: 'Про право на працю питати можна, про громадянство — ні.',
    },
    lawful: {
      en: 'Are you authorised to work here, now or with a sponsor?',
      uk: 'Чи маєте ви право на працевлаштування тут?',
    },
  },
  {
    id: 'language.native',
    topic: 'language',
    packs,
    phrases: {
      en: [
        '(speak|speaks) (_ )?natively',
        'native (level )?(_ )?speak(er|ers|ing)|(native|mother) tongue|mother tongue|(your|is|was) (_ )?(first|native|home) language(?! (choice|you))|(_ )native (level )?(english|german|french|spanish|polish|ukrainian)',
        '(what|which) languages? (_ ){0,3}(at home|with your (parents|family|children)|in your family|as a child)',
      ],
      uk: [
        '(розмовля~|говор~|спілку~) (_ ){0,2}(з дітьми|з дружиною|з чоловіком) (_ )?([а-џґ]+ською|якою)',
        'нос(ій|ія|ії|іїв|ієм|ійка|ійкою|іям|іями) (_ ){0,2}мов(и|ою)?(?! програм~)|[а-яєіїґ]+мовн~ від народження',
        '(ваш~|у вас|вам|для вас|яка|твоя) (_ ){0,2}рідн(а|ою|у|ої) (_ )?мов~|(українська|російська|англійська|угорська|польська) (_ ){0,2}рідна',
        "(говор~|розмовля~|спілку~|говорили) (_ ){0,3}(вдома|дома|у побуті|в побуті|у сім'ї|в сім'ї|в родині|у родині)|якою мовою (_ ){0,3}(вдома|дома|у побуті|в побуті|в сім'ї|у родині|з батьками)",
      ],
    },
    facts: originFacts.language,
    why: {
      en: 'A mother tongue is a trait of birth; the level a job needs can be learned.',
      uk: 'Рідну мову дано від народження, а потрібного для роботи рівня можна досягти.',
    },
    lawful: {
      en: 'Name the level and the use: "C1 English for contracts and calls".',
      uk: 'Назвіть рівень і потребу: «англійська C1 для договорів і дзвінків».',
    },
  },
];
