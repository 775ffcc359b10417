import type { Language } from '#contracts/common.ts';

/**
 * What shows that a line is not only about the work, however much of it the posting names; phrases in the syntax of
 * `Phrases`.
 */
export interface MatterWords {
  /** somebody is addressed, asked or meant: the candidate in any person, or the interviewer who is to ask */
  readonly speaks: readonly string[];
  /** before the matched words: a status of somebody who is excluded, or a demand */
  readonly leadsTo: readonly string[];
  /** after the matched words: a judgement on them */
  readonly judges: readonly string[];
  /** who somebody is, beside the matched words or among them */
  readonly bearers: readonly string[];
}

export const matterWords: Readonly<Record<Language, MatterWords>> = {
  en: {
    speaks: [
      'you|yours?|yourself|candidates?|applicants?|interviewees?|i|me|my|mine|myself|he|she|him|his|hers?|himself|herself|they|them|their|theirs|themselves|person|own|personal|personally|private|privately|at home|home life|family status',
      'ask|find out|clarify|establish|probe|enquire|inquire|(check|see|learn|note|confirm) (if|whether|for|how|who)|whether or not',
      '^ ?(and |so |then |now |please )*(tell|describe|explain|share|talk|walk|discuss|say|name|list|give|let|mention|confirm|declare|state|disclose|any|anything|anyone|ever|how|what|which|who|whose|whom|where|when|why|do|does|did|is|are|was|were|will|would|can|could|may|might|got)',
    ],
    leadsTo: [
      'no|not|never|none|without|only|must|should|needs?|wants?|prefers?|free of|free from|exempt|ideally|rather|avoid|reject|exclude|because|but|though',
      'am|is|was|been|be|being|has|had|have|having|does|lives?|lived|living|owns?|owned|belongs?|belonged|attends?|attended|joins?|joined|joining|votes?|voted|prays?|expects?|expecting|raises?|raising|rears?|suffers?|suffered|suffering|undergo~|recover~|served|serving|plans?|planning|takes?|taking|gets?|getting|on|off|likely|probably|apparently|looks?|seems?|sounds?|former|formerly|ex|active|keen|devoted|practising|lone|proud|mentions?|mentioned|admits?|admitted|discloses?|disclosed|confess~|reveals?|supports?|supported|sympathi[sz]es?|born|raised|comes|came|stays?|stayed',
    ],
    judges: [
      'must|requir~|prefer~|essential|desirable|mandatory|welcome|unwelcome|wanted|unwanted|excluded|rejected|disqualif~|declin~|plus|minus|problem|risk|risky|concern|trouble|drawback|yes|no|none|one|two|three|four|[0-9]+|too|unlikely|absent|absences?|often ill|will miss|avoid|pass on|out|not (for us|suitable|a fit|hired)',
    ],
    bearers: [
      'members?|membership|activists?|organi[sz]ers?|supporters?|sympathi[sz]ers?|believers?|followers?|mother|father|parent|mum|mom|dad|wife|husband|spouse|partner|son|daughter|widow(er)?|single|married|divorced|separated|unmarried|engaged|pregnant|expecting|disabled|diabetic|ill|sick|sufferer|survivor|veteran|reservist|soldier|refugee|immigrant|migrant|foreigner|native|citizen|resident|homeowner|tenant|debtor|bankrupt|convict|offender|felon|christian|muslim|jew|jewish|catholic|hindu|churchgoer|voter|pensioner|man|woman|boy|girl|lady|background|origin|status|history|views?|beliefs?|affiliations?',
    ],
  },
  uk: {
    speaks: [
      '(ви|вас|вам|вами|ваш~|ти|тебе|тобі|тобою|твій|твоя|твоє|твої|твого|твоєї)|[а-џґ]+(єте|їте|ите|ете|єтеся|їтеся|итеся|етеся|итесь|єтесь|етесь|іть|йте|ьте|жте|іться|йтеся)|кандидат~|претендент~|здобувач~|шукач~|особа|особи|особу|я|мене|мені|мною|мій|моя|моє|мої|моїх|моєї|мого|він|вона|його|йому|ним|її|їй|нею|вони|їх|їм|їхн~|себе|собі|собою|свій|своя|своє|свої|свого|своєї|своїх|своїм|своїми|свою|сам|сама|самі|власн~|особист~|приватн~|вдома|удома',
      "питати|запитати|спитати|розпитати|з'ясувати|уточнити|дізнатися|поцікавитися|попитати|довідатися|запитання про",
      '^ ?(а |і |й |та |то |тож |отже )*(чи|хіба|невже|якісь|якась|якийсь|є|немає|нема|який|яка|яке|які|якого|якої|яких|яку|що|хто|чому|коли|де|як|скільки|навіщо|з ким|у кого|кого|кому|розкаж~|опиш~|назв(и|іть)|маєш|правда)',
    ],
    leadsTo: [
      'не|ні|ані|без|лише|тільки|виключно|крім|окрім|має|мав|мала|мають|мати|має|є|був|була|було|були|бути|будучи|маючи|повин~|потрібн~|бажан~|обов.язков~|вільн~ від|бо|але|проте|хоча|зате',
      'жив~|мешка~|володі~|належ~|ходи~|вступ~|вступи~|голосу~|голосув~|моли~|вірить|вірує|сповід~|чека~|очіку~|вихову~|рости~|ростить|хворі~|страждає|перехвор~|лікув~|лікує~|прохо~|перебува~|служи~|служ~|воюв~|плану~|збира~|прийма~|схоже|мабуть|ймовірно|напевно|вигляда~|здається|колишн~|активн~|згаду~|згада~|зізна~|визна~|підтрим~|симпатиз~|народ~|родом|походи~|приїха~|переїха~|лиша~|лишив~|вийшл?[аи]?|іде|йде|піде|пішла|збирається|у шлюбі',
    ],
    judges: [
      "є|будуть|наявн~|обов'язков~|бажан~|небажан~|потрібн~|необхідн~|вимога|перевага|мінус|плюс|проблем~|ризик~|завада|перешкод~|відмов~|відхил~|не беремо|не берем|не візьмемо|не підходить|так|ні|немає|нема|відсутн~|один|одна|двоє|двійко|троє|дві|два|три|[0-9]+|часто хворі~|часті|пропуска~|забагато",
    ],
    bearers: [
      '(довідк~|статус~|посвідчен~|документ~) (_ )?впо|впо (_ )?(довідк~|статус~|посвідчен~)',
      'член|члена|члену|членом|членкин~|членств~|активіст~|прихильни~|симпати~|віруюч~|мати|мама|мамою|матір~|батько|батьком|тато|дружин~|чоловік|чоловіком|вдов~|вдівець|заміжн~|незаміжн~|одружен~|неодружен~|розлучен~|самотн~|вагітна|вагітною|вагітну|інвалід|інвалідка|хвора|хворий|діабетик~|ветеран|ветеранка|ветераном|резервіст~|військовозобов.язан(ий|а|ого|ому|им)|переселенець|переселенка|біженець|біженка|іноземець|іноземка|громадян(ин|ка|ином|кою)|боржник|боржниця|банкрут|судим(ий|а)|пенсіонер|пенсіонерка|християн(ин|ка)|мусульман(ин|ка)|жінка|дівчина|хлопець|багатодітн~|походженн~|погляд~|переконан~|вподобан~|уподобан~',
    ],
  },
};
