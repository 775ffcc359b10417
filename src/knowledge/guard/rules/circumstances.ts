import { onTheRoad } from '#knowledge/guard/contexts/lawful-contexts.ts';
import { originFacts } from '#knowledge/guard/facts/origin-facts.ts';
import { notOfAnother, propertyFacts } from '#knowledge/guard/facts/record-facts.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

export const circumstanceRules: readonly GuardRule[] = [
  {
    id: 'property.owned',
    topic: 'property',
    // КЗпП ст. 2-1, Закон «Про зайнятість населення» ст. 11, Закон «Про рекламу» ст. 24-1: майновий стан.
    packs: ['UA'],
    phrases: {
      en: [
        '(do|did) you (own|rent) (or rent |or own )?(your )?(own )?lodgings?(?! (for|budget|rooms?|list|tax|business))|(is|are) your lodgings? (your own|rented|owned|yours)|have (you )?(your )?own lodgings?|(are|re|were) you (still |now )?lodging(?! (a|an|the|your|crews?|staff|people|in|at|near))|whom? (are|were) you lodging with',
        '(do|did) you (own|rent) (or rent |or own )?(a |your |any |the |own )*(home|house|flat|apartment|property|car|land|vehicle|place)(?! (_ )?(module|service|project|end))|(you|your) (_ )?(have )?(any |a )?(debts?|mortgage|savings|loans)(?! (_ )?(product|module|system|service))|your (credit (score|history|rating)|personal finances|financial situation)',
      ],
      uk: [
        '(маєте|є) (ви |у вас )?(_ )?(квартир(а|у)|житло|будинок|авто|машин(а|у)|дач(а|у))(?! (компані|службов)~)',
        // not actions with cars "by one's own figures"
        `(житло|квартира|будинок|машина|авто) (_ ){0,2}${notOfAnother}(своє|своя|свій|власн~|орендован~|винайнят~)`,
        '(власн(а|у|ої|ою|ий|е|ого|им|ому)|свою|своя|своє|свого) (_ )?(квартир~|житл(о|а|ом|і)|будин(ок|ку|ком)|авто|автомобіл~|машин~|нерухом~|землю|дач~)|(винаймаєте|орендуєте) (_ )?(квартир~|житл~)?',
        '(маєте|у вас|є|ваш~) (ви |якісь |непогашен~ |великі |у вас |є )*(борг(и|ів|ами)?|кредит(и|ів|у)?|іпотек~|аліменти)|(ваш~|у вас) (_ )?(матеріальн~|майнов~|фінансов~) (стан~|становищ~)',
      ],
    },
    facts: propertyFacts,
    unless: onTheRoad,
    why: {
      en: 'Property and debts are private; Ukrainian law protects property status.',
      uk: 'Майно й борги — приватна справа; майновий стан захищений законом.',
    },
    lawful: {
      en: 'The job takes you to sites without public transport. Can you get there with the company car?',
      uk: 'Робота з виїздами туди, де немає транспорту. Чи зможете ви їздити службовим авто?',
    },
  },
  {
    id: 'residence.place',
    topic: 'residence',
    // КЗпП ст. 2-1, Закон «Про рекламу» ст. 24-1: місце проживання; Закон «Про забезпечення прав і свобод
    // внутрішньо переміщених осіб» ст. 14.
    packs: ['UA'],
    phrases: {
      en: [
        'where (do|did|are|were) you (lodge|lodging)|(are|were) you (a |an )?(local |permanent )?resident(?= ?$|,| (of|here))(?! of (the )?(hospital|programme|program))|how long have you been (a )?resident|where (exactly )?do you live|(which|what) (district|neighbourhood|neighborhood|part of town) do you live|your (home|registered) address|how long have you lived|(local residents|residents of _|residents) only|(are|were) you (a |an )?(displaced|internally displaced)',
      ],
      uk: [
        '(приїхали|виїхали|переїхали|евакую~) (_ ){0,2}(з|із|зі) (_ )?(територі~|донбас~|крим~|донецьк~|луганськ~|окупаці~)|лише корінні',
        'прописк(а|и|у|ою|і)|(ви|де ви) (_ )?прописан(і|ий|а)|(за якою адресою|де) (_ ){0,2}(зареєстрован(і|ий|а)|мешкаєте|проживаєте)|де (саме )?ви (живете|мешкаєте)|де живете|ваш~ (місце проживання|домашн~ адрес~|адрес~ (реєстрації|проживання))',
        "(ви|ти|кандидат~|він|вона) (_ ){0,2}(переселен~|впо|внутрішньо переміщен~|біжен~)|(тільки|лише|виключно) (для )?(киян~|киянок|львів'ян~|харків'ян~|одесит~|місцев~|мешкан~|жител~|дніпрян~)",
        '(мешкан~|жител~|переселен~|іногородн~|впо) (_ ){0,3}(не|просимо)|ви (теж |також |самі |сам |сама )?(місцев(ий|а) |тутешн(ій|я) )?(мешканець|мешканка|житель|жителька)(?= ?$|,| (цього|цієї|міста|району|села|нашого|тутешн))|ви з нашого (будинку|під.їзду|двору|району|села|міста)(?= ?$|,)',
      ],
    },
    facts: originFacts.residence,
    why: {
      en: 'Ukrainian law protects the place of residence and those who had to move.',
      uk: 'Місце проживання й статус переселенця захищені законом.',
    },
    lawful: {
      en: 'Work starts at 9:00 in the office. Can you be there on time?',
      uk: 'Робота починається о 9:00 в офісі. Чи зможете ви приїздити вчасно?',
    },
  },
];
