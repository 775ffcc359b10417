import { emailAddress } from '#knowledge/evidence/email-address.ts';
import type { Place } from './place-of-lines.ts';
import { type Span, spansOf } from './span.ts';

/** A dash and a second amount, which shows that the number before it is an amount, too. */
const toAmount = String.raw`\s?[–—-]\s?\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)`;

/** Not part of a word or of such an amount. */
const alone = String.raw`(?<![\p{L}\p{N}]|\d[ \u00a0](?=(?:\d{3}[ \u00a0])*\d{3}${toAmount}))`;

const contacts: readonly RegExp[] = [
  new RegExp(emailAddress, 'gu'),
  // Profile URLs contain their owner's name.
  /(?:https?:\/\/)?(?<![\p{L}\p{N}])(?:[a-z]{2,3}\.)?(?:linkedin|github|gitlab|bitbucket|facebook|fb|instagram|behance|dribbble|twitter|x|tiktok|youtube|medium|kaggle|leetcode|hackerrank|codepen|artstation|upwork|xing|vk|dou|djinni|work|robota|telegram|t)\.(?:com|me|net|org|ua|co|io)\/\S+/giu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu,
  /(?<!\p{L})(?:skype|telegram|viber|whatsapp|signal|messenger|скайп|телеграм|вайбер|вотсап|ватсап)\s*(?:[:–—-]\s*)?(?:live:)?(?=[\w.+-]*[\d_.+@])[\w.+-]{4,}/giu,
  /(?<!\p{L})(?:skype|скайп)\s*:\s*\S+/giu,
  // A number that starts like a phone number, or has at least ten digits. "1 200 000" and "95 000–120 000" are amounts,
  // "2019 - 2024" are years, and "(600–900" is not an area code, which would have a closing bracket.
  new RegExp(
    String.raw`${alone}(?:\+|\((?=\+?\d{2,5}\))|0)(?!\d\.(?:\d{2}\.)?\d{4}|(?:19|20)\d{2}\s?[-–—])(?:[ ().–-]{0,2}\d){6,14}(?!\d)`,
    'gu',
  ),
  new RegExp(
    String.raw`${alone}(?!\d{1,3}(?:[ \u00a0]\d{3})+(?:(?![\d-])|${toAmount}))(?!\d{1,2}\.\d{1,2}\.\d{4}|\d{2}\.(?:19|20)\d{2}|(?:19|20)\d{2}\s?[-–—.])\d(?:[ ().–-]{0,2}\d){9,14}(?!\d)`,
    'gu',
  ),
];

const address = /(?:https?:\/\/|www\.)\S+/giu;
const bareHost =
  /(?<![\p{L}\p{N}@/.-])(?!(?:asp|ado|vb|socket|draw)\.)[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|dev|io|me|ua|design|blog|site|pro|info|eu|pl|de|co|uk|app|tech|online|art|studio|work|page|xyz|name|space|website)(?![\p{L}\p{N}-])(?:\/\S*)?/gu;

/** Contact details anywhere; web addresses only next to contact details, or if named after the person. */
export function contactsIn(line: string, place: Place, isNamed: (host: string) => boolean): readonly Span[] {
  const pages = spansOf([address, bareHost], line).filter(
    ({ start, end }) => place !== 'work' || isNamed(line.slice(start, end)),
  );
  return [...spansOf(contacts, line), ...pages];
}

/** Contact details, whoever they belong to. */
export function waysToReach(line: string): readonly Span[] {
  return spansOf(contacts, line);
}
