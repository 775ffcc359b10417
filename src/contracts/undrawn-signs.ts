/**
 * Signs that no font of our PDFs has: emoji, with what joins and colours them, and other pictures. Letters of scripts
 * that the fonts lack are none of them: a name that is a row of boxes is still seen to be there.
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
