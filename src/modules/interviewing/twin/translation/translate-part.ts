import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { withTextsOfQuestion } from '#contracts/interviewing/plan/twin/plan-texts.ts';
import type { JobMatter } from '#knowledge/guard/subject/matter-line.ts';
import { forbiddenTexts, guardMark } from '#knowledge/plan/rules/law-rules.ts';
import { type Llm, leastBytesPerToken } from '#platform/llm/llm.ts';
import { LlmInvalid } from '#platform/llm/llm-errors.ts';
import { askOnRecord } from '#modules/interviewing/ai-records/ask-on-record.ts';
import { parseAnswer } from '#modules/interviewing/plan-writer/draft/read/item-reader.ts';
import { plainLine, plainText } from '#modules/interviewing/plan-writer/draft/read/plain-text.ts';
import type { ModelAnswer } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { type Line, type Part, inPieces } from './divide-plan.ts';
import { withHeld } from './told-text.ts';
import { type TranslationFault, faultOf, isMadeUnlawful } from './translation-faults.ts';
import { promptTokens, translationPrompt, translationPromptVersion, translationSchema } from './translation-prompt.ts';

export interface Translating {
  readonly llm: Llm;
  readonly signal: AbortSignal;
  /** the plan's language */
  readonly from: Language;
  readonly to: Language;
  readonly terms: readonly (readonly [string, string])[];
  /** the posting's context for the guard */
  readonly matter: JobMatter;
  answered(answer: ModelAnswer): Promise<void>;
}

/** Translated texts by path. Paths whose translation was rejected are missing. */
export type Translated = Readonly<Record<string, string>>;

const Answer = z.object({ lines: z.array(z.unknown()) });
const AnswerLine = z.object({ n: z.number().int(), text: z.string() });

/**
 * Translates the lines of a part. Lines that break a rule are requested once more with the reason, and left out if they
 * break one again.
 *
 * @param question the question that the part belongs to, which the guard then checks as a whole
 * @throws LlmError if a call fails. An unusable answer does not throw; its lines are left out
 */
export async function translatePart(
  translating: Translating,
  { lines }: Part,
  question: Question | undefined,
): Promise<Translated> {
  const first = await ask(translating, lines);
  const faults = faultsIn(translating, lines, first, question);
  if (faults.size === 0) return said(lines, first);
  const again = lines.filter(({ path }) => faults.has(path));
  const second = new Map([...first, ...(await ask(translating, again, faults))]);
  const left = faultsIn(translating, lines, second, question);
  return said(
    lines.filter(({ path }) => !left.has(path)),
    second,
  );
}

function said(lines: readonly Line[], translated: ReadonlyMap<string, string>): Translated {
  return Object.fromEntries(lines.map(({ path, told }) => [path, withHeld(translated.get(path) ?? '', told.held)]));
}

/** Translations by path, still with placeholders. */
async function ask(
  { llm, signal, from, to, terms, answered }: Translating,
  lines: readonly Line[],
  faults?: ReadonlyMap<string, TranslationFault>,
): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const some of inPieces(lines, roomIn(llm))) {
    try {
      const read = await askOnRecord(llm, {
        part: 'translation',
        schemaName: 'plan_translation',
        schema: translationSchema,
        prompt: translationPrompt(some, { from, to, terms, ...(faults !== undefined && { faults }) }),
        promptVersion: translationPromptVersion,
        maxOutputTokens: outputTokens(some),
        signal,
        read: (answer) => readTranslation(answer, some, to),
        answered,
      });
      for (const [path, text] of read) all.set(path, text);
    } catch (error) {
      if (!(error instanceof LlmInvalid)) throw error;
    }
  }
  return all;
}

/** Ukrainian letters take two bytes each; every line also needs tokens for its number and punctuation. */
function outputTokens(lines: readonly Line[]): number {
  const characters = lines.reduce((sum, { told }) => sum + told.text.length, 0);
  return 300 + Math.ceil((characters * 2 * 1.4) / leastBytesPerToken) + lines.length * 20;
}

/**
 * Maximum characters per call, since a small context window must hold the text in both languages; undefined if there is
 * no limit.
 */
function roomIn({ contextTokens, thinkingTokens = 0 }: Llm): number | undefined {
  if (contextTokens === undefined) return undefined;
  return Math.max(200, Math.floor((contextTokens - thinkingTokens - promptTokens - 500) / 2));
}

/** Undefined if the answer is not a list of lines. */
export function readTranslation(answer: string, lines: readonly Line[], to: Language) {
  const parsed = Answer.safeParse(parseAnswer(answer, ['lines']));
  if (!parsed.success) return undefined;
  const value = new Map<string, string>();
  for (const raw of parsed.data.lines) {
    const item = AnswerLine.safeParse(raw);
    const line = item.success ? lines[item.data.n - 1] : undefined;
    if (item.success && line !== undefined) value.set(line.path, cleaned(item.data.text, line));
  }
  const faults = lines.flatMap((line) => faultOf(line, value.get(line.path), to) ?? []);
  return { value, checks: [...new Set(faults)], accepted: lines.length - faults.length };
}

function cleaned(text: string, { kind }: Line): string {
  const clean = kind === 'sheet' ? plainLine : plainText;
  return text.trim().split('\n').map(clean).join('\n');
}

function faultsIn(
  { from, to, matter }: Translating,
  lines: readonly Line[],
  translated: ReadonlyMap<string, string>,
  question: Question | undefined,
): ReadonlyMap<string, TranslationFault> {
  const faults = new Map<string, TranslationFault>();
  for (const line of lines) {
    const text = translated.get(line.path);
    const fault = faultOf(line, text, to);
    if (fault !== undefined) faults.set(line.path, fault);
    else if (question === undefined && isMadeUnlawful(line, text ?? '', { target: to, language: from, matter })) {
      faults.set(line.path, 'law.item');
    }
  }
  if (question !== undefined && faults.size === 0) {
    const unlawful = unlawfulIn(question, said(lines, translated), { to, matter });
    for (const { path } of lines.filter((line) => unlawful.has(line.path))) faults.set(path, 'law.item');
  }
  return faults;
}

/**
 * The translated lines of a question that the guard flags. Empty if a person has accepted responsibility for the
 * question as worded.
 */
function unlawfulIn(
  question: Question,
  translated: Translated,
  { to, matter }: Pick<Translating, 'to' | 'matter'>,
): ReadonlySet<string> {
  if (question.guard.verdict === 'overridden') return new Set();
  const reading = { language: to, matter, reading: question.source === 'person' ? 'all' : 'direct' } as const;
  const other = withTextsOfQuestion(question, (path, text) => translated[path] ?? text);
  if (guardMark(other, reading).verdict === 'clean') return new Set();
  const found = forbiddenTexts(other, reading);
  return new Set(Object.entries(translated).flatMap(([path, text]) => (found.includes(text) ? [path] : [])));
}
