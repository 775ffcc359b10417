import { politicsFacts, unionFacts } from '#knowledge/guard/facts/conviction-facts.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

/** Marks a strike as other people's. */
const enOthers =
  '(?<!(?<![a-z])(unions?|staff|drivers|handlers|pilots|crews?|workers|controllers|dockers|nurses|teachers|colleagues|they|we|who) (had |have |has |also )?)';
const ukOthers =
  '(?<!(?<![а-џґ])(профспілк[а-џґ]+|диспетчер[а-џґ]*|працівник[а-џґ]*|водії|пілоти|вантажник[а-џґ]*|перевізник[а-џґ]*|фермери|колеги|вони|які|хто) (_ )?)';

const union = {
  topic: 'union',
  // US: NLRA, 29 USC 158(a)(1) and (3). UK: Trade Union and Labour Relations (Consolidation) Act 1992 s.137.
  // UA: КЗпП ст. 2-1 (членство у профспілці, участь у страйку), Закон «Про рекламу» ст. 24-1.
  packs: ['US', 'UK', 'UA'],
  why: {
    en: 'Belonging to a union, or not, is a right that must not count in hiring.',
    uk: 'Бути чи не бути членом профспілки — право, яке не впливає на рішення про роботу.',
  },
  lawful: {
    en: 'How have you settled a dispute between staff and management?',
    uk: 'Як ви залагоджували суперечку між працівниками та керівництвом?',
  },
} as const;

export const convictionRules: readonly GuardRule[] = [
  {
    id: 'politics.views',
    topic: 'politics',
    // КЗпП ст. 2-1, Закон «Про зайнятість населення» ст. 11, Закон «Про рекламу» ст. 24-1: політичні переконання.
    packs: ['UA'],
    kinds: ['question', 'note'],
    phrases: {
      en: [
        '(belong~|member~|join~) (_ ){0,2}political party',
        '(current|present|ruling) (government|president|regime)',
        '(back|support|elect~|like|trust) (_ )?(the |a |our )?(president|government|opposition|ruling party)',
        '(you|she|he) (_ ){0,3}(vote|votes|voted|voting) (for|in)(?! (the|a|which|your) (_ )?(design|sprint|feature|story|proposal|option|retro))|(which|what) (political )?party (do|did|are|would) you|(which|what) (president|presidential candidate) (do|did) you',
        '(your|his|her|what|which) (_ )?(political (views?|part(y|ies)|beliefs?|opinions?|leaning~|affiliation|convictions?)|politics)',
        '(are|is|were) (you|she|he) (a |an |more |rather )*(conservative(?! (about|with|in|when))|liberal(?! (about|with|in))|republican|democrat|socialist|communist|left wing|right wing|tory)',
      ],
      uk: [
        '(підтримуєте|підтримували) (ви )?(_ )?(президент~|влад~|уряд~|опозиці~)',
        '(за|проти) (чинн~ |нинішн~ )?(владу|влади|опозицію|опозиції|президента)',
        '(ви|ти) (_ ){0,3}голосу(вали|єте|ватимете|вав)(?! (за|на) (_ )?(дизайн|задач|варіант|ретро))|за кого (_ ){0,3}голосу~|голосували (_ ){0,2}вибор~',
        '(ваш~|які|яка|у вас|його|її) (_ ){0,3}(політичн~ (погляд~|переконан~|уподобан~|вподобан~|позиці~|симпаті~)|партійн~ належн~)',
        '(член~|належите|вступ~|підтримує~|активіст~) (_ ){0,3}парті(ї|ю|єю)|(ви|ваш~) (_ ){0,3}(майдан(?!чик)~|мітинг~)',
        '(ставитеся|ставитесь|ставишся|думаєте|підтримуєте) (_ ){0,4}(влад(и|у|а|ою)|президент~|уряд(у|ом)?|парті(ї|ю)|опозиці~)|кого (_ ){0,5}(президент~|депутат~|мер(и|а)) (_ ){0,3}(підтриму~|обира~|обрали)',
      ],
    },
    facts: politicsFacts.views,
    why: {
      en: 'Ukrainian law protects political convictions.',
      uk: 'Політичні переконання захищені законом.',
    },
    lawful: {
      en: 'The role deals with public bodies. How have you kept neutral in such work?',
      uk: 'Робота пов’язана з держустановами. Як ви зберігали неупередженість у подібній роботі?',
    },
  },
  {
    id: 'union.member',
    phrases: {
      en: [
        '(been|are|were|still) (_ ){0,2}in a (trade |labou?r )?union(?! (type|query))',
        "(you|she|he) (_ ){0,4}(member~|join~|belong~|support~|part|active) (of |to |in |a |an |any |the |some |our |your )*(trade |labou?r |workers'? )?unions?(?! (type|query))",
        '(union members?|unionists?|union activists?) (_ )?(not|need not|preferred|only)|(your|her|his) union (membership|activit~|card|dues)|(you|she|he) (_ ){0,4}(on|a) strike',
      ],
      uk: [
        '(ви|були|досі) (_ ){0,3}(у|в) профспілці',
        '(член~|вступ~|належите|перебуває~|підтримує~|активіст~) (_ ){0,2}профспіл~|профспіл~ (_ ){0,2}не |страйку(вали|єте|ватимете|вав|вала)',
      ],
    },
    facts: unionFacts.named,
    ...union,
  },
  {
    id: 'union.strike',
    kinds: ['question', 'note'],
    namesOthers: true,
    phrases: {
      en: [
        `${enOthers}(led|joined|organi[sz]ed|backed|took part in|was part of|you (_ )?(lead|join|organi[sz]e|back|support|take part in)) (an? |the |that |another )?((rail|airport|baggage|ground|staff|pilots|handlers|depot|dock|drivers|crew|nurses|teachers|workers|wildcat|unofficial)( s)? ){0,2}strikes?(?! (teams?|force|rate|price|zone|group|talks|plan|rota|cover|desk|response))`,
      ],
      uk: [
        `${ukOthers}(організува(в|ла|ли)|очоли(в|ла|ли)|очолюва(в|ла|ли)|підтрима(в|ла|ли)) (_ )?страйк[а-џґ]*|${ukOthers}(бра(в|ла|ли)|бере(те)?|узя(в|ла|ли)|взя(в|ла|ли)) (ви |_ )?участь (_ )?(у|в) (_ )?страйк[а-џґ]*|${ukOthers}(вийш[а-џґ]+|виходи[а-џґ]+|ходи[а-џґ]+) (ви )?на страйк[а-џґ]*`,
      ],
    },
    ...union,
  },
];
