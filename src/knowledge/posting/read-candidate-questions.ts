import type { Language } from '#contracts/common.ts';
import type { CandidateQuestion } from '#contracts/plan.ts';
import { isLawfulToPrepare } from '#knowledge/plan/rules/law-rules.ts';
import { isQuotable } from './is-quotable.ts';
import { postingSentences } from './posting-sentences.ts';

interface Fact {
  readonly asked: Readonly<Record<Language, string>>;
  /** in either language: a posting need not be in that of the plan */
  readonly told: readonly RegExp[];
}

/** What candidates ask of any job and many a posting tells. */
const facts: readonly Fact[] = [
  {
    asked: { en: 'What are the working hours?', uk: 'Який графік роботи?' },
    told: [
      /\b(?:shifts\b|(?:day|night|early|late|rotating|12.hour) shift|rota\b|on.call rota|(?:every|one|two|no) weekends?\b|weekends? off|mon(?:day)?s?\s?(?:[-–]|to)\s?(?:fri|sat|sun)|\d+ ?(?:hours?|h) (?:a|per) week|flexible (?:hours|working)|working hours|core hours|four.day week|\d{1,2}(?::\d{2})?\s?(?:am|pm)?\s?[-–]\s?\d{1,2}(?::\d{2})?\s?(?:am|pm)\b)/iu,
      /(?<!\p{L})(?:графік (?:роботи|\d|гнучк|змін)|гнучк\p{L}+ графік|позмінн|змінн\p{L}+ (?:графік|робот)|(?:нічн|денн|добов)\p{L}+ зм[іи]н|пн\s?[-–]\s?(?:пт|сб|нд)|з \d{1,2}[:.]\d{2} до \d{1,2}|годин\p{L}* на тиждень)/iu,
    ],
  },
  {
    asked: { en: 'Where is the work done?', uk: 'Де потрібно працювати?' },
    told: [
      /\b(?:remote(?:ly)?\b|hybrid\b|on.site\b|work(?:ing)? from home|(?:in|at) (?:our|the) office|days? (?:a|per) week in|\d+ days? in (?:the office|\p{Lu}\p{L}+)|based in \p{Lu}|travel (?:up to|to (?:clients|sites))|\d+ ?% travel)/iu,
      /(?<!\p{L})(?:віддален\p{L}+ (?:робот|формат)|віддалено|дистанційн|гібридн|(?:в|у) (?:нашому )?офісі|офіс (?:у|в) \p{Lu}|відрядженн|роз[’'ʼ]їзн)/iu,
    ],
  },
  {
    asked: { en: 'What are the terms of the contract?', uk: 'Як оформлюють на роботу?' },
    told: [
      /\b(?:full.time|part.time|fixed.term|permanent (?:contract|role|position|job)|contract (?:until|for|of)|probation(?:ary)?\b|zero.hours)/iu,
      /(?<!\p{L})(?:(?:повна|неповна|часткова) зайнятість|повний робочий день|випробувальн\p{L}+ (?:термін|строк)|строков\p{L}+ договір|безстроков|трудов\p{L}+ договор|гіг-контракт|офіційн\p{L}+ (?:оформленн|працевлаштуванн)|оформлення (?:офіційне|за|через))/iu,
    ],
  },
  {
    asked: { en: 'What is the pay?', uk: 'Яка оплата?' },
    told: [
      /[$£€]\s?\d|\b\d[\d ,.]*k?\s?(?:USD|EUR|GBP)\b|\bsalary\b(?=.*\d)/iu,
      /\d\s?(?:грн|₴|тис\. грн)|(?<!\p{L})(?:зарплат|заробітн\p{L}+ плат|оклад|ставк)\p{L}*(?=.*\d)/iu,
    ],
  },
  {
    asked: { en: 'How much leave is there?', uk: 'Скільки днів відпустки?' },
    told: [
      /\b\d+ (?:working )?days?['’]?(?: of)?(?: paid| annual)* (?:leave|holiday|vacation)/iu,
      /(?<!\p{L})(?:\d+ (?:календарн\p{L}+ |робоч\p{L}+ )?дн\p{L}+ (?:оплачуван\p{L}+ )?відпустк|відпустк\p{L}+(?=.{0,20}\d))/iu,
    ],
  },
];

const mostQuestions = 4;
const shortestSentence = 4;
/** With the words around it an answer has no room for more. */
const longestSentence = 240;

/** What a candidate will ask and this posting answers, each with the sentence that does. */
export function readCandidateQuestions(posting: string, language: Language): readonly CandidateQuestion[] {
  const usable = postingSentences(posting).filter(
    ({ text }) => text.length >= shortestSentence && text.length <= longestSentence && isQuotable(text, language),
  );
  // What is offered answers better than what is required.
  const sentences = usable.toSorted((one, other) => Number(other.part === 'offer') - Number(one.part === 'offer'));
  return facts
    .flatMap(({ asked, told }): CandidateQuestion[] => {
      const found = sentences.find(({ text }) => told.some((pattern) => pattern.test(text)));
      if (found === undefined) return [];
      const question = {
        question: asked[language],
        answer: { text: quoting(found.text, language), basis: found.text },
      };
      return isLawfulToPrepare(question, language) ? [question] : [];
    })
    .slice(0, mostQuestions);
}

function quoting(sentence: string, language: Language): string {
  const inner = sentence.replace(/[“”«»"„]/gu, '');
  return language === 'uk' ? `В оголошенні сказано: «${inner}».` : `The posting says: “${inner}”.`;
}
