import { until } from '#tests/helpers/until.ts';

interface SandboxMail {
  readonly links: readonly string[];
}

/** The newest link to one of our pages that was e-mailed to an address; waits for it. */
export async function mailedLink(productUrl: string, email: string, page: string): Promise<string> {
  let found: string | undefined;
  await until(async () => {
    const answer = await fetch(`${productUrl}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails: SandboxMail[] = JSON.parse(await answer.text());
    found = mails.flatMap(({ links }) => links).find((link) => link.startsWith(`${productUrl}${page}#token=`));
    return found !== undefined;
  });
  return found ?? '';
}
