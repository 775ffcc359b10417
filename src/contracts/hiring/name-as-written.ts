/** A capital letter follows these: "Anna-Maria", "J.R. Smith". */
const breaks = /(?<=[\s.-])/u;
const generations = /^(?:II|III|IV)$/u;

/** The fewest letters of an all-caps word that count as a family name; shorter ones may be initials or a title. */
const shortestFamilyName = 4;

/**
 * A name in normal case: CVs print names in capitals, "ОЛЕНА ҐУДЗЬ", or only the family name, "ДМИТРУК Олег", which is
 * hard to read in a list. Any other capitalisation is the person's own choice and stays.
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

/** O'Neil has a capital after the apostrophe; Дем'янчук and Лук'янова do not. */
function withCapital(part: string): string {
  const [, latin = '', rest = part] = /^([ODL]['’])(\p{L}.*)$/su.exec(part) ?? [];
  return latin + rest.slice(0, 1) + rest.slice(1).toLowerCase();
}
