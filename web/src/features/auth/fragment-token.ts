/** The token of a link. It is in the fragment, so that no server, log or Referer header ever contains it. */
export function fragmentToken(fragment: string = location.hash): string | null {
  return new URLSearchParams(fragment.slice(1)).get('token');
}

/** Removes a used token from the URL. */
export function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname);
}
