import type { Language } from '#contracts/common.ts';

/** A label that opens the open part of a note: "Left open:", "Less sure on hygiene.", «Що не закрито.». */
export interface OpenLabel {
  /** the label itself names an open matter, as in "Less sure on hygiene" */
  readonly namesMatter: boolean;
  /** the rest of its sentence */
  readonly rest: string;
}

type LabelParts = Readonly<
  Record<'lead' | 'always' | 'beforeClause' | 'beforeColon' | 'withMatter' | 'matter' | 'closing', string>
>;

const count = String.raw`(?:one|two|three|four|five|several|some|a few|a couple of|\d)`;
const things = String.raw`(?:points?|questions?|items?|matters?|things?|issues?|topics?)`;
const countUk = String.raw`(?:одн\p{L}{1,2}|два|дві|три|чотири|кілька|декілька|\d)`;
const thingsUk = String.raw`(?:реч\p{L}+|річ|питан\p{L}+|пункт\p{L}*|тем\p{L}*|момент\p{L}*)`;
const left = String.raw`(?:за)?лиш(?:ил\p{L}+|ається|аються|ився)`;
const unsettledUk = String.raw`(?:відкрит\p{L}+|не\s?з['’ʼ]ясован\p{L}+|нез['’ʼ]ясован\p{L}+|неясн\p{L}+|незрозуміл\p{L}+|під питанням|без відповіді)`;

const parts: Readonly<Record<Language, LabelParts>> = {
  en: {
    lead: String.raw`(?:(?:but|and|still|however|also|yet),?\s+)?`,
    always: [
      String.raw`(?:still|left|what (?:is|was|stays|stayed|remains|remained)(?: still)?) open`,
      String.raw`(?:${count} )?(?:(?:open|unsettled|unanswered) ${things})(?: (?:remain|left|for you))?`,
      String.raw`(?:${count} )?(?:${things}|doubts?|gaps?)(?: (?:are|were|is|was|remain|remained|stay|stayed|left|still))* (?:open|unclear|unanswered|unsettled)`,
      String.raw`(?:(?:my|our|the|main|only|${count}) )*(?:doubts?|concerns?|reservations?|worry|worries|question marks?|gaps?|unknowns?|weak(?:er)? (?:points?|spots?|sides?|areas?)|weaknesses|loose ends|open ends)(?: (?:remain|left))?`,
      String.raw`(?:what|things|points) (?:we|I) (?:could|did)(?: not|n['’]t) [^.:;,]{2,30}`,
      String.raw`what (?:is|was|remains|stays|stayed) (?:still )?(?:missing|unclear|left|untested|unsettled)`,
      String.raw`(?:still |yet )?(?:not (?:yet )?(?:settled|covered|clear|sure|asked|convinced|shown|tested|reached|discussed)|unsettled|unclear|unsure|unanswered|untested|undecided)`,
      String.raw`(?:still )?to (?:be )?(?:check|clarify|settle|follow up|probe|ask|explore|checked|clarified|settled)(?: next(?: time)?)?`,
      String.raw`what (?:worries|bothers|troubles|concerns) (?:me|us)`,
      String.raw`(?:what|where) (?:(?:I am|we are|I['’]m|we['’]re) (?:less|not)(?: so)? (?:sure|certain|convinced)(?: (?:of|about))?|(?:he|she|they) (?:was|is|were|are) (?:weak|weaker|thin|thinner))`,
      String.raw`minus(?:es)?|cons|negatives?|downsides?|on the (?:downside|other side|minus side)`,
      String.raw`for (?:the )?next (?:round|talk|time|interview|conversation)`,
    ].join('|'),
    beforeClause: String.raw`(?:still|left) open(?: (?:is|was))? (?=(?:whether|how|what|why|who|which|where)\s)`,
    beforeColon: 'open',
    withMatter: String.raw`(?:(?:less|not so|not as|not very) (?:sure|certain|convinced|convincing|strong|clear|good|confident)|weak|weaker|thin|thinner|shaky|shakier)`,
    matter: String.raw`(?:on|about|of|in|with|around|at) [^.:;,]{2,40}`,
    closing: String.raw`(?:strong|strengths?|strong (?:points?|sides?)|good|pros?|plus(?:es)?|positives?|what (?:went|was|is) (?:well|good|strong)|liked|convincing|(?:my |our )?(?:verdict|recommendation|conclusion|summary)|overall|next steps?|decision)`,
  },
  uk: {
    lead: String.raw`(?:(?:але|та|і|ще|також|проте|однак),?\s+)?`,
    always: [
      String.raw`(?:що |ще )*${left}(?: (?:ще |нам )*${unsettledUk})?(?: (?:ось що|таке))?`,
      String.raw`(?:що |ще |досі )*відкрит(?:е|им|ими|о|і)(?: (?:питання|пункти|теми))?(?: ${left})?(?: (?:ось що|таке|${countUk} ${thingsUk}))?`,
      String.raw`(?:(?:мої|наші|мій|є|головні|головний|основні|маю|маємо|${countUk}) )*(?:сумнів\p{L}*|застереженн\p{L}+|побоювання|прогалин\p{L}*|питання|слабк(?:і|е) (?:місця|місце|сторони)|мінус\p{L}*|білі плями)(?: ${left})?`,
      String.raw`(?:що |чого )?(?:ми |я )?(?:ще )?не (?:закрит\p{L}+|закри(?:ли|в|ла)|з['’ʼ]ясован\p{L}+|з['’ʼ]ясува(?:ли|в|ла)|встиг\p{L}*|перевірен\p{L}+|перевіри\p{L}+|почу(?:ли|в|ла)|дізнал\p{L}+|розкрит\p{L}+|обговорен\p{L}+|обговорили|вистачило|побачи\p{L}+)(?: (?:спитати|запитати|почути|обговорити|з['’ʼ]ясувати|перевірити))?`,
      String.raw`(?:що )?(?:${left} )?під (?:сумнівом|питанням|знаком питання)`,
      String.raw`хитко|неясн(?:о|е)|незрозуміл(?:о|е)|непереконлив(?:о|е)|(?:що )?насторож(?:ило|ує)`,
      String.raw`(?:треба |варто |ще )*(?:уточнити|перевірити|з['’ʼ]ясувати|спитати|запитати|розпитати)(?: (?:ще|далі|наступного разу))?`,
      String.raw`${countUk} ${thingsUk} (?:(?:ще|досі|${left}) )*${unsettledUk}`,
      String.raw`не (?:зовсім )?(?:певн|впевнен|переконан)\p{L}{1,3}(?: (?:я|ми))?(?: (?:в|у) (?:іншому|решті|такому))?`,
      String.raw`чого (?:нам |мені )?(?:бракує|забракло|не вистач\p{L}+)|менше певності(?: (?:в|у) іншому)?|(?:що )?(?:бентежить|турбує)`,
      String.raw`на наступн\p{L}+ (?:розмову|раз|етап|зустріч)`,
    ].join('|'),
    beforeClause: String.raw`${left} ${unsettledUk}, (?=(?:чи|як|що|чому|хто|звідки|скільки)\s)`,
    beforeColon: 'хитке',
    withMatter: String.raw`(?:слабше|слабко|слабкувато|гірше|менш (?:впевнен\p{L}+|переконлив\p{L}+|певн\p{L}+|сильн\p{L}+))`,
    matter: String.raw`(?:з|із|зі|у|в|щодо|про|по|стосовно) [^.:;,]{2,40}`,
    closing: String.raw`(?:сильн\p{L}+(?: сторон\p{L}+| місц\p{L}+| бік)?|добре|плюси?|переваги|переконливо|сподобал\p{L}+|висновок|рекомендація|загалом|підсумок|далі|рішення|наступний крок)`,
  },
};

const all = [parts.en, parts.uk];
const either = (name: keyof LabelParts) => all.map((one) => one[name]).join('|');
/** A label ends at a colon, a dash or the end of its sentence. */
const open = new RegExp(
  String.raw`^[\s*#]*(?:${either('lead')})(?:(?:(?:${either('always')})\s?(?::|[.…]?$|\s[–—-]\s)|(?<clause>${either('beforeClause')})|(?:${either('beforeColon')})\s?(?::|$)|(?:${either('withMatter')})\s?:)|(?<matter>${all.map((one) => `(?:${one.withMatter}) (?:${one.matter})`).join('|')})(?::|[.…]?$))\s*`,
  'iu',
);
const closing = new RegExp(String.raw`^[\s*#]*(?:${either('closing')})\s?:`, 'iu');
/** UTF-16 units at the start of a sentence that are searched for a label. */
const longestLabel = 90;

/** The label at the start of a sentence; undefined if there is none. */
export function openLabel(sentence: string): OpenLabel | undefined {
  const found = open.exec(sentence.slice(0, longestLabel));
  // The end of the searched part is not the end of the sentence.
  if (found === null || (found[0].length === longestLabel && sentence.length > longestLabel)) return undefined;
  const { matter, clause } = found.groups ?? {};
  // "Left open whether …" reads better as a whole.
  const rest = clause === undefined ? sentence.slice(found[0].length) : sentence;
  return { namesMatter: matter !== undefined, rest };
}

/** Whether a sentence ends the open part of a note: "Strengths:", "Verdict:". */
export function closesOpenPart(sentence: string): boolean {
  return closing.test(sentence.slice(0, longestLabel));
}

const praise: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:very|really|quite|otherwise|also|and|a|the|our|most|overall),?\s+)*(?:clear|strong|good|great|best|excellent|impressive|sure-footed|confident|convincing|warm|pleasant|precise|exact|specific|honest|straight|frank|candid|calm|kind|friendly|solid|sound|knows?|(?:talk|took|talked|walk|walked)s? (?:us|me) through|liked?|listens|firm|fair|direct|thorough|knowledgeable|concrete|careful)\b/iu,
  uk: /^(?:(?:дуже|справді|загалом|решта|і|а|в іншому),?\s+)*(?:найкращ|найсильніш|сильн|добр|чудов|гарн|впевнен|предметн|щир|спокійн|чітк|чесн|приємн|тепл|переконлив|конкретн|знає|видно|показ|розкла)|(?:говор|розпов|відпов|поясн|опис|почува)\p{L}+ (?:\p{L}+ )?(?:предметно|конкретно|тепло|впевнено|чітко|переконливо|прикладами|докладно|[із]з? цифрами|по (?:годинах|хвилинах|тижнях)|вдома)/iu,
};
/** Words that show that a sentence also says what is missing. */
const lack: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:but|though|although|yet|however|except|less|weak\w*|thin\w*|vague\w*|unclear|unsure|untested|not|never|nothing|nobody|none|hardly|barely|only|little)\b|n['’]t\b|\bno (?!notes\b)/iu,
  uk: /(?<!\p{L})(?:але|проте|однак|хоча|зате|не|ні|лише|тільки|мало|нічого|слабк\p{L}*|слабше|загальн\p{L}*|поверхов\p{L}*|коротко)(?!\p{L})/iu,
};
const advice: Readonly<Record<Language, RegExp>> = {
  en: /^(?:overall|otherwise|apart from that|all in all|(?:I |we )?would (?:still )?(?:hire|take|see|invite|move|like to)|(?:I |we )?(?:recommend|suggest)|next step|happy to|let['’]s)\b/iu,
  uk: /^(?:загалом|в іншому|раджу|рекоменд|пропоную|варто (?:клика|запрос)|запрос|кличемо|берімо|беремо)/iu,
};

/** Whether a sentence is just praise or a recommendation, which leaves nothing open. */
export function onlyPraises(sentence: string, language: Language): boolean {
  return (praise[language].test(sentence) || advice[language].test(sentence)) && !lack[language].test(sentence);
}

/** Whether a sentence contains a word that shows that something is missing. */
export function saysLack(sentence: string, language: Language): boolean {
  return lack[language].test(sentence);
}
