/** Of the answer to a question, for what leads to it. */
export function answerId(order: number): string {
  return `answer-${String(order)}`;
}

/** Opens an answer, so that who follows a link to it need not. */
export function openAnswer(order: number): void {
  document.getElementById(answerId(order))?.setAttribute('open', '');
}
