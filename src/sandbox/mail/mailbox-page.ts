import { escaped, sandboxPage } from '#sandbox/sandbox-page.ts';
import type { CaughtMail } from './smtp.ts';

// Replaces the list only if it has changed, so that an open mail or a selection stays.
const script = `
let shown = document.getElementById('mails').innerHTML;
async function look() {
  try {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const mails = page.getElementById('mails').innerHTML;
    if (mails !== shown) document.getElementById('mails').innerHTML = shown = mails;
  } catch {}
  setTimeout(look, 1500);
}
setTimeout(look, 1500);
document.addEventListener('click', async (event) => {
  const button = event.target.closest('button[data-code]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.code);
  button.textContent = 'Copied';
});
`;

/** For people: newest mail first, its code shown large and copied with one click. */
export function mailboxPage(mails: readonly CaughtMail[]): string {
  const list =
    mails.length === 0
      ? '<p class="none">No email yet. Sign up and your code arrives here.</p>'
      : mails.map(mailOf).join('\n');
  return sandboxPage(
    'Sandbox mailbox',
    `<h1>Sandbox mailbox</h1>
<p class="quiet">Every email Askwell sends from this machine arrives here and goes nowhere else. Newest first.</p>
<div id="mails" aria-live="polite">
${list}
</div>
<script>${script}</script>`,
  );
}

function mailOf({ to, subject, text, at, code }: CaughtMail): string {
  const copy =
    code === undefined
      ? ''
      : `<p class="code"><output>${code}</output><button type="button" data-code="${code}">Copy code</button></p>`;
  return `<article>
<h2>${escaped(subject)}</h2>
<p class="quiet">To ${escaped(to)} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
${copy}
<details${code === undefined ? ' open' : ''}><summary>Full email</summary><pre>${linked(text)}</pre></details>
</article>`;
}

function linked(text: string): string {
  return escaped(text).replaceAll(
    /https?:\/\/[^\s<>"]+/g,
    (link) => `<a href="${link}" target="_blank" rel="noreferrer">${link}</a>`,
  );
}
