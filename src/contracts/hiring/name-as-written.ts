/** Beside these a name goes on with a capital: "Anna-Maria", "J.R. Smith". */
const breaks = /(?<=[\s.-])/u;
const generations = /^(?:II|III|IV)$/u;

/** Letters of a word that shouts beside others that do not: shorter ones may be initials or a title. */
const shortestFamilyName = 4;

/**
 * A name as people write it: CVs print theirs in capitals, "ОЛЕНА ҐУДЗЬ", or the family name alone, "ДМИТРУК Олег", and a
 * list of such names shouts. Any other use of capitals is its owner's choice and stays.
 */
export function nameAsWritten(name: string): string {
  const isWhole = name === name.toUpperCase();
  return name
    .split(breaks)
    .map((part) => ((isWhole ? !generations.test(part.trim()) : isFamilyName(part)) ? withCapital(part) : part))
    .join('');
}

function isFamilyName(part: string): boolean {
  const letters = part.match(/\p{L}/gu) ?? [];
  return letters.length >= shortestFamilyName && part === part.toUpperCase();
}

/** O'Neil has a capital behind the apostrophe, Дем'янчук and Лук'янова have none. */
function withCapital(part: string): string {
  const [, latin = '', rest = part] = /^([ODL]['’])(\p{L}.*)$/su.exec(part) ?? [];
  return latin + rest.slice(0, 1) + rest.slice(1).toLowerCase();
}
