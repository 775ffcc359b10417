import type { Language } from '#contracts/common.ts';

/** Decides whose fact a word names; phrases in the syntax of `Phrases`. */
export interface SubjectWords {
  /** the person addressed; in Ukrainian also a verb in the second person */
  readonly addressed: readonly string[];
  /** `your`: what closely follows belongs to the candidate */
  readonly owns: readonly string[];
  /** `her`: possessives that, in notes, also refer to the candidate */
  readonly ownsInNotes: readonly string[];
  /** words that end the reach of `your`: `your class has asthma` */
  readonly ends: readonly string[];
  /** the start of a relative clause about the word before its comma */
  readonly relatives: readonly string[];
  /** people the work serves, in adverts too: a fact about them is a matter of the work */
  readonly served: readonly string[];
  /** people of any kind; in an advert they may be the applicants */
  readonly people: readonly string[];
  /** nouns that turn the word before them into a field of work: `pension scheme`, `cancer ward` */
  readonly branches: readonly string[];
  /** what one does with the matter of one's work: price, calculate, plan, care for, teach */
  readonly work: readonly string[];
  /** openings of a question about how somebody works, not about the person */
  readonly openings: readonly string[];
  /** first words of a yes-or-no question, whoever it names */
  readonly polar: readonly string[];
  /**
   * first words of a line that states or names something; without a question mark it is no question, though one may
   * start so
   */
  readonly tells: readonly string[];
  readonly asksWhich: readonly string[];
  /** what an advert demands or rejects */
  readonly demands: readonly string[];
  /** what turns from the work to the person: `answered well, but pregnant` */
  readonly contrasts: readonly string[];
  /** first words of a note about what somebody did at work */
  readonly deeds: readonly string[];
  /** how an advert says that nobody is excluded: `veterans are welcome` */
  readonly welcomes: readonly string[];
  /** words that connect a fact to the people it is about: `the pensions of teachers` */
  readonly joins: readonly string[];
}

export const subjectWords: Readonly<Record<Language, SubjectWords>> = {
  en: {
    addressed: ['you|your|yours|yourself'],
    owns: ['your'],
    ownsInNotes: ['his|her|their'],
    ends: [
      'has|have|had|is|are|was|were|be|been|who|that|when|if|with|in|on|at|to|for|and|or|about|from|needs?|gets?|feels?|asks?|while|during',
    ],
    relatives: ['who|whom|whose|which|that|where|with'],
    served: [
      'customers?|clients?|patients?|guests?|residents?|tenants?|users?|pupils?|students?|learners?|children (in|aged|under|from|of|with)|teenagers?|teens|buyers?|shoppers?|consumers?|audiences?|readers?|viewers?|listeners?|visitors?|travell?ers?|passengers?|voters?|subscribers?|policyholders?|offenders?|defendants?|claimants?|suspects?|detainees?|prisoners?|inmates?|donors?|borrowers?|savers?|investors?|neighbourhoods?|segments?|markets?|populations?|societ(y|ies)|demographics?|target groups?|animals?|dogs?|horses?|pets?|divorcing (_ )?|newborns?|expectant mothers|(pregnant|labouring|older|elderly|disabled|young|trans|transgender|lgbt~|gay|deaf|blind|autistic|vulnerable|homeless|black|muslim|jewish|non binary|bereaved|married|divorced) (people|women|woman|men|adults?|persons?|couples?|parents|mothers?|users?|readers?|members?|teenagers?|youth|families)(?= (who|in|with|whose|that|to|at|from|and their|can|find|feel|her|need))',
    ],
    people: [
      'families|(?<!(your|her|his|the|own) )(family|parents?|mothers?|fathers?|children|child|kids?|infants?|babies|toddlers?)|employees?|staff|workers?|workforce|crews?|apprentices?|trainees?|interns?|adults?|households?|couples?(?! of)|drivers?|citizens of|members|member of (your|the|a) (_ )?(team|staff|crew)|people|persons|wom[ae]n|m[ae]n|lad(y|ies)|girls?|boys?|nurses?|doctors?|participants?|respondents?|volunteers?|athletes?|players?|refugees|migrants|veterans|soldiers?|seniors|pensioners|retirees|survivors?|victims?|witness(es)?|someone else|institutions?|organi[sz]ations?|charit(y|ies)',
    ],
    branches: [
      'polic(y|ies)|laws?|lawyers?|rules?|rights|regulations?|legislation|schemes?|plans?|products?|insurance|insurers?|benefits?|claims?|cover|coverage|(?<!to )pay|payments?|funds?|providers?|services?|wards?|units?|clinics?|hospitals?|hospices?|cent(er|re)s?|homes|care|nurs(e|es|ing)|therap(y|ies)|treatments?|medicine|research|stud(y|ies)|trials?|data|datasets?|records?|statistics|figures|rates?|reports?|reporting|reporters?|surveys?|questionnaires?|fields?|forms?|checks?|verification|screening|tests?|testing|software|systems?|modules?|apps?|tools?|equipment|departments?|sector|industry|industries|marketing|campaigns?|education|teachers?|teaching|lessons?|class|classes|curriculum|training|courses?|workshops?|negotiations?|agreements?|contracts?|contractors?|talks|relations|disputes?|planning|planners?|venues?|photograph(y|ers?)|fairs?|risks?|management|prevention|awareness|support|pay gap|gap|balance|equality|bias|quotas?|issues|topics?|news|desk|analysts?|correspondents?|science|art|music|bases?|forces|hardware|vehicles?|supplies|suppliers?|projects?|courts?|cases?|proceedings|applications?|settlements?|advice|advis[eo]rs?|counsell?(ing|or|ors)|portfolios?|valuations?|agents?|taxes|accounting|accounts|first aid|officers|helplines?|hotlines?|charit(y|ies)|places|vouchers|brokers?|calculators?|templates?|processes|procedures?|protocols?|ramps?|aisles?|jewell?ery|cake|cakes|photos|errors?|administration|stock|storage|budgets?|rota|safety|rounds?|charts?|trolleys?|dos(e|es|age|ages|ing)|side effects|hearings?|conditions|grants?|archives?|legislation|ballots?',
    ],
    work: [
      'experience|experienced|expertise|knowledge|know|knows|knowing|knew|rang|phoned|telephoned|trained|qualified|certified|familiar|skilled|specialis~|specializ~|(?<!(off|from|at|of) )work(s|ed|ing)? (_ )?(with|on|in|at|for|as|alongside|among)|handl~|manag(e|es|ed|ing)(?! with)|(lead|leads|led|leading)(?! (_ )?(_ )?(walk ?out|strike(?! team)|protest|union))|negotiat~|support(s|ed|ing)?(?! (the |a |any |our )?(_ )?(government|president|party|opposition|strike|union|regime))|help(s|ed|ing)?|assist~|serv(e|es|ed|ing)(?! in (the )?(_ )?(army|navy|forces|military|air force|marines|guard))|advis~|(?<!(been|being|were|was|be) )treated|treat(s|ing)?|car(e|es|ed|ing) for|cared|look(s|ed|ing)? after|nurs(e|ed|es)|teach(es|ing)?|taught|coach~|train(s|ing)?|planned|planning(?! (to|a|your|on))|organi[sz](e|es|ing)|organi[sz]ed(?! in)|pric(e|es|ed|ing)|calculat~|comput~|estimat~|assess~|evaluat~|analy[sz]~|measur~|forecast~|market(s|ed|ing)|sell|sells|sold|selling|advertis~|promot(e|es|ed|ing)|design~|build|builds|building|built|develop~|implement~|test(s|ed|ing)?|creat(e|es|ed|ing)|writ(e|es|ing|ten)|wrote|draft(s|ing)|translat~|interpret(s|ed|ing)|present(s|ed|ing)|explain~|describ~|defin(e|es|ed|ing)|discuss~|document(s|ed|ing)|record(s|ed|ing)|process(es|ed|ing)|review~|audit(s|ed|ing)|check(s|ed|ing)?|verif(y|ies|ied|ying)|protect~|interview(s|ed|ing)|represent~|defend~|photograph(s|ed|ing)|fit(s|ted)|fitting(?! in)|install~|repair~|operat(e|es|ed|ing)|run|runs|ran|running|set up|sets up|deal|deals|dealing|dealt|respond~|react~|address(es|ed|ing)|approach~|investigat~|research(ed|es|ing)|publish~|edit(s|ed|ing)?|reduc~|improv~|increas~|quot(e|es|ed|ing)|nam(es|ed)|compar~|prepar~|found(?! (_ ){1,3}(google|online|facebook|linkedin|instagram|internet))|closed|compil~|administer~|supervis~|chair(s|ed)|mediat~|resolv~|settl(e|ed|es)|moderat~|coordinat~|learn(ed|t)?|studied|answered|gave|outlined|listed|answers? (on|about|to)|clean(s|ed|ing)?(?! (_ )?(record|criminal))|restor(e|es|ed|ing)|cater(s|ed|ing)?|paint(s|ed|ing)?|bak(es|ed|ing)|cook(s|ed|ing)|took over|take over|mend(s|ed|ing)?|understood|understands|safe in|safe for|(weak|strong|unsure|unclear|vague|good|shaky|sound) on|mixed up|mixes up|safeguard~|(plans? (for|of)|(rules?|role|case|law|articles?|knowledge|protocol|advice) (for|on|of|about))|(thorough|clear|firm|strict|precise|detailed) (on|about)|cited|set out|posed as|posing as|role ?play~|role player|talked through|confus(es|ed)|deliver(s|ed|ing)|inspect(s|ed|ing)?|film(s|ed|ing)|drafted|lectur(es|ed|ing)|calm(s|ed|ing)?|sew(s|ed|n|ing)?|tailor(s|ed|ing)?|dispens(e|es|ed|ing)|prescrib(e|es|ed|ing)|dos(es|ed|ing)|vaccinat(es|ing)|screen(s|ed|ing)|diagnos(e|es|ing)|examples? (of|about|on)|questions? (about|on)|story|stories|explanation|(didn t|did not|never|couldn t) (quite )?(get to|get onto|reach|cover)|went through|walked (me |us )?through|touched on|come back to|(thin|solid|patchy|rusty|comfortable|fluent) (on|with)',
    ],
    openings: [
      '^ ?as (a|an|the) (?!(woman|man|girl|mother|father|mum|mom|dad|parent|wife|christian|muslim|jew|catholic|black|single|young|older|person|foreigner|veteran|gay|lesbian|smoker|diabetic) )(_ ){1,4},? ?(how|what|which|who|where|when)',
      '^ ?(and |so |then )?(which|what) (_ )?(_ )?(warning signs|signs|symptoms|steps|rules|risks|drugs|doses|medicines|foods|tests|documents|forms|laws|exercises|vaccines|products|benefits|tools|methods|criteria|questions|factors|measures|dishes|materials|checks) (?!(do|are|did|have) you (have|take|taking|suffer|on|get|show|wear))_',
      '^ ?(you (?!(have|had|are|were|re|ve|said|say|mention~|told|look|looks|seem|sound|wear|must|may|might|do|did|don|come|came|live|lived|got|get|grew|never|ever|also|just|still|only|probably|know|strike|speak|took|left|can|could|will|would|should|walk|smell|describe|call|put|list|wrote|served|retired?|turn~) )_|(a|an|the|two|three|one of|some|your) _|(during|after|before|halfway|on|at|in) (a|an|the|one|your (first|last)) _)[^?]{0,250}[,:] ?(how|what|which|who|where)',
      '^ ?(and |so |then |now |please )*(what|which) (_ ){1,3}(are|is) (common|typical|usual|normal|frequent|important|allowed|legal|required by law)',
      '^ ?(and |so |then |now |please )*(how (do|did|would|have|can|could|should|might|is|are|to)(?! (you )?(feel|felt|cope|balance|combine|juggle|reconcile|get on|like|react to being|mind))|what (do|did|would|will|have|should|could) (you|we|your|the team|a|an)(?! (think|feel|make of|believe))|what (changes|is your approach|is the|are the|steps|methods?|experience|training|kind of experience|would)|tell (me|us)|describe|explain|walk|talk (me|us)|give (me|us|an)|share|imagine|suppose|a (customer|client|patient|guest|user|pupil|student|colleague|resident))',
    ],
    polar: [
      'is|are|was|were|isn|aren|do|does|did|don|doesn|ever|got|still|been|anything|anyone|anybody|will|would|won|wouldn|can|could|has|have|had|hasn|haven|any|may|might|should',
    ],
    tells: ['^ ?(has|had|would|won|a|an|the)'],
    asksWhich: ['which|what|who|why|when|where|how'],
    demands: [
      'hire|hires|hiring|employ|accept|take on|only|must|should|essential|required|requires?|preferred|preferably|prefer|ideally|ideal|wanted|want|need|needed|needs|look|looking|seek|seeking|sought|no|not|never|without|free|exempt|suitable|suits?|considered|please|sorry|apply|welcome only|desired|mandatory|won|wouldn|don|doesn|isn|aren|cannot|can t|reject~|excluded|disqualif~|declined|turned away|scroll~|elsewhere|jog on|stay away|keep away|steer clear|bother|waste|move along|invited|considered|binned|because|best for|nobody|agenda|expect|expects',
    ],
    contrasts: [
      'but(?! (forgot|missed|overlooked|skipped|omitted|left out|mixed up|miscounted))|though|although|however|yet|except|shame|pity|unfortunately|sadly',
    ],
    deeds: [
      '^ ?((?!(mentioned|looked|seemed|appeared|divorced|married|retired|disabled|separated|arrested|served|named|lived|voted|admitted|suffered|limped|wanted|disclosed|dated|moved|immigrated|emigrated|converted|tattooed|detained|convicted|charged|jailed|smelled|engaged|widowed|transitioned|aged|born|raised|overweight|unmarried|uneducated|medicated|addicted|paralysed|injured|vaccinated|dressed|asked|used|tired|bearded|coloured|mixed|registered|deployed|enlisted|discharged|joined|marched|protested|campaigned|picketed|googled|complained|earned|currently|refused|claimed|confessed|fasted|prayed|whispered|hinted|rumoured|indeed|need|red|struck|walked|supported|organised the|organized the|helped organi[sz]e|expected|planned to|planning|stayed|smoked|stuttered|stammered|wheezed|talked about|posted|dropped|picked|turned|prefers?)( |$))[a-z]+ed|ran|led(?! (the|a) (_ )?(strike|walk ?out|walkout|union|protest))|built|wrote|taught|sold|drew|kept|gave|knew|did(?! time)|dealt|drove|brought|spoke|held|found(?! (_ ){1,3}(google|online|facebook|instagram))|cut|sewed|chose|swept|caught|fed|won)',
    ],
    welcomes: [
      '(?<!(not|no|never|only|less) )(welcome(?! only)|welcomed|welcomes|encouraged?|equally|no (obstacle|barrier|problem|bar)|not (a|an) (obstacle|barrier|problem|bar)|happy to hear from|open to all|applications from)',
    ],
    joins: ['of|for|among|by|with|from|in|to|at|on|about|between'],
  },
  uk: {
    addressed: [
      '(ви|вас|вам|вами|ваш~|ти|тебе|тобі|твій|твоя|твої)|[а-џґ]+(єте|їте|ите|ете|єтеся|їтеся|итеся|етеся|итесь|єтесь|етесь)',
    ],
    owns: ['(ваш|тво)(а|е|і|ого|ої|ому|у|им|ою|их|ими|є|я|ю|єї|їх|їм)?|твій'],
    ownsInNotes: ['його|її|свій|свого|свою|своєї|своїх|свої'],
    ends: [
      'має|мають|є|був|була|було|були|що|який|яка|які|якого|якої|в|у|на|з|із|зі|для|про|коли|якщо|та|і|й|чи|під|після|за|групі|класі|команді|відділі|цеху|цех|магазині|компанії|клініці',
    ],
    relatives: ['який|яка|яке|які|якого|якої|яких|якому|якій|яким|якими|що|котр~|де|чий|чия|чиї'],
    served: [
      'клієнт~|покупц~|покупець|покупчин~|замовни~|пацієнт~|хвори(х|м|ми)|гост(і|я|ей|ям|ями|еві|ю|ем)|гість|мешкан~|підопічн~|орендар~|користувач~|учн~|учениц~|учень|вихован(ець|ц~|к~)|студент~|слухач(і|ів|ам|ами)|дітьми (від|до|з|із|у|в|[0-9])|дітей (від|до|з|із|у|в|[0-9])|підлітк~|споживач~|аудиторі~|читач~|глядач~|відвідувач~|пасажир~|виборц~|страхувальни~|позичальни~|вкладни~|інвестор~|засуджен~|підозрюван~|підзахисн~|заявни~|постраждал~|сегмент~|ринк(у|ом|и|ів)|ринок|населенн~|суспільств~|тварин~|собак(и|ам|ами)?|гравц~',
    ],
    people: [
      "(?<!(ваш[а-ї]*|її|його|у вас|свої[а-ї]*) )(діт(и|ей|ям|ьми|ях)|дитин~|малюк~|немовл~|батьк(и|ів|ам|ами))|працівни~|співробітни~|персонал~|бригад~|стажист~|стажер~|доросл(их|им|ими)|родин|родинам|родинами|сімей|сім'ям|сім'ями|подружж~|воді(й|я|ї|їв|ям|ями|єм|єві)|член(и|ам|ами)|люд(и|ей|ям|ьми|ях)|осіб|особ(ам|ами)|жін(ка|ки|ок|кам|ками|ку|ці|кою)|чоловік(и|ів|ам|ами)|дівчат~|хлопц(і|ів|ям)|медсест~|учасни(ки|ків|кам|ками)|респондент~|волонтер~|спортсмен~|затриман~|переселенц(і|ів|ям|ями)|біженц(і|ів|ям|ями)|ветеран(ам|ів|ами)|пенсіонер(ам|ів|ами)|військов(им|их|ими)|організаці~|установ~|заклад~|виробник~",
    ],
    branches: [
      'програм~|фонд~|страхуванн~|страховк~|кампані~|договор~|права|прав|закон~|законодавств~|правил~|звіт~|дослідженн~|дан(і|их|ими)|аналіз~|статистик~|показник~|відділенн~|лікарн~|клінік~|центр~|курс(и|ів|у)?|урок~|тренінг~|профілактик~|ризик~|облік~|стягнен~|погашен~|списан~|видач~|реструктуриз~|розрахун~|виплат~|нарахуван~|допомог(а|и|у)|анкет~|поле|поля|форм(а|и|і)|перевірк~|випробуван~|обладнанн~|техні(к|ц)~|послуг~|продукт~|проєкт~|переговор~|конфлікт~|спор(и|ів|у)|відносин~|застосун~|систем~|модул~|новин~|рубрик~|оглядач~|журналіст~|матеріал~|підрозділ~|виробник~|постачан~|терапі(я|ї|ю)|медицин~|книг~|літератур~|пандус~|закон~|кодекс~|консультуванн~|консультаці~|планир~',
    ],
    work: [
      'досвід~|знан(ня|ь|нями)|підготовк~|кваліфікац~|розрах~|рахува~|рахує~|порах~|нарах~|обчисл~|оціню~|аналіз~|пристосов~|адапту~|ведете|вели|вела|вів|ведемо|вестимете|провод~|провел~|організ~|влаштов~|догляда~(?! (за )?(сво~|ваш~|хвор(у|ого) (мат~|бать~)|літн~ (мам~|мат~|бать~|тат~)))|доглядатимете|працю(ва|є)~ (_ )?(з|із|зі|над|в|у|для|на)|виклада~|викладе~|навча(єте|ли|ла|в|ють|тимете)|вчи(те|ли|в|ла)|учив|учила|пояс~|опис~|назва(в|ла|ли)|знає~|знав|знала|обслугов~|допома~|допомог(ли|ти|ла)|допоміг|продає~|продава~|продаватимете|продаж~|просува~|реклам~|розроб~|проєкту~|створ~|будує~|будува~|писали|пишете|написа~|переклад~|перевіря~|перевір(или|ив|ила)|захища~|захист~|зберіга~|оберіга~|досліджу~|вивча~|висвітл~|фотографу~|лікуєте|лікував|лікувала|керу~|реагу~|діяли|діє~|врахов~|врегульов~|домага~|налашт~|встановл~|консульт~|представля~|перемов~|перегов~|підвищ~|зменш~|покращ~|збільш~|порівня~|навів|навела|знайш~(?! (_ ){0,3}(реєстр|фейсбу|інтернет|інстаграм|соцмереж|телеграм)~)|обліков~|відповід(ь|і) (про|щодо)|приклад~|запитан~ про|розповід(ь|і)|поясненн~|відпові(в|ла|дає|дав|дала)|розпові(в|ла|ли) як|заспоко~|пересадж~|пересаджу~|берете|підбира~|склали|складаєте|ділите|готує~|готува~|підготув~|упорал~|впорал~|виводи~|прогноз~|рахуватимете|плануватимете|фотографуватимете|вирішу~|виріши~|залучи~|скеров~|супроводж~|супровід|супроводом|тренува~|наставля~|випуск~ продукт~|запропонува~|пропонує|скеру~|направ(и|ля)~|відправ(ите|ляєте|или|ляли)|огляда~|огляне~|оглян~|викликаєте|викличете|госпіталізу~|приймаєте|привез~|наклада~|оформ(ите|ляєте|ляли|или|ляти)|план (на|для|щодо)|ґрунтовн~|безпек(а|и|у|ою|ці)|справ(а|у|и|ах) про|закон(у|і|ом|ах|ів)? про|стат(тя|ті|тю|тей) про|порядок|розібра(в|ла)|розбира~|не пропустив~|актор(ом|ка|кою)?|заяв(а|и|у|ою) (в|у|до) поліці~|крок за кроком|виплат(а|и|ах|у|ами)|прибира~|реставру~|плута~|дозволен~|безпечн~ (для|при|під)|розуміє|розумі(в|ла)|орієнту~|знається|(слабк|сильн|непевн|хитк)~ (у|в|на)|обробля~|приготу~|готу~|шиє~|шили|фарбу~|ремонту~|вимірю~|дозу~|призначає~|зняли на|знімає~ на|монту~|гримує~|(не )?(дійшли|дійшов|дійшла) до|встигли (про|до)|торкнули(ся|сь)|повернутися до',
    ],
    openings: [
      "^ ?(ви (?!(маєте|кажете|згада~|носите|живете|казали|сказали|були|одруж~|заміж~|не |вже |ще |часом |десь |самі |хочете|збира~|плану~|п'єте|курите|хворі~|ходите|служ~|пишете) ?)[а-џґ]+(єте|їте|ите|ете|ли)|(один|одна|двоє|ваш(а|і)?|до вас|під час|серед|на|у|в|після|перед) [а-џґ]+)[^?]{0,250}[,:-] ?(як|що|з чого|які|яким|кого|ваші дії)",
      "^ ?(а |і |й |то |тож |отже |уявіть )*(як(?! (рідні|близькі|родина|сім'я|чоловік|дружина|батьки|довго|часто|давно|багато|ставит~|ваш~|вам|(ви )?(ставит~|постав~|почува~|сприйм~|дивит~|ужива~|пережи~)))|розкажіть|опишіть|поясніть|наведіть|поділіться|уявіть|що (ви |б |би |саме )*(?!(думаєте|вважаєте|гадаєте|скажете про ваш))([а-џґ]+(ли|єте|ите|їте|или)|б ви|змінюється|важлив~|було)|яким чином|які (кроки|методи|дії|дані|прийоми|правила)|який (_ ){0,2}досвід|яку (_ )?підготовк~|(які|яких|якими) (_ )?(перевірк|заход|документ|ознак|симптом|лік|вимог|тест|норм|товар|страв|вправ|матеріал|запитан|бренд|правил|стандарт)~|на які|яких (заход~|партнер~))",
    ],
    polar: ['чи|хіба|невже|нічого|якісь|є|немає|нема|було|були|був|була|бували|правда'],
    tells: ['^ ?(?!хворі)[а-џґ]{4,}(ує|ає|ить|ує|ав|ала|ив|ила|ував|увала)'],
    asksWhich: ['який|яка|яке|які|якого|якої|яких|яку|що|хто|чому|коли|де|як|скільки|навіщо'],
    demands: [
      "найма~|наймаємо|лише|тільки|виключно|винятково|потрібн~|потрібен|потребу~|шука~|запрошу~|бажан(о|ий|а|і)|перевага|перевагу|надаємо перевагу|без|не|просимо|прохання|обов'язков~|має|мають|повин~|необхідн~|крім|окрім|розгляда~|підійде|підходить|ідеальн~|візьмемо|беремо|приймаємо|вимага~|вимог~|відсутн~|наявн~|робота|вакансія|довідк~|разом (із|з)|бо|кличемо|чекаємо|тих хто|тим хто|ті хто|надайте|надішліть|додайте|відхиля~|відмовля~",
    ],
    contrasts: [
      'але(?! (забу(в|ла)|пропусти(в|ла)|сплута(в|ла)|не врахува(в|ла)|оминув|оминула))|проте|однак|зате|шкода|втім|хоча|хоч|тільки|от лише|на жаль',
    ],
    deeds: [
      '^ ?(?!(була|був|мала|мав|народ~|хворі~|сиді~|лежа~|служи~|голосув~|вийш~|вирос~|жила|жив|згада~|питав|питала|спитав|спитала|запитав|запитала|сказа~|казав|казала|прогово~|переїх~|приїх~|розлуч~|лікув~|носи~|ходи~|пила|пив|кури~|диви~|страйк~|воюв~|стояв|стояла|одруж~|переніс~|перенес~|втрат~|вигляд~|зда~|відсид~|заробля~|отрим~|отримує|виховує|святкує|планує|вірує|голосує|агітує|пікетує|симпатизує|практикує|очолював|очолювала|організовував|підбурював|затрим~|арешт~|засудж~|схов~|хов~|чека~|очікує|зізна~|шепотів|натяка~|підтрим~|підбив|підбила|вступ~|родом|син~|якийсь|наче|мов|жив~|нов~|лів~|вдів~|здоров|неговір~|загугл~|гугл~|знайш~ (_ ){0,3}(реєстр|фейсбу|інтернет|інстаграм|соцмереж)~|ведe)( |$))[а-џґ]+(ала|ила|іла|ула|яла|ела|ла|ав|ив|ів|ув|яв|ує|юв)',
    ],
    welcomes: [
      '(?<!не )(вітаємо|вітаються|раді|радо|подавайтеся|відгукуйтеся|чекаємо також|так само|не перешкода|не завада|не є перешкодою|однаково)',
    ],
    joins: ['з|із|зі|для|серед|від|у|в|на|про|до|щодо|після|які|яка|який|що|котрі|за|по|між'],
  },
};
