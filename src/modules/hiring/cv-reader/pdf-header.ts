const headerWithin = 8;
const byteOrderMark = [0xef, 0xbb, 0xbf];
const blanks = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
// %PDF-1. or %PDF-2. at the very start of what is left
const header = /^%PDF-[12]\./;

/**
 * Whether a file begins as a PDF: `%PDF-1.` or `%PDF-2.` within the first 8 bytes, with nothing but a byte-order mark
 * or blanks before it. pdf.js itself would open a PDF behind 2,000 bytes of anything, a ZIP file included.
 */
export function acceptPdfHead(firstBytes: Uint8Array): boolean {
  let start = byteOrderMark.every((byte, index) => firstBytes[index] === byte) ? byteOrderMark.length : 0;
  while (start < headerWithin && blanks.has(firstBytes[start] ?? -1)) start += 1;
  return start < headerWithin && header.test(String.fromCharCode(...firstBytes.subarray(start, start + headerWithin)));
}
