import { loadWithTexts } from '#web/shared/language/load-with-texts.ts';

/** Outside router.tsx, so that the namespaces of this page do not add to the sign-in page. */
export function loadSharedPage() {
  return loadWithTexts(() => import('#web/pages/shared/shared-page.tsx'), ['share', 'plan', 'summary', 'errors']);
}
