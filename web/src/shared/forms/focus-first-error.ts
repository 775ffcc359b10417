interface Field<Self> {
  compareDocumentPosition(other: Self): number;
  focus(): void;
}

/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const following = 4;

/** Where a form is refused: to the first of the refused fields as they stand on the page, whatever order they are checked in. */
export function focusFirstError<Self extends Field<Self>>(
  form: { readonly getInputNode: (path: string) => Self | null },
  errors: Readonly<Record<string, unknown>>,
): void {
  const refused = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
  const [first] = refused.toSorted((one, other) => (one.compareDocumentPosition(other) & following ? -1 : 1));
  first?.focus();
}
