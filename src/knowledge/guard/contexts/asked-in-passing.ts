import type { GuardPhrases } from '#knowledge/guard/guard-rule.ts';
import type { PrivateTopic } from '#knowledge/guard/rules/private-topics.ts';

const ukEasy = '(стиш|берегтис|бережіт|полежат|відпочи|відпочин|зменшити навантаж|не підійма|не піднім|уника)[а-џґ]*';

/** Questions that get at a private fact through everyday things that imply it. */
export const askedInPassing: Partial<Readonly<Record<PrivateTopic, GuardPhrases>>> = {
  health: {
    en: [
      '(doctors?|gp|consultant|cardiologist|physio|anybody in a white coat|someone in a white coat) (ever |recently |already |just )?(told|tell|tells|advised|advise|warned|warn|ordered|asked) you (to|not to|against) (_ )?(slow down|rest|take it easy|stop|avoid|lift|lifting|work|night|nights|cut back|cut down|heavy|lose)',
      '(tablets?|pills?|drops|injections?|medicines?|patch) (that )?you (take|need|swallow|rely on|cannot do without) (in the (morning|evening)|every (day|morning|night)|at (night|breakfast)|to (get|make it|last) through|to sleep|to keep going|first thing)',
    ],
    uk: [
      `(лікар[а-џґ]*|терапевт|кардіолог|невролог|хтось (у|в) білому халаті|люди (у|в) білих халатах) (_ )?(радив|радили|казав|казали|велів|просив|наказав)[а-џґ]* вам (_ )?${ukEasy}`,
      `радив (вам )?(лікар|терапевт|кардіолог|хтось (у|в) білому халаті) (вам )?(_ )?${ukEasy}|радив вам лікар (_ )?${ukEasy}`,
      '(пігулк|таблетк|краплі|крапель|укол)[а-џґ]*,? без (якої|яких|якого) (у |ви |вам |ваш[а-џґ]* )*(ранок|день|ніч|зміна|зміну|не)',
    ],
  },
  age: {
    en: [
      'how far (off|away) is (the|that) day (for you|(when |that )?you (hand over|make way|pass on|stop))',
      '(degree|thesis|dissertation|diploma|finals|studies|course|studied|graduated|studying|school) (_ ){0,8}(on (an? )?(old )?typewriter|overhead (film|projector|transparenc)[a-z]*|carbon paper|punch(ed)? cards?|floppy disks?|slide rules?)|(you|your) (_ ){0,4}(study|studied|learn|learned|learnt) when (slides|lectures|papers|computers|phones) (were|was|still|had)',
    ],
    uk: [
      '(диплом[а-џґ]*|курсов[а-џґ]+|реферат[а-џґ]*|навчал[а-џґ]+|вчил[а-џґ]+) (_ ){0,3}(друкарській машинці|перфокарт[а-џґ]*|друкарською машинкою|логарифмічн[а-џґ]+ лінійк[а-џґ]*)',
    ],
  },
  partner: {
    en: [
      '(second|another|somebody else s|someone else s|a (man|woman) s) (pair of )?(shoes|slippers|toothbrush|coat|razor|pillow) (in|by|on|beside) (the|your|yours?)( (hall|hallway|bathroom|door|bed|wardrobe|hook))?',
      '(whose|which|another|somebody s|any other) name (is |stands |s )?(next to|beside|with|under) yours|(is there|does) another name (_ ){0,2}(on|stand on) your (letter ?box|door ?bell|lease|door)',
    ],
    uk: [
      '(чиїсь|чужі|ще одні|другі|чоловічі|жіночі) (капці|черевики|тапки|тапочки)|(чиясь|друга|ще одна|чужа) зубна щітка',
      '(чиє|яке|ще чиєсь) ім.я (стоїть |є )?(поруч (з|із)|біля|коло) (вашого|вашим)',
      '(з|із) ким (ви )?(удома|вдома) (вам |ви |треба |доведеться |варто )*(порад|радит|узгод|узгодж|погод|погодж|домов)[а-џґ]*',
    ],
  },
  arrest: {
    en: [
      'you (ever )?(had|have|needed|need|were made|asked)? ?(ever )?(had |have )?to (explain|account for|justify|answer for) (yourself|something|anything|things|what you did|your (actions|whereabouts)) to (the |a )?(police|detectives?|officers?|investigators?|magistrates?|prosecutor)',
    ],
    uk: [
      '(доводилося|довелося|траплялося) (вам |колись |ще )*(пояснювати|пояснити|розповідати|доводити) (щось|дещо|своє|себе|де ви) (_ )?(слідч|поліці|дізнавач|прокурор)[а-џґ]*',
      'давали (ви )?(_ )?(пояснення|свідчення|покази) (у|в|про себе) (поліці|відділ|відділк|прокуратур)[а-џґ]*',
    ],
  },
  politics: {
    en: [
      '(badge|pin|sticker|rosette|ribbon) (_ ){0,2}(on |in )?your (lapel|coat|jacket|bag|car) (_ ){0,4}(part(y|ies)|candidate|election|campaign|vote)',
    ],
    uk: ['(ви|були ви|ви були) (колись |раніше )*депутат(ом|кою|ка)?(?= ?$|,| (від|чи|сільськ|міськ|обласн|районн))'],
  },
  pregnancy: {
    en: [
      '(disappear|vanish|step out|step away|leave us|be gone|be away|drop out) (_ ){0,8}(for|because of) (an? |some )?(happy|joyful|glad|pleasant|lovely|good) (reasons?|news|event|occasion|arrival)',
    ],
    uk: [
      '(зникн|підете|покинете|залишите|випадете)[а-џґ]* (_ ){0,6}(з|через|із) (приємн|радісн|щаслив|добр)[а-џґ]+ (причин|нагод|поді|новин)[а-џґ]*|(ваша|вашої) (радісна|приємна|щаслива|радісної|приємної) (новин|поді)[а-џґ]*',
    ],
  },
  military: {
    en: [
      'you (_ )?(owe|owed) (somebody|someone|anybody|the country|them|anyone) (your |a |the )?(uniform|years? in uniform)',
    ],
    uk: ['(по вас|за вами) (_ )?(люди|хлопці|двоє) (у|в) формі|(люди|хлопці|двоє) (у|в) формі (_ )?(по вас|за вами)'],
  },
  property: {
    en: [],
    uk: ['дах над головою (у вас |ваш |чи )*(свій|власний|чужий|орендований)'],
  },
  pay: {
    en: [],
    uk: ['яку (цифру|суму) (нам |нам треба |треба |доведеться |ми маємо )*(перебити|перекрити|побити),? щоб ви'],
  },
  photo: {
    en: [],
    uk: ['(надішл|додай|прикріп|покаж|скинь)[а-џґ]+ (нам )?(себе|вас|обличчя) (великим|крупним) планом'],
  },
  orientation: {
    en: ['(bar|club|pub|cafe|one|place) with (the|a) rainbow'],
    uk: [],
  },
  union: {
    en: ['(which|what) side of the (gate|picket|barrier) (would|will|do|did|are) you'],
    uk: [
      '(з |по )?(якого|який|якому) (боку|бік|боці) (від )?(воріт|прохідної|пікету) (ви |чи )*(стоя|буд|стан|опин)[а-џґ]*',
    ],
  },
  religion: {
    en: [
      'where (do|will|would) you (go|be) (when|at|on|for) (_ ){0,8}(fasting month|month of fasting|end of the fast|feast)|(will|would) you be (away|off|missing) (for|at|on) (_ ){0,4}(feast|end of the fast|holy days?)',
    ],
    uk: [],
  },
  residence: {
    en: [
      '(stops?|minutes|miles|kilomet(re|er)s|streets|blocks) (is it |are there |does it take )?(from|to|between) your (own )?(front )?door',
    ],
    uk: ['(зупин|хвилин|кілометр|квартал|вулиц)[а-џґ]* (їхати |іти |йти |пішки )?(від|до) ваших (дверей|воріт|вікон)'],
  },
};
