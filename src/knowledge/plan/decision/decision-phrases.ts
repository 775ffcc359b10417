import type { Language } from '#contracts/common.ts';

/** Two sentences in parts, without the full stop of the first. */
export interface Advised {
  /** what can be read from the scores and answers */
  readonly said: string;
  /** what else has to hold, which only the person who decides can judge */
  readonly besides?: string;
  /** what to do if it holds */
  readonly advice: string;
}

interface Phrases {
  readonly weightiest: string;
  /** those of them for this candidate only */
  readonly forPerson: string;
  /** a must-have that an earlier round has seen done well */
  readonly seenBefore: string;
  readonly heard: (numbers: string, least: number) => string;
  /** deciding questions that only this candidate is asked */
  readonly ownHeard: (numbers: string, least: number) => string;
  /** @param isShared only the questions that everybody is asked */
  readonly elsewhere: (least: number, isShared: boolean) => string;
  readonly required: (texts: readonly string[]) => string;
  /** a requirement that is not met, if no date can be agreed for it either */
  readonly unmet: string;
  /** @param behind questions whose follow-ups settle some of it; empty if none */
  readonly settled: (behind: string) => string;
  /** the last condition for an offer, in a list and in a sentence */
  readonly nothingAgainst: string;
  readonly and: string;
  /** not enough for an offer, but not a no */
  readonly between: (numbers: string) => Advised;
  /** deciding questions that only this candidate is asked: never a no by itself, since nobody else could get it */
  readonly doubtful: (numbers: string) => Advised;
  readonly below: (numbers: string) => string;
  readonly doubt: (numbers: string) => Advised;
  /** @param points empty if they are too long to quote */
  readonly open: (points: string) => Advised;
  readonly unshown: (requirement: string, isPaper: boolean) => Advised;
  readonly unasked: (names: string) => Advised;
  readonly quoted: (text: string) => string;
  /** @param numbers of the deciding questions that everybody is asked */
  readonly ofSeveral: (numbers: string) => string;
  readonly number: (order: number) => string;
}

/** Phrases for the decision of a plan, by language. */
export const decisionPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    weightiest: 'The questions that count most:',
    forPerson: 'for this candidate also',
    seenBefore: 'done well before:',
    heard: (numbers, least) => `${String(least)} or more in ${numbers}`,
    ownHeard: (numbers, least) => `${String(least)} or more in ${numbers} on what is still open about this candidate`,
    elsewhere: (least, isShared) =>
      `${String(least)} or more in every other ${isShared ? 'core question' : 'question asked'}`,
    required: (texts) =>
      texts.length === 1
        ? `${texts.join('')} is met`
        : 'every requirement is met, has an agreed date, or would be waived for every candidate',
    unmet: 'A requirement is not met, no date can be agreed for it, and it would not be waived for every candidate.',
    settled: (behind) =>
      `what the earlier round left open is resolved${behind === '' ? '' : `, including what is asked after ${behind}`}`,
    nothingAgainst: 'none of the reasons not to hire applies',
    and: '; and ',
    between: (numbers) => ({
      said: `${numbers} scored 4 or 5`,
      besides: ', and the rest is good',
      advice: 'Resolve only that, with a reference, a trial task or another conversation.',
    }),
    doubtful: (numbers) => ({
      said: `${numbers} scored 5 or less`,
      besides: ', and the rest is good',
      advice:
        'The doubt about this candidate remains: resolve it with a reference, a trial task or another conversation, or make no offer.',
    }),
    below: (numbers) => `${numbers} scored 3 or less: too low where it counts most.`,
    doubt: (numbers) => ({
      said: `What the earlier round left open is still open after ${numbers}`,
      advice: 'Resolve only that, with a short follow-up call or a reference that the candidate agrees to.',
    }),
    open: (points) => ({
      said: points === '' ? 'One of the points to clarify is still open' : `Still open after the interview: ${points}`,
      advice: 'Resolve it before the offer, or make the offer conditional on it.',
    }),
    unshown: (requirement, isPaper) => ({
      said: `${requirement} is open`,
      besides: ', and the rest is good',
      advice: `Make an offer on the condition that it is ${isPaper ? 'shown' : 'confirmed'} before the first day.`,
    }),
    unasked: (names) => ({
      said: `There was no time for ${names}`,
      advice: 'Resolve that in a short follow-up call instead of guessing.',
    }),
    quoted: (text) => `“${text}”`,
    ofSeveral: (numbers) =>
      `If several candidates could get the offer: compare ${numbers} first, then the other core questions, and last what only one of them was asked.`,
    number: (order) => `Q${String(order)}`,
  },
  uk: {
    weightiest: 'Вирішальні запитання:',
    forPerson: 'у цій розмові також',
    seenBefore: 'уже добре показано раніше:',
    heard: (numbers, least) => `оцінка ${String(least)} або вища за ${numbers}`,
    ownHeard: (numbers, least) =>
      `те, що треба з’ясувати саме про цю людину, має оцінку від ${String(least)} за ${numbers}`,
    elsewhere: (least, isShared) =>
      `оцінка від ${String(least)} за кожне інше ${isShared ? 'спільне для всіх' : 'поставлене'} запитання`,
    required: (texts) =>
      texts.length === 1
        ? `вимогу ${texts.join('')} виконано`
        : 'кожну вимогу виконано, узгоджено строк її виконання або її можна зняти для всіх кандидатів',
    unmet: 'Вимогу не виконано, строку для неї не узгодити, а зняти її для всіх кандидатів не можна.',
    settled: (behind) =>
      `з’ясовано те, що лишилося з попередньої розмови${behind === '' ? '' : `, і те, що питають після ${behind}`}`,
    nothingAgainst: 'жодної з причин для відмови немає',
    and: '; ',
    between: (numbers) => ({
      said: `За ${numbers} оцінка 4 або 5`,
      besides: ', а інших перешкод немає',
      advice: 'З’ясуйте лише це: через рекомендацію, пробне завдання або ще одну розмову.',
    }),
    doubtful: (numbers) => ({
      said: `За ${numbers} оцінка 5 або нижча`,
      besides: ', а інших перешкод немає',
      advice:
        'Сумнів щодо цієї людини лишається: розвійте його через рекомендацію, пробне завдання чи ще одну розмову або не робіть пропозиції.',
    }),
    below: (numbers) => `За ${numbers} оцінка 3 або нижча: для вирішальних запитань цього замало.`,
    doubt: (numbers) => ({
      said: `Те, що лишилося з попередньої розмови, не з’ясовано і після ${numbers}`,
      advice: 'З’ясуйте лише це: через короткий дзвінок або рекомендацію, якщо кандидат не проти.',
    }),
    open: (points) => ({
      said: points === '' ? 'Одне з уточнень лишилося нез’ясованим' : `Після співбесіди не з’ясовано: ${points}`,
      advice: 'З’ясуйте це до пропозиції або зробіть пропозицію з такою умовою.',
    }),
    unshown: (requirement, isPaper) => ({
      said: `Вимогу ${requirement} не з’ясовано`,
      besides: ', а інших перешкод немає',
      advice: `Зробіть пропозицію з умовою, що це ${isPaper ? 'покажуть' : 'підтвердять'} до першого робочого дня.`,
    }),
    unasked: (names) => ({
      said: `На ${names} забракло часу`,
      advice: 'З’ясуйте це коротким дзвінком, не здогадуйтеся.',
    }),
    quoted: (text) => `«${text}»`,
    ofSeveral: (numbers) =>
      `Якщо підходять кілька людей, спершу порівняйте відповіді на ${numbers}, далі на решту спільних запитань, а наостанок те, про що питали когось одного.`,
    number: (order) => `№ ${String(order)}`,
  },
};
