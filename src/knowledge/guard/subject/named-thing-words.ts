import type { Language } from '#contracts/common.ts';

/** What shows that a clause speaks of somebody although the posting uses its words for things; syntax of `Phrases`. */
export interface NamedThingWords {
  /** whoever it may be said of, apart from the owner of a thing */
  readonly persons: readonly string[];
  readonly owner: readonly string[];
  /** what belongs to somebody's own life and body, not to their work */
  readonly ownLife: readonly string[];
  /** after a word of the posting: what somebody has, takes or is, even where the posting has the same two words */
  readonly privateHeads: readonly string[];
  /** relatives: whose they are is never a matter of the work */
  readonly relatives: readonly string[];
  /** openings that ask or rule out without a subject: "any allergies", "is there a pregnancy", "no smokers" */
  readonly elliptical: readonly string[];
  /** directly before `you`: the word named before is not its object */
  readonly linksToYou: readonly string[];
  /** right before the word: a state that needs a thing as its subject */
  readonly states: readonly string[];
  /** what somebody thinks of it, or what it would hinder */
  readonly judges: readonly string[];
}

export const namedThingWords: Readonly<Record<Language, NamedThingWords>> = {
  en: {
    persons: [
      "you|yours|yourself|you're|you've|candidates?|applicants?|interviewees?|i|me|my|mine|myself|he|she|him|his|hers?|himself|herself|anyone|anybody|someone|somebody|everybody|nobody|who|whom|whose|own|personal|personally|private|privately|at home|home life|one s",
    ],
    owner: ['your'],
    ownLife: [
      'husband|wife|partner|spouse|boyfriend|girlfriend|mother|father|mum|mom|dad|parents?|son|sons|daughters?|children|child|kids?|baby|brother|sister|family|relatives?|friends?|doctor|gp|home|house|flat|car|clothes|clothing|hair|breath|lungs?|hands?|fingers?|back|body|skin|heart|eyes?|voice|name|surname|face|nose|teeth|health|life|lifestyle|past|history|background|experience|feelings?|views?|opinion|attitude|relationship|relation|habits?|problems?|use|intake|consumption|need|case|situation|status|record|weekends?|sundays?|fridays?|evenings?|holidays?|childhood|faith|age|free time|spare time',
    ],
    privateHeads: [
      'leaves?|test|tests|tested|vaccinations?|sessions?|treatments?|care|checks?|scans?|status|history|benefits?|claims?|members?|membership|card|dues|date|plans?|problems?|issues?|habits?|background|origin|views?|beliefs?|wom[ae]n|m[ae]n|people|person|mothers?|fathers?|parents?|patients?|certificates?|record|records|service|appointments?|breaks?|speakers?|nationals?|on|at|to|from|and|or|for|of|in|by|as|with|is|are|was|were|will|does|did|has|had|have',
    ],
    relatives: ['children|child|kids?|sons?|daughters?|mother|father|parents?|wife|husband|bab(y|ies)|family|mum|dad'],
    elliptical: [
      '(any|ever|got|is there|are there|was there|will there be|anything|no|not|never|without|only|must|planning|expecting|expect|because of|due to|free of|free from|exempt|prefer~|wants?|wanted|used to|need~|signs? of|smells? of|been in|been to)',
      '(is|was|will|would|are) (a|an|another|the next) (_ )?(?=(pregnancy|birth|wedding|baby|marriage|divorce|retirement))',
    ],
    linksToYou: ['when|if|that|which|what|to|for|with|by|before|after|while|where|as|until|because|and|or|once|since'],
    states: [
      'am|is|was|been|be|being|has|had|have|having|does|lives?|lived|living|owns?|owned|belongs?|belonged|attends?|attended|joins?|joined|joining|votes?|voted|prays?|expects?|expecting|raises?|raising|suffers?|suffered|suffering|undergo~|recover~|served|serving|takes?|taking|gets?|getting|on|off|likely|probably|apparently|looks?|seems?|sounds?|former|formerly|ex|active|keen|devoted|practising|lone|proud|mentions?|mentioned|admits?|admitted|disclosed?|confess~|reveals?|supports?|supported|born|raised|stays?|stayed|but|though|because',
    ],
    judges: [
      'must|requir~|preferred|essential|desirable|mandatory|unwelcome|unwanted|disqualif~|problem|concern|trouble|drawback|important|likely|unlikely|absent|absences?|often ill|allowed|planned|coming|due|possible|for us|soon|matters?|mean|means|affect~|interfer~|stop you|bother~|yourself',
    ],
  },
  uk: {
    persons: [
      '(ви|вас|вам|вами|ти|тебе|тобі|тобою)|[а-џґ]+(єте|їте|ите|ете|єтеся|їтеся|итеся|етеся|итесь|єтесь|етесь)|кандидат~|претендент~|здобувач~|шукач~|особа|особи|особу|я|мене|мені|мною|мій|моя|моє|мої|моїх|моєї|мого|він|вона|його|йому|ним|її|їй|нею|неї|нього|ньому|себе|собі|собою|свій|своя|своє|свої|свого|своєї|своїх|своїм|своїми|свою|сам|сама|самі|власн~|особист~|приватн~|вдома|удома|хтось|когось|комусь|ніхто|нікого|кожен з вас',
    ],
    owner: ['(ваш|тво)(а|е|і|ого|ої|ому|ій|у|им|ою|их|ими|є|я|ю|єї|їх|їм)?|твій'],
    ownLife: [
      "чоловік~|дружин~|партнер(а|ка|ки|ові)?|мати|мама|матір|матері|мами|батьк~|тато|син~|доньк~|дочк~|діт(и|ей|ям|ьми)|дитин~|брат~|сестр~|родин~|сім'~|родич~|друз~|лікар(я|ем|еві|ка|ці)?|дім|дому|домі|будин~|квартир~|авто|машин(а|і|у) (вдома|власн~)|одяг~|волосс~|подих~|леген~|рук(и|а|ах)|пальц~|спин~|тіл(о|а|і)|шкір~|серц~|очі|очах|голос~|обличч~|ніс|зуб~|здоров'~|житт~|минул~|досвід~|почутт~|погляд~|думк~|ставленн~|стосунк~|звичк~|проблем~|потреб~|ситуаці~|статус~|вихідн~|неділ~|відпустк~|дитинств~|вір(а|и|у|і)|вік|віку",
    ],
    privateHeads: [
      'відпустк~|тест~|щепленн~|сеанс~|лікуванн~|огляд~|статус~|пільг~|виплат~|член~|квиток|внес(ок|ки|ків)|дат(а|и|у)|план~|проблем~|звичк~|походженн~|погляд~|переконан~|жін~|людин~|люд(и|ей)|матер~|пацієнт~|довідк~|служб~|облік~|у|в|на|до|від|з|із|зі|за|та|і|й|або|чи|для|під|про|по|є|був|була|було|були|буде|має|мають',
    ],
    relatives: ["діт(и|ей|ям|ьми)|дитин~|син~|доньк~|дочк~|мати|мам(а|и|у)|батьк~|дружин~|чоловік~|родин~|сім'~"],
    elliptical: [
      '(якісь|якась|якийсь|якихось|чи є|чи був|чи була|чи було|чи були|є|немає|нема|немає|ні|не|ніколи|без|лише|тільки|мусить|повинн~|колись|бували|був|була|були|через|вільн~ від|запах|пахне|потребу~|на обліку|має|мав|мала)',
    ],
    linksToYou: ['коли|якщо|що|яку|який|які|до|для|з|із|зі|за|перш|після|поки|де|як|бо|та|і|й|або|чи|щойно|від|у'],
    states: [
      'має|мав|мала|мають|є|був|була|було|були|бути|жив~|мешка~|належ~|ходи~|вступ~|голосу~|моли~|вірить|вірує|чека~|очіку~|вихову~|ростить|хворі~|страждає|перехвор~|лікув~|перебува~|служи~|воюв~|плану~|схоже|мабуть|ймовірно|напевно|вигляда~|здається|колишн~|активн~|згад(а|у)~|зізна~|підтрим~|народ~|але|проте|хоча|бо',
    ],
    judges: [
      "обов'язков~|бажан~|небажан~|потрібн~|необхідн~|проблем~|завада|завадить|заваж~|перешкод~|відмов~|відсутн~|важлив~|часто хворі~|часті|пропуска~|незабаром|скоро|планується|очікується|можлив~|дозволен~|означа~|прогуля~|вплива~",
    ],
  },
};
