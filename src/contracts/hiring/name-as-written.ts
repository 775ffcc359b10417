/** Beside these a name goes on with a capital: "Anna-Maria", "J.R. Smith". */
const breaks = /(?<=[\s.-])/u;
const generations = /^(?:II|III|IV)$/u;

/**
 * A name as people write it: CVs print theirs in capitals, "ОЛЕНА ҐУДЗЬ", and a list of such names shouts. A name that
 * has small letters is its owner's choice and stays.
 */
export function nameAsWritten(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .split(breaks)
    .map((part) => (generations.test(part.trim()) ? part : withCapital(part)))
    .join('');
}

/** O'Neil has a capital behind the apostrophe, Дем'янчук and Лук'янова have none. */
function withCapital(part: string): string {
  const [, latin = '', rest = part] = /^([ODL]['’])(\p{L}.*)$/su.exec(part) ?? [];
  return latin + rest.slice(0, 1) + rest.slice(1).toLowerCase();
}
