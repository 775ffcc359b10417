/**
 * Source of a pattern (flag `u`) for an e-mail address in running text. It starts at a word boundary and scans no
 * further than the maximum length of a local part (RFC 5321), so a word of 100,000 letters is scanned once rather than
 * once per letter.
 */
export const emailAddress = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}`;
