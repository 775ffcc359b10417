import { religionFacts } from '#knowledge/guard/facts/belief-facts.ts';
import { toYou } from '#knowledge/guard/subject/address.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

// US: Title VII, 42 USC 2000e-2. UK: Equality Act 2010 s.10. EU: Directive 2000/78/EC. UA: КЗпП ст. 2-1,
// Закон «Про зайнятість населення» ст. 11, Закон «Про рекламу» ст. 24-1.
const packs = ['US', 'UK', 'EU', 'UA'] as const;
const believer =
  '(christians?|catholics?|protestants?|muslims?|islamic|jewish|jews?|hindus?|sikhs?|buddhists?|atheists?|mormons?|baptists?|evangelicals?|believers?|jehovah s witness~)';
const ukBeliever =
  "(невіруюч~|віруюч~|атеїст~|православн~|католи(к|чка|ки|ків|ком)|греко ?католи~|протестант~|баптист~|мусульман~|іуде~|юде(й|ї|їв)|буддист~|євангел~|свідок єгови|свідки єгови|п'ятидесятник~|християн~)";

export const religionRules: readonly GuardRule[] = [
  {
    id: 'religion.faith',
    topic: 'religion',
    packs,
    phrases: {
      en: [
        `^ ?${believer}(,| and)`,
        toYou('(creed|churchgoer|pious|baptis(ed|m)|atheis~|christened)'),
        'place of worship|(which|what) bible',
        '(your|his|her) (own |personal )?(religion|faith(?! in)|church|denomination|religious _|parish|mosque|synagogue|god)|(what|which) (religion|faith|church|denomination|religious (holiday~|belief~|communit~))(?= ?$| (do|are|did|is|were|was|would|you))',
        `(are|were|is) (you|she|he) (_ ){0,3}(religious|orthodox(?! (about|in))|${believer})`,
        `(devout|practi[sc]ing|strict|observant|only|prefer~|for a|committed) ${believer}|(non )?${believer} (_ )?(preferred|only|need not|wanted)`,
        'believe in (a |any )?(god|jesus|allah|higher power|heaven)',
      ],
      uk: [
        '(важлив~|значущ~) (_ ){0,3}(віра|релігія)|(віра|релігія) (_ ){0,2}важлив~|богослужін~',
        `^ ?${ukBeliever}`,
        'до (якої|якого) (_ ){0,2}(церкв~|храм~|релігі~|конфесі~|громади)',
        '(о)?хрещен(і|ий|а)|сектант~|патріархат~|(дозвол~|забороня~|завадить|заважа~) (_ ){0,2}(віра|релігія|церква)',
        '(ваш~|твоя|твоєї|якої|яку|якого|яка|до якої|у вас) (ви |у вас |ваша |_ ){0,2}(релігі~|вір(а|и|у|ою|і)|віросповіданн~|конфесі~|церкв~|парафі~)(?! в)|(які|ваш~|ви|вам|вас) (_ ){0,3}релігійн~',
        `(ви|ти|чи|людин~|кандидат~|він|вона|мабуть) (_ ){0,3}${ukBeliever}|(шука~|потрібн~|лише|тільки|перевага|бажано) (_ ){0,2}${ukBeliever}|${ukBeliever} (не|просимо|прохання)`,
        'вір(ите|иш|ить) (_ ){0,2}(бог~|господ~|ісус~|аллах~)',
      ],
    },
    facts: religionFacts.faith,
    why: {
      en: 'Faith, or having none, must not count in hiring.',
      uk: 'Віра чи її відсутність не може впливати на рішення про роботу.',
    },
    lawful: {
      en: 'The rota includes Saturdays and some public holidays. Can you work it?',
      uk: 'У графіку є суботи й деякі святкові дні. Чи можете ви так працювати?',
    },
  },
  {
    id: 'religion.practice',
    topic: 'religion',
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        toYou(
          'religious(?! (ground~|neutral|text~|calendar~|organi~|studies|educat~|institut~|client~|customer~|communit~ (center|centre)))',
        ),
        '(eat|keep|need|follow) (_ )?(halal|kosher)',
        '(go|going|goes|attend~|visit~|belong~|observe|observing|celebrat~|keep|keeping|practi[sc]e|fast~) (_ ){0,3}(church|mass|mosque|synagogue|temple|religio~|ramadan|sabbath|lent|shabbat|easter|christmas|eid|diwali|hanukkah|passover|yom kippur)',
        '(you|she|he) (_ ){0,5}(pray|prays|praying|prayers?|prayer (time|room|break)s?)',
        '(wear~|remov~|take off|that|your|the|her) (_ ){0,1}(hijab|headscarf|head scarf|turban|kippah|yarmulke|burqa|niqab)',
      ],
      uk: [
        'на служб(і|у) (_ )?(божі~|неділ~|щонеділ~|церкв~)|(ви) (_ ){0,2}на службі (в|у) неділю',
        '(халяль|кошер~) (_ ){0,2}(їсте|дотриму~)|(їсте|дотриму~) (_ ){0,2}(халяль|кошер~)',
        '(ходите|ходить|відвіду~|належ~|буваєте|ходиш) (_ ){0,3}(церкв~|храм~|мечет~|синагог~|молитов~|костел~|конфесі~|релігі~)',
        '(ви|тримає~|дотриму~|вам) (_ ){0,3}(молитеся|молитися|молитв~|молитов~|піст|пост(у|ите)|рамадан~|шаб+ат~|намаз~|сповід~|причаща~)|святку~ (_ ){0,2}(великдень|різдво|пасх~|ханук~|рамадан|курбан)',
        '(ви|носите|носить|зніма~|ваш~) (_ ){0,2}(хустк~|хіджаб~|паранджу|чалм~|кіпу|тюрбан)',
      ],
    },
    facts: religionFacts.practice,
    why: {
      en: 'Worship, feasts and dress are religion, and the law protects it.',
      uk: 'Богослужіння, свята й одяг — це релігія, а вона захищена законом.',
    },
    lawful: {
      en: 'The rota includes Saturdays and some public holidays. Can you work it?',
      uk: 'У графіку є суботи й деякі святкові дні. Чи можете ви так працювати?',
    },
  },
];
