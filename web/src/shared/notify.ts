/**
 * Toasts: top right, 4 s, paused on hover, with a close button (labelled by the host). The library is loaded with the
 * first toast, so that it does not slow down the first page.
 */
export type Tone = 'success' | 'info' | 'error';

export interface Notice {
  readonly tone: Tone;
  readonly message: string;
  readonly detail?: string;
  /** a link to the subject of the message */
  readonly link?: { readonly to: string; readonly label: string };
}

type Show = (notice: Notice) => void;

let show: Show | undefined;
const waiting: Notice[] = [];
let askForHost: (() => void) | undefined;

/** Called by the host once mounted; shows the messages queued until then. */
export function connectNotifications(next: Show): void {
  show = next;
  for (const notice of waiting.splice(0)) next(notice);
}

/** Called once by the app: `mount` runs at the first message and mounts the host. */
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
