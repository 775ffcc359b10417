import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

const topic = 'photo';
const picture = '(?<!portfolio (_ ){0,4})(photo|photograph|headshot|picture|pic|snap|selfie|portrait)';
const ukPicture =
  '(?<!портфоліо (_ ){0,3})(фото|фотк(а|у|и|ою)|фотографі(я|ю|ї|єю|й)|світлин(а|у|и|ою)|селфі|портрет(и)?|фотокартк~)';

export const photoRules: readonly GuardRule[] = [
  {
    id: 'photo.asked',
    topic,
    // No law mentions photos. A photo shows race, sex and age before anybody has read a line, and is then evidence of
    // selection by them: Title VII and ADEA; Equality Act 2010 s.39; Directives 2000/43/EC, 2000/78/EC; КЗпП ст. 2-1.
    packs: ['US', 'UK', 'EU', 'UA'],
    phrases: {
      en: [
        '(cvs?|resumes?|applications?) (_ )?(only )?with (a )?(photo|photograph|picture|headshot)s?',
        '(send|attach|include|add|enclose|submit|provide|supply|email|mail|applications? without|applications? with|with|without) (us )?(_ ){0,5}(?<!portfolio (_ ){0,4})(photo|photograph|headshot|selfie|portrait|picture)s?(?! (of (?!(you|yourself)( |$))|show|set|product|editor|shoot|story))(?<=(cv|resume|application|applications|letter|profile|attach|send|enclose) .{0,40})',
        `${picture}s? (is |are |also )?(required|needed|essential|a must|mandatory|obligatory|compulsory|please|expected|attached|enclosed)|(no|without|missing) (a |any |your |the )?${picture}s?(?= (on|in) (the |your |his |her )?(cv|resume|application|profile)| (no|will|are|is|attached|cannot|not|of you))|(cvs?|resumes?|applications?|cover letter|letter|details|number) (_ )?(and|with|plus|or|including) (a |an |two |three |[0-9] |your |our |recent |current |passport |full length |full body |professional |passport |good |clear |nice )*${picture}s?|${picture}s? (_ )?(on|in|to|with|for) (your|the|a) (_ )?(cvs?|resumes?|applications?|linkedin|profile)(?! (page|feature|service))|full (length|body) ${picture}s?|(email|send|text|whatsapp|mail|show|shar|bring|upload|attach|provid|includ|add|enclos)(e|ing|s)? (us |me |over |in |along )*(a |an |your |recent |current |little |quick |clear )*(selfie|headshot|photos?|pictures?)(?= ?$|,| (before|first|with|so|of (you|yourself)|please|in advance|along))|what (do|does) (you|she|he) look like(?! (for|in))|(pop|fire|ping|drop|zip|chuck) (us |me |over )?(a |your )?${picture}s?|head and shoulders ${picture}|${picture}s? (_ )?(with|to|on) (every|each|any|your|the) (_ )?(application|cv|resume|form)|(see|seen|find|found|check~) (_ ){0,3}(your|his|her) (instagram|facebook|photos?|pictures?)(?! (of|campaign|ads|work))`,
        '(photo|photograph|headshot|picture) (of yourself|of you)|(attach|enclose|send us|include) (a |an |your |recent |passport |current |professional )+(photo|photograph|headshot|picture)s?',
      ],
      uk: [
        `(скин|надішл|надісл|вишл|прикріп|дода|долуч|вклад|приш|покаж)~ (_ ){0,4}${ukPicture}(?! (_ )?(роб|страв|портф|про[єе]кт|товар|виріб|об'єкт|звіт|cmr|накладн|інвойс|рахунк|документ|чек|вантаж|пломб|пошкод|дефект|щит|таблич|лічильн|екран|вузл|деталі|полиц|вітрин))|${ukPicture} (_ ){0,2}(обов'язк~|на (повний|весь|увесь) зріст|у повний зріст|крупним планом|анфас|3х4|до (резюме|анкети|листа))|обов'язков(е|а|о) (_ )?${ukPicture}|без (_ )?${ukPicture}(?= (не|резюме|відгук~))|(резюме|анкета|cv),? (_ ){0,2}${ukPicture}|(резюме|анкет|cv)~ (_ ){0,3}(нема|немає|без|чому|де) (_ )?${ukPicture}|(нема|немає|де) (_ )?${ukPicture} (_ ){0,2}(резюме|анкет)~|як ви виглядаєте|${ukPicture} (_ ){0,3}(анкет~|резюме|заявк~|відгук~)`,
        '(ваше|вашу|ваша|своє|свою|власне|власну) (_ )?(фото|фотографі(ю|я)|світлин(у|а)|портрет)(?! (роб|товар|проєкт|портф|справ))',
        "(резюме|cv|анкет~|лист~|відгук~|заявк~) (_ ){0,3}(фото|фотографі~|світлин~|фотокартк~)|(надсилайте|надішліть|додайте|прикріпіть|вишліть|скиньте|долучіть|вкладіть|обов'язково) (_ ){0,4}(фото|фотографі~|світлин~)(?! (роб|товар|проєкт|портф))",
      ],
    },
    why: {
      en: 'A photo shows age, sex and origin before anybody has read a line of the CV.',
      uk: 'Фото показує вік, стать і походження раніше, ніж хтось прочитає перший рядок резюме.',
    },
    lawful: {
      en: 'Send a CV without a photo; we ask for one only after the offer, for the pass.',
      uk: 'Надсилайте резюме без фото; воно знадобиться лише для перепустки, після пропозиції роботи.',
    },
  },
  {
    id: 'photo.looks',
    topic,
    // «Інші ознаки» в Законі «Про рекламу» ст. 24-1: зовнішність не пов’язана з умінням працювати.
    packs: ['UA'],
    phrases: {
      en: ['(pleasant|attractive|good|model|presentable) (appearance|looks)|good looking'],
      uk: ['(приємн~|привабли~|презентабельн~|модельн~|гарн~|ефектн~|яскрав~) (_ )?(зовнішн~|фігур~)'],
    },
    why: {
      en: 'Looks say nothing about the work.',
      uk: 'Зовнішність нічого не каже про вміння працювати.',
    },
    lawful: {
      en: 'Name the rule of the workplace: "we wear a uniform, and we provide it".',
      uk: 'Назвіть правило робочого місця: «працюємо у формі, її надаємо».',
    },
  },
];
