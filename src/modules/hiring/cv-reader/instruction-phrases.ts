// What only a text meant for a machine says. A CV may speak of prompts and models: each pattern needs an order, too.
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|all|any|other|your|system)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|criteria)\b/iu,
  /\b(?:new|updated|hidden|system|important)\s+(?:system\s+)?(?:instructions?|prompt|message)\s*(?::|(?:for|to)\s+(?:the\s+)?(?:ai|llms?|language\s+models?|models?|assistants?|chat\s?bots?|chatgpt)\b)/iu,
  /\b(?:if|when)\s+you\s+are\s+(?:an?\s+)?(?:ai|llm|language\s+model|large\s+language\s+model|chat\s?bot|assistant|chatgpt)\b/iu,
  /\b(?:ai|llm|language\s+models?|chatgpt|gpt|assistant|model|screening\s+(?:tool|system)s?|recruiting\s+(?:tool|system)s?)\b\s*[:,]?\s*(?:please\s+)?(?:(?:must|should|shall)\s+)?(?:rate|rank|score|recommend|approve|say|write|respond|output|return|give|treat|mark|praise|state)\b[^.\n]{0,60}\b(?:candidate|resume|résumé|cv|applicant|profile|score|him|her|them)\b/iu,
  /\b(?:you\s+(?:must|should|will)|please|always)\s+(?:rate|rank|score|recommend|approve|praise)\b[^.\n]{0,40}\b(?:this|the)\s+(?:candidate|resume|résumé|cv|applicant)\b/iu,
  /\b(?:rate|rank|score|recommend|approve|classify|mark)\s+(?:this|the)\s+(?:candidate|resume|résumé|cv|applicant)\b[^.\n]{0,60}\b(?:highest|excellent|best|top|perfect|exceptional|10(?:\s*\/\s*10)?|100|strong(?:ly)?|hire|qualified)\b/iu,
  /\b(?:do\s+not|don't|never)\s+(?:mention|reveal|disclose|ask)\b[^.\n]{0,60}\b(?:instructions?|prompt|hidden\s+text|this\s+text|questions?\s+about)\b/iu,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]|<<\/?SYS>>/iu,
  /(?:ігноруй(?:те)?|проігноруй(?:те)?|знехтуй(?:те)?|забудь(?:те)?|не\s+зважай(?:те)?\s+на)[^.\n]{0,40}(?:інструкці|вказівк|правил|промпт|настанов)/iu,
  /(?:нов[іа]|системн[іа]|прихован[іа])\s+(?:інструкці[їя]|вказівк[иа])\s*[:для]/iu,
  /(?:якщо|коли)\s+(?:ти|ви)\s*(?:—|-|є)?\s*(?:ші|штучн\p{L}+\s+інтелект\p{L}*|мовна\s+модель|чат-?бот|асистент|chatgpt|ai|llm)(?!\p{L})/iu,
  /(?:оціни(?:ти|те)?|оцінюй(?:те)?|порекомендуй(?:те)?|рекомендуй(?:те)?|познач(?:те)?|постав(?:те)?|схвали(?:ти|те)?)\s+(?:цього|цьому|цю|це)\s+(?:кандидат\p{L}*|резюме|анкет\p{L}*)[^.\n]{0,60}(?:найвищ|найкращ|максимальн|відмінн|ідеальн|10|100|прийня)/iu,
];

/** Whether a text speaks to an AI tool instead of a person. */
export function holdsInstructions(text: string): boolean {
  const line = text.replace(/\s+/gu, ' ');
  return patterns.some((pattern) => pattern.test(line));
}
