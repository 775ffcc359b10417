/** What is quoted is not asked. */
const quoted = /«[^»]*»|“[^”]*”|"[^"]*"/gu;

export function unquoted(text: string): string {
  return text.replace(quoted, ' ');
}

/** A second ask behind the first in one sentence. A clause that describes ("the case which …", «рішення, яке …») is none. */
const joined = [
  /(?:,|\b(?:and|or|then))\s+(?:why|how|what)\b/giu,
  /\b(?:and|or|then)\s+(?:who|whom|which|when|where)\b/giu,
  /(?<!\p{L})(?:та|і|й|або|чи|а)\s+(?:що|чому|навіщо|як|хто|кого|коли|де|куди|скільки|який|яка|яке|які|яким|якою|якого|чим)(?!\p{L})/giu,
] as const;

const request =
  /^\s*(?:please\s+)?(?:describe|explain|name|list|compare|outline|опишіть|поясніть|назвіть|порівняйте|перелічіть|перерахуйте)(?!\p{L})/iu;

/** A story told in its parts is still one: how it was, what was done, what came of it. More is a list to be worked off. */
const mostInOne = 3;

/**
 * Whether a text asks one thing: one question or one request, or a request that tells the story and one question
 * about it. Counted by what is asked, not by question marks.
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
