import { Suspense, useState } from 'react';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { lazyWithTexts } from '#web/shared/language/load-with-texts.ts';
import { useShare } from './use-share.ts';

const ShareDialog = lazyWithTexts(() => import('./share-dialog.tsx').then((module) => module.ShareDialog), ['share']);

/** Loads the share dialog when it is first opened. */
export function ShareHost({ interview }: { readonly interview: Interview }) {
  const { view } = useShare();
  const [needed, setNeeded] = useState(false);
  if (view !== undefined && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <ShareDialog interview={interview} />
    </Suspense>
  ) : null;
}
