import type { Language } from '#contracts/common.ts';
import type { Answer } from '#contracts/interviewing/run/interview-run.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';
import { suggestionRuns } from '#contracts/interviewing/run/score-suggestion.ts';
import type { Actor } from '#platform/actor.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { callsAtOnce } from '#platform/llm/calls-at-once.ts';
import { type Llm, leastBytesPerToken } from '#platform/llm/llm.ts';
import { semaphore } from '#platform/semaphore.ts';
import { askOnRecord } from '#modules/interviewing/ai-records/ask-on-record.ts';
import { keepAiRecord } from '#modules/interviewing/ai-records/keep-ai-record.ts';
import type { KnownPerson } from '#modules/interviewing/plan-writer/personal-data/minimise.ts';
import type { ScoreRun } from './decide-suggestion.ts';
import { readScore } from './read-score.ts';
import { promptTokens, scorePrompt, scorePromptVersion, scoreSchema } from './score-prompt.ts';
import type { ToldNotes } from './told-notes.ts';

/** Enough for quotes and two sentences, in Ukrainian too, with a margin for wasted tokens. */
const mostOutputTokens = 1500;

/** An answer that a model may assess. */
export interface Material {
  readonly question: Question;
  readonly answer: Answer;
  readonly notes: ToldNotes;
  readonly language: Language;
  readonly candidate: KnownPerson;
}

interface RunDeps {
  readonly db: Db;
  readonly llm: Llm;
  readonly config: Pick<Config, 'OPENAI_CALLS_AT_ONCE' | 'OPENAI_BASE_URL'>;
  readonly actor: Actor;
}

/** Yields the runs as they finish. If one fails, the others are aborted. */
export async function* askedRuns(
  { db, llm, config, actor }: RunDeps,
  { interviewId, question, notes, language, candidate }: Material & { readonly interviewId: string },
  signal: AbortSignal,
): AsyncGenerator<ScoreRun> {
  const { contextTokens = Infinity, thinkingTokens = 0 } = llm;
  const maxOutputTokens = Math.min(mostOutputTokens, Math.floor(contextTokens / 3));
  // With a small context window, the notes get what is left. Each of their characters takes two bytes at most.
  const room = Math.floor(((contextTokens - maxOutputTokens - thinkingTokens - promptTokens) * leastBytesPerToken) / 2);
  const text = notes.text.slice(0, Math.max(0, room)).toWellFormed();
  const prompt = scorePrompt(question, text, { language, candidate });
  const stop = new AbortController();
  const withSlot = semaphore(callsAtOnce(config));
  const left = new Map(
    Array.from({ length: suggestionRuns }, (_, at) => {
      const run = withSlot(() =>
        askOnRecord(llm, {
          part: 'suggestion',
          schemaName: 'score_suggestion',
          schema: scoreSchema,
          prompt,
          promptVersion: scorePromptVersion,
          maxOutputTokens,
          signal: AbortSignal.any([signal, stop.signal]),
          read: (answer) => {
            const read = readScore(answer, notes, language);
            return read && { value: read.run, checks: read.checks, accepted: read.run.quotes.length };
          },
          answered: (answer) =>
            asTenant(db, actor.userId, (tx) => keepAiRecord(tx, { interviewId, attempt: at + 1 }, answer)),
        }),
      );
      return [at, run.then((ended) => ({ at, ended }))] as const;
    }),
  );
  try {
    while (left.size > 0) {
      const { at, ended } = await Promise.race(left.values());
      left.delete(at);
      yield ended;
    }
  } finally {
    stop.abort();
    await Promise.allSettled(left.values());
  }
}
