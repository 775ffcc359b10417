const units = String.raw`(?:(?:calendar|working|full)\s)?(?:days?|weeks?|months?)(?!\p{L})['’]?`;
const inWords =
  'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty';
const count = String.raw`(?<![\p{L}\d.,])(?:\d+|${inWords})\s(?:and\sa\shalf\s)?${units}`;
const ukUnits = String.raw`(?:(?:календарн|робоч|повн)\p{L}+\s)?(?:дн(?:і|ів)|день|тижн(?:і|ів)|тиждень|місяц(?:і|ів)|місяць)(?!\p{L})`;
const ukInWords =
  "один|два|дві|три|чотири|п[’'ʼ]ять|шість|сім|вісім|дев[’'ʼ]ять|десять|одинадцять|дванадцять|двадцять|тридцять|сорок|п[’'ʼ]ятдесят";
const ukCount = String.raw`(?<![\p{L}\d.,])(?:(?:\d+|${ukInWords})\s${ukUnits}|(?:тиждень|місяць)(?!\p{L}))`;
const ukToday = String.raw`(?:від|з|із)\s(?:сьогодні|сьогоднішн\p{L}+\sдня|нині)(?!\p{L})`;

/** A number of days, weeks or months counted from the day of writing. */
const patterns = [
  // "eight weeks from today", "two months' notice from today", "from today it is 43 days"
  String.raw`${count}(?:\s[\p{L}'’]+){0,3}\s(?:from|as\sof)\s(?:today|now)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:from|as\sof)\s(?:today|now)(?!\p{L})[^.;]{0,60}${count}`,
  // "18 days left", "lapsed eight months today"; excludes what was left in a past case, and a notice period
  String.raw`(?<!\b(?:had|with|were|was)\s(?:only\s|about\s|just\s)?)${count}\s(?:(?:are|is)\s)?(?:left|to\sgo|remain(?:ing)?)(?!\p{L})`,
  String.raw`${count}\s(?:(?:notice\s)?(?:given|handed\sin)\s)?today(?!\p{L})`,
  String.raw`(?<!\p{L})(?:expires?|runs?\sout|lapses?)\s(?:[\p{L}\d]+\s){0,2}in\s${count}`,
  String.raw`${ukToday}[^.;]{0,60}${ukCount}`,
  String.raw`${ukCount}(?:\s\p{L}+){0,3}\s${ukToday}`,
  String.raw`(?<!\p{L})(?:за)?лиш(?:илося|илось|илися|ається|аються|ає)\s(?:\p{L}+\s){0,2}${ukCount}(?!\s(?:роботи|відпрац))`,
  String.raw`(?<!\p{L})(?:спливає|спливе|збігає|закінчується)\s(?:[\p{L}\d]+\s){0,2}(?:через|за)\s${ukCount}`,
].map((source) => new RegExp(source, 'iu'));

/** Whether a text is true only on the day of writing. A plan is read later, when a date would still be correct. */
export function countsFromToday(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

/** Removes such counts from a text: a part between commas, or else the whole sentence. */
export function withoutCounts(text: string): string {
  if (!countsFromToday(text)) return text;
  const kept = text.split(/(?<=[.!?…;])\s+/u).flatMap((sentence) => {
    if (!countsFromToday(sentence)) return [sentence];
    const [first = '', ...parts] = sentence.split(/,\s+/u);
    const rest = [first, ...parts.filter((part) => !countsFromToday(part))].join(', ');
    return countsFromToday(rest) ? [] : [rest];
  });
  return kept
    .join(' ')
    .replace(/[;,]$/u, '')
    .replace(/;(?=\s\p{Lu}\p{Ll})/u, '.');
}
