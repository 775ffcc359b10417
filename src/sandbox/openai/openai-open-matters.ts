import { frames } from './openai-frames.ts';

/** What each competency of the stand-in means, as open about anybody; undefined where something else is asked for. */
export function openMattersIn(asked: string): string | undefined {
  const language = /Task: \{"block":"open","language":"(en|uk)"/.exec(asked)?.[1];
  if (language !== 'en' && language !== 'uk') return undefined;
  const matters = frames[language].competencies.slice(0, 3);
  return JSON.stringify({ matters: matters.map(({ definition }, at) => ({ text: definition, done: at === 0 })) });
}
