// What must not be judged, always in both languages, since plans quote and mix them.

// A trait counts if the candidate is its subject: at the start of a behaviour, or after what a person is, has or does.
// It does not count before a noun of the work: "a confidence interval", "a university hospital".
const traits = [
  /(?:^(?:[\w'’-]+\s+)?|\b(?:is|are|was|be|being|seems?|sounds?|looks?|appears?|across|as|speaks?|talks?|answers?|presents?|shows?|has|have|with|without|no|lacks?|exudes?|radiates?|very|so|he|she|his|her|their|candidate(?:['’]s)?|attended|studied|graduated|degree)\s+(?:[\w'’-]+\s+){0,2})(?:accent|native speaker|polished|confident(?:ly)?|confidence|charism\w*|charming|enthusias(?:m|tic|tically)|personality|eloquen\w*|well-spoken|smart|appearance|universit\w*|alma mater|prestig\w*|ivy league)\b(?!\s+(?:intervals?|levels?|bounds?|bands?|scores?|limits?|hospitals?|clinics?|wards?|campus\w*|clients?|customers?|departments?|press|tests?|questionnaires?|colou?rs?|walls?|meters?|contracts?|cards?|homes?|phones?|goals?|objectives?|devices?|grids?|locks?|floors?|surfaces?|metal|steel|concrete|stone|of (?:the|a|an|each|every)\b))/i,
  /(?:^(?:[\p{L}'’-]+\s+)?|(?<!\p{L})(?:є|має|був|була|чути|без|із?|дуже|говорить|відповідає|виглядає|здається|поводиться|тримається|звучить|закінчи(?:в|ла)|навча(?:вся|лася)|він|вона|кандидат(?:ка)?|його|її)\s+(?:[\p{L}'’-]+\s+){0,2})(?:акцент|впевнен|упевнен|харизм|ентузіазм|красномовн|розумн(?:ий|а|і)(?!\p{L})|зовнішніст|університет|престижн|носі(?:й|єм) мови)(?!\p{L}*\s+(?:лікарн|клінік|відділен|клієнт|лічильник|годинник|контракт|будин|пристр))/iu,
] as const;

// A career red flag needs a word of employment beside it: "a gap in coverage" is ordinary work.
const career =
  /\b(?:(?:employment|career|work|resume|cv|job) gaps?|gaps? (?:in|between) (?:(?:the|his|her|their|your|past|previous) )?(?:employment|career|work(?: history| record)?|resume|cv|jobs?|positions?|roles?|employers?)|career breaks?|short (?:tenures?|stints?)|short stays? (?:at|in|with) (?:jobs?|compan\w+|employers?|roles?|previous|past|each|every|several|earlier)|job.?hopp\w*|chang\w+ jobs? (?:often|frequently)|frequent job changes|(?:year|date) of graduation|graduation (?:year|date)|graduated (?:in|long|too|years|before|after|only|recently)|(?:recent|new|fresh) graduates?|(?:he|she|they|candidate|applicant)\b[^.]{0,30}\byears old|(?:he|she|they|candidate|applicant|person)(?: (?:is|are|seems|looks|appears))? (?:too|very|rather) (?:old|young)|(?:because|grounds|reasons?) of age|(?:his|her|their|candidate['’]s|applicant['’]s) age|overqualified)\b/i;
const ukCareer =
  /(?<!\p{L})(?:перерв\p{L}* (?:в|у|між) (?:робот(?!\p{L}* (?:сервер|систем|сервіс|обладнан|ліні|верстат|мереж|сайт))|кар|стаж|працевлашт)|прогалин\p{L}* (?:в|у) (?:робот|стаж|біограф|резюме|кар)|рік випуску|дат\p{L}* випуску|випускни(?:к|ц)|(?:його|її|кандидат\p{L}*|похилий|через|за) вік(?:у|ом)?(?!\p{L})|(?:занадто|надто|дуже|кандидат\p{L}*|він|вона|людина) (?:за)?(?:молод|стар)(?:ий|а)(?!\p{L})|(?:замолод|застар)(?:ий|а) для|(?:часто|швидко) змінює? робот|короткі? (?:періоди|терміни) роботи|недовго працюва)/iu;

/** Whether a behaviour judges the person instead of the answer. */
export function judgesTrait(behaviour: string): boolean {
  return traits.some((pattern) => pattern.test(behaviour));
}

/** Whether a red flag holds the candidate's career path against them. */
export function judgesCareer(flag: { readonly text: string; readonly jobReason: string }): boolean {
  const text = `${flag.text} ${flag.jobReason}`;
  return career.test(text) || ukCareer.test(text);
}
