/** Focuses the first open requirement, even if it is in a collapsed section. */
export function focusUnsettled(sectionId: string): void {
  const first = document.getElementById(sectionId)?.querySelector('[data-unsettled="true"]');
  first?.closest('details')?.setAttribute('open', '');
  first?.scrollIntoView({ block: 'center' });
  first?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true, focusVisible: true });
}
