/** Where somebody is mentioned anew, or a reason begins. */
const beginnings =
  / (?=(?:as|because|since|бо|адже|оскільки) )|[,:] (?=(?:(?:and )?(?:she|he|they|her|his|has|have|is)[ ']|(?:вона|він|має|у неї|у нього|в неї|в нього)[ ,]))/gu;

/**
 * Where the statement containing this position of a clause begins: "nights not discussed, she has two kids" contains
 * two. Commas within a list do not start a new one.
 *
 * @param text normalised
 */
export function statementStart(text: string, at: number): number {
  return [...text.matchAll(beginnings)].findLast(({ index }) => index < at)?.index ?? 0;
}
