import { expect, it } from 'vitest';
import { companyFromEmail } from './company-from-email.ts';

it.each([
  ['olena@acme.com', 'Acme', 'https://acme.com'],
  ['olena@nova-poshta.com.ua', 'Nova Poshta', 'https://nova-poshta.com.ua'],
  ['olena@hr.acme.co.uk', 'Acme', 'https://hr.acme.co.uk'],
  ['olena@gmail.com', '', ''],
  ['olena@ukr.net', '', ''],
  ['olena@localhost', '', ''],
  ['', '', ''],
])('%s › as the address of a company › suggests %s', (email, companyName, website) => {
  expect(companyFromEmail(email)).toEqual({ companyName, website });
});
