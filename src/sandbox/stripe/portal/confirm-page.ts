import { escaped, sandboxPage } from '#sandbox/sandbox-page.ts';
import type { PortalSession } from '#sandbox/stripe/records/portal-session.ts';
import type { Outcome } from './price-changes.ts';

const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
const date = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10);

/** Stripe's page for confirming one change: what it costs now and later, and a button. */
export function confirmPage({ id, returnUrl }: PortalSession, outcome: Outcome, problem?: string): string {
  const back = returnUrl === null ? '' : `<p><a href="${escaped(returnUrl)}">Back</a></p>`;
  return sandboxPage(
    'Confirm your updates',
    `<h1>Confirm your updates</h1>
<p class="quiet">A stand-in for the payment service. No money moves.</p>
${problem === undefined ? '' : `<p role="alert"><strong>${escaped(problem)}</strong></p>`}
<article>${told(outcome)}
${outcome.kind === 'same' ? '' : `<form method="post" action="/sandbox/portal/${id}"><p><button type="submit">Confirm</button></p></form>`}
${back}</article>`,
  );
}

function told(outcome: Outcome): string {
  if (outcome.kind === 'same') return '<h2>There’s nothing to confirm.</h2>';
  const { amount, months } = outcome.price;
  const head = `<h2>I’m Hiring: ${dollars(amount)} a ${months === 12 ? 'year' : 'month'}</h2>`;
  if (outcome.kind === 'later') return `${head}<p>From ${date(outcome.at)}. Amount due today: $0</p>`;
  if (outcome.kind === 'trial') {
    return `${head}<p>Your trial continues until ${date(outcome.at)}. Amount due today: $0</p>`;
  }
  const total = outcome.lines.reduce((sum, line) => sum + line.amount, 0);
  const lines = outcome.lines.map(({ description, amount: sum }) => `<li>${description}: ${signed(sum)}</li>`);
  return `${head}<ul class="quiet">${lines.join('')}</ul><p>Amount due today: ${dollars(total)}</p>`;
}

function signed(cents: number): string {
  return cents < 0 ? `−${dollars(-cents)}` : dollars(cents);
}
