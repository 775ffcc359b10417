/**
 * Characters missing from all fonts of our PDFs: emoji, with their joiners and modifiers, and other pictographs.
 * Letters of unsupported scripts are not included: a name printed as a row of boxes is at least visible.
 */
const undrawn =
  /(?:(?![¦©®°№™℮■◊○●‼])[\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u{FE0F}|\u{200D}|\u{20E3}|[\u{E0020}-\u{E007F}])+/u;

export function hasUndrawnSigns(text: string): boolean {
  return undrawn.test(text);
}

const withSpace = new RegExp(` ?${undrawn.source}`, 'gu');

export function withoutUndrawnSigns(text: string): string {
  return text.replaceAll(withSpace, '');
}
