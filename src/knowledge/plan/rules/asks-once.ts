/** Quoted words do not ask anything. */
const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/gu;

export function unquoted(text: string): string {
  return text.replace(quoted, ' ');
}

/**
 * A second question joined to the first in one sentence. A relative clause ("the case which …", «рішення, яке …») does
 * not count.
 */
const joined = [
  /(?:,|\b(?:and|or|then))\s+(?:why|how|what)\b/giu,
  /\b(?:and|or|then)\s+(?:who|whom|which|when|where)\b/giu,
  /(?<!\p{L})(?:та|і|й|або|чи|а)\s+(?:що|чому|навіщо|як|хто|кого|коли|де|куди|скільки|який|яка|яке|які|яким|якою|якого|чим)(?!\p{L})/giu,
] as const;

const request =
  /^\s*(?:please\s+)?(?:describe|explain|name|list|compare|outline|опишіть|поясніть|назвіть|порівняйте|перелічіть|перерахуйте)(?!\p{L})/iu;

/** A story told in parts is still one: the situation, the action, the result. More is a checklist. */
const mostInOne = 3;

/**
 * Whether a text asks one thing: one question or one request, or a request for a story and one question about it.
 * Counts what is asked, not question marks.
 */
export function asksOnce(text: string): boolean {
  const bare = unquoted(text).replace(/\?[?!]+/gu, '?');
  const sentences = bare.match(/[^.!?;]+[.!?;]*/gu) ?? [];
  const questions = sentences.filter((sentence) => sentence.includes('?')).length;
  const requests = sentences.filter((sentence) => !sentence.includes('?') && request.test(sentence)).length;
  const together = Math.max(
    ...sentences.map((sentence) =>
      joined.reduce((count, pattern) => count + (sentence.match(pattern)?.length ?? 0), 1),
    ),
    0,
  );
  return questions <= 1 && requests <= 1 && together <= mostInOne;
}
