import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { isAboutWork } from './about-work.ts';
import type { JobMatter } from './matter-line.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';

/** Under which a line about the batches of the work is found: a batch and a party are one word in Ukrainian. */
export const topicsOfBatches: ReadonlySet<GuardTopic> = new Set(['politics']);

/** Stems by which a posting says that the work makes, keeps or moves goods. */
const workWithGoods =
  /^(?:верстат|детал|брак|вироб|продукц|сировин|серії|серій|склад|товар|вантаж|пакуван|фасуван|фрезер|токар|технолог|цех|лаборатор|рецептур|накладн|етикет|поставк|закупівл|постачальник|прийманн)/u;

/** One of several batches, or a batch beside what is counted, measured and checked in it. */
const batch = new Phrases([
  '(ця|цієї|цій|цю|цією|та|тієї|тій|ту|тією|одна|одній|однієї|одну|однією|кожн[а-џґ]+|перш[а-џґ]+|останн[а-џґ]+|наступн[а-џґ]+|попередн[а-џґ]+|бракован[а-џґ]+|цілу|всю|усю|всієї|усієї|рештою|пробн[а-џґ]+|дослідн[а-џґ]+|завернут[а-џґ]+|прийнят[а-џґ]+|замовлен[а-џґ]+|зіпсован[а-џґ]+|якоїсь) парті(я|ї|ю|єю)',
  '(детал|брак|виріб|вироб|биття|штук|замір|розмір|допуск|майст|контрол|верстат|відхилен|етикет|накладн|сход|зійш)[а-џґ]* (_ ){0,6}парті(ї|ю|я|єю)|парті(ї|ю|я|єю) (_ ){0,6}(детал|брак|виріб|вироб|биття|штук|замір|розмір|допуск|майст|контрол|верстат|відхилен|етикет|накладн|сход|зійш)[а-џґ]*',
]);

/** What makes it a party after all: members, votes, power, whoever stands for it, and what somebody thinks of it. */
const party = new Phrases([
  '(член|вступ|партій|партквит|голос|вибор|виборч|політ|ідеол|агіт|мітинг|майдан|протест|депутат|президент|парламент|влад|опозиц|правляч|уряд|балот|регіонал|симпат|прихильн|підтрим|поділя|переконан|погляд|вподоб|уподоб|подоба|активіст|осеред|лідер|збор|ліберал|консерват|соціал|націонал|комуніст|зелен|дума|вважа|обра|обир|очол|запрош|близьк|душ|належ|вірит|віру|ставит|ставл|довір|довіря|перейш|перейти|жертв|фінанс|донат|агент)[а-џґ]*',
  '(рада|ради|раду|раді|мер|мера|мери|мером|мерії|зе|за яку|за кого|чи інша|теж (у|в) партії|(у|в) партії(?= ?$|\\?)|за цю|за ту|за яких|як вам|що для вас|ваш[а-џґ]* парті[а-џґ]+|сво(я|єї|ю|їй|єю) парті[а-џґ]+)',
  '(ви|вас|вам) (_ ){0,2}(з|із|в|у|за|до|проти) (_ ){0,2}парті[а-џґ]+|парті[а-џґ]+ (_ )?(ви|вас|вам)(?= ?$|[?,])',
]);

/** Whether a line, normalised and whole, is about a batch of what the work of a posting makes or keeps. */
export function isAboutBatchesAtWork(text: string, matter: JobMatter | undefined): boolean {
  return isAboutWork(text, matter, { stems: workWithGoods, said: batch, unless: party });
}
