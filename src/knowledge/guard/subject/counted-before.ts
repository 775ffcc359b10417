import type { GuardTopic } from '#knowledge/guard/guard-rule.ts';
import { Phrases } from '#knowledge/guard/text/phrase.ts';
import type { Span } from '#knowledge/guard/text/phrase.ts';
import type { Clause } from '#knowledge/guard/text/split-clauses.ts';

const units =
  '(nights?|hours?|days?|weeks?|weekends?|saturdays?|sundays?|shifts?|people|guests?|staff|pupils?|patients?|clients?|customers?|visits?|calls?|orders?|files?|cases?|tonnes?|tons?|kilomet(re|er)s?|km|miles?|met(re|er)s?|kilos?|kg|trips?|flights?|covers?|rooms?|beds?|sites?|lines?|invoices?|weddings?|events?|loads?|pages?|parcels?|drops?|stops?|tickets?|meetings?|sailings?|vehicles?|machines?|houses?|shops?|stores?)';
const ukUnits =
  '(ноч(і|ей)|ніч|годин[а-џґ]*|дн(ів|і)|днів|день|тижн[а-џґ]*|вихідн[а-џґ]*|субот[а-џґ]*|змін(и|у)?|людей|люди|осіб|гост(ей|і)|учнів|пацієнтів|клієнтів|візитів|дзвінків|замовлень|справ|тонн[а-џґ]*|кілометр[а-џґ]*|км|метрів|кілограм[а-џґ]*|кг|поїздок|відряджень|рейсів|номерів|місць|об.єктів|рядків|рахунків|весіль|заходів|сторінок|зустрічей|машин|верстатів|магазинів|точок)';

/** Counted things, with their number or unit. */
const counted = new Phrases([
  `[0-9]+ (_ )?[a-z]{3,}s|[0-9]+ (_ ){0,2}${units}|${units} (_ ){0,2}(a|an|per|each|every|in a) (day|week|month|year|season|shift|night|run)|how many (_ ){0,2}${units}`,
  `[0-9]+ (_ ){0,2}${ukUnits}|${ukUnits} (_ ){0,2}(на|за|щодня|щотижня|щомісяця|щороку) ?(день|добу|тиждень|місяць|рік|сезон|зміну)?|скільки (_ ){0,2}${ukUnits}`,
]);

/** How this workplace compares with an earlier count: not a way to state an age, unless age was mentioned. */
const placed = new Phrases([
  '(here|there|with us|in this (job|role|post)|at our (place|site)|ours|this (job|post|role)|we)( it| that| this)?( s| is| was| would be| means| has| have| will be| comes to| runs to| needs?| asks for)?( often| usually| mostly| more like| a year| it)*(?= (about|around|nearly|almost|over|under|past|close to|approaching|nearing|side of))',
  '(тут|там|у нас|в нас|на цій посаді|ця посада|наш[а-џґ]*)( їх| це| буде| є| виходить| зазвичай| швидше| часто| радше| доведеться)*(?= (близько|понад|десь|більше|менше|під|за))',
]);

/** By how much a count rises or falls ("climbs about 5 a week"), said before a forecast. */
const changing = new Phrases([
  '(climbs?|climbed|climbing|rises?|rose|rising|grows?|grew|growing|falls?|fell|falling|drops?|dropped|up|down|adds?|gains?|loses?) (by )?(about |around |nearly |some )?[0-9]+ ((a|an|per|each|every) )(hour|shift|day|night|week|month|quarter|year)',
  '(росте|ростуть|зростає|зростають|зросла|зросли|падає|падають|меншає|більшає|додає|плюс|мінус)( (на|по|приблизно|близько|десь))* [0-9]+ (щодня|щотижня|щомісяця|щозміни|за (день|добу|тиждень|місяць|зміну|годину)|на (день|добу|тиждень|місяць|зміну|годину))',
]);

/** The date of a forecast; nobody's age is forecast. */
const byThen = new Phrases([
  '(next|this|by|on|in|come) ((next|the|this|week|month) )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|shift|quarter|[0-9]+)',
  '(у|в|до|за|на) (наступн[а-џґ]+ |цей |цю |цього )?(понеділ[а-џґ]+|вівтор[а-џґ]+|серед(у|и)|четвер(га)?|п.ятниц(ю|і)|субот(у|и)|неділ(ю|і)|тиждень|тижня|місяць|місяця|зміну|зміни)',
]);

const ofSomebody = new Phrases([
  '(she|he|her|his|him|you|your|candidate|applicant)',
  'ви|вас|вам|ваш~|їй|йому|її|його|вона|він|кандидат~',
]);

const ofAge = new Phrases([
  '(age|aged|ages|old|older|oldest|young|younger|youngest|born|birthdays?|retire~|generation|years|twenties|thirties|forties|fifties|sixties|turn(ed|ing)?)',
  'вік(у|ом)?|віці|років|роки|рочків|літ|стар~|молод~|народ~|пенсі~|поколінн~|літн(я|ій|і|іх|ього)',
]);

/** Between two words there is a space and at most two punctuation marks. */
const longestGap = 3;

/**
 * "You’d prefer no more than 30 nights away. Here it’s about 50", "climbs 5 a week; about 33 next Tuesday": the number
 * counts what the preceding clause names, so it is not an age.
 */
export function isCountedBefore(
  { text }: Pick<Clause, 'text'>,
  preceding: readonly Pick<Clause, 'text'>[],
  span: Span,
  topic: GuardTopic,
): boolean {
  if (topic !== 'age') return false;
  const before = preceding.at(-1)?.text ?? '';
  const told = `${before} ${text.slice(0, span.start)}`;
  if (!/[0-9]/u.test(text.slice(span.start, span.end))) return false;
  if (ofAge.spansIn(`${told} ${text.slice(span.start)}`).length > 0) return false;
  return (
    (changing.spansIn(told).length > 0 && byThen.spansIn(text).length > 0 && ofSomebody.spansIn(told).length === 0) ||
    (placed.spansIn(text).some(({ end }) => end <= span.start && span.start - end <= longestGap) &&
      counted.spansIn(told).length > 0)
  );
}
