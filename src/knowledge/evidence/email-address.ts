/**
 * Source of a pattern, flag `u`, for an e-mail address in running text. It starts at a word's edge and looks no further
 * than a local part may be long (RFC 5321): a word of 100,000 letters is passed over once, not once for each letter.
 */
export const emailAddress = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}`;
