import type { Trade } from '#knowledge/guard/trades/trade.ts';

const notTheirs =
  '(?<!(?<![a-z])(your|his|her|my|own|have|has|had|got|get|take|took|taken|pay|paying|paid|repay|owe|owes|personal|student|any|candidate|applicant|family) (_ ){0,3})';
const notOfTheirs =
  '(?! (_ ){0,6}(yours|your|yourself|her|his|own|(do|did|have|are) you|(you|she|he) (have|has|had|got|pay|pays|owe|owes|took)|house|home|flat|car|mortgage|family|wife|husband)(?![a-z]))';

const ukNotTheirs =
  '(?<!(?<![а-џґ])(ваш[а-џґ]*|сво[а-џґ]+|власн[а-џґ]+|особист[а-џґ]+|її|його|маєте|маєш|має|мали|мала|мав|є|у вас|у неї|у нього|вам|їй|йому|бра(в|ла|ли)|взя(в|ла|ли)|бер(е|ете)|плат[а-џґ]+|виплач[а-џґ]+|погаша[а-џґ]+|висить|непогашен[а-џґ]+|кандидат[а-џґ]*|родин[а-џґ]*|сім.[а-џґ]*|дружин[а-џґ]*|чоловік[а-џґ]*|батьк[а-џґ]*) (_ ){0,3})';
const ukNotOfTheirs =
  '(?! (_ ){0,10}(ви|вам|вас|вами|ваш[а-џґ]*|кандидат[а-џґ]*|сво[а-џґ]+|собі|її|їй|йому|неї|нього|сам|сама|маєте|має|мала|мав|плат(ить|ите)|виплачу[а-џґ]+|висить|висять|квартир[а-џґ]*|житл[а-џґ]*|хат[а-џґ]+|машин[а-џґ]*|авто|сім.[а-џґ]*|родин[а-џґ]*|чоловік[а-џґ]*|дружин[а-џґ]*|тож|тому)(?![а-џґ]))';

/** A firm's alternatives to a bank loan. */
const bridges = '(овердрафт|лізинг|факторинг|перенос|перенесенн|відстрочк)[а-џґ]*';
/** Weighing one against the other means having neither yet. */
const or = '(чи|або)';
const loan = 'кредит(у|ом|и|ів|ами|і)?';
/** What a firm can lose: never a home. */
const lost =
  '(гроші|грошей|люди|людей|якість|якості|час|часу|клієнти|клієнтів|пацієнти|пацієнтів|репутація|репутації|довіра|довіри|строки|строків|виручка|виручки|маржа|маржі)';
/** Creditors of a firm, not of a household. */
const creditors = '(лаборатор|постачальник|підрядник|лізингодав)[а-џґ]*';

/** Where work in progress appears in the books; an applicant's own treatment is private. */
const booked =
  '(?= ?$| (пацієнтів|(на|у|в|за|по) (кінець|початок|дату|баланс|балансі|звіті|звітності|обліку|виручці|зобов.язаннях|клініках|клініками|лікарях|лікарями)))(?! (_ ){0,8}(ви|вам|вас|ваш[а-џґ]*|її|їй|його|йому|кандидат[а-џґ]*)(?![а-џґ]))';

/**
 * Managing a firm's finances: what it borrows, owes and loses, and treatments its clinics have begun but not finished.
 */
export const finances: Trade = {
  stems: /^(?:фінанс|ліквідн|казнач|платіжн|лізинг|бухгалт|мсфз|financ|treasur|liquidit|cashflow|ledger|receivabl)/u,
  things: {
    en: [
      `${notTheirs}overdrafts? or (an? |the )?((bank|term|bridging) )?loans?${notOfTheirs}`,
      `${notTheirs}((bank|term|bridging) )?loans? or (an? |the )?overdrafts?${notOfTheirs}`,
    ],
    uk: [
      `${ukNotTheirs}${bridges} ${or} ${loan}${ukNotOfTheirs}`,
      `${ukNotTheirs}${loan} ${or} ${bridges}${ukNotOfTheirs}`,
      `(?<=(втрат|збит)[а-џґ]* (${lost} ){1,5})борг(у|и|ів|ом|ами)?(?= ?$|,)${ukNotOfTheirs}`,
      `${ukNotTheirs}(борг(у|и|ів|ом|ами)?|заборгован(ість|ості|істю)) (перед )?(_ )?${creditors}${ukNotOfTheirs}`,
      `^ ?незавершене лікування${booked}`,
    ],
  },
};
