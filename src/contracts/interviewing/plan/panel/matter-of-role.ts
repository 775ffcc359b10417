import { hiringRole } from './interviewers.ts';
import type { Question } from '#contracts/interviewing/plan/plan.ts';

/** What a role is responsible for, and the words that show that a question is about it. */
const matters: readonly { readonly role: RegExp; readonly asked: RegExp }[] = [
  {
    role: /financ|account|treasur|commercial|\bcfo\b|фінанс|бухгалт|економ|комерц/iu,
    asked:
      /\b(?:cost|budget|money|price|pricing|margin|fee|invoice|profit|tender|contract)|[£€$]|(?<!\p{L})(?:бюджет|кошт|грош|цін|марж|собіварт|тариф|прибут|тендер|договор|борг|грн)/iu,
  },
  {
    role: /nurs|clinical|medical|physician|doctor|care\b|лікар|медич|сестр/iu,
    asked: /\b(?:patient|ward|clinic|care\b|dying|resident)|(?<!\p{L})(?:пацієнт|лікар|палат|хвор)/iu,
  },
  {
    role: /sales|marketing|customer|commercial|продаж|маркет|клієнт|комерц/iu,
    asked: /\b(?:customer|client|buyer|sale|market)|(?<!\p{L})(?:клієнт|покупц|продаж|ринк|ринок)/iu,
  },
  {
    role: hiringRole,
    asked:
      /\b(?:recruit|onboarding|turnover|retention|mentor|training|learning|course|hiring|appraisal|resign|quit\b|leavers?\b|(?:who|people|staff|managers?) (?:is |are )?leav|conflict|one team|grievance|disciplinary|tupe\b|dismiss|pay cut)|(?<!\p{L})(?:рекрут|адаптац|плинн|наставни|навчан|навчал|курс|найм|кадров|персонал|звільн|вирощуван|конфлікт|доган|скарг\p{L}* (?:на |від )?працівни|(?:піти|йдуть|ідуть|пішл\p{L}+) з (?:команди|роботи))/iu,
  },
  {
    role: /safety|quality|risk|\bhse\b|\behs\b|безпек|якіст|якост|охорон\p{L}* праці/iu,
    asked: /\b(?:safe|danger|hazard|quality|risk)|(?<!\p{L})(?:безпе|небезпе|якіст|якост|ризик)/iu,
  },
  {
    role: /engineer|technical|technolog|\bit\b|інженер|технол|технічн/iu,
    asked:
      /\b(?:fault|machine|pump|system|network|drawing|outage)|(?<!\p{L})(?:несправн|машин|насос|систем|мереж|креслен|аварі)/iu,
  },
];

/** Length of the prefix that matches a word of a role in a question. */
const stem = 6;
const ofAnyRole =
  /^(?:direct|manag|head|chief|group|senior|studio|depart|outgoi|people|person|service|servic|operat|дирек|керівн|началь|заступ|голов|відділ)/iu;

/** Whether a question is about the responsibilities of a role: by its topic, or by a word of the role itself. */
export function isOfRole(
  { category, topic = '', text }: Pick<Question, 'category' | 'topic' | 'text'>,
  role: string,
): boolean {
  const asked = `${category} ${topic} ${text}`.toLowerCase();
  const words = role.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (
    matters.some((matter) => matter.role.test(role) && matter.asked.test(asked)) ||
    words.some((word) => !ofAnyRole.test(word) && asked.includes(word.slice(0, stem)))
  );
}
