import { escaped, sandboxPage } from '#sandbox/sandbox-page.ts';
import type { CheckoutSession } from './records/checkout-session.ts';
import type { Price } from './records/price.ts';
import type { Subscription } from './records/subscription.ts';
import type { StripeLedger } from './stripe-ledger.ts';
import { testCards } from './test-cards.ts';

const dollars = (cents: number) => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
const date = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10);

function cardField(): string {
  const cards = testCards.map(({ number, about }) => `<option value="${number}">${number}: ${about}</option>`).join('');
  return `<p><label for="card">Card number</label><br>
<input id="card" name="card" inputmode="numeric" autocomplete="off" list="cards" value="${testCards[0].number}" required></p>
<datalist id="cards">${cards}</datalist>
<ul class="quiet">${testCards.map(({ number, about }) => `<li><code>${number}</code> ${about}</li>`).join('')}</ul>`;
}

/** Stripe's hosted checkout, with its test cards. Works without scripts. */
export function checkoutPage(session: CheckoutSession, price: Price, problem?: string): string {
  const period = price.months === 12 ? 'a year' : 'a month';
  const trial = session.trialDays > 0;
  const sum = `${dollars(price.amount)} ${period}`;
  return sandboxPage(
    'Checkout',
    `<h1>Checkout</h1>
<p class="quiet">A stand-in for the payment service. No money moves.</p>
<article><h2>${trial ? `${session.trialDays} days free, then ${sum}` : sum}</h2>
${problem === undefined ? '' : `<p role="alert"><strong>${escaped(problem)}</strong></p>`}
<form method="post" action="/sandbox/checkout/${session.id}">
${cardField()}
<p><button type="submit">${trial ? 'Start trial' : 'Subscribe'}</button></p>
</form>
${session.cancelUrl === null ? '' : `<p><a href="${escaped(session.cancelUrl)}">Back</a></p>`}</article>`,
  );
}

export function closedCheckoutPage(session: CheckoutSession): string {
  return sandboxPage(
    'Checkout',
    `<h1>Checkout</h1><article><p>${session.status === 'complete' ? 'This purchase is complete.' : 'This page has expired.'}</p>
${session.cancelUrl === null ? '' : `<p><a href="${escaped(session.cancelUrl)}">Back</a></p>`}</article>`,
  );
}

/** Stripe's customer portal: cancel, undo the cancellation, change the card, see the invoices. */
export function portalPage(
  ledger: StripeLedger,
  portal: { id: string; customer: string; returnUrl: string | null },
  problem?: string,
): string {
  const own = [...ledger.subscriptions.values()].filter(({ customer }) => customer === portal.customer).toReversed();
  const invoices = [...ledger.invoicing.invoices.values()]
    .filter(({ customer }) => customer === portal.customer)
    .toReversed();
  const rows = invoices.map(
    (invoice) =>
      `<li>${date(invoice.created)} ${dollars(invoice.lines.reduce((sum, { amount }) => sum + amount, 0))} ${invoice.status}</li>`,
  );
  return sandboxPage(
    'Billing',
    `<h1>Billing</h1>
<p class="quiet">A stand-in for the payment service. No money moves.</p>
${problem === undefined ? '' : `<p role="alert"><strong>${escaped(problem)}</strong></p>`}
${own.map((subscription) => subscriptionCard(portal.id, subscription)).join('\n')}
<article><h2>Invoices</h2><ul class="quiet">${rows.join('') || '<li>None</li>'}</ul></article>
${portal.returnUrl === null ? '' : `<p><a href="${escaped(portal.returnUrl)}">Back</a></p>`}`,
  );
}

function subscriptionCard(portalId: string, subscription: Subscription): string {
  const { id, status, cancelAtPeriodEnd, periodEnd, card } = subscription;
  const button = (act: string, label: string, more = '') =>
    `<form method="post" action="/sandbox/portal/${portalId}"><input type="hidden" name="subscription" value="${id}">${more}
<p><button name="act" value="${act}">${label}</button></p></form>`;
  const ended = status === 'canceled';
  const confirm = status === 'past_due' && card.asksBank ? button('confirm', 'Confirm the payment') : '';
  const change = cancelAtPeriodEnd
    ? button('resume', 'Keep subscription')
    : button('cancel', 'Cancel at the end of the period');
  return `<article><h2>I’m Hiring: ${status}${cancelAtPeriodEnd && !ended ? `, ends on ${date(periodEnd)}` : ''}</h2>
<p class="quiet">Card ending in ${card.last4}. ${ended ? '' : `Period ends on ${date(periodEnd)}.`}</p>
${ended ? '' : confirm + change + button('card', 'Use this card', cardField())}</article>`;
}

/** A page on which developers advance the clock. */
export function stripePage(now: number): string {
  return sandboxPage(
    'Payments',
    `<h1>Payments</h1>
<p class="quiet">A stand-in for Stripe: no money moves. Subscribing opens its checkout page, which accepts these cards.</p>
<ul>${testCards.map(({ number, about }) => `<li><code>${number}</code> ${about}</li>`).join('')}</ul>
<article><h2>Clock</h2><p>It is ${new Date(now * 1000).toISOString()} here.</p>
<form method="post" action="/sandbox/clock"><input type="hidden" name="page" value="1">
<p><button name="days" value="1">A day later</button> <button name="days" value="7">A week later</button> <button name="days" value="31">31 days later</button></p></form></article>`,
  );
}
