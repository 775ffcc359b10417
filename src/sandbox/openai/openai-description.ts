import * as z from 'zod';
import { taskIn } from './openai-task.ts';

/** Imitates a model that writes a position's description: it names the title and each focus area of the task. */

const Task = z.object({
  block: z.literal('description'),
  language: z.enum(['English', 'Ukrainian']),
  title: z.string(),
  focusAreas: z.array(z.string()),
});

const words = {
  English: {
    lead: (title: string) =>
      `${title}: the person in this job keeps the daily work running and tells early what will not be done in time. After a year the work is steady, and others can rely on it.`,
    duties: 'Duties:',
    first: 'plan the work of the week with those who depend on it, and agree on what comes first',
    duty: (area: string) => `take care of ${area}, and hand it over in a state that the next person can go on with`,
    required: 'Required:',
    requirement: (area: string) => `cases of your own in which ${area} mattered, and what you did in them`,
    notes: 'What is known already:',
    months: 'The first months:',
    month: 'in the first month you learn the work at the side of a colleague; after three you do it alone',
  },
  Ukrainian: {
    lead: (title: string) =>
      `${title}: ця робота тримає щоденні справи в русі й завчасно показує, що не буде зроблено вчасно. За рік усе йде рівно, і на це можна покластися.`,
    duties: 'Обов’язки:',
    first: 'плануєте роботу тижня разом із тими, хто від неї залежить, і домовляєтеся, що перше',
    duty: (area: string) => `відповідаєте за напрям «${area}» і передаєте справи так, щоб інші могли продовжити`,
    required: 'Обов’язково:',
    requirement: (area: string) => `власні приклади, у яких важив напрям «${area}», і що саме ви зробили`,
    notes: 'Що вже відомо:',
    months: 'Перші місяці:',
    month: 'перший місяць ви вчитеся поруч із колегою, а за три працюєте самостійно',
  },
} as const;

/** The answer's JSON, or undefined if the request is for something else. */
export function descriptionAnswer(messages: readonly { readonly content: string }[]): string | undefined {
  const asked = messages.at(-1)?.content ?? '';
  const task = taskIn(messages.slice(-1), Task);
  if (task === undefined) return undefined;
  const { title, language } = task;
  const text = words[language];
  const areas = task.focusAreas.length === 0 ? [title] : task.focusAreas;
  const notes = /<<<notes (\w+)>>>\n([\s\S]*?)\n<<<end notes \1>>>/.exec(asked)?.[2]?.trim() ?? '';
  const list = (items: readonly string[]) => items.map((item) => `- ${item};`).join('\n');
  const parts = [
    text.lead(title),
    `${text.duties}\n${list([text.first, ...areas.map(text.duty)])}`,
    `${text.required}\n${list(areas.map(text.requirement))}`,
    `${text.months}\n${list([text.month])}`,
    ...(notes === '' ? [] : [`${text.notes}\n${notes}`]),
  ];
  return JSON.stringify({ description: parts.join('\n\n') });
}
