import { randomInt } from 'node:crypto';
import { escaped, sandboxPage } from '#sandbox/sandbox-page.ts';

/** The parameters of the request are passed along with the choice: redirect URI, state, nonce, code challenge. */
export function chooserPage(brought: URLSearchParams): string {
  const hidden = [...brought]
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  const form = (body: string) =>
    `<form class="card" action="/sandbox/google/choose" method="get">${hidden}${body}</form>`;
  const newcomer = `newcomer.${randomInt(100_000, 1_000_000)}@gmail.com`;
  return sandboxPage(
    'Sign in with Google (stand-in)',
    `<h1>Choose who you are</h1>
<p class="quiet">This stands in for Google’s sign-in on this machine, because GOOGLE_CLIENT_ID isn’t set. It doesn’t ask for a password.</p>
${form(`<h2>Someone new</h2>
<p class="quiet">${newcomer}</p>
<input type="hidden" name="email" value="${newcomer}"><input type="hidden" name="name" value="Nina Newcomer">
<p class="actions"><button name="choice" value="new">Continue as someone new</button></p>`)}
${form(`<h2>An address of your choice</h2>
<p class="quiet">Use an address that has an account here to see how accounts are linked. Google itself vouches only for gmail.com and its customers’ domains.</p>
<label>Email address <input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label>Name <input name="name" maxlength="120" autocomplete="off"></label>
<p class="actions">
<button name="choice" value="verified">Verified address</button>
<button name="choice" value="workspace">Workspace account (hd is its domain)</button>
<button name="choice" value="unverified">Address Google hasn’t verified</button>
</p>`)}
<form action="/sandbox/google/choose" method="get">${hidden}<p class="actions"><button name="choice" value="cancel">Cancel and go back</button></p></form>`,
  );
}

/** Shown when opened directly, from the list of stand-ins. */
export function aboutPage(publicUrl: string): string {
  return sandboxPage(
    'Google (stand-in)',
    `<h1>Google’s sign-in</h1>
<p class="quiet">Start from the app: there’s nothing to choose until it asks.</p>
<p class="none"><a href="${escaped(publicUrl)}/auth/login">Log in</a></p>`,
  );
}
