import type { Trade } from './trade.ts';

const paper = 'військово обліков[а-џґ]+ документ[а-џґ]*';
const seen =
  '(кадри|кадров[а-џґ]+|hr|оригінал|копі[а-џґ]+|звір[а-џґ]+|перевір[а-џґ]+|дивляться|показують|показати|приносять|принести|при оформленні|під час оформлення|перед оформленням|на оформлення|до оформлення|перед офером|до офера)';
/** Excludes whether somebody has one and what it says, which is private. */
const notTheirs =
  '(?<!(?<![а-џґ])(ваш[а-џґ]*|свій|свого|її|його|маєте|має|є|нема|немає|без|чому|який|яка|статус[а-џґ]*) (_ ){0,2})';
const notOfTheirs =
  '(?! (_ ){0,6}(ваш[а-џґ]*|у вас|вам|вас|маєте|має|нема|немає|статус[а-џґ]*|придатн[а-џґ]*|бронь|броню[а-џґ]*|відстрочк[а-џґ]*|тцк|мобіліз[а-џґ]*|призов[а-џґ]*|прострочен[а-џґ]*|обліку)(?![а-џґ]))';

/**
 * Employers whose posting asks for the military service document, which the law requires them to check: one of the
 * documents to bring.
 */
export const servicePapers: Trade = {
  stems: /^(?:військов|обліков)$/u,
  things: {
    en: [],
    uk: [
      `${notTheirs}${paper}(?! (_ )?(є|нема|немає|відсутн[а-џґ]*))${notOfTheirs},? (_ ){0,2}${seen}${notOfTheirs}`,
      `${notTheirs}${seen} (_ ){0,3}${notTheirs}${paper}${notOfTheirs}`,
    ],
  },
};
