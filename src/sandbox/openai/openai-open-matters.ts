import { frames } from './openai-frames.ts';

/**
 * Answers the task for topics that are open about a candidate with the definitions of the stand-in's first three
 * competencies, for any candidate; undefined if the request is for something else.
 */
export function openMattersIn(asked: string): string | undefined {
  const language = /Task: \{"block":"open","language":"(en|uk)"/.exec(asked)?.[1];
  if (language !== 'en' && language !== 'uk') return undefined;
  const matters = frames[language].competencies.slice(0, 3);
  return JSON.stringify({ matters: matters.map(({ definition }, at) => ({ text: definition, done: at === 0 })) });
}
