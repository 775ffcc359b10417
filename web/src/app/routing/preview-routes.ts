// The preview form has fields that no other page outside the shell uses.
import '#web/app/shell/mantine-shell.css';
import type { Namespace } from '#web/shared/language/i18n-resources.ts';
import { loadWithTexts } from '#web/shared/language/load-with-texts.ts';

const texts: readonly Namespace[] = ['preview', 'interviews', 'plan', 'share', 'errors'];

// Outside router.tsx, so that the namespaces of these pages do not add to the sign-in page.

export function loadPreviewPage() {
  return loadWithTexts(() => import('#web/pages/preview/preview-page.tsx'), texts);
}

export function loadProcessingPage() {
  return loadWithTexts(() => import('#web/pages/preview/processing-page.tsx'), texts);
}
