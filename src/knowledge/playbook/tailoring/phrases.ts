import type { Language } from '#contracts/common.ts';
import type { LineKind } from '#knowledge/playbook/types.ts';

interface Phrases {
  /** a competency in which a CV line shows the candidate's own work, by kind of line */
  readonly strength: Readonly<Record<LineKind, (competency: string) => string>>;
  /** work named without a figure for its result */
  noFigure(competency: string): string;
  /** routine work named without amounts */
  noAmount(competency: string): string;
  /** asks about a licence or certificate that a line describes as expiring or unfinished, and what settles it */
  readonly openPaper: {
    readonly text: (line: string) => string;
    readonly unnamed: string;
    readonly listensFor: string;
  };
  /** asks about pay if the CV wishes for more than the posting offers, and what settles it */
  readonly payWish: { readonly text: (offer: string, asked: string) => string; readonly listensFor: string };
  /** asks about what an earlier round left open, by kind of open point, and what settles it */
  readonly leftOpen: {
    readonly clause: (words: string) => string;
    readonly topic: (words: string) => string;
    /** Ukrainian only: «про гроші» */
    readonly about: (words: string) => string;
    readonly listensFor: string;
    /** the topic of a question about it that belongs to no focus area */
    readonly name: string;
  };
  /** asks for a short answer about a line of an earlier round's note that somebody picked, by kind of open point */
  readonly picked: Readonly<Record<'clause' | 'topic' | 'about' | 'lack', (words: string) => string>> & {
    /** for lines that the interviewer names in other words, each used once */
    readonly unnamed: readonly string[];
  };
  notVisible(competency: string): string;
  absence(words: readonly string[]): string;
  mustHave(competencies: readonly string[]): string;
  highlight(quote: string, area: string | undefined): string;
  toSettle(what: string): string;
  /**
   * the part of the job that a CV line, or the candidate's work, is compared with: said between the line and the
   * question
   */
  readonly beside: Readonly<Record<'area' | 'duty', (words: string) => string>>;
}

/** What the playbook says about a candidate: only what is in the CV, or which words are not. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: {
    strength: {
      result: (competency) => `${competency}: work of this kind, with its result in figures.`,
      change: (competency) => `${competency}: something the candidate changed or fixed.`,
      led: (competency) => `${competency}: people the candidate led or taught.`,
      built: (competency) => `${competency}: something the candidate made or introduced.`,
      routine: (competency) => `${competency}: daily work of this kind.`,
    },
    noFigure: (competency) => `${competency}: no figure for the result of this work; ask for one.`,
    noAmount: (competency) => `${competency}: daily work, but not how much of it; ask for a typical day in figures.`,
    openPaper: {
      text: (line) => `Your CV says “${bare(line)}”. Where does that stand today?`,
      unnamed:
        'Your CV mentions a licence or certificate that is expiring or not finished. Where does that stand today?',
      listensFor: 'Valid or not; if not, by when, what has been done towards it, and a document that can be shown.',
    },
    payWish: {
      text: (offer, asked) =>
        `The posting says “${bare(offer)}”, and your CV mentions ${asked}. Does the offer work for you?`,
      listensFor: 'Yes or no, and what would have to be agreed first.',
    },
    leftOpen: {
      clause: (words) => `Last time we left open ${words}. What would you say today?`,
      topic: (words) => `Last time we did not get to this: “${bare(words)}”. What should we know about it?`,
      about: (words) => `Last time we did not talk ${words}. What should we know about it?`,
      listensFor: 'A plain answer that can be checked, and what follows from it for this job.',
      name: 'Left open earlier',
    },
    picked: {
      clause: (words) => `Last time we left open ${words}. What would you say today?`,
      topic: (words) =>
        `Your earlier conversation with us left this open: “${bare(words)}”. What should we know about it?`,
      about: (words) =>
        `Your earlier conversation with us left this open: “${bare(words)}”. What should we know about it?`,
      lack: (words) =>
        `As I understand it, this would be new to you: “${bare(words)}”. What have you done that comes close?`,
      unnamed: ['one', 'another', 'a third', 'a fourth', 'a fifth'].map(
        (nth) => `I will name ${nth} point from your earlier conversation with us. What should we know about it?`,
      ),
    },
    notVisible: (competency) =>
      `${competency}: the CV has none of the words we looked for; the plan asks for an example.`,
    absence: (words) => `None of these words: ${words.join(', ')}.`,
    mustHave: (competencies) => `Must-have for this role: ${competencies.join(', ')}.`,
    highlight: (quote, area) => (area === undefined ? quote : `${area}: ${quote}`),
    toSettle: (what) => `To clarify: ${what}`,
    beside: {
      area: (words) => `This job needs that too: “${bare(words)}”.`,
      duty: (words) => `One of the duties here is: “${bare(words)}”.`,
    },
  },
  uk: {
    strength: {
      result: (competency) => `${competency}: власна робота такого роду та її результат у цифрах.`,
      change: (competency) => `${competency}: зміни чи виправлення за участю кандидата.`,
      led: (competency) => `${competency}: люди, якими кандидат керує чи яких навчає.`,
      built: (competency) => `${competency}: те, що кандидат створює чи впроваджує.`,
      routine: (competency) => `${competency}: щоденна робота такого роду.`,
    },
    noFigure: (competency) => `${competency}: результат роботи без цифр; запитайте про них.`,
    noAmount: (competency) => `${competency}: щоденна робота, але без обсягу; запитайте про день у цифрах.`,
    openPaper: {
      text: (line) => `У вашому резюме сказано: «${bare(line)}». Як із цим сьогодні?`,
      unnamed: 'У вашому резюме згадано документ, строк дії якого спливає або який ще не отримано. Як із цим сьогодні?',
      listensFor: 'Чинний чи ні; якщо ні, то коли буде, що для цього вже зроблено і який папір можна показати.',
    },
    payWish: {
      text: (offer, asked) =>
        `В оголошенні сказано: «${bare(offer)}», а в резюме ви назвали ${asked}. Чи підходить вам така оплата?`,
      listensFor: 'Так чи ні та про що треба домовитися спершу.',
    },
    leftOpen: {
      clause: (words) => `У попередній розмові ми не з’ясували, ${words}. Що скажете про це сьогодні?`,
      topic: (words) => `У попередній розмові ми не дійшли до такого: «${bare(words)}». Що нам варто про це знати?`,
      about: (words) => `У попередній розмові ми не говорили ${words}. Що нам варто про це знати?`,
      listensFor: 'Пряма відповідь, яку можна перевірити, і що з неї випливає для цієї роботи.',
      name: 'Лишилося з попередньої розмови',
    },
    picked: {
      clause: (words) => `У попередній розмові ми не з’ясували, ${words}. Що скажете про це сьогодні?`,
      topic: (words) => `З попередньої розмови лишилося відкритим таке: «${bare(words)}». Що нам варто про це знати?`,
      about: (words) => `У попередній розмові ми не все з’ясували ${words}. Що нам варто про це знати?`,
      lack: (words) => `Як я розумію, ${lowered(words)}. Що з вашої роботи до цього найближче?`,
      unnamed: ['один', 'ще один', 'третій', 'четвертий', 'п’ятий'].map(
        (nth) => `Зараз я назву ${nth} пункт із нашої попередньої розмови. Що нам варто про нього знати?`,
      ),
    },
    notVisible: (competency) =>
      `${competency}: жодного із шуканих слів у резюме немає; запитання в плані просить навести випадок.`,
    absence: (words) => `Жодного із цих слів: ${words.join(', ')}.`,
    mustHave: (competencies) => `Обов’язкове для цієї ролі: ${competencies.join(', ')}.`,
    highlight: (quote, area) => (area === undefined ? quote : `${area}: ${quote}`),
    toSettle: (what) => `З’ясувати: ${what}`,
    beside: {
      area: (words) => `Це близько до нашої теми «${bare(words)}».`,
      duty: (words) => `Серед обов’язків тут є такий: «${bare(words)}».`,
    },
  },
};

/** Removes characters that would end the quotation, or turn it into a question. */
function bare(words: string): string {
  return words.replace(/[“”«»"„?{}]/gu, '').trim();
}

/** In the middle of a sentence; an abbreviation keeps its capitals. */
function lowered(words: string): string {
  return /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
