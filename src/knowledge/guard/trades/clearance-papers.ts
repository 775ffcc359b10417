import type { Trade } from './trade.ts';

const cleared =
  '(довідк[а-џґ]*|довідок|витяг[а-џґ]*) (з мвс |із мвс |з реєстру |від поліції )?(про (відсутність|несудимість)|про (не)?знят[а-џґ]+) ?(судимост(і|ей))?( та обмежень)?';
/** What it says of somebody is a private matter. */
const notSaid =
  '(?! (_ ){0,4}(чиста|чисту|погашен[а-џґ]*|статт[а-џґ]+|була судимість|бо (був|була|є)|у вас|маєте|є судимість)(?![а-џґ]))';
const notHeld =
  '(?<!(?<![а-џґ])(ваш(а|у|ої|ій)|свою|її|його|є у вас|у вас|ви|маєте|має|чому|не дали|відмовили) (_ ){0,2})';
/** Work with narcotics, guns, children, and guards: the certificate of the police that the law asks of everybody who does it. */
export const clearancePapers: Trade = {
  stems:
    /^(?:наркоти|психотроп|прекурсор|спецкімн|охорон|озброєн|збро|вогнепальн|інкас|вихован|виховат|дитин|дітьм|дитсад|дошкіль|дитбуд|інтернат|учн|учен|учител|вчител|педагог|гурт|нян)/u,
  things: { en: [], uk: [`${notHeld}${cleared}${notSaid}`] },
};
