import { healthFacts } from '#knowledge/guard/facts/health-facts.ts';
import { toYou } from '#knowledge/guard/subject/address.ts';
import type { GuardRule } from '#knowledge/guard/guard-rule.ts';

// US: ADA, 42 USC 12112(d)(2): no disability inquiry or medical examination before an offer; 29 CFR 1630.13.
// UK: Equality Act 2010 s.60 (questions about disability and health). EU: Directive 2000/78/EC.
// UA: КЗпП ст. 2-1 (стан здоров’я, інвалідність, захворювання на ВІЛ/СНІД).
const packs = ['US', 'UK', 'EU', 'UA'] as const;
const topic = 'health';

const filler =
  '(ever |any |or |and |get |gets |often |regularly |a |an |the |been |chronic |serious |severe |some |bad |known |physical |mental |hidden |other |had |have |having |got |suffered |suffering |suffer |diagnosed |treated |affected |from |with |for |by |living |history |of |to |kind |form |still |currently |registered |as )*';
const illness =
  '(cancer|diabet~|epilep~|hiv|aids|asthma|depress(ion|ed|ive)|anxiety|adhd|autis~|dyslexi~|bipolar|schizo~|ptsd|hepatitis|migraines?|(heart|back|kidney|liver|lung|knee|spine|spinal|eye|hearing|sight|skin|health|medical|mental health|psychological|psychiatric|physical) (disease~|condition~|trouble~|problem~|attack~|issue~|pain|injur~|illness~|disorder~|limitation~|complaint~)|seizures?|allerg~|tuberculosis|arthritis|mental (illness~|disorder~|problem~|breakdown~)|nervous breakdown~|breakdown~ (at|from|because)|burn ?out|panic attacks?|eating disorder~|stroke|chronic (illness~|disease~|pain|condition~)|hearing loss|disabilit~|disabled|handicap~|impairments?|paraly[sz]ed|addict(ed|ion~)|alcoholic|drinking problem|drug problem)';
const ukIllness =
  "(депресі~|діабет~|епілепсі~|віл|снід(у|ом)?|астм~|рак|раком|гепатит~|туберкульоз~|онкологі~|аутизм~|рдуг|птср|шизофрені~|мігрен~|алергі~|грижа|грижу|інсульт~|інфаркт~|контузі~|поранен~|ампутаці~|хвороб(а|и|у|ою)|захворюван~|діагноз~|розлад(и|ів|у)?|недуг~|травм(а|и|у)|вад(и|у|а)|обмежен~ (за|стан~) здоров'я)";

const taking =
  '(take|takes|taken|taking|took|use|uses|used|using|try|tried|inject|injected|smoke|smoked|snort|snorted|abuse|abused|misuse|misused|been on|on)';
const drugs =
  '(ketamine|opioids?|opiates?|cocaine|cannabis|marijuana|weed(?! (killer|control|kill))|heroin|mdma|ecstasy|amphetamines?|lsd|fentanyl|morphine|methadone|codeine|tramadol|benzodiazepines?|benzos|diazepam|valium|sedatives?|tranquilli[sz]ers?|stimulants?|anabolic steroids?|steroids?)';
/** Excludes medicines that staff give to patients or take from a safe. */
const notGiven =
  '(?! (_ ){0,5}(patients?|animals?|dogs?|cats?|horses?|calves|cows?|cattle|foals?|sheep|pigs?|residents?|clients?|children|surgery|anaesthe~|anesthe~|theatre|sedation|premed~|induction|euthanasia|(out of|from|off) (the|a|stock)|register|on the ward))';

/** Clinics for patients with one condition. */
const treatedIn =
  '(diabetes|diabetic|tinnitus|pain|memory|stroke|cardiac|heart|asthma|epilepsy|cancer|fertility|headache|migraine|fracture|renal|allergy|mental health|psychiatric|hearing|eye|balance)';

const text = {
  why: {
    en: 'Before an offer, health and disability may not be asked about; what the job demands may.',
    uk: 'До пропозиції роботи про здоров’я й інвалідність не питають; питають, чи може людина виконувати обов’язки.',
  },
  lawful: {
    en: 'The job means lifting 15 kg several times a day. Can you do that, with or without adjustments?',
    uk: 'Робота передбачає піднімати 15 кг кілька разів на день. Чи можете ви це робити, за потреби з пристосуваннями?',
  },
};

export const healthRules: readonly GuardRule[] = [
  {
    id: 'health.condition',
    topic,
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        toYou('(injured|hurt) (at work|on the job)'),
        '(he|she|candidate|looks|seems|appears) (_ ){0,3}(ill|sick|unwell)(?! (leave|of|day|pay)~)',
        '(any|a) (_ )?conditions? (that|which) (affect|limit|prevent|stop)~|how (is|are|s) your (back|knee|knees|heart|eyes|eyesight|hearing|nerves|hip|legs|hands)|(describe|consider|call) yourself (as )?(a )?(_ )?(healthy|fit|disabled|sickly)|disability (benefit~|pension|allowance|certificate)|(you|your) (_ ){0,3}(vaccinated|vaccination)',
        'medical (reason~|condition~|problem~|restriction~|limitation~) (_ ){0,3}you|you (_ ){0,3}medical (reason~|condition~|problem~|restriction~|limitation~)|(are you|you are) (_ ){0,1}(fit and well|healthy|in good health|physically (fit|able))(?! (enough )?data)|any (_ ){0,2}(allergies|long term (condition|illness)~|chronic _)|(walks? with|has|with) a (limp|stutter|lisp|tremor|squint)|limps|stutters|stammers',
        `(you|she|he|they|candidate) (is |s |are |has |mentioned |a |has a )*${filler}${illness}`,
        `(have|has|had|suffer~|diagnosed|treated|ever|history|any|struggl~|recover~|live|living) ${filler}${illness} (we|that we|we should|which)`,
        `(history of|suffer~ from|suffer from|diagnosed with|been treated for|addicted to|recover~ from) ${filler}(${illness}|drugs|alcohol)`,
        `(do|have|did|has|are) (you|he|she) ${filler}${illness}`,
        '(your|his|her) (general |current |own |mental |physical )?(health|medical (history|record~|condition~)|depression|illness~|disabilit~|anxiety|cancer|epilepsy|diabetes|disorder|blood pressure|therapist|psychiatrist|diagnosis|wheelchair|hearing aid)|(what (is|s)|any|your) disabilit~',
        '(hiv|aids) (positive|status)|(are you|you) (colou?r blind|deaf|blind)(?! (to|spot))|been (hospitali[sz]ed|operated on|institutionali[sz]ed|treated (for|by)|diagnosed|in rehab)',
      ],
      uk: [
        'травмувал(ися|ись|ася|ося)|травмувався|(вигляда~|здається) (_ )?(хвор|нездоров)~',
        `(маєте|має|мали) (_ ){0,4}(вади|вад|інвалідн~|розлади|хронічн~)`,
        '(є|маєте) (_ ){0,2}(хвороб~|захворюван~|вади)|як ваш(а|і|е)? (спина|рука|нога|серце|ноги|руки|зір|слух|тиск|нерви|голова|суглоби)|(ви|вас) (_ ){0,2}(щеплен~|вакцинован~|вакцинув~)|щеплен~ ви|себе (_ )?(здоров|хвор)~|пенсі~ (з|по|за|через) інвалідн~|(носить|має|носите|маєте) (_ )?(слухов~ апарат~|протез~)',
        "медичн~ (причин~|протипоказ~|обмежен~) (_ ){0,4}(ви|вам|вас)|(ви|вас|вам|маєте) (_ ){0,3}медичн~ (причин~|протипоказ~|обмежен~)|скарж~ (_ ){0,3}здоров'~|ви (_ )?здоров(і|ий|а)(?! _)|кульга~|накульг~|заїка~|погано (бачить|чує) (_ ){0,1}на|(кандидат~|він|вона) погано (бачить|чує)",
        `(маєте|має|маєш|мали|мав|мала|у вас|у нього|у неї|є у вас|ваш~) (_ ){0,2}(інвалідн~|${ukIllness})|(ви|часом) (_ ){0,2}(інвалід~|особа з інвалідн~|людина з інвалідн~)|груп(а|у|и|ою) інвалідн~`,
        '^ ?(перехворі(в|ла)|хворі(в|ла)) на _',
        `(хворі(єте|ли|ють)|хворіє~|хворієш|страждаєте|страждали|перенесли|перехворіли|перенес~|лікували~) (_ ){0,3}(на |від )?(${ukIllness}|операці~)`,
        `(ви|чи|часто|як|коли|довго|на що) (_ ){0,2}(хворієте|хворіли|перехворіли|нездужаєте)|після ${ukIllness}|(хронічн~|психічн~|серйозн~|спадков~) (хвороб~|захворюван~|розлад~)`,
        "як (у вас |ваше |вас )?(_ )?(зі|із|з) здоров'ям|(проблем~|скарг~|негаразд~) (_ )?(зі|із|на) (_ )?здоров'~|ваш~ (_ )?(здоров'~|самопочутт~)|стан (вашого )?здоров'я(?! _)",
        '(проблем~|залежн~) (_ ){0,2}(алкогол~|наркот~)|(ви|вам|у вас) (_ ){0,3}(залежн(ість|ості|ий|а|і) від)',
      ],
    },
    facts: healthFacts.condition,
    ...text,
  },
  {
    id: 'health.care',
    topic,
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        toYou('(psychiatrist~|therapist~|psychologist~|medical (treatment~|leave|appointment~)|chemotherapy|dialysis)'),
        toYou('(compensation claim~|injury claim~|workers comp~|disability (claim~|leave))'),
        '(has|have|had) an? (open |pending |own )?(injury|compensation) claim (open|pending|running|against)|(his|her|your|own) (own )?(injury|compensation) claim (is |was |still )*(open|pending|running|against)',
        '(see|visit|consult|go to|seen) (a |the |your |any )*(doctor|gp|specialist|physician|neurologist)|(need|wear|use) (_ )?(glasses|contact lenses|contacts)|(had|having|need|undergone) (any |an |a )?(recent |major |serious )*(operations?|surgery|surgeries)(?! (team|role|manager|experience|background))|in therapy',
        '(take|taking|takes|on|need|prescribed|using|rely on) (any |some |regular |strong |prescription |your )*(medication~|medicines?|meds|prescription drugs|antidepress~|pills|insulin)',
        `(have|has|had|do|does|did|ever|are|is) (you|she|he|anyone|anybody) (ever |still |currently |regularly |yourself )*${taking} (any |some |illegal |recreational |prescription |strong )*${drugs}${notGiven}`,
        `(do|did|are|have|had|were) you (ever |been |still |currently |regularly )*(attend|attended|attending|go to|gone to|going to|under|registered with|referred to) (an? |the |your |local )*(_ ){0,2}clinics?(?! (meetings?|as an?|for work|for training|on placement|during))`,
        `${treatedIn} clinics? (that |which )?((do|did|are|were|have) )?you (attend|attended|go to|are under|under|registered|visit)(?! (as|on|during|for|with))`,
        `(are|were) you an? ${treatedIn} patient|do you need ${treatedIn} (care|treatment|appointments|medication)`,
        `(?<!(?<![a-z])(placement|student|trainee|locum) (_ ){0,3})(attends|goes to|is under|^ ?under) (an? |the |his |her |local )*${treatedIn} clinic`,
        '(see|seeing|saw|visit~|been to|go to|talk to) (a |an |your |the )*(therapist|psychiatrist|psychologist|shrink|counsell?or)',
        '(stay|stays|been|time|admitted|night|weeks|days|you) (in|to) (a |the )?hospital(?! (_ )?(system|software|group|project))|hospital stay|(you|ever) (_ ){0,2}(had|have) (an )?(surgery|operation)(?! (_|to))',
        '(you|she|he) (_ ){0,4}(file~|claim~|receive~|made|applied) (_ ){0,4}(workers?|workmen|workman)( s)? comp~|drink alcohol|do you (drink|smoke)(?! _)|drug test~ (you|positive)',
      ],
      uk: [
        '(вам|ви|вас) (_ ){0,2}(лікування|лікуєтеся|лікувалися)|(ви|вас|вам) (_ ){0,3}(психіатр~|психотерапевт~|нарколог~)',
        '(носите|потребуєте) (ви )?(_ )?(окуляри|лінзи)|(буваєте|ходите|звертаєтеся|були) (_ ){0,2}(у|в|до) лікар(я|ів)|вживали (ви )?(_ )?(наркотики|алкоголь)',
        "(прийма~|вжива~|п'єте|сидите на|потребу~) (_ ){0,3}(лік(и|ів|ах)|препарат~|таблет~|пігулк~|антидепресант~|інсулін~|алкогол~|наркотик~|кетамін~|опіоїд~|опіат~|морфін~|метадон~|кодеїн~|трамадол~|кокаїн~|героїн~|амфетамін~|марихуан~|канабіс~|снодійн~)(?! (_ )?(з|із|зі) (сейф|шаф|склад|запас|аптечк)[а-џґ]*)|чи п'єте ви(?! _)",
        '(на )?обліку (_ ){0,1}(психіатр~|нарколог~|психоневролог~|диспансер~)|(ходите|ходили|звертал~|відвіду~|були|лікувал~|ходить) (_ ){0,2}(психотерапевт~|психолог~|психіатр~|нарколог~|онколог~)',
        'ви (_ )?(подавали|отримували|отримали|подали) (_ ){0,2}(заяв|виплат|відшкодуван|компенсаці)[а-џґ]* (_ ){0,2}((за|через|на) )?(виробнич[а-џґ]+ )?(травм|каліцтв)[а-џґ]*|вам (_ )?(призначали|призначили|виписали|виписували) (_ )?(лік|знеболю|снодійн|заспокійлив|антидепресант|таблет|пігулк)[а-џґ]*|(лік|знеболю|снодійн|заспокійлив|антидепресант|таблет|пігулк)[а-џґ]* вам (_ )?(призначали|призначили|виписали|виписували)',
        // a sanatorium may also be an employer
        '(лікує(ться|тесь|теся)|лікува(вся|лася|лися|лись)|лікуватися|підлікову[а-џґ]+|оздоровлю(єтеся|єтесь|ється)|(щороку|щоліта|часто|ви|вона|він) (_ )?їзд(ить|ите|ила|ив|или)) (_ ){0,2}(у|в|до|по) санаторі[а-џґ]+|санаторн[а-џґ]+ лікуванн[а-џґ]+ (_ ){0,2}(вам|ви|їй|йому|щороку)|(їй|йому|вам) (_ ){0,2}санаторн[а-џґ]+ лікуванн[а-џґ]+',
        '(лежали|лікувал~|потрапля~|лежав|лежала) (_ ){0,3}(лікарн~|стаціонар~|шпитал~|госпітал~)|перенес~ (_ ){0,2}операці~|робили (вам )?(_ )?операці~',
      ],
    },
    facts: healthFacts.care,
    ...text,
  },
  {
    id: 'health.sick-leave',
    topic,
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        '(were|are|have|had) you (_ ){0,2}(sick|ill|unwell|absent)(?! (of|with the))',
        'off work (with|due|because|for|through)|off (with|for) stress|stress leave',
        '(you|she|he) (_ ){0,3}(take|took|taken|taking|had|have|use|used|been|were|go|miss~) (_ ){0,4}(sick|ill|illness|sickness|unwell)',
        '(sick|sickness|illness) (days?|leave|absence~) (did|do|have|had|were|would) you|(your|his|her) (sick (days?|leave)|sickness|absence~ (due|through))',
        '(you|she|he) (_ ){0,2}signed off (_ )?by (a|the|an|your|his|her) (own |family )?(doctor|gp|physician|psychiatrist|hospital)',
        '(doctor|gp|physician|psychiatrist|hospital|clinic|therapist) (has |had |have |ever |then |just |recently )*(signs?|signed|sign|signing) (you|her|him|them) off',
        '(you|she|he|may|often) (_ ){0,3}(off (ill|sick)|signed off|seriously ill|fall~ ill|get~ sick|sick often|ill often)',
      ],
      uk: [
        '(днів|разів|довго|часто) (ви |_ )?(хворіли|хворієте|пропуск~ через)',
        '(ви|часто|були|був|була|буде|бути|торік) (_ ){0,2}на лікарнян~|на лікарнян(ому|их) (_ ){0,2}(ви|торік|минул~)|(брали|братиме|бере|береш|берете|брав|брала) (_ ){0,2}лікарнян~|лікарнян~ (ви )?(брали|берете)',
      ],
    },
    ...text,
  },
  {
    id: 'health.body',
    topic,
    packs,
    kinds: ['question', 'note'],
    phrases: {
      en: [
        'how (much|tall) (do|are) you (weigh)?(?! _)|how much do you weigh|how tall are you|your (height|weight)(?! (attribute|param|field|class))',
        '(your|her|his) hands? ((are|were|is|was|have|has|had|always|still|often|a bit|really|usually) ){0,3}(shake|shakes|shaking|shaken|shook|shaky|tremble|trembles|trembling|trembled)(?! hands)',
        '(wrong|matter|happened|happen) (with|to) your (leg|arm|hand|eye|back|face|ear|voice|foot|feet|hands|legs|eyes|neck|skin)',
        '(you|your|she|he) (_ ){0,4}(wheelchair|crutches|hearing aid|prosthe~|walking stick)',
      ],
      uk: [
        '(який|яка|ваш~|у вас) (у вас |ваш~ )?(зріст|вага)(?= ?$|,| (у вас|ваш~|і|та|у кілограм~))|скільки ви важите',
        'що (_ ){0,3}(з|із|зі) (ваш~ |тво~ )?(рук~|ног~|спин~|очима|оком|обличч~|голосом|слухом|шкірою)|шрам~ (у вас|на)',
        '(ви|вам|чому) (_ ){0,3}(на візку|у візку|милиц~|протез~|слухов~ апарат~|інвалідн~ віз~)',
      ],
    },
    ...text,
  },
  {
    id: 'health.required',
    topic,
    packs,
    kinds: ['advert', 'note'],
    phrases: {
      en: [
        '(in|of|have|with) (good|perfect|excellent|robust|full|sound|impeccable) (physical |mental )?(health|physical shape|physical condition)|able bodied|physically fit|(no|without|free of|free from) (any )?(disabilit~|health (problem~|issue~)|chronic~ _|medical condition~|handicap~)|not (be )?(suitable|suited|fit|appropriate|open) (for|to) (_ ){0,4}(disabilit~|disabled|handicap~)|(disabled|handicapped) (_ )?(need not|not)',
      ],
      uk: [
        "(міцн~|добр~|відмінн~|хорош~|ідеальн~|бездоганн~) (_ )?здоров'~|(фізично|психічно|абсолютно) здоров(а|ий|і|у|их)|(без|відсутн~) (_ ){0,2}(вад(и)?|хвороб|захворюван~|інвалідн~|проблем зі здоров'ям)",
        '(інвалідн~|інвалід~) (_ ){0,2}(не|просимо)|(крім|окрім) (_ ){0,2}інвалідн~',
      ],
    },
    facts: healthFacts.refused,
    why: text.why,
    lawful: {
      en: 'Name the task: "you will carry parcels of up to 15 kg". Add: "Tell us if you need adjustments."',
      uk: 'Назвіть саме завдання: «переносити пакунки до 15 кг». Додайте: «Скажіть, якщо потрібні пристосування».',
    },
  },
];
