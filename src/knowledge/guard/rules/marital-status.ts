import { maritalFacts } from '#knowledge/guard/facts/family-facts.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

// US: Title VII where asked of one sex; state laws protect marital status itself. UK: Equality Act 2010 s.8.
// EU: Directive 2006/54/EC art. 2 and 14 (family status). UA: КЗпП ст. 2-1 (сімейний стан).
const packs = ['US', 'UK', 'EU', 'UA'] as const;
const topic = 'marital_status';
const state =
  '(married|divorced|widowed|unmarried|separated|engaged(?! (in|with|by|on|at))|single(?! (_ )?(point|thread)))';

const text = {
  why: {
    en: 'Marriage and partners have nothing to do with the work.',
    uk: 'Шлюб і партнер не мають стосунку до роботи.',
  },
  lawful: {
    en: 'The role means moving to another city. Would you do that, and by when?',
    uk: 'Посада передбачає переїзд. Чи готові ви переїхати і коли?',
  },
};

export const maritalStatusRules: readonly GuardRule[] = [
  {
    id: 'marital-status.state',
    topic,
    packs,
    phrases: {
      en: [
        'single (men|women)',
        '(when|since|after|before) you (got )?married|you change your (last |sur)?name',
        '(booked|books|booking|planned|plans|planning|organi[sz](ed|es|ing)|saving( up)? for|paying for|paid for) (an? |the |own )*(_ )?wedding (_ ){0,4}(herself|himself|yourself|her own|his own)',
        'is there a (mrs|mr|ms|miss) _|(tied|tie|tying) the knot|in a (serious |steady |long term |committed )?relationship(?! with (the|a|your))|(seeing|dating) (someone|anyone)|are you a bachelor(?! (s|of))|who do you live with',
        `(are you|you are|you re|were you|is (he|she)|(he|she) (is|s)|have you|ever been|been|newly|recently|happily|just|get|getting|candidate is) (still |currently |already |also |ever |now |been |a |got )*${state}(?! (data|dataset~|the data|two|these|those))`,
        `(married|single|divorced|unmarried|widowed|engaged) (or|and) ${state}|(un)?married (candidate~|applicant~)|(single|unmarried) (candidate~|applicant~)`,
        '^ ?(divorced|unmarried|widowed)|marital status|maiden name|(miss|ms|mrs) or (miss|ms|mrs)|plan~ to marry|family man',
        '(are you|you are|you re|she is|he is|your|her|his|the|own) (plan~ |organis~ |organiz~ )?(a |the |own )*wedding(?! (venue|industr|plan|photo|app|busin|day|market|websit))',
      ],
      uk: [
        '(ви|офіційно|ще не) (_ ){0,2}розписан(і|ий|а)',
        '(ви|маєте|зараз) (_ ){0,2}(у|в) стосунках|(пані|пан) чи панна|зустрічаєтеся (ви )?з (кимось|кимсь)|з ким (ви )?(живете|мешкаєте)',
        '(не)?одружен(а|ий|і|их|им|ими)|(не)?заміжн~|заміж|розлучен(а|ий|і)|розведен(а|ий|і)|холост(ий|як~)|удов(а|ець|иця)|вдов(а|ець|иця)',
        'сімейн~ (стан~|становищ~)|дівоч~ прізвищ~|(розлуч|одруж)(илися|ились|итеся|уєтеся|ився|илася|уватися|итися)',
        '(у вас|ваш~) (_ ){0,2}весілл~|(ви|вас|ваш~) (_ ){0,3}шлюб(і|у|ом)?',
      ],
    },
    facts: maritalFacts.state,
    ...text,
  },
  {
    id: 'marital-status.partner',
    topic,
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        '(your|his|her|a|any) (husband|wife|spouse|fiance~|boyfriend|girlfriend|better half|other half|significant other)',
        '(is|does|would|will|has|did|can|could|how does|what does) your partner|your (life )?partner (is|feel~|think~|mind~|agree~|work~|support~|mov~|relocat~)|(have|has|got) a partner(?! _)',
        '(live|living) (together )?(with )?(a |your |any )*(partner|someone|anyone|parents|boyfriend|girlfriend|alone)',
      ],
      uk: [
        '(дума~|каже|скаже|вважа~|погодж~) (_ ){0,1}(дружина|чоловік|наречен~)|(дружина|чоловік) (дума~|каже|вважа~|погодж~)',
        '(ваш~|твій|твоя|твого|твоєї|твоя|її|його) (_ )?(чоловік(?! команд)|чоловіка|чоловіку|чоловіком|дружин~|наречен~|половин~|хлопець|хлопця|дівчин~|обранець|обраниц~)',
        '(не проти|проти|скаже|дозвол~|став~ся|погодит~|відпуст~|працює) (_ ){0,2}(дружина|чоловік|половинк~)|(дружина|чоловік) (_ ){0,2}(не проти|проти|скаже|дозвол~|став~ся|погодит~|відпуст~)',
        '(є|маєте) (у вас |ви |ти |вже )*(хлопець|хлопця|дівчина|дівчину|наречен~|чоловік|чоловіка|дружина|дружину|пара|пару|партнер по життю)(?! (в команд~|у команд~))',
        '(живете|мешкаєте) (ви )?(_ )?(сам(і|а|у)?|одні|одна|один|з кимось|з батьками|з чоловіком|з дружиною|разом|удвох|самостійно)',
      ],
    },
    facts: maritalFacts.partner,
    ...text,
  },
];
