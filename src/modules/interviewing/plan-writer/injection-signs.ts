import type { CvLine, CvPage } from '#knowledge/plan/plan-parts.ts';

/**
 * Words in a CV that speak to a machine instead of a reader (security.md D26). They are shown to the recruiter and kept
 * from the model; they never count against the person, who may not even know that they are there.
 */
export interface InjectionSign {
  readonly kind: 'instruction' | 'encoded';
  readonly page: number;
  /** UTF-16 offsets into the page's visible text */
  readonly start: number;
  readonly end: number;
  readonly excerpt: string;
}

const instructions = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|preceding|all|any)\b.{0,20}\b(?:instruction|prompt|rule|message|text)/,
  /\b(?:system|developer) (?:prompt|message|instruction)/,
  /\byou are (?:now )?(?:an? |the )?(?:ai\b|assistant|language model|llm|chatbot|screening)/,
  /\b(?:attention|note to|dear|hey|hello),? (?:the )?(?:ai\b|llm|chatgpt|gpt|language model|screening (?:tool|system|bot))/,
  /\b(?:recommend|rate|rank|score|mark|select|shortlist|approve|hire)\b.{0,20}\b(?:this|the|above) (?:candidate|applicant|person|cv|resume)/,
  /\b(?:give|assign|award)\b.{0,20}\b(?:highest|maximum|top|perfect|full|10\/10|100)\b.{0,10}\b(?:score|rating|mark|rank)/,
  /\brecommend(?:ation)?:? ?(?:strong )?hire\b/,
  /\b(?:respond|reply|answer|output) (?:only )?(?:with|in)\b.{0,20}\b(?:json|yes|hire|the following)/,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]/,
  /(?<!\p{L})(?:ігноруй|проігноруй|забудь|відкинь|не зважай)(?:те)?(?!\p{L}).{0,40}(?:інструкц|вказівк|правил|повідомлен|попередн)/u,
  /(?<!\p{L})систем(?:ний|ного|на) (?:промпт|запит|інструкц)/u,
  /(?<!\p{L})(?:ти|ви) (?:тепер )?(?:штучний інтелект|мовна модель|асистент|чат-бот)/u,
  /(?<!\p{L})(?:рекомендуй|порекомендуй|оціни|постав|обери|найми)(?:те)?(?!\p{L}).{0,30}(?:кандидат|найвищ|максимальн|найняти|10 (?:з|із) 10)/u,
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

/** Signs on the pages as a person sees them. A sign covers whole lines: half an instruction is still one. */
export function cvSigns(pages: readonly CvPage[]): readonly InjectionSign[] {
  return pages.flatMap(({ number, visible }) => {
    const lines = [...visible.matchAll(/[^\n]+/g)].map(({ 0: text, index }) => ({ text, start: index }));
    return lines.flatMap(({ text, start }, at): InjectionSign[] => {
      const before = lines[at - 1]?.text ?? '';
      const after = lines[at + 1]?.text ?? '';
      // A sentence may break over two lines: either of its halves then counts.
      const spoken = [text, `${before} ${text}`, `${text} ${after}`];
      const alone = isInstruction(text);
      const halved = !isInstruction(before) && !isInstruction(after) && spoken.slice(1).some(isInstruction);
      const kind = alone || halved ? 'instruction' : hidesInstruction(text) ? 'encoded' : undefined;
      return kind === undefined
        ? []
        : [{ kind, page: number, start, end: start + text.length, excerpt: text.slice(0, 200) }];
    });
  });
}

export function isInstruction(text: string): boolean {
  const plain = text.toLowerCase().normalize('NFKC').replace(/\s+/g, ' ');
  const unleeted = plain.replace(/[013457@$]/g, (sign) => leet[sign] ?? sign);
  return instructions.some((pattern) => pattern.test(plain) || pattern.test(unleeted));
}

/** The lines that no sign touches. */
export function withoutSigns(lines: readonly CvLine[], signs: readonly InjectionSign[]): readonly CvLine[] {
  return lines.filter((line) => !touchesSign(line, signs));
}

export function touchesSign(place: Pick<CvLine, 'page' | 'start' | 'end'>, signs: readonly InjectionSign[]): boolean {
  return signs.some(({ page, start, end }) => page === place.page && start < place.end && place.start < end);
}

function hidesInstruction(text: string): boolean {
  return [...text.matchAll(encoded)].some(([run]) => isInstruction(Buffer.from(run, 'base64').toString('utf8')));
}
