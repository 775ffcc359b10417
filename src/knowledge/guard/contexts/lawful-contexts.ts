// What the rest of a passage says about the words in it: that nobody is asked, that the work requires it, or what is
// concluded from it.

const enAsk =
  '(ask|asks|asked|asking|enquire|inquire|enquiries|inquiries|discuss|discussed|raise|raised|mention|probe|pry|collect|record|store|request)';
const enPapers =
  '(photos?|photographs?|pictures?|headshots?|selfies?|portraits?|(your |the )?age|date of birth|birth ?date|dates of birth|marital status|nationality|gender|religion|pay ?slips?|salary history|(your |the )?(current|present|previous|past) (pay|salary)|a declaration)';
const ukAsk =
  "(питали|питаємо|питати|питав|питала|питатимемо|запитували|запитуємо|запитувати|запитував|запитувала|запитуватимемо|запитали|спитали|розпитували|розпитувати|розпитуємо|(ставили|ставимо|ставити) (_ ){0,2}(запитан|питан)[а-џґ]*|порушували|порушуємо|обговорювали|обговорюємо|обговорювати|уточнювали|уточнюємо|з'ясовували|з'ясовуємо|цікавимося|цікавились|цікавилися|зачіпали|торкалися)";
const ukPapers =
  '(фото|фотографі(я|ї|ю)|світлин(а|и|у)|вік|дата народження|дат(у|и) народження|сімейний стан|національність|стать|віросповідання|довідк(а|и|у) про (доходи|зарплату)|попередн(я|ю|ій) (зарплат(а|у|ні)|дохід))';

export const refusals = {
  asked: {
    en: [
      `(not|never|nobody|no one|without|nor|stopped (_ ){1,4}from|refused to|declined to|avoided|rather than|instead of) (_ ){0,2}${enAsk}(?<!(supposed|meant|allowed|mind) (to |me |my )*(not )?${enAsk})`,
      `(don|didn|won|doesn|shouldn|mustn|aren|isn|wasn|weren) t (ever |even |be |have to |need to |normally |usually |going to |to |been )*${enAsk}`,
      `(was|were|are|is|will be) (not|never) (_ )?${enAsk}|no (_ )?(questions?|enquiry|enquiries) (_ ){0,4}(was|were|is|are|about|on|put)|(no|out of) (question|scope)s? (_ )?(about|for) (the )?(panel|family|health)`,
      `(off limits|out of bounds|not a (topic|matter|subject|question) (for|we)|cannot be asked|must not be asked|is not asked|are not asked|struck (_ ){0,3}question|question (_ ){0,3}(struck|withdrawn|removed|deleted|dropped))`,
      `(leave|take|keep|strip|omit|remove|delete|cut) (_ ){0,3}${enPapers} (_ ){0,8}(off|out|from|away)|(omit|remove|delete|leave (out|off)) (_ ){0,3}${enPapers}`,
      `${enPapers} (_ ){0,5}(not|n t|never|un)(_ )?(be )?(needed|required|wanted|necessary|looked at|asked for|used|part of|expected|needed)|${enPapers} (is|are) (unnecessary|irrelevant|not)|(isn|aren|don) t (need|want|require|use|look at) (_ ){0,3}${enPapers}|(not|never) (need|want|require|use|look at|send|include|add|attach|put|write|give|state) (_ ){0,3}${enPapers}`,
      `no (_ )?${enPapers} (_ )?(please|needed|required|necessary|wanted)|no need (for|to (send|add|include|give|state|attach)) (_ ){0,3}${enPapers}|(don|please don) t (send|include|add|attach|put|write|give|state) (us )?(_ ){0,3}${enPapers}|without (_ )?${enPapers} (_ )?(please|is fine|preferred|welcome)`,
      '(need not|no need to|don t (have|need) to|not (have|required|obliged) to) (tell|disclose|mention|state|declare|say|share|reveal)',
      '(makes?|made|plays?|played|has|have|had) no (difference|part|role|bearing|effect|influence|weight)|(regardless|irrespective) of|whatever (your|their)|no matter (what|who|where|how)|(does|do|did|will) not (_ )?(matter|count|affect|influence)|(doesn|don|didn|won) t (matter|count|affect|influence)|(is|are) irrelevant',
      '(of|from|for) (every|all|any) (_ )?(ages?|faiths?|backgrounds?|genders?|sex|sexes|religions?|nationalit(y|ies)|origins?)',
      '(as |where |when |is |are |check |checks )(_ ){0,2}(required by law|the law requires|law requires|by law|statutory)|(dbs|disclosure|background|criminal record|basic) (_ ){0,2}(check|certificate) (_ ){0,8}(after|before you start|law|legal~|required|offer|role)|(law|regulat~|act) (_ ){0,4}(requires?|demands?|obliges?)',
    ],
    uk: [
      `(не|ні про що не|нікого не|ніколи не|жодного (_ ){0,3}не) (_ )?${ukAsk}|(нікого|нікому|нікого з) (_ ){0,2}(про це )?не |(без|жодних) (_ )?(запитань|питань) про`,
      '(зупини|перерва|зупиня)(в|ла|ли) (_ ){1,8}(спита|запита|пита)~|(запитання|питання) (_ ){0,6}(зня(ли|то|в|ла)|прибра(ли|в|ла|но)|вилуч~|відхил~|викресл~)|(зня|прибра|вилучи|викресли)(ли|в|ла|то|но) (_ ){0,3}(запитання|питання)',
      `${ukPapers} (_ ){0,8}не (_ )?(потріб~|обов'язк~|треба|вимага~|дивим~|врахову~|цікав~|має|мають|вказу~|додава~|надсила~)|не (_ )?(потріб~|обов'язк~|треба|вимага~|дивим~|врахову~|вказу~|додава~|надсила~|пиш~|прикріпл~|зазнача~) (_ ){0,4}${ukPapers}`,
      `(прибер~|приберіть|вилуч~|видал~) (_ ){0,4}${ukPapers}|${ukPapers} (_ ){0,6}(приберіть|приберемо|вилуч~|видал~)`,
      '(не (має|мають|матиме|матимуть|мало|мали) (_ )?(значення|ваги)|не впливає|не впливають|не впливатим~|не важлив~|не врахову~|незалежно від|без огляду на|попри|неважлив~|не є перешкод~|не завад~|не перешкодж~)',
      '(довідк|витяг|медкнижк|медичн|перевірк|несудим|судимост)(а|у|и|ом|ою|ку|ка|ки|ість|ості|ий|ого)? (_ ){0,14}(закон|законом|законодавств~)|(закон|законом|законодавств~) (_ ){0,8}(довідк|витяг|медкнижк|медичн|перевірк|несудим|судимост)~',
    ],
  },
  /** phrases after which it is asked about, or counts, after all */
  askedAfterAll: {
    en: [
      'but|however|although|though|except|unless|so no|obviously|clearly|need not apply|not apply|hope you don t mind|before it|without (a |your |the )?(photo|photograph|picture|headshot|selfie)s?|because (he|she|they|you)',
    ],
    uk: [
      'без (фото|світлин|фотогр)~|але|проте|однак|хоча|хоч|зате|хіба що|окрім|крім|бо (й так|і так|видно|вона|він)|видно',
    ],
  },
} as const;

/** words for jobs done on the road, for which a car is a tool */
export const onTheRoad = {
  en: [
    'mileage|per mile|a mile|visits?|visiting|travel~|drivers?|driving|courier~|deliver(y|ies|ing)|routes?|patch|territory|sites|field|mobile|(client|customer|patient)s? (across|around|in their)|fuel|petrol|between (_ )?(branches|sites|homes|schools|clinics|shops|stores|offices)|rural|on call|remote|public transport|no bus(es)?|county|region|area sales|business (use|insurance)',
  ],
  uk: [
    "пальн~|амортиз~|роз'їз~|роз'їжд~|виїзд~|виїзн~|маршрут~|кур'єр~|доставк~|доставл~|водій|воді(я|ї|їв)|таксі|об'єкт(и|ів|ами|ах)|по област~|область|областю|відрядж~|бензин~|компенсу~|транспорт не|територі~|торгов~ (представни~|агент~)|поїздк~|їздити|мобільн~ (бригад|майст)~|паркан~",
  ],
} as const;

/** a note's conclusion from what it says: the candidate is turned down, marked down or paid less for it */
export const conclusions = {
  en: [
    '(?<!(can|could|would|will|did|do|to|and|or|boarding|bus|a|the|must|they|we|not) )(pass|no|next|avoid|reject|rejected|decline|declined|minus)(?= ?$| ?[.!;])',
    '(i d|i would|let s|i ll|we should|better) (_ )?(pass|leave it|avoid|skip|hesitate|worry|steer clear|prefer|go for|rather|park|keep looking|look elsewhere|go with)',
    '(so|hence|therefore|thus|it s a|a|hard|firm|big|definite|sorry|straight|and that s a) no|no (thanks|thank you|go|chance|way|keys|from me|for me|drive|need to (offer|go|pay|match))|not (for|worth|ideal|sure|suitable|right for|a fit|someone|what we|the (image|look|sort|type|right|face)|reliable|progress~|proceed~|hir~|taking|going to (hire|take|work)|one of us|here|the kind)',
    '(wouldn|won|don|can|couldn|shouldn|isn|doesn|didn) t (_ )?(risk|trust|cope|fit|last|stay|give|want|hire|bother|progress|invite|see|be (able|reliable|here|around|up)|accept|like|take|keep|have|need|put|let|work|go down|get|shortlist|proceed|call|feel|manage|handle|commit|look)',
    '(too (risky|much|old|young|many)|risk|risky|trouble|unreliable|unsuitable|nightmare|liability|distraction|hassle|headache|red flag|worr(y|ied|ying)|concern(ed|s)?|doubt(s|ful)?|hesita~|downside|problem~|burden|complication)',
    '(steer clear|keep (_ )?(away|off|out|clear|him|her|them)|leave (it|him|her|them)|park (it|him|her)|drop (it|him|her)|bin it|mark (_ ){0,2}down|marked (_ )?down|down a (point|notch)|(choose|pick|take|go (for|with)|hire|prefer) (the |an)?other|out of the question|other candidate|somebody else|someone else|look elsewhere|move on|next candidate|thumbs down|strike(d)? off|off the list|put (_ )?off)',
    '(he|she|they|it|the (_ )?(clients?|customers?|team|lads|parents|guests|regulars|boss|owner|office|crew|drivers|residents|patients|tenants|old guard|guys)|clients?|customers?|parents|regulars|guests|ladies|people|this one) (_ ){0,2}(d|would|will|ll|might|may|won|wouldn|could|never|want|wants|prefer~) (_ )?(_ )?(never|not|be|want|upset|start|cause|leave|go|quit|follow|move|notice|complain|object|need|struggle|miss|lose|like|accept|laugh|ask|preach|argue|eat|disappear|have|get|keep|stay|cope|see|look|feel|do|put|bring|take|not)',
    '(clients?|customers?|boss|owner|guests|callers|parents) (want|wants|prefer|prefers|expect)|(never|always) (_ )?(stay|last|keep|cope|fit|work|accept|be|want|move|leave|listen|show|get)|they never|these (guys|people|types)|one of (those|them)|you know (how|what)|we all know|says it all|tells you (all|everything)|no smoke|but still|the lot of them|that (lot|sort)|can t have (that|him|her)',
    '(cheaper|we can (open|start|offer|go|get|pay|come in|stay|lowball)|(will|should|would) (do|be enough|suffice|jump|be happy|accept)|offer (_ ){0,3}(less|lower|low|under|at|only|just|[0-9]+)|no more than|so [0-9]+|start (her|him|them) (at|on)|(don|needn|no) (t )?(need|have)? ?to (offer|pay|match|go)|bring (_ )?down|lowball)',
  ],
  uk: [
    '(ні|мінус|відмова|відмовити|відкласти|обережно|відхилити|пас|далі|ніяк(а|ий)|несерйозно|незручно|ненадійн(а|ий|о)|сумнівно|сумніваюся|сумніви|ризиковано|ризик|клопіт|клопоти|проблемно|проблема|проблеми|шкода)(?= ?$| ?[.!,;])',
    'невдаха|ледащо|не (керівник|той|та|те|на цю) |не (беремо|берем|брати|братимемо|візьмемо|візьму|взяв~|ведемо|годиться|підходить|підійде|радила|радив|раджу|рекоменд~|наш~|варто|хочу|хочемо|хоче|хочуть|дам|дамо|довірю|довіримо|потрібн~|треба|витягне|потягне|подужає|впора~|встигне|зможе|сприйм~|зрозумі~|приймут~|прийме|оцін~|відчин~|піду~|пускати|пустимо|пускають|розгляда~|запрошу~|витрача~|бачу|уявляю|поставлю|ставити|пропону~|пропус~|продовж~|звик~|затрима~|протрима~|будемо|буде|для (нас|рецеп~|такого|керів~|ефір~|каси|прода~)|впише~|втрима~|ризик~|пройде|пройшл~|хотіл~)',
    '(краще|беремо|візьмемо|шукаймо|шукати|взяти) (_ ){0,2}(інш~|когось|без|не|молод~|здоров~|свого|свою)|(нам|мені) (_ )?(такого|таких|таке|така|такі|цього|це|проблеми|воно) (_ )?не|обійдемо~|знімаю бал~|мінус бал~|бал (вниз|мінус)|хтозна|осад|ризикувати|втомим~|надовго не|довго не|побою~|боюся|боюсь|остерігаю~|насторожує|бентежить|напружує|нервуват~',
    '(почне|почнуть|буде|будуть|втече|піде|підуть|поїде|поїдуть|заберуть|відпрошува~|рватиметься|каламут~|проповід~|торгува~|сперечати~|агітуват~|організує|сміяти~|сміятимуть~|питатим~|шукатим~|бігатим~|хворітим~|молитим~|тікатим~|лізтим~|скаржитим~|пропадатим~|засміють|шушука~|питання будуть)',
    '(більше|вище|понад) (_ ){0,3}не (дам|дамо|пропон~|треба|потрібно)|(вистачить|за щастя|досить (буде|їй|йому)|погодиться|зрадіє|(їй|йому) (_ ){0,3}(вистачить|досить|забагато))|(тож|тому|отже|значить) (_ ){0,6}([0-9]+|вистачить|дамо|пропон~|досить|запропон~)|можна (дати|пропонувати|запропонувати|торг~)',
  ],
} as const;
