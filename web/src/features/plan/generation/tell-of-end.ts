import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import i18next from 'i18next';
import type { Interview } from '#contracts/interviewing/interviewing.ts';
import { interviewQuery, isGenerating } from '#web/entities/interview/api.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { currentSession, subscribeSession } from '#web/shared/api/session.ts';
import { notify } from '#web/shared/notify.ts';
import { paths } from '#web/shared/paths.ts';
import { markTitle } from './mark-title.ts';

/** Stops each watch, by interview id. */
const watches = new Map<string, () => void>();

/**
 * Call when the page that shows a generation is left, or when the generation has ended on it: the result is announced
 * once, by a toast on whatever page is open then. In a background tab the title is marked first.
 */
export function tellOfEnd(client: QueryClient, interviewId: string): void {
  const options = interviewQuery(interviewId);
  const interview = client.getQueryData(options.queryKey);
  if (interview === undefined) return;
  if (!isGenerating(interview)) return tell(interview);
  stopTelling(interviewId);
  const user = userId();
  const observer = new QueryObserver(client, options);
  const leaveUser = subscribeSession(() => {
    if (userId() !== user) stopTelling(interviewId);
  });
  watches.set(interviewId, () => {
    leaveUser();
    observer.destroy();
  });
  observer.subscribe(({ data, error }) => {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone && (data === undefined || isGenerating(data))) return;
    stopTelling(interviewId);
    if (!isGone && data !== undefined) tell(data);
  });
}

/** Call when the page shows the generation itself again. */
export function stopTelling(interviewId: string): void {
  watches.get(interviewId)?.();
  watches.delete(interviewId);
}

function userId(): string | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.id : undefined;
}

function tell(interview: Interview): void {
  const { state } = interview.generation;
  if (state !== 'ready' && state !== 'failed') return;
  if (!document.hidden) return say(interview);
  const unmark = markTitle();
  const look = (): void => {
    unmark();
    say(interview);
  };
  document.addEventListener('visibilitychange', look, { once: true });
}

function say({ id, candidate: { name }, generation: { state, error }, planVersion }: Interview): void {
  const to = paths.interview(id);
  // these pages show the result themselves
  if ([to, paths.onboarding()].includes(location.pathname)) return;
  if (state === 'ready') {
    notify.say({
      tone: 'success',
      message: i18next.t('plan:generation.ready', { name }),
      link: { to, label: i18next.t('plan:generation.readyOpen') },
    });
    return;
  }
  notify.say({
    tone: 'error',
    message: i18next.t(`plan:generation.${planVersion === null ? 'failedElsewhere' : 'failedAgainElsewhere'}`, {
      name,
    }),
    ...(error !== null && { detail: error.message }),
    link: { to, label: i18next.t('plan:generation.failedOpen') },
  });
}
