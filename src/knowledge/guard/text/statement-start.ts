/** Where somebody is spoken of anew, or a reason begins. */
const beginnings =
  / (?=(?:as|because|since|бо|адже|оскільки) )|[,:] (?=(?:(?:and )?(?:she|he|they|her|his|has|have|is)[ ']|(?:вона|він|має|у неї|у нього|в неї|в нього)[ ,]))/gu;

/**
 * Where the statement begins that holds this place of a clause: "nights not discussed, she has two kids" are two. Lists go
 * on over their commas.
 *
 * @param text normalised
 */
export function statementStart(text: string, at: number): number {
  return [...text.matchAll(beginnings)].findLast(({ index }) => index < at)?.index ?? 0;
}
