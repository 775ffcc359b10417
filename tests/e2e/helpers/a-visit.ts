import type { BrowserContext } from '@playwright/test';
import { createAnonymousSession } from '#contracts/auth/account.ts';
import { type BodyInputOf, guestHeader } from '#contracts/endpoint.ts';
import { createPreview, getPreview } from '#contracts/interviewing/previews.ts';
import { createClient, overFetch } from '#tests/helpers/api/client.ts';
import { aNetwork } from '#tests/helpers/api/sign-up.ts';
import { until } from '#tests/helpers/until.ts';

/** Gives the browser a network of its own, since visits are counted per network. */
export async function fromElsewhere(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': aNetwork() });
}

/** A visit with a finished preview, made over HTTP, in the form a browser stores it. */
export async function aVisit(url: string, body: BodyInputOf<typeof createPreview>) {
  const network = { 'x-forwarded-for': aNetwork() };
  const session = await createClient(overFetch(url), network).call(createAnonymousSession, { body: {} });
  const guest = createClient(overFetch(url), { [guestHeader]: session.sessionId });
  const { id: previewId } = await guest.call(createPreview, { body });
  await until(async () => {
    const { state } = await guest.call(getPreview, { params: { previewId } });
    return state === 'ready' || state === 'failed';
  }, 30_000);
  return { ...session, previewId };
}
