/**
 * Toasts: top right, 4 s, paused while pointed at, with a close button (its name is set by the host). The library is
 * fetched with the first toast, so that no first page pays for it.
 */
export type Tone = 'success' | 'info' | 'error';

export interface Notice {
  readonly tone: Tone;
  readonly message: string;
  readonly detail?: string;
  /** where to go for it */
  readonly link?: { readonly to: string; readonly label: string };
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
const waiting: Notice[] = [];
let askForHost: (() => void) | undefined;

/** Called by the host when it is on the page; what was said before is shown now. */
export function connectNotifications(next: Show): void {
  show = next;
  for (const notice of waiting.splice(0)) next(notice);
}

/** Called once by the app: mounts the host when the first notice comes. */
export function whenFirstNotice(mount: () => void): void {
  askForHost = mount;
  if (waiting.length > 0) mount();
}

function say(notice: Notice): void {
  if (show !== undefined) return show(notice);
  waiting.push(notice);
  askForHost?.();
}

export const notify = {
  say,
  success: (message: string, detail?: string) =>
    say({ tone: 'success', message, ...(detail === undefined ? {} : { detail }) }),
  info: (message: string, detail?: string) =>
    say({ tone: 'info', message, ...(detail === undefined ? {} : { detail }) }),
  error: (message: string, detail?: string) =>
    say({ tone: 'error', message, ...(detail === undefined ? {} : { detail }) }),
};
