import { sexFacts } from '#knowledge/guard/facts/sex-facts.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

// US: Title VII, 42 USC 2000e-2 and 2000e-3(b) (notices); Bostock v. Clayton County, 590 U.S. 644 (2020) for orientation
// and gender identity. UK: Equality Act 2010 s.7, s.11, s.12. EU: Directive 2006/54/EC; 2000/78/EC for orientation.
// UA: КЗпП ст. 2-1, Закон «Про рекламу» ст. 24-1, Закон «Про забезпечення рівних прав та можливостей жінок
// і чоловіків» ст. 17.
const packs = ['US', 'UK', 'EU', 'UA'] as const;

const person = '(girl|guy|lady|ladies|man|woman|men|women|male|female|boys?|girls|guys|lads?|gentleman|gentlemen|gal)';
const ukPerson =
  '(жінк(а|и|у|ою|ам)|жінок|жінці|дівчин(а|и|у|ою|і)|дівчат(а|ам|ами)?|чоловік(а|ів|и|ам|ом|у|ові)?|хлоп(ець|ця|ці|ців|цям|цю|цем))';

export const sexRules: readonly GuardRule[] = [
  {
    id: 'sex.wanted',
    topic: 'sex',
    packs,
    kinds: ['advert', 'note'],
    phrases: {
      en: [
        `${person} (candidates?|applicants?|employees?|staff)? ?(only|preferred|wanted|required|needed|need not)|only ${person}`,
        `(prefer~|ideally|preferably|need|needed|seek~|looking for|want|wanted|hir~|requires?) (a |an |some |our |the )?(_ ){0,2}${person}(?! (s|fashion|health|wear|clothing|shoes|football) )`,
        `(suits?|suitable for|fits?|for) (a |an |real |strong |the )+${person}(?! (s|fashion|health|wear|clothing|shoes?|football) )|(sex|gender) (_ )?(male|female|man|woman)|^ ?(male|female|man|woman|lady|girl)(,| or|$)`,
        `ideal (man|woman|girl|lady|guy)|^ ?(_ ){0,2}(girls?|boys?|lads|guys|lad(y|ies)|wom[ae]n|m[ae]n|gentlem[ae]n) (for|to|with|at|needed|who|aged|up|under|over|from)`,
      ],
      uk: [
        `(потрібн~|потрібен|шука~|запрошу~|розгляда~|бажан(о|а|ий)|тільки|лише|виключно|винятково|перевага|набира~|приймемо|візьмемо|необхідн~) (для |на |_ ){0,3}${ukPerson}`,
        `ідеальн(ий|а) (чоловік|жінка|дівчина|хлопець)|^ ?(_ ){0,2}(дівчата|дівчина|хлопці|хлопець|чоловіки|чоловік|жінки|жінка) (на|для|у|в|до|від|з|із|що|[0-9]+)`,
        `стат(ь|і) (кандидат~ )?(жіноч~|чоловіч~|ж|ч)|(робота|вакансія|посада) (тільки |лише )?для (жінок|чоловіків|дівчат|хлопців)|^ ?(жінка|дівчина|хлопець|чоловік)(,| до| від)`,
      ],
    },
    facts: sexFacts.wanted,
    why: {
      en: 'A vacancy is open to every sex unless the law itself names an exception.',
      uk: 'Вакансія відкрита для всіх; винятки за статтю визначає лише закон.',
    },
    lawful: {
      en: 'Name the work: "lifting up to 25 kg", "greeting visitors", "a sales person with a network in retail".',
      uk: 'Назвіть саму роботу: «піднімати до 25 кг», «зустрічати відвідувачів», «досвід продажів у роздрібі».',
    },
  },
  {
    id: 'sex.role',
    topic: 'sex',
    packs,
    phrases: {
      en: [
        '(date|dating|marry) (men|women)|been a (woman|man|girl|boy)(?! (in|of))|always (been )?a (woman|man)|(full of|among|surrounded by|with only|only) (men|women|guys|girls|ladies)',
        '(respect|accept|obey|follow|trust|listen to) (_ ){0,2}(female|woman|lady|girl)|(guys|lads|men|boys) (_ ){0,2}(respect|accept|obey|mind)|are you (a |really |actually )*(man|woman|male|female|boy|girl)(?! (of|in))',
        'as an? (woman|man|girl|lady|female|male|guy|mother|wife)|(girl|woman|lady|guy|man) like (you|her|him)|all (male|female) (crew|team|staff|department|group|environment|office)|(male|female) dominated (team|crew|department|office|environment|field|industry|workplace|group)',
        'as the (only|single|sole|one) (woman|female|girl|man|male|guy)',
        '(only|single|one|sole) (woman|female|girl|man|male|guy) (on|in|among|of|here|at)',
        `(orders from|instructions from|directions from|work for|work under|working for|working under|report to|reporting to|managed by|led by|bossed by) (a |an |another )?${person}`,
        '(men|women|guys|boys|lads|male colleagues|female colleagues) (_ ){0,2}(take you|listen to you|respect you|report to you|accept you|obey you)',
        '(pretty|attractive|beautiful|good looking) (girl|woman|lady|man|guy)|(your|her|his) (gender|sex)(?! (ratio|field|split))|what gender|your (own )?gender',
      ],
      uk: [
        'керівни(цею|ком|ці|цю) жінк~|жінк(ою|и|у) керівни~',
        '(завжди|були|народилися) (_ )?(жінкою|чоловіком)|серед (самих|одних) (чоловіків|жінок|хлопців|дівчат)',
        '(підкоря~|слуха~|корит~) (_ ){0,3}(жінц~|жінк~|дівчин~)|ви (_ ){0,2}(чоловік|жінка) чи|ви (точно|справді) (чоловік|жінка)',
        `як (для )?(жінк~|жінці|дівчин~|чоловіка|хлопця)|(ви|вам|вас) (як )?(жінк~|жінці|дівчин~|чоловік|чоловікові)(?! (команд|клієнт))|(жіноч~|чоловіч~) (колектив~|команд~|робот(а|и|у)|справ~|професі~)`,
        `(ви|вам|вас) (_ )?єдин~ (жінк~|жінці|дівчин~|чоловік~|хлопц~)`,
        `(єдин(а|ою|ий|им|ої)|одн(а|ою)) (_ )?(жінк~|дівчин~|чоловік~|хлопц~) (у|в|серед|на|поміж)|(під керівництвом|підпорядк~|накази|вказівки|підлягати|слухати~) (_ )?(жінк~|жінці|дівчин~|чоловік~)`,
        'якої (ви )?статі|ваш~ (стать|статі|гендер)',
      ],
    },
    why: {
      en: 'It treats sex as a fact about the work.',
      uk: 'Стать тут подано як щось важливе для роботи.',
    },
    lawful: {
      en: 'Tell me about a time a team questioned your decision. What did you do?',
      uk: 'Розкажіть, коли команда сумнівалася у вашому рішенні. Що ви зробили?',
    },
  },
  {
    id: 'sex.stereotype',
    topic: 'sex',
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        '(women|men|girls|females) (_ )?(make|be|are|become) (_ )?(good|bad|worse|better|suited|cut out)|(hire|hiring) (women|men)(?! (s|for) )',
        '(heavy|hard|tough|much|rough|dirty|dangerous) (work |job )?for (a |an |the )?(woman|girl|lady|man|women|girls)',
        '(trust|give|leave|let) (_ )?(girl|woman|lady|women|girls) (_ ){0,2}(with|near|to|on|do)',
        '(a|any) (_ )?(lady|woman|girl|female) (can|could|should|would|will|might)',
        '(women|woman|girls?|ladies|lady|men|man)(?! (of|aged) [0-9]) (_ ){0,2}(often|always|usually|tend|cannot|can t|would not|wouldn t|will not|won t|don t|do not|are too|should|survive|cope)|(will|would|can|could|do) (a |an |the )?(girl|woman|lady)',
      ],
      uk: [
        '(можуть|вміють|здатн(і|а)|варто) (_ ){0,1}(жінки|жінкам|дівчата|дівчатам)(?! (користув|купув))|(жінки|дівчата) (_ )?(гірш|краще|не )',
        '(дівчині|жінці|дівчатам|жінкам|бабі) (_ ){0,6}не (довір|дав|доруч|поруч)~',
        '(важк|складн|легк|заважк|заскладн|непосильн)(а|о|е|ий) (_ ){0,4}(жінк~|жінці|дівчин~)',
        '(впора~|зможе~|витрима~|потягн~|здатн~) (_ ){0,2}(жінк~|жінці|дівчин~|дівчат~)',
        '(жінці|жінкам|дівчині|дівчатам|жінкою|дівчиною|жінка|дівчина) (_ ){0,4}(важко|складно|керува~|витрима~|впора~|не зможе|не місце|місце|під силу)|(важко|складно|страшно|боїтеся) (_ ){0,2}(жінці|дівчині|жінкою|дівчиною)',
      ],
    },
    why: {
      en: 'It judges one person by a saying about a whole sex.',
      uk: 'Про людину тут судять за стереотипом щодо її статі.',
    },
    lawful: {
      en: 'What would you do first in a team that does not know you yet?',
      uk: 'З чого ви почали б у команді, яка вас іще не знає?',
    },
  },
  {
    id: 'orientation.asked',
    topic: 'orientation',
    packs,
    phrases: {
      en: [
        'you (_ )?(date|dating|sleep with|live with|marry) (men|women|guys|girls)',
        'same sex (partner|relationship|marriage)',
        '(your|his|her) (sexual orientation|sexuality|sexual preference~|sex life|love life)|what (is|s) (your )?sexual orientation',
        '(are|is|were) (you|she|he|they) (_ ){0,2}(gay|lesbian|bisexual|homosexual|queer|heterosexual|asexual|straight(?! (about|with|to|away|from|forward)))|(probably|openly|maybe|seems|be|clearly|obviously|looks) (gay|lesbian|bisexual|homosexual|queer)|(he|she) (is|s) (gay|lesbian|bisexual|queer)',
        '(prefer|date|dating|attracted to|into|like) (men|women|boys|girls|guys) or',
      ],
      uk: [
        '(належите|ви) (_ ){0,2}(до )?лгбт~',
        '(ваш~|яка|якої|у вас|його|її) (_ ){0,3}(сексуальн~|статев~) (орієнтаці~|вподобан~|житт~)|нетрадиційн~ орієнтаці~',
        '(ви|ти|він|вона|мабуть|певно|здається|схоже|кандидат~) (_ ){0,2}(гей|геєм|лесбі~|бісексуал~|гомосексуал~|гетеросексуал~|натурал(ка|ом)?|лгбт~)',
        '(подоба~|зустріча~|приваблю~|кохаєте) (_ ){0,2}(хлопц~|дівчат~|дівчин~|чоловік~|жінк~|жінок)|(хлопці|чоловіки) чи (дівчата|жінки)',
      ],
    },
    facts: sexFacts.orientation,
    why: {
      en: 'Sexual orientation is private and protected.',
      uk: 'Сексуальна орієнтація — приватна справа, захищена законом.',
    },
    lawful: {
      en: 'What helps you work well with a team?',
      uk: 'Що допомагає вам добре працювати в команді?',
    },
  },
  {
    id: 'gender-identity.asked',
    topic: 'gender_identity',
    packs,
    phrases: {
      en: [
        'always been (a )?(man|woman|male|female)',
        'pronouns (were|did) you',
        '(are|is|were) (you|she|he|they) (_ ){0,2}(trans|transgender|transsexual|non ?binary|intersex|genderqueer|cisgender)|(gender|sex) (reassignment|change|affirm~|confirm~) (surgery|operation|procedure|treatment)?',
        '(before|after|since) you (transitioned|transition)(?! (to|into|from))|your transition(?! (to|into|from|plan))|born (a |as a )?(male|female|man|woman|boy|girl)|(your|his|her) (real|birth|biological|legal|assigned) (sex|gender)|dead ?name',
      ],
      uk: [
        'завжди були (жінкою|чоловіком)',
        'зміню(вали|єте|вати|вав|вала) (ви )?(_ )?стать',
        "трансгендер~|транссексуал~|трансперсон~|небінарн~|(змін(и|у|юва~|ити)|корекці(ю|ї)) стат(і|ь)|(звали|ви були|виглядали|ім'я) (_ )?до (_ )?переходу(?! _)",
        '(ваш~|його|її) (справжн~|біологічн~|паспортн~) (стат~|гендер~)|народи(лися|вся|лася) (_ )?(хлопчик~|дівчинк~|чоловіком|жінкою)|гендерн~ ідентичн~ (у вас|ви)|(ваш~|яка у вас) гендерн~ ідентичн~',
      ],
    },
    facts: sexFacts.identity,
    why: {
      en: 'Gender identity is private and protected.',
      uk: 'Гендерна ідентичність — приватна справа, захищена законом.',
    },
    lawful: {
      en: 'How would you like to be addressed?',
      uk: 'Як до вас звертатися?',
    },
  },
];
