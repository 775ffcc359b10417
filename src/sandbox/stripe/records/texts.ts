/** Metadata. */
export type Texts = Readonly<Record<string, string>>;
