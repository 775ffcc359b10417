const weekdays: readonly RegExp[] = [
  /^(?:mon|mondays?|пн|понеділ\p{L}+)$/u,
  /^(?:tues?|tuesdays?|вт|вівтор\p{L}+)$/u,
  /^(?:weds?|wednesdays?|ср|серед[аиуіою]{1,2})$/u,
  /^(?:thu|thurs?|thursdays?|чт|четвер\p{L}*)$/u,
  /^(?:fri|fridays?|пт|п['’ʼ]ятниц\p{L}+)$/u,
  /^(?:sat|saturdays?|сб|субот\p{L}+)$/u,
  /^(?:sun|sundays?|нд|неділ\p{L}+)$/u,
];

const months: readonly RegExp[] = [
  /^(?:jan|january|січ|січ(?:ень|н\p{L}{1,2}))$/u,
  /^(?:feb|february|лют|лют(?:ий|ого|ому|им))$/u,
  /^(?:mar|march|бер|берез(?:ень|н\p{L}{1,2}))$/u,
  /^(?:apr|april|квіт|квіт(?:ень|н\p{L}{1,2}))$/u,
  /^(?:may|трав|трав(?:ень|н\p{L}{1,2}))$/u,
  /^(?:june?|черв|черв(?:ень|н\p{L}{1,2}))$/u,
  /^(?:july?|лип|лип(?:ень|н\p{L}{1,2}))$/u,
  /^(?:aug|august|серп|серп(?:ень|н\p{L}{1,2}))$/u,
  /^(?:sept?|september|вер|верес(?:ень|н\p{L}{1,2}))$/u,
  /^(?:oct|october|жовт|жовт(?:ень|н\p{L}{1,2}))$/u,
  /^(?:nov|november|лист|листопад\p{L}{0,2})$/u,
  /^(?:dec|december|груд|груд(?:ень|н\p{L}{1,2}))$/u,
];

/** Whether two words name the same weekday or month, in full or abbreviated, in English or Ukrainian. */
export function isSameCalendarWord(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  return [...weekdays, ...months].some((day) => day.test(first) && day.test(second));
}
