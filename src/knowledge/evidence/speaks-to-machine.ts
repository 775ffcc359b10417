// No imports: the sandboxed process that reads CVs may open this file but not its neighbours.

// Phrases found only in text written for a machine. A CV may legitimately mention prompts, models and candidates, so
// each pattern also needs an instruction or a form of address.
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|other|your|system)\b[^.\n]{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|criteria)\b/u,
  /\b(?:new|updated|hidden|system|developer|important) (?:system )?(?:instructions?|prompt|message) ?(?::|(?:for|to) (?:the )?(?:ai|llms?|language models?|models?|assistants?|chat ?bots?|chatgpt)\b)/u,
  /\b(?:if|when) you are (?:an? )?(?:ai|llm|language model|large language model|chat ?bot|assistant|chatgpt)\b/u,
  /\byou are (?:now )?(?:an? |the )?(?:ai|assistant|language model|llm|chat ?bot|screening (?:tool|system|bot))\b/u,
  /\byou are now\b[^.\n]{0,40}\b(?:ai|assistant|language model|llm|chat ?bot)\b/u,
  /\bas an? (?:ai|llm|language model|chat ?bot),? you (?:should|must|will|can)\b/u,
  /\b(?:for|to) (?:ai|llms?|language models?|chat ?bots?)(?: systems?| tools?)? only\b/u,
  /\b(?:print|repeat|reveal|output|show|copy)\b[^.\n]{0,20}\b(?:your (?:system )?(?:prompt|instructions)|the text above this line)\b/u,
  /\b(?:attention|note to|dear|hey|hello),? (?:the )?(?:ai|llm|chatgpt|gpt|language model|screening (?:tool|system|bot))\b/u,
  /\b(?:ai|llm|language models?|chatgpt|gpt|assistant|model|screening (?:tool|system)s?|recruiting (?:tool|system)s?)\b ?[:,]? ?(?:please )?(?:(?:must|should|shall) )?(?:rate|rank|score|recommend|approve|say|write|respond|output|return|give|treat|mark|praise|state)\b[^.\n]{0,60}\b(?:candidate|resume|résumé|cv|applicant|profile|score|him|her|them)\b/u,
  /\b(?:you (?:must|should|will)|please|always) (?:rate|rank|score|recommend|approve|praise)\b[^.\n]{0,40}\b(?:this|the) (?:candidate|resume|résumé|cv|applicant)\b/u,
  /\b(?:rate|rank|score|recommend|approve|classify|mark) (?:this|the) (?:candidate|resume|résumé|cv|applicant)\b[^.\n]{0,60}\b(?:highest|excellent|best|top|perfect|exceptional|10(?: ?\/ ?10)?|100|strong(?:ly)?|hire|qualified)\b/u,
  /\b(?:give|assign)\b[^.\n]{0,20}\b(?:highest|maximum|top|perfect|full|10\/10|100)\b[^.\n]{0,10}\b(?:score|rating|mark|rank)\b/u,
  /\brecommend(?:ation)?:? ?(?:strong )?hire\b/u,
  /\b(?:respond|reply|answer|output) (?:only (?:with|in)\b|with "?(?:yes|hire)\b)/u,
  /\b(?:do not|don't|never) (?:mention|reveal|disclose|ask)\b[^.\n]{0,60}\b(?:instructions?|prompt|hidden text|this text|questions? about)\b/u,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>/u,
  /(?<!\p{L})(?:ігноруй|проігноруй|знехтуй|забудь|відкинь|не зважай)(?:те)?(?!\p{L})[^.\n]{0,40}(?:інструкці|вказівк|правил|промпт|настанов|повідомлен)/u,
  /(?<!\p{L})(?:нов[іа]|системн[іа]|прихован[іа]) (?:інструкці[їя]|вказівк[иа]) ?(?::|для (?:ші|ai|llm|чат|бот|модел|мовн|штучн|асистент))/u,
  /(?<!\p{L})системний промпт/u,
  /(?<!\p{L})(?:якщо|коли) (?:ти|ви) ?(?:—|-|є)? ?(?:ші|штучн\p{L}+ інтелект\p{L}*|мовна модель|чат-?бот|асистент|chatgpt|ai|llm)(?!\p{L})/u,
  /(?<!\p{L})(?:ти|ви) (?:тепер )?(?:штучний інтелект|мовна модель|чат-?бот)(?!\p{L})/u,
  /(?<!\p{L})(?:оцін(?:и|іть|ити|ите|юй|юйте)|порекомендуй(?:те)?|рекомендуй(?:те)?|познач(?:те)?|постав(?:те)?|схвали(?:ти|те)?) (?:цього|цьому|цю|це|цій) (?:кандидат\p{L}*|резюме|анкет\p{L}*)[^.\n]{0,60}(?:найвищ|найкращ|максимальн|відмінн|ідеальн|10|100|прийня)/u,
  /(?<!\p{L})(?:рекомендуй|порекомендуй|оціни|постав|обери|найми)(?:те)?(?!\p{L})[^.\n]{0,30}(?:кандидат|найвищ|максимальн|найняти|10 (?:з|із) 10)/u,
];

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const encoded = /[A-Za-z0-9+/_-]{24,}={0,2}/g;

// Letters that look alike in lower case: Cyrillic and Greek for Latin, and Latin for Cyrillic.
const latin = twins('асԁеһіїјорԛѕԝхуɡαεικνορτυχ', 'acdehiijopqswxygaeiknoptux');
const cyrillic = twins('aceiopxyj', 'асеіорхуј');

/**
 * Whether a text addresses an AI tool rather than a person: in plain words, with digits or look-alike letters of
 * another alphabet in place of letters, or in base64.
 */
export function speaksToMachine(text: string): boolean {
  return (
    holdsInstructions(text) ||
    [...text.matchAll(encoded)].some(([run]) => holdsInstructions(Buffer.from(run, 'base64').toString('utf8')))
  );
}

function holdsInstructions(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
  const unleeted = plain.replace(/[013457@$]/g, (sign) => leet[sign] ?? sign);
  // Most lines have no digit and no look-alike, so that several readings are the same.
  const readings = new Set([plain, unleeted, folded(plain, latin), folded(unleeted, latin), folded(plain, cyrillic)]);
  return [...readings].some((reading) => patterns.some((pattern) => pattern.test(reading)));
}

function twins(letters: string, lookLike: string): ReadonlyMap<string, string> {
  return new Map(letters.split('').map((letter, at) => [letter, lookLike.charAt(at)]));
}

function folded(text: string, by: ReadonlyMap<string, string>): string {
  return text.replace(/\p{L}/gu, (letter) => by.get(letter) ?? letter);
}
