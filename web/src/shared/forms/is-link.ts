export function isLink(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}
