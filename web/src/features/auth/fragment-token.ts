/** The token of a link. It stands in the fragment, so that no server, log or Referer ever sees it. */
export function fragmentToken(fragment: string = location.hash): string | null {
  return new URLSearchParams(fragment.slice(1)).get('token');
}

/** Once the token is spent it has nothing to do in the address any more. */
export function dropFragment(): void {
  history.replaceState(history.state, '', location.pathname);
}
