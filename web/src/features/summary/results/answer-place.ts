/** Element id of the answer to a question, for links to it. */
export function answerId(order: number): string {
  return `answer-${String(order)}`;
}

/** Expands an answer when a link to it is followed. */
export function openAnswer(order: number): void {
  document.getElementById(answerId(order))?.setAttribute('open', '');
}
