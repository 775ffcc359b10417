interface Field<Self> {
  compareDocumentPosition(other: Self): number;
  focus(): void;
}

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const following = 4;

/** Focuses the first invalid field in page order, whatever order the fields are validated in. */
export function focusFirstError<Self extends Field<Self>>(
  form: { readonly getInputNode: (path: string) => Self | null },
  errors: Readonly<Record<string, unknown>>,
): void {
  const refused = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
  const [first] = refused.toSorted((one, other) => (one.compareDocumentPosition(other) & following ? -1 : 1));
  first?.focus();
}
