import { loadWithTexts } from '#web/shared/language/load-with-texts.ts';

/** Beside the router and not in it: the names of all that this page needs are no weight of the sign-in page. */
export function loadSharedPage() {
  return loadWithTexts(() => import('#web/pages/shared/shared-page.tsx'), ['share', 'plan', 'summary', 'errors']);
}
