import type { Language } from '#contracts/common.ts';
import { onlyPraises } from './note-labels.ts';

/** Words of an assessment, a feeling or a trait: never said to the candidate. */
const judging: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:weak\w*|thin\w*|vague\w*|poor\w*|bad(?:ly)?|good|great|nice|strong\w*|best|worst|better|worse|nervous\w*|arrogan\w*|cocky|slow\w*|shallow|superficial|unsure|hesita\w*|evasive\w*|messy|chaotic|rough|rusty|shaky|defensive|struggl\w*|lack\w*|missing|too|bit|rather|quite|very|really|seem\w*|felt|feels?|sound(?:s|ed)|look(?:s|ed)|doubt\w*|concern\w*|worr\w*|wrong|mistake\w*|fail\w*|naive|aggressive|passive|quiet|shy|dull|boring|lying|lied|exaggerat\w*|confus\w*|panic\w*|stumbl\w*|unconvincing|convincing|generic|textbook|inexperienced|overconfident|confidence|attitude|ego|temper|mood\w*|manners?|personality|character|energy|charisma|chemistry|culture fit|late(?= (?:twice|again|for|to)\b|$)|lazy|careless|sloppy|clumsy|talkative|rude|blunt|stubborn|immature|junior|red flag|ok|okay|fine|impress\w*|ready|capable|enough|hire|reject|no-?hire)\b/iu,
  uk: /(?<!\p{L})(?:слаб\p{L}*|поган\p{L}*|добр\p{L}*|гарн\p{L}*|сильн\p{L}*|кращ\p{L}*|гірш\p{L}*|нервов\p{L}*|нервув\p{L}*|зарозум\p{L}*|самовпевнен\p{L}*|повільн\p{L}*|поверхов\p{L}*|невпевнен\p{L}*|непевн\p{L}*|ухил\p{L}*|хаотичн\p{L}*|загальн(?:о|і|их|ими)|туманн\p{L}*|плута\p{L}*|надто|занадто|трохи|досить|дуже|здається|здал\p{L}+|схоже|сумнів\p{L}*|побою\p{L}*|помил\p{L}*|провал\p{L}*|наївн\p{L}*|агресивн\p{L}*|пасивн\p{L}*|тих(?:а|ий|о)|сором\p{L}*|нудн\p{L}*|бреш\p{L}*|перебільш\p{L}*|розгуб\p{L}*|непереконлив\p{L}*|переконлив\p{L}*|недосвідчен\p{L}*|впевнен\p{L}*|характер\p{L}*|манер\p{L}*|енергі\p{L}*|ліньк\p{L}*|лінив\p{L}*|недбал\p{L}*|груб\p{L}*|запізн\p{L}*|балакуч\p{L}*|вперт\p{L}*|незріл\p{L}*|нормальн\p{L}*|ок|готов\p{L}*|взяти|відмовити)(?!\p{L})/iu,
};

/** Whether words of a note assess the candidate, so that they must not be said to them. */
export function isAssessment(words: string, language: Language): boolean {
  return judging[language].test(words) || onlyPraises(words, language);
}
