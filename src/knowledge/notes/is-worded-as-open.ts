/** Phrases with which interviewers note what an interview did not settle. */
const leftOpen =
  /\b(?:unclear|not (?:clear|sure|asked|covered|discussed|convinc\w+)|unsure|(?:left|still|stays?|stayed|remains?|remained) open|(?<!\b(?:a|an|the|each|every|our|his|her|their|its|first|second|double|spot|safety) )(?:check|verify|probe|clarify)|doubt\w*|concern\w*|worr(?:y|ied)|weak\w*|missing|vague|(?:I|we|nobody) (?:did(?: not|n['’]t)|could(?: not|n['’]t)|never) (?:ask\w*|cover|reach|got?|get|follow|go|went|find|establish|make out|discuss|settle|hear|touch)|could(?: not|n['’]t) (?:tell|say|explain|name|show|give)|needs? (?:more|to be)|to ask)\b|(?<!\p{L})(?:незрозуміл|не ?ясн|не впевнен|не питал|не обговор|не встиг|уточнити|перевірити|з['’]ясувати|сумнів|слабк|бракує|нечітк|поверхов|не зміг|не змогла|не розкри|лиш\p{L}+ відкрит|відкрит(?:е|им) (?:питання|лиш)|під питанням|є питання)/iu;

/** Whether a sentence of a note says that something is open. */
export function isWordedAsOpen(sentence: string): boolean {
  return leftOpen.test(sentence);
}
