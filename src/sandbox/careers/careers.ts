import { sendPage, sendText } from '#sandbox/answers.ts';
import type { StandIn } from '#sandbox/stand-in.ts';

/** An employer's page with postings, to import positions from when no other site can be reached. */
export const careers: StandIn = {
  name: 'Sandbox careers page',
  about: 'An employer’s job postings: paste a link into a new position.',
  effect: 'postings are read from the sandbox careers page, too',
  key: 'FETCH_ALLOW',
  page: '/sandbox/careers',
  paths: ['/sandbox/careers'],
  start: async ({ publicUrl, url }) => {
    const { careersPage, postingPage } = await import('./careers-pages.ts');
    return {
      settings: { FETCH_ALLOW: [publicUrl, url].map(hostAndPort).join(',') },
      answer: (_request, response, { pathname }) => {
        const name = pathname.replace(/^\/sandbox\/careers\/?/, '');
        const page = name === '' ? careersPage() : postingPage(name);
        if (page === undefined) sendText(response, 404, 'This posting doesn’t exist.');
        else sendPage(response, page);
      },
      stop: async () => {},
    };
  },
};

function hostAndPort(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  return `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;
}
