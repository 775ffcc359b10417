import type { PositionBrief } from '#knowledge/plan/plan-parts.ts';

/** Titles of people who lead others of their trade, in both languages. */
const leadingTitle =
  /(?<!\p{L})(?:head (?:of|nurse|chef|cook|teacher)|chief|team lead(?:er)?|group lead(?:er)?|shift lead(?:er)?|lead nurse|charge nurse|ward manager|supervisor|foreman|director|principal teacher|sous[- ]chef|store manager|plant manager|production manager|kitchen manager|керівни\p{L}+|начальни\p{L}+|головн\p{L}+|завідувач\p{L}*|бригадир\p{L}*|шеф-кухар\p{L}*|су-шеф\p{L}*|директор\p{L}*|виконроб\p{L}*|тімлід\p{L}*|старш(?:а|ий) (?:зміни|групи|медична|медсестра|сестра)|(?:майстер|майстриня) (?:цеху|зміни|дільниці))(?!\p{L})/iu;

/** How a posting says that the job has direct reports. */
const leadsInPosting =
  /\b(?:lead|manage|supervise|coach|head)(?:ing|s)? (?:and \p{L}+ )?(?:a |an |the |our |your )?(?:\p{L}+ )?(?:team|crew|shift|group|department|brigade|\d+ \p{L}+|(?:two|three|four|five|six|seven|eight|nine|ten|twelve) \p{L}+)\b|(?<!\b(?:our|join|joining)(?: \p{L}+){0,2} )\bteam of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|\b(?:direct reports|reporting to you|report to you)\b|\b(?:you(?:['’]ll| will)? (?:run|lead|manage|have)|through)\b[^.;]{0,80}?\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ ){0,2}(?:managers|supervisors|leaders|foremen)\b|(?<!\p{L})(?:керува(?:ти|ння)|керівництво|управління|координуватимете роботу|очолювати|очолите) (?:\p{L}+ )?(?:команд\p{L}+|відділ\p{L}+|зміно\p{L}+|бригад\p{L}+|груп\p{L}+|персонал\p{L}+|колектив\p{L}+)|(?<!\p{L})(?:у|в) підпорядкуванні(?!\p{L})|(?<!\p{L})команд\p{L}+ (?:з|із) (?:\d+|двох|трьох|чотирьох|п[’'ʼ]яти|шести|семи|восьми|десяти)(?!\p{L})/iu;

/** Whether the job leads people of its trade, by its level, title or posting. A junior never does. */
export function leadsPeople({
  title,
  description,
  level,
}: Pick<PositionBrief, 'title' | 'description' | 'level'>): boolean {
  if (level === 'junior') return false;
  if (level === 'lead' || level === 'principal') return true;
  return leadingTitle.test(title) || leadsInPosting.test(description);
}
