import { familyFacts } from '#knowledge/guard/facts/family-facts.ts';
import { toYou, toYouUk } from '#knowledge/guard/subject/address.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

// US: Title VII (unequal questions to women are sex discrimination) and the Pregnancy Discrimination Act,
// 42 USC 2000e(k). UK: Equality Act 2010 s.11 and s.18. EU: Directive 2006/54/EC. UA: КЗпП ст. 2-1 (сімейні
// обов’язки), Закон «Про забезпечення рівних прав та можливостей жінок і чоловіків» ст. 17 (заборонено вимагати
// відомостей про особисте життя та плани щодо народження дітей).
const packs = ['US', 'UK', 'EU', 'UA'] as const;

const kid =
  '(children|kids?|child|bab(y|ies)|little ones?|toddlers?|sons?|daughters?|infants?|grandchild(ren)?|grandkids?|dependants?|dependents?|stepchildren)';
const kidQuality =
  '(any |some |more |other |another |a |an |your |own |young |small |little |two |three |four |grown |school age |second |third |first |new )*';
// What a teacher or carer has children do: "has the children write what each part shows".
const doing =
  '(act|answer|blend|build|check|choose|clean|colour|color|compare|complete|copy|correct|count|cut|describe|design|discuss|draw|eat|edit|estimate|explain|find|finish|guess|help|hold|label|lead|learn|line|list|listen|make|mark|match|measure|move|name|paint|plan|play|point|practi[sc]e|predict|present|prove|put|queue|read|record|reflect|rehearse|repeat|retell|run|say|sequence|share|show|sing|solve|sort|speak|spell|swap|talk|teach|tell|think|tidy|trace|try|turn|use|vote|wash|watch|work|write)';
const thirdParty =
  '((a|an|one|the|another|each|every) (mother|father|parent|mum|mom|dad|woman|man|patient|client|customer|guest|resident|nurse|colleague|passenger|caller|tenant|grandmother|grandfather|carer)(?! (herself|himself|of (two|three|four|one|a))))';
const ukKid =
  '(діт(и|ей|ям|ьми|ях|ки|ок|очок|очки)|дитин(а|и|і|у|ою|ку|ка)|малюк~|малят~|малеч~|немовл~|син(а|и|ів|ом|у|ові|очок)?|доньк~|доньок|дочк~|дочок|донечк~|онук~|онуч~|дітлах~|двійнят~|двійню|близнят~)';

const family = {
  why: {
    en: 'Children and duties at home are private; asked or noted, they count against carers, mostly women.',
    uk: 'Діти й домашні обов’язки — приватна справа; такі запитання шкодять тим, хто доглядає рідних, здебільшого жінкам.',
  },
  lawful: {
    en: 'Can you work the rota, which includes weekends?',
    uk: 'Чи можете ви працювати за графіком, у якому є вихідні?',
  },
};

export const familyRules: readonly GuardRule[] = [
  {
    id: 'children.has',
    topic: 'children',
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        `${kid} (_ ){0,1}(live|living|lives) with you`,
        '(with|for|about|after) (the|your) (_ )?(kids|little ones|baby|toddler|newborn)',
        toYou('(toddlers?|newborn|pram|school run|school holidays|kindergarten)'),
        '(has|have|got|with) (one|two|three|four|five|small|several) (_ )?(kids|children|boys|girls)',
        `(have|has|having|got|raise|raising|support~) (you |he |she |they )?(got |have |has )?${kidQuality}${kid}(?! ${doing} )`,
        `how many ${kid} (do|did|have|would|are) (you|at home)`,
        `your ${kidQuality}${kid}|(his|her) ${kidQuality}${kid}(?<!${thirdParty} [^.]{0,120})|any ${kidQuality}(children|kids|little ones|sons|daughters|dependants|dependents)|${kid} at home|no (kids|children)`,
        `who (_ ){0,2}(looks?|cares?|takes care|watch~|minds?|picks?|collects?|drops?|babysits?|stays?|helps?) (_ ){0,4}${kid}`,
        `(pick~ up|drop~ off|collect~) (the |your )?${kid}`,
      ],
      uk: [
        `${ukKid} (_ ){0,1}(живуть|живе|маленьк~|малі|дорослі|ходять|ходить)|(живуть|живе) (_ ){0,1}${ukKid}`,
        '(сам|сама|одна|один) (_ )?(з|із) (сином|донькою|дитиною|дітьми)|нян(я|і|ю|ею)',
        `${ukKid} (_ ){0,2}(на канікул~|(у|в|до) (_ )?(садо~|школ~|ясл~))`,
        '(когось|хтось|є хто|є кого|кого) (_ ){0,4}(догляд~|опік~|утриман~)|є на кого (_ ){0,1}(залиш~|лиша~)|(двоє|троє|четверо|двох|трьох) (_ )?(дітей|діток|синів|доньок|дочок)',
        `(у|в) (вас|тебе|нього|неї) (є |вже |уже |ще |багато |маленьк~ |мал~ |сво~ |власн~ |двоє |троє |скільки |на утриманні |неповнолітн~ )*${ukKid}`,
        `(маєте|має|маєш) (ви |ти |вона |він |вже |уже |двох |трьох |двоє |троє |четверо |одну |одного |маленьк~ |мал~ |неповнолітн~ |сво~ |[0-9] )*${ukKid}`,
        `(ваш~|тво~|її|його) (_ )?${ukKid}`,
        `(є|чи є) діти|діти є|скільки (у вас |ви маєте )дітей`,
        `(хто|з ким|із ким|кому|куди|як) (_ ){0,4}(сид~|сиді~|залиш~|лиша~|догляд~|доглян~|забира~|забере|відводит~|побуде|няньч~|гляді~|пильну~|допомага~|справля~) (_ ){0,3}${ukKid}`,
        `(хто|з ким|із ким) (_ ){0,1}(з )?${ukKid}|з ким (_ ){0,2}${ukKid}`,
        `(ви|ти|сам~|одн(а|ин)|він|вона) (_ ){0,2}вихову~ (_ )?${ukKid}|${ukKid} (живе|живуть|мешка~) (з|із|у)`,
        `${ukKid} (часто |раптом |_ )?(за)?хвор(іє|іла|ів|іють)(?! (на занятт~|на уроц~|у груп~|у клас~|в клас~|у школ~|в табор~))`,
        '(на|під) (вашому |утриманні|опік~)',
        'онук(и|ів|ами|ам|а)',
      ],
    },
    facts: familyFacts.has,
    ...family,
  },
  {
    // Children with a given age, or children of somebody, are other people's, unless somebody has them.
    id: 'children.of-an-age',
    topic: 'children',
    packs,
    kinds: ['question', 'note'],
    namesOthers: true,
    phrases: {
      en: [
        '(do|have|has|did) (you|she|he|they|the candidate) (have |got |had )?(any |young |small |other )?(children|kids|sons?|daughters?) (aged|under|over|below|younger|older|between|of (your|her|his) own)',
        '(^ ?|she |he |they )(has|got) (one|two|three|four|several) (children|kids) (aged|under|over|below)',
      ],
      uk: [
        '(чи )?(маєте|має|маєш) (ви |вона |він )?(дітей|дитину) (до|від|віком|молодш[а-џґ]+|старш[а-џґ]+)|(у|в) (вас|неї|нього) є (діти|дитина) (до|від|віком|молодш[а-џґ]+|старш[а-џґ]+)',
      ],
    },
    ...family,
  },
  {
    id: 'children.parent',
    topic: 'children',
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        toYou('(motherhood|fatherhood|parenthood)'),
        '(are you|you are|you re|being|as|he is|she is|he s|she s|mentioned) (a |an |the )?(single |working |new |young |full time |busy )*(mother|mum|mom|father|dad)s?|(are you|you are|you re|being|he is|she is) (a |an )?(single |working |new )*parents?',
        '(single|working|new) (mother|mum|mom|father|dad|parent)',
        '(your|you|have|any|what) (_ ){0,3}(childcare|child care|day ?care|nanny|babysitter|au pair)|(childcare|child care) (arrange~|commit~|problem~|issue~|responsib~|plan~)',
      ],
      uk: [
        toYouUk('(материнств~|батьківств~|багатодітн~)'),
        '(мати|мама|мамо|батько|тато) одинак|(мат~|мам~|батьк~) одина~|одинач~|одинок~ (мат~|мам~|батьк~|тат~)|багатодітн~',
        "(ви|вам|поєдну~|суміща~) (_ ){0,3}(материнств~|батьківств~)|(материнств~|батьківств~) (_ ){0,3}(робот~|кар'єр~)|(ви|як|ти) (_ ){0,1}(мама|мати|матір|матуся)",
        '(у вас|ви|вам|ваш~) (_ ){0,3}(нян(я|ю|і|ею|ька|ьку)|дитсад~|ukKidч~ сад~|садоч~)',
      ],
    },
    facts: familyFacts.parent,
    ...family,
  },
  {
    id: 'children.family-burden',
    topic: 'children',
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        'your (own )?(family|home life|folks|loved ones|relatives)(?! (name|business|tree|crest))',
        '(family|domestic|home|caring|carer|parental) (commitment~|obligation~|responsibilit~|duties|situation|circumstances|ties)',
        '(anyone|someone|people|relatives|family|who) (_ ){0,3}(depend~|rel(y|ies)) on you|(care for|look after|caring for|looking after) (_ ){0,2}(elderly|sick|ageing|aging|ill) (_ )?(parents?|relatives?|mother|father)',
      ],
      uk: [
        "(у вас є|є у вас|маєте ви|маєте) (_ )?(сім'я|сім'ю|родина|родину)",
        "(ваш~|тво~) (_ )?(сім('я|'ї|'ю|'єю|ей~)|родин~|рідн(і|их|им|ими|я)|близьк(і|их|им)|домашні)",
        "(рідні|близькі|домашні|родина|сім'я) (_ ){0,2}(ставл~|постав~|не проти|проти|скаж~|сприйм~|відпуст~|підтрим~|дума~)",
        "сімейн~ (обов'язк~|турбот~|зобов'язан~|обставин~|план~|справ~|проблем~)|(ви|вам|вас) (_ ){0,3}(доглядаєте|доглядати) (за )?(_ )?(батьк~|мат~|родич~)",
      ],
    },
    ...family,
  },
  {
    id: 'children.without-ties',
    topic: 'children',
    packs,
    kinds: ['advert'],
    phrases: {
      en: [
        '(no|not for|without|except) (_ ){0,2}(parents|mothers|fathers|mums|moms|dads|dependants|dependents)',
        '(ideal|perfect|suits?|suitable|great) (_ ){0,5}(mums?|moms?|mothers?|dads?|parents?|housewi(fe|ves))',
        '(without|no|free of|free from|not tied by) (_ ){0,2}(kids|children|dependants|dependents|(family|domestic|home|childcare) (commitment~|ties|obligation~|responsibilit~|duties))',
      ],
      uk: [
        '(ідеальн~|ідеально|підійде|підходить|чудово|зручно) (_ ){0,2}(мам(и|ам|і)?|матер(і|ям)|матус~|домогосподарк~)',
        'без (_ )?(дітей|утриманців)|мам(и|ам|очк~)? (_ ){0,4}(не|просимо)|матер(і|ів|ям) (_ ){0,4}(не|просимо)',
        "без (маленьк~ |мал~ |неповнолітн~ )?дітей|обтяжен~ (_ ){0,2}(сім~|сімейн~|родин~|діт~)|без (сімейн~|родинн~) (обов'язк~|зобов'язан~|турбот~)|вільн~ від сімейн~",
      ],
    },
    facts: familyFacts.withoutTies,
    ...family,
  },
  {
    id: 'family-plans.children',
    topic: 'family_plans',
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        '(having|have|want) (any )?more(?! _)',
        '(start~|expand~|grow~|complete|complet~|extend~|rais~|plan~|enlarg~|have|having) (a |your |the |their )?family|family planning|your family complete',
        `(you|she|he|they|plan~|want~|hop~|try~|intend~|think~) (_ ){0,3}(want~|plan~|hop~|try~|intend~|think~|expect~|like|wish~) (to |for |of |about |on |have |having )*${kidQuality}(children|kids|child|bab(y|ies))`,
        'settl~ down|biological clock',
      ],
      uk: [
        '(хоче|планує|мріє про) (_ )?(дитину|дітей|малюка)',
        `(плану~|дума~|збира~|хоч~|мрі~|готу~|відклада~|чека~|очіку~) (ви |ти |ще |найближч~ |часом |мати |заве~ |завод~ |про |на |другу |другого |третю |першу |одну |скоро |собі |більше |колись |народ~ |із )*(дітей|дитин(у|и|ку)|діток|малюк~|народжув~|народи~|поповненн~|другу|первіст~)`,
        '(ви|чи|коли|скоро|ще) (_ ){0,2}(народжувати|народити|народите)|поповненн~ (_ ){0,2}(сім~|родин~)',
      ],
    },
    facts: familyFacts.plans,
    why: {
      en: 'Plans to have children are private, and the question falls mostly on women.',
      uk: 'Плани мати дітей — приватна справа, і питають про це здебільшого жінок.',
    },
    lawful: {
      en: 'The project runs for eighteen months. Is there anything about its schedule you would like to know?',
      uk: 'Проєкт триватиме півтора року. Що б ви хотіли дізнатися про його графік?',
    },
  },
  {
    id: 'pregnancy.state',
    topic: 'pregnancy',
    packs,
    phrases: {
      en: [
        '(looks|seems|appears|probably|may be|might be) (to be )?pregnant',
        toYou('(contracepti~|birth control|fertility treatment|ivf|breast ?feed~|miscarriage~|abortion~)'),
        '(you|she|visibly|obviously|currently|is|get|getting|become|becoming|fall|falling|not|no|candidate) (be |been |a |now |already |also |currently |about to |planning to |get |getting |become |perhaps |possibly )*pregnant|pregnant (women|candidates?|applicants?)',
        '(your|her) (_ )?pregnanc~|(are you|is she|you are|you re|she is) (already |currently |also |perhaps |maybe )*expecting( (a|another|your|her) (baby|child)|(?! _))|expecting (a |another |your |her )(baby|child)|(the|your|her) baby (is )?due|trying for a baby|try~ to conceive',
      ],
      uk: [
        '(скоро|незабаром) (_ )?народ~',
        'після пологів|до пологів',
        "завагітні~|контрацепц~|на (третьому|четвертому|п'ятому|шостому|сьомому|восьмому|дев'ятому) місяці(?! _)",
        'вагітн(а|і|ою)|(брати|беремо|бачу|взяти|візьмемо) (_ )?вагітну|(ваш~|її) вагітн~|(ви|на якому) (_ ){0,2}(якому )?місяці(?! _)|коли (вам )?пологи',
        'вагітн(их|им) (_ ){0,2}(не|просимо|прохання)',
      ],
    },
    facts: familyFacts.pregnancy,
    why: {
      en: 'Pregnancy must not count in hiring.',
      uk: 'Вагітність не може впливати на рішення про роботу.',
    },
    lawful: {
      en: 'This role starts on 1 March and runs full time. Can you meet that schedule?',
      uk: 'Робота починається 1 березня, повний день. Чи підходить вам такий графік?',
    },
  },
  {
    id: 'pregnancy.leave',
    topic: 'pregnancy',
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        '(go|going|goes|take|taking|takes|took|on|need|needing|plan~) (_ ){0,3}(maternity|paternity|parental) leave|(your|her|his) (_ )?(maternity|paternity|parental) leave',
      ],
      uk: [
        '(ви|вам|вас|ваш~|ти|вона|кандидатк~|скоро|підете|піде|збира~|плану~|йдете|йти|вийшли) (_ ){0,4}(декрет~|відпустк~ (по|для|з|за) догляд~)',
      ],
    },
    facts: familyFacts.leave,
    why: {
      en: 'Leave for a birth is a right; past or planned, it must not count in hiring.',
      uk: 'Відпустка у зв’язку з народженням дитини — право; ні минула, ні майбутня не впливає на рішення.',
    },
    lawful: {
      en: 'When could you start, and is there anything planned in the first three months that we should schedule around?',
      uk: 'Коли ви могли б почати і що запланувати з огляду на ваш графік у перші три місяці?',
    },
  },
];
