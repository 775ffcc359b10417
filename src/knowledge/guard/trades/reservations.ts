import type { Trade } from './trade.ts';

/** The person whose exemption from military service would be meant. */
const ofSomebody =
  '(ви|вас|вам|ваш[а-џґ]*|його|її|їй|йому|сво[а-џґ]+|він|вона|маєте|має|мали|мала|мав|кандидат[а-џґ]*|чоловік[а-џґ]*|працівник[а-џґ]*|співробітник[а-џґ]*|водій|водія|військов[а-џґ.]*|мобіліз[а-џґ]*|призов[а-џґ]*|відстрочк[а-џґ]*|тцк|армі[а-џґ]*|служб[а-џґ]*|квот[а-џґ]*|підприємств[а-џґ]*|заводу|роботодав[а-џґ]*)';
const notSomebodys = `(?<!(?<![а-џґ])${ofSomebody} (_ ){0,3})`;
const notOfSomebody = `(?! (_ ){0,6}${ofSomebody}(?![а-џґ]))`;

/** Pharmacies, hotels, restaurants and carriers: reservations, recognised by what is done with them. */
export const reservations: Trade = {
  stems:
    /^(?:аптек|аптеч|фармац|провізор|готел|ресторан|столик|рецепці|номерн|туристич|турагент|турист|гост(?:ей|ям)|квитк|пасажир)/u,
  things: {
    en: [],
    uk: [
      `${notSomebodys}(знімає|знімати|знімаю|скасовує|скасовую|видає|видаю|віддає|віддаю|віддати|збирає) (чужу |цю |ту |стару |прострочену |кожну )*(бронь|бронювання)${notOfSomebody}`,
      // a case label
      `^ ?(бронь|бронювання)(?= (і|й|та|чи) _ ?$)${notOfSomebody}`,
    ],
  },
};
