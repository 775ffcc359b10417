// Nations, citizenships, native languages, military service and trouble with the police: a person's origin and past.

const nations =
  'american|british|english|irish|scottish|welsh|polish|pole|ukrainian|russian|indian|chinese|japanese|korean|mexican|african|asian|arab|arabic|arabian|turkish|turk|french|german|italian|spanish|spaniard|portuguese|romanian|bulgarian|hungarian|czech|slovak|serb|serbian|croat|croatian|albanian|greek|pakistani|bangladeshi|afghan|nigerian|ghanaian|kenyan|ethiopian|somali|moroccan|egyptian|vietnamese|thai|filipin[oa]|indonesian|iranian|persian|iraqi|syrian|lebanese|israeli|kurd|kurdish|georgian|armenian|roma|gypsy|traveller|latvian|lithuanian|estonian|belarusian|moldovan|brazilian|colombian|venezuelan|cuban|puerto rican|hispanic|latin[oax]|caribbean|jamaican|european|slavic|foreign born';

export const originFacts = {
  fromWhere: {
    en: [
      'immigrants?|immigrated|refugee|asylum seeker|expat|(native|home) country|country of (birth|origin)|born abroad|(foreign|british|us|uk|american|eu|second|other) passport|in (this|the|our) country|grow up|grew up|raised (in|by|abroad|here|there|as)|birthplace|ancestors|home town|hometown|village|mixed (race|heritage|descent|blood)|which community',
    ],
    uk: [
      'іммігрант~|емігрант~|мігрант~|біжен(ець|ка|ця|цем|ки)|статус~ біженця|іноземн~ паспорт~|паспорт~ (іншої|іноземної|чужої|російськ~|угорськ~|румунськ~) _|в (цій|нашій) країні|(виросли|зростали|виховувал~)(?! (команд|продаж|показник|оборот))|змішан~ походжен~|мішан~ (крові|кров|шлюб~)|з якої ви громади|предк~|(бать~|дідус~|бабус~|бабц~|предк~|мат~) (_ ){0,3}(народи~|родом|походять|приїха~)|рідн(е|ого|ому) (місто|село|міста|села)|місц(е|я|і) народження|де ви жили до',
    ],
  },
  ethnicity: {
    kinds: ['question', 'note'],
    en: [
      `accent(?! (colou?r|on|wall|light|piece))|nationality|nationalities|ethnicity|ethnic (background|origin|group)|(?<!(speaks?|spoken|clear|good|fluent|written|basic|perfect|plain|excellent|poor|broken|decent|some|business|conversational|read|reads|write|writes|understands?|into|teach|teaches|taught|learn|learned|learning|well|his|her|your|limited|better|strong|simple|the|in|of|to|with|between|and|or|interview in|calls in) )(${nations})(?! (speak~|language|law|tax|market|custom~|compan~|gaap|standard~|contract~|client~|b[12]|c[12]|level|test~|word~|text~|food|cuisine|dish~|restaurant|teacher|lesson~|literature|writing|grammar|is|and|or|at|in|for|well|fluently))`,
    ],
    uk: [
      "[а-џґ]+(ськ|цьк)(е|ого) прізвищ~|прізвищ~ (_ ){0,2}[а-џґ]+(ськ|цьк)(е|ого)|акцент(ом|у)?(?! (на|щодо))|національніст(ь|ю)|національності|етнічн~|українець|українк(а|ою)|росіян(ин|ка|ином)|ром(ка|ом|кою|ської)|циган(ка|ом|кою)?|єврей(ка|ом|кою)?|поляк(ом)?|полька|полькою|угорець|угорка|румун(ка|ом)?|болгар(ин|ка)|молдован(ин|ка)|білорус(ка|ом)?|татар(ин|ка|ином|кою)|вірмен(ин|ка|ином|кою)|грузин(ка|ом)?|азербайджан(ець|ка)|тур(ок|чанка)|кита(єць|янка)|коре(єць|янка)|в'єтнам(ець|ка)|араб(ка|ом)?|індус(ка)?|індієць|індійка|афри?кан(ець|ка)|узбе(к|чка)|казах|казашка|таджи(к|чка)|чечен(ець|ка)|слов'ян(ин|ка|ам|и)?|азі(ат|атка|єць|йка)|кавказ(ець|ького|ької|ька)|німець|німкеня|іноземець|іноземк(а|ою)",
    ],
  },
  citizenship: {
    en: [
      'citizenship|naturali[sz]ed|dual (national|nationality|citizen)|(uk|us|u ?s|british|american|eu|german|irish|canadian|australian|french|polish|ukrainian|swiss) (nationals?|citizens?)|nationals only|green card holder',
    ],
    uk: [
      'громадянств~|подвійн~ громадян~|громадян(ин|ка|ином|кою) (україни|рф|росії|єс|сша|іншої)|громадяни (україни|єс)',
    ],
  },
  wanted: {
    en: [
      'whites?|caucasians?|europeans?|americans?|britons?|brits|germans|poles|ukrainians|russians|indians|africans|asians|arabs|latinos|slavs|foreigners?|immigrants?|migrants?|refugees?|expats?|(people|persons|candidates|applicants) (of|from) (_ )?(india|africa|asia|russia|poland|ukraine|pakistan|the caucasus)',
    ],
    uk: [
      "слов'ян~|європейц(і|ям|ів|я)|українц(і|ям|ів)|росіян(и|ам)?|іноземц(і|ів|ям|я)|мігрант~|приїжджих|приїжджі|приїжджим|ром(и|ів|ам)|циган~|кавказц~|азіат~|вихідц~ (з|із) _",
    ],
  },
  race: {
    en: [
      '(black|white)(?= ?$|,| (person|people|candidate|skin~|woman|man|girl|guy|enough|folks|too|but)| (or|and) (black|white|asian|latin~|hispanic))|brown skin~|mixed race|biracial|person of colou?r|caucasian|skin colou?r|complexion',
    ],
    uk: ['темношкір~|чорношкір~|світлошкір~|колір шкіри|кольору шкіри|мулат~|метис~'],
  },
  language: {
    en: [
      '(english|german|french|polish|ukrainian|spanish|russian) (is |was )?(your )?(first|second|native|home) language|second language|native( level)?( _)? speak(er|ers|ing)?|speakers? from birth|(?<!(^ ?speaks (_ ){1,6}|\\( ?))native level|mother tongue|native tongue|speak at home|language of your (parents|childhood|family)',
    ],
    uk: [
      '(друга|рідна|перша|рідною|рідної) мов(а|ою|и)|нос(ій|ія|ієм|ії|ійка)(?! (даних|інформ))|рівні носія|(має бути|була|є) рідною|з дитинства (говор~|розмовл~)|мов(ою|а) (_ ){0,3}(вдома|в дитинстві|дитинства)',
    ],
  },
  residence: {
    en: [
      '(part of (the )?(town|city)|district|neighbou?rhood|borough|estate|area|street) (do|are) you (live|living|from)|you live(?! (chat|demo|stream))|home address|displaced|local residents',
    ],
    uk: [
      'район(і|у) (_ ){0,2}(живете|мешкаєте|проживаєте)|переселен(ець|ка|кою|цем|ця|ки|ці)|впо|внутрішньо переміщен~|прописк~|з окупован~|мешканц(і|ів|ям) (міста|району|області|києва|львова|одеси|дніпра|харкова)',
    ],
  },
} as const;
