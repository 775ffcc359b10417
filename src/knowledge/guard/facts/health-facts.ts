// Closed families of words for states of health. A word is listed if, said of the candidate, it names a state of
// health; whether it is said of the candidate is decided where it is matched.

const aids =
  'cane|walking (stick|frame|aid)|with a stick|crutch|crutches|walker|zimmer( frame)?|wheelchair|mobility scooter|prosthe(sis|ses|tic~)|artificial (limb|leg|arm|hip|knee)|hearing aids?|back brace|knee brace|pacemaker|stoma( bag)?|catheter|insulin pump|inhaler|epipen|glass eye|(guide|assistance|service|support) dog|contact lenses|glasses';
const diagnoses =
  'cancer|tumou?r|leuka?emia|lymphoma|chemo~|radiotherapy|diabet~|epilep~|seizures?|hiv|(?<!(visual|training|job|hearing|teaching|learning|first) )aids|hepatitis|tuberculosis|asthma~|copd|lupus|psoriasis|eczema|arthrit~|rheumati~|osteoporosis|scoliosis|fibromyalgia|endometriosis|crohn s|colitis|ibs|celiac|coeliac|multiple sclerosis|ms sufferer|parkinson~|alzheimer~|dementia|huntington~|muscular dystrophy|cerebral palsy|spina bifida|stroke|heart (attack|disease|condition|failure|trouble|problems?)|angina|high blood pressure|hypertension|an?aemia|ha?emophilia|sickle cell|kidney (failure|disease)|liver disease|thyroid|migraines?|vertigo|tinnitus|narcolepsy|insomnia|sleep apn(o)?ea|long covid|chronic (_ )?(illness(es)?|disease~|pain|fatigue|condition~)|slipped disc|hernia|back (pain|trouble|problems?)|bad (back|knees?|hip|heart|shoulder|eyesight|hearing|leg)|(your|his|her) (hearing|eyesight|sight|back(?! (office|end|up|log|catalogue|ground))|knees?|joints|nerves|lungs|spine|hips?|shoulders?|legs|blood pressure)|covid( 19)?|coronavirus|(bad|poor|failing|weak) (eyesight|hearing|vision)|poor (eyesight|hearing|health)|ill health|weak (heart|back)';
const minds =
  'adhd|autis(m|tic)|asperger~|dyslexi(a|c)|dyspraxi(a|c)|dyscalculi(a|c)|tourette~|bipolar|schizo~|depress(ion|ed|ive)(?! (demand|sales|market|price|area|econom|region|wage|growth|turnover|figures))|anxiety|panic (attacks?|disorder)|ptsd|ocd|anorexi(a|c)|bulimi(a|c)|eating disorder~|burn ?out|nervous breakdown~|personality disorder|mental (illness~|disorder~|breakdown|problems?|health (problem~|issue~|condition~|histor~))|learning (disabilit~|difficult~)|neurodivergent|neurodiverse|suicid~|self harm~|on the spectrum';
const states =
  'disab(led|ility|ilities)|handicap~|impair(ed|ment|ments)|medical condition~|health (problem~|issue~|condition~|complaint~|restriction~)|illness(es)?|wheelchair bound|amput~|paraly[sz]ed|paraplegic|deaf|hard of hearing|blind|partially sighted|colou?r ?blind(ness)?|mute|stutter~|stammer~|lisp|limp|limps|limping|tremor|allerg(y|ies|ic)|obes(e|ity)|overweight|underweight|alcoholi(c|cs|sm)|sober|addict(s|ed|ion|ions)?|drinking problem|drug (habit|problem|user)|substance (abuse|misuse)|non smok~|smokers|smok(e|er|es|ing)(?! (test|detector|alarm|screen))|vap(e|es|ing)|vaccinat(ed|ion)|jabbed|immuni[sz]ed|blood (type|group)|bmi|menopaus(e|al)|in remission|terminally ill|sickly';
const care =
  'chemotherapy|dialysis|surger(y|ies)|transplant|rehab|detox|psychiatrist|psychotherap(y|ist)|therapist|shrink|psychologist|in therapy|antidepressants?|antipsychotic~|ritalin|methadone|medication|(?<!(give|gives|gave|given|giving|push|pushed|pass|passes|passed|scan|scanned|chart|charted|hold|held|hang|hung|those|these) )meds|insulin|painkillers|sleeping pills|tranquilli[sz]ers|sick (days?|leave|notes?)|off (work )?sick|signed off|disability (benefits?|pension|allowance|certificate|leave)|injur(y|ies|ed)|industrial accident|workers? comp~|compensation claim|medical (history|exam~|test|records?|reasons?|leave|treatment)|hospitali[sz]ed|hospital treatment|doctor s (note|appointment)~?';

const ukAids =
  '(з |із |без )?(палич(ка|ки|ку|кою)|ціп(ок|ка|ком)|милиц~|ходунк~)|кріс(ло|лі|ла|лом) колісн~|колісн(е|ому|им) кріс~|інвалідн~ віз~|на візку|протез~|слухов~ апарат~|кардіостимулятор~|інгалятор~|стом(а|у|ою)|собак~ поводир~|корсет~|контактн~ лінз~|окуляр~';
const ukDiagnoses =
  "рак(у|ом)?|пухлин~|лейкемі~|онкологі~|онкохвор~|хіміотерапі~|діабет~|епілепс~|епілептик~|судом(и|ами)|віл|снід(у|ом)?|гепатит~|туберкульоз~|астм~|вовчак~|псоріаз~|екзем~|артрит~|артроз~|ревмат~|остеохондроз~|остеопороз~|сколіоз~|ендометріоз~|хвороб(а|и|у|ою|ам|ами) (крона|паркінсона|альцгеймера|рейно|лайма|бехтєрєва|серця|нирок|печінки)|розсіян~ склероз~|деменці~|церебральн~ параліч~|дцп|інсульт~|інфаркт~|стенокарді~|гіпертоні~|аритмі~|анемі~|гемофілі~|ковід~|коронавірус~|(ваш|його|її)(а|е|і)? (спина|зір|слух|серце|коліна|ноги|суглоби|тиск|нерви|хребет)|зір|слух(?! (клієнт|пацієнт|у цеху))|(добре|погано|нормально|гірше) (_ )?(чуєте|бачите|чує|бачить)|не п'(є|єте|ю)|п'єте(?= ?$|,)|кинув пити|щитоподібн~|щитовидк~|мігрен~|запаморочен~|безсонн~|гриж(а|і|у|ею)|контузі~|поранен~|ампутаці~|ампутован~|хронічн~ (_ )?(хвор~|захворюв~|біл~)";
const ukMinds =
  'рдуг|сдуг|аутизм~|аутист~|аутичн~|дислексі~|дислектик~|диспраксі~|синдром~ (туретта|аспергера|дауна)|біполярн~|шизофрені~|депресі~|тривожн~ розлад~|панічн~ атак~|птср|окр|анорексі~|булімі~|вигоран~|нервов~ зрив~|психічн~ (розлад~|хвор~|захвор~|проблем~|стан~)|порушен~ (розвитку|слуху|зору|мовлення|опорно~)|розлад(у|и|ів|ом)?(?! шлунк)';
const ukStates =
  "інвалід~|захворюван~|хвороб(а|и|у|ою|ами)|недуг~|вад(а|и|у|ою|ами) (серця|зору|слуху|мовлення|розвитку|здоров'я)|глух(ий|а|і|оту|ота)|глухот~|сліп(ий|а|і|оту|ота)|незряч~|дальтонік~|дальтонізм~|заїка~|кульга~|шепеляв~|трем(ор|тять)|алергі~|алергік~|діабетик~|астматик~|гіпертонік~|зайв~ ваг~|ожирінн~|повненьк~|алкогол(ік~|ізм~)|наркоман~|наркозалежн~|залежн(ість|ості)|пал(ите|ить|ять|ець|иш)|кур(ите|ить|ець|ця|ці|ців|еці)|некур(ець|ці|ців|ящ~)|вакцинован~|вакцинув~|щеплен~|груп(а|у|и) крові|клімакс~|менопауз~|болить|болять|хворі(єте|ли|єш|є|тимете)|хворобли~|нездоров~|здоров'(я|ям|ю)(?! (клієнт|пацієнт|працівник|діт|насел))";
const ukCare =
  'діаліз~|трансплантаці~|реабілітаці~|психіатр~|психотерапі~|психотерапевт~|нарколог~|невролог~|онколог~|антидепресант~|заспокійлив~|снодійн~|знеболювальн~|інсулін~|ліки|лікув(ання|ались|алися|ався|алася)|лікарнян(ий|ого|ому|их|і)|травм(а|и|у|ою|ували~|увал~)|виробнич~ травм~|нещасн~ випад~|медичн~ (протипоказ~|обмежен~|довідк~|карт~)|історі~ хвороб~|стаціонар~|операці(ю|ї) на~|(були|була|робили|перенес~|мали) (_ ){0,3}операці(ї|я|ю|й)(?! (з|із) )';

export const healthFacts = {
  condition: {
    en: [aids, diagnoses, minds, states],
    uk: [ukAids, ukDiagnoses, ukMinds, ukStates],
  },
  care: { en: [care], uk: [ukCare] },
  /** adverts: what they reject */
  refused: {
    kinds: ['advert'],
    en: [
      `(no|not|without|free of|free from|never|nobody|any) (_ ){0,4}(${aids}|${diagnoses}|${minds}|${states}|${care})`,
      `(${aids}|${diagnoses}|${states}|${minds}) (_ ){0,3}(not|need not|never|excluded|unsuitable)`,
    ],
    uk: [
      `(без|не|крім|окрім|відсутн~) (_ ){0,4}(${ukAids}|${ukDiagnoses}|${ukMinds}|${ukStates}|${ukCare})`,
      `(${ukAids}|${ukDiagnoses}|${ukStates}|${ukMinds}) (_ ){0,3}(не|просимо|прохання)`,
    ],
  },
} as const;
