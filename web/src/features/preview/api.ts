import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createAnonymousSession } from '#contracts/auth/account.ts';
import { guestHeader } from '#contracts/endpoint.ts';
import {
  type Preview,
  convertAnonymousSession,
  createPreview,
  getPreview,
  stopPreview,
} from '#contracts/interviewing/previews.ts';
import { call } from '#web/shared/api/api-client.ts';
import { ApiError, mayPass, refusalOf } from '#web/shared/api/api-error.ts';
import { type Visit, forgetVisit, heldVisit, holdVisit } from '#web/shared/visit.ts';
import { type PreviewValues, previewBody } from './preview-values.ts';

const pollMs = 700;

/** The preview of a visit; polled until it is finished, even if a response was lost. */
export function previewQuery({ sessionId }: Visit, previewId: string) {
  return queryOptions({
    queryKey: ['preview', previewId],
    queryFn: ({ signal }) => call(getPreview, { params: { previewId }, headers: { [guestHeader]: sessionId }, signal }),
    refetchInterval: ({ state }) => (state.data === undefined || hasEnded(state.data) ? false : pollMs),
    retry: (failures, error) => failures < 1 && mayPass(error),
  });
}

export function hasEnded({ state }: Pick<Preview, 'state'>): boolean {
  return state === 'ready' || state === 'failed';
}

/** Stopped by the visitor, which is not reported as a failure. */
export function wasStopped({ error }: Pick<Preview, 'error'>): boolean {
  return error?.code === 'interviewing.preview_stopped';
}

/** The visit has expired, or an account has taken it over: its token is no longer valid. */
export function isVisitOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The limit of previews without an account has been reached. */
export function isLimit(error: unknown): boolean {
  return (
    refusalOf(createAnonymousSession, error)?.code === 'auth.anonymous_limit' ||
    refusalOf(createPreview, error)?.code === 'interviewing.preview_limit'
  );
}

/** @param takeToken supplies the captcha token, needed to start a visit if this browser has none */
export function useCreatePreview(takeToken: () => Promise<string | undefined>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (values: PreviewValues) => {
      const held = heldVisit();
      if (held === undefined) return send(await begin(takeToken), values);
      try {
        return await send(held, values);
      } catch (error) {
        if (!isVisitOver(error)) throw error;
        forgetVisit();
        return send(await begin(takeToken), values);
      }
    },
    onSuccess: (preview) => {
      if (preview !== undefined) client.setQueryData(['preview', preview.id], preview);
    },
  });
}

/** Stops the preview in progress; the input stays. */
export function useStopPreview({ sessionId }: Visit, previewId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopPreview, { params: { previewId }, headers: { [guestHeader]: sessionId } }),
    onSuccess: (preview) => client.setQueryData(['preview', previewId], preview),
  });
}

async function begin(takeToken: () => Promise<string | undefined>): Promise<Visit> {
  const captchaToken = await takeToken();
  const visit = { ...(await call(createAnonymousSession, { body: { captchaToken } })), previewId: null };
  holdVisit(visit);
  return visit;
}

const Running = z.object({ previewId: z.string() });

/**
 * Undefined if one is already in progress, started in another tab or by a request whose response was lost: that one is
 * shown.
 */
async function send(visit: Visit, values: PreviewValues): Promise<Preview | undefined> {
  try {
    const preview = await call(createPreview, {
      body: previewBody(values),
      headers: { [guestHeader]: visit.sessionId },
    });
    holdVisit({ ...visit, previewId: preview.id });
    return preview;
  } catch (error) {
    const refusal = refusalOf(createPreview, error);
    const running = Running.safeParse(refusal?.details);
    if (refusal?.code !== 'interviewing.preview_running' || !running.success) throw error;
    holdVisit({ ...visit, previewId: running.data.previewId });
    return undefined;
  }
}

export function convertVisit({ sessionId }: Visit, userId: string) {
  return call(convertAnonymousSession, { body: { sessionId, userId } });
}
