/** The person a verdict is about, without a possession after it: "her", but not "her idea". */
const somebody = String.raw`(?:(?:this|the|that|either|neither|any) (?:candidate|applicant|person)|(?:candidate|applicant)s?|her|him)(?![\p{L}'’]|\s+(?!(?:if|unless|when|because|since|for|over|as|on|at|without|outright|now|today|only|and|or|but|to|instead|here|after|before)(?!\p{L}))\p{L})`;
/** The end of the sentence, or the start of a reason or condition. */
const ends = String.raw`(?=\s*(?:[.,;:!?…)]|$)|\s+(?:if|unless|when|because|only|or not|and|or)(?!\p{L}))`;

/**
 * Verdicts on whom to hire, which are for people to give once all answers are in. Hired vans, rejected sheets and
 * recommended methods are ordinary work and must not match.
 */
const verdicts: readonly RegExp[] = [
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:hire|hiring|reject|rejecting|take on|taking on|turn down|turning down|prefer|preferring|refuse|refusing|appoint|appointing|choose|choosing|select|selecting) ${somebody}`,
      String.raw`(?<!\p{L})(?:hire|hiring|appoint|appointing) (?:them|this one|both)(?!\p{L})`,
      String.raw`(?<!\p{L})turn(?:ing)? (?:her|him|the candidate|this candidate) down(?!\p{L})`,
      String.raw`(?<!\p{L})(?:take|taking|pick|picking) (?:this|the|that|either|neither) (?:candidate|applicant)(?!\p{L})`,
      // "to hire", "we hire", "a hire", "strong hire" with no other person as the object
      String.raw`(?<!\p{L}|\b(?:what|which|when|how|which \p{L}+|what \p{L}+) )(?:to|not|we|we should|should|must|i|we[’']d|i[’']d|would|or) (?:hire|reject)${ends}`,
      String.raw`(?<!\p{L})(?:(?:strong|clear|good|great|excellent|solid|safe|certain|definite|risky|weak|bad|poor|right|wrong|no|not an?) hire|worth (?:hiring|a hire)|(?:suggest|advise|favou?r|support)(?:s|ed)? hiring|an? hire (?:is|would be|seems|looks)|hire (?:is|would be) (?:advised|recommended|suggested))(?!\p{L})`,
      String.raw`^\s*(?:hire|reject|no hire)${ends}`,
      // recommendations of the candidate
      String.raw`(?<!\p{L})(?:strongly |highly |not |we |i |i[’']d |would )recommend(?:ed|s)?(?!\p{L}|\s+(?:on|about|against|that|to the)(?!\p{L}))`,
      String.raw`(?<!\p{L})recommend(?:ed|s|ing)? (?:${somebody}|hiring|(?:not )?to (?:hire|take|reject|appoint|refuse)|(?:not )?taking (?:on )?${somebody}|for (?:the|this|a) (?:job|role|post|position|hire|offer|second|next|final)|an? (?:yes|no|hire|offer|rejection))`,
      String.raw`(?:^|[.;:!?]\s)\s*recommend(?!\p{L})`,
      String.raw`(?<!\p{L})recommended(?=\s+(?:as an?|with (?:reservations?|caution)|without reservations?)(?!\p{L}))|(?:^|[.;:!?]\s)\s*recommended(?=\s*(?:[.,;:!?…]|$))`,
      String.raw`(?<!\p{L})(?:best|ideal|perfect|exceptional|outstanding) (?:candidate|fit|match|applicant)(?!\p{L})`,
    ].join('|'),
    'iu',
  ),
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:найняти|найміть|брати|взяти|візьміть|відхилити|відхиліть|відмовити|запросити) (?:на роботу )?(?:її|його|їх|цю людину|(?:цього |цю |цій |цьому )?(?:кандидат|претендент)\p{L}*)(?!\p{L}| \p{L}+(?:ку|цію|ння|ня|ію)(?!\p{L}))`,
      String.raw`(?<!(?:кого|скільки|як|щоб|коли|де|кого й|кого саме) )(?<!\p{L})(?:найняти|найміть|відхилити|відхиліть)(?=\s*(?:[.,;:!?…]|$)|\s+(?:чи|якщо|бо|або)(?!\p{L}))`,
      String.raw`(?<!\p{L})рекоменду(?:ю|ємо|ється|вати|вав|вала)(?: не)? (?:її|його|їх|цю людину|(?:цього |цю )?(?:кандидат|претендент)\p{L}*|найняти|найм|брати|взяти|до найму|до (?:другого|наступного|фінального) етапу|на (?:цю )?посаду|відхилити)`,
      String.raw`(?<!\p{L})рекомендован\p{L}* (?:до найму|на (?:цю )?посаду|найняти|взяти)`,
      String.raw`(?<!\p{L})рекоменду(?:ю|ємо|ється)(?!\p{L})(?!\s+(?:саме |лише )?\p{L}+(?:ти|тися)(?!\p{L}))(?=\s*(?:[.,;:!?…]|$))`,
      String.raw`(?<!\p{L})(?:найкращ|ідеальн|видатн|винятков)\p{L}* (?:кандидат|претендент)\p{L}*`,
    ].join('|'),
    'iu',
  ),
];

/** Whether a text says whom to hire, prefer or reject. */
export function saysVerdict(text: string): boolean {
  return verdicts.some((pattern) => pattern.test(text));
}
