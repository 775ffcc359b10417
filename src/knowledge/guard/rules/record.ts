import { militaryFacts, recordFacts } from '#knowledge/guard/facts/record-facts.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

export const recordRules: readonly GuardRule[] = [
  {
    id: 'arrest-record.asked',
    topic: 'arrest_record',
    // Title VII, disparate impact: EEOC Enforcement Guidance of 25 April 2012: an arrest is no proof of conduct.
    // Convictions are a separate matter and not covered here.
    packs: ['US'],
    kinds: ['question', 'note'],
    phrases: {
      en: [
        '(you|he|she) (_ ){0,6}(arrest|arrests|arrested|detained by|charged with (a |an )?(crime|offen[cs]e|felony|misdemeanou?r))|arrested (_ ){0,3}you|(your|his|her) arrest|arrest record|police (_ ){0,3}(arrest~|charge~|detain~) (_ ){0,3}you|trouble with the (police|law)',
      ],
      uk: ['(вас|ви|ваш~) (_ ){0,4}(заарешт~|арешт~|поліці~|міліці~)|(затриму~|заарешт~) (_ ){0,2}вас'],
    },
    facts: recordFacts.arrest,
    why: {
      en: 'An arrest proves nothing, and such questions hit some groups harder.',
      uk: 'Затримання нічого не доводить, а такі запитання зачіпають одні групи людей частіше за інші.',
    },
    lawful: {
      en: 'After the offer we run the check this job requires. Do you agree to it?',
      uk: 'Після пропозиції роботи ми проводимо перевірку, якої вимагає ця посада. Чи згодні ви?',
    },
  },
  {
    id: 'pay-history.asked',
    topic: 'pay_history',
    // EU: Directive (EU) 2023/970 art. 5(2), due in national law since 7 June 2026. US: state law, for instance
    // California Labor Code 432.3 and New York Labor Law 194-a.
    packs: ['US', 'EU'],
    kinds: ['question', 'note', 'advert'],
    phrases: {
      en: [
        '(were|are|was|is) (you|she|he) (on|earning|making|getting) (over|under|more than|less than|about|around|at least|up to|above|below|nearly) (£|€|[$] ?)?[0-9]+([.,][0-9]+)? ?(k|thousand|an hour|per hour|a year|a month)|(were|are) you paid (over|under|more than|less than|about|around|above|below|at least) [0-9]+|(was|is|were) your (last |old |previous |current )?(salary|pay|wages?) (over|under|more than|less than|about|around|above|below|at least) [0-9]+|(were|are) you on (over|more than|about|around|up to) [0-9]+ ?% (of )?(bonus|commission)|(were|are) you earning (over|under|more than|less than|about|around|above|below) [0-9]+|(was|is|were) your (last |old |previous |current )?(bonus(es)?|commission|pay rise) (over|under|more than|less than|about|around|at least|up to|above|below) [0-9]+|[0-9]+ ?k? (a year |an hour )?you (earned|made|make|earn) (there|now|before)|how much (of it )?(is|was) your pay',
        'how much are you (on|getting|making)(?! (top|board|track))|(your|last|recent) (_ )?(pay ?slip|pay ?stub|p60|w ?2)|on your current (pay|money)',
        '(your|his|her) (current|present|last|previous|past|old) (_ )?(salary|pay|wages?|compensation|income|earnings)|salary history|pay history',
        'how much (do|did|are|were|was) you (currently |now )?(earn|earning|make|making|paid|getting|get paid)|what (do|did) you (currently )?earn(?! [a-hj-z])|what (are|were) you (currently |being |getting )*(paid|earning)|(what|how much) (do|did|does) (they|your (last |current |previous )?(employer|company)) pay you|what (is|was) your (salary|pay) (at|in|now|before|currently)',
      ],
      uk: [
        '(яку|яка) (_ )?зарплат~ (ви )?(отриму~|мали|була)|ви (заробля|отриму)[а-џґ]+ (понад|більше|менше|близько|до|під) [0-9]+ ?([0-9]{3} ?)?(тис[а-џґ]*|грн|гривень|доларів|євро)|(вам|тобі) плат[а-џґ]+ (понад|більше|менше|близько|до|під) [0-9]+|ваш(а|у) (ставка|зарплата|ставку|зарплату) (була |є )?(понад|більше|менше|близько|під) [0-9]+|(премія|надбавка|бонус)[а-џґ]* (була |становила )?(понад|більше|менше|близько) [0-9]+ ?(%|відсотк[а-џґ]*) (_ )?у вас',
        'скільки (вам|тобі) (_ ){0,2}плат~|скільки (ви |вам |вас |_ ){0,3}(заробля~|отримува~|отримуєте|платили|платять)(?! (_ )?([а-џґ]{3,}(ові|еві|ику|ерам|икам|ерові|ачам|ачу|арю)|нашим|новим|стажист|новачк)(?![а-џґ]))|(попередн~|минул~|останн~|теперішн~|нинішн~|поточн~) (_ )?(зарплат~|оклад~|заробіт~|дохід|доход~)',
        '(яка|який|яку) (у вас |ваша |ваш |була |був )*(зараз |тепер |нині |там |раніше )*(зарплата|зарплату|дохід|оклад|заробіток)( (зараз|тепер|нині|була|був|раніше|у вас))?(?! (вас|ви|очіку|цікав|бажа|влашт|на цій|на посад|на руки (і|й|та|чи|після)))',
      ],
    },
    facts: recordFacts.pay,
    why: {
      en: 'Past pay carries old inequality into the new job; EU law and many US states forbid the question.',
      uk: 'Через колишню зарплату стара нерівність переходить на нову роботу; право ЄС і багатьох штатів США забороняє про неї питати.',
    },
    lawful: {
      en: 'The range for this role is stated in the advert. Does it suit you?',
      uk: 'Межі оплати на цій посаді вказані в оголошенні. Чи влаштовують вони вас?',
    },
  },
  {
    id: 'military.service',
    topic: 'military',
    // USERRA, 38 USC 4311: past, present or future service in the uniformed services, National Guard and reserves included.
    packs: ['US'],
    kinds: ['question', 'note', 'advert'],
    phrases: {
      en: [
        '(discharge|discharged) (_ ){0,5}(army|military|navy|service|forces|marines|air force)|(dishono~|honou?rabl~|hono~) discharge~|military (discharge|obligation~|status)|(army|navy|military) discharge',
        '(your|you|her|his) (_ ){0,4}(national guard|army reserve~|reservist|reserve duty|reserves|military (duty|duties|service obligation~))|no (reservists|national guard)',
      ],
      uk: [],
    },
    facts: militaryFacts.named,
    why: {
      en: 'US law protects service in the forces, the Guard and the reserves, past and future.',
      uk: 'Право США захищає службу у війську, Національній гвардії та резерві, минулу й майбутню.',
    },
    lawful: {
      en: 'Which skills from your earlier work, service included, would you use here?',
      uk: 'Які вміння з попередньої роботи, зокрема служби, ви застосували б тут?',
    },
  },
];
