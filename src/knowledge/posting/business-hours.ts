/** Places that have opening hours. */
const place = String.raw`(?:кас|магазин|салон|крамниц|аптек|клінік|музе|склад|офіс|заклад|кухн|контор|центр|пункт|бібліотек|шко|сад|завод|цех|лікарн|відділенн|філі|рецепці|готел|кафе|ресторан|бар|театр|сервіс)\p{L}*`;

const opens = new RegExp(
  [
    // Not at the start: "Open at six and count the till" is a duty.
    String.raw`\s(?:(?:is|are) open|opens?|closes?)\s(?:(?:at|from|on|between|until|till|to)\s)?(?:\d|daily|every day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`,
    String.raw`\b(?:opening|business|visiting) hours\b`,
    String.raw`(?<!\p{L})відчинен\p{L}+(?!\p{L})`,
    String.raw`(?<!\p{L})${place}(?:\s\p{L}+){0,2}\sпрацю(?:є|ють)\s.{0,20}(?:\d|цілодобово|щодня)`,
    String.raw`^прийом (?:громадян|відвідувачів|пацієнтів|клієнтів)(?!\p{L}).{0,5}[:–—-]`,
  ].join('|'),
  'iu',
);

/** The person's own hours: "You open the shop at 6". */
const ofPerson =
  /\b(?:you|your|(?:the|this) (?:job|role|post|position|manager|shift))\b|(?<!\p{L})(?:ви|вам|вас|ваш\p{L}*)(?!\p{L})/iu;

/** Whether a sentence of a posting says when the business is open, which is not when the candidate works. */
export function statesBusinessHours(text: string): boolean {
  return opens.test(text) && !ofPerson.test(text);
}
