import type { Trade } from './trade.ts';

const cleared =
  '(довідк[а-џґ]*|довідок|витяг[а-џґ]*) (з мвс |із мвс |з реєстру |від поліції )?(про (відсутність|несудимість)|про (не)?знят[а-џґ]+) ?(судимост(і|ей))?( та обмежень)?';
/** Excludes what it says about somebody, which is private. */
const notSaid =
  '(?! (_ ){0,4}(чиста|чисту|погашен[а-џґ]*|статт[а-џґ]+|була судимість|бо (був|була|є)|у вас|маєте|є судимість)(?![а-џґ]))';
const notHeld =
  '(?<!(?<![а-џґ])(ваш(а|у|ої|ій)|свою|її|його|є у вас|у вас|ви|маєте|має|чому|не дали|відмовили) (_ ){0,2})';
/**
 * Work with narcotics, weapons or children, and security guards: the police certificate that the law requires of
 * everybody in that work.
 */
export const clearancePapers: Trade = {
  stems:
    /^(?:наркоти|психотроп|прекурсор|спецкімн|охорон|озброєн|збро|вогнепальн|інкас|вихован|виховат|дитин|дітьм|дитсад|дошкіль|дитбуд|інтернат|учн|учен|учител|вчител|педагог|гурт|нян)/u,
  things: { en: [], uk: [`${notHeld}${cleared}${notSaid}`] },
};
