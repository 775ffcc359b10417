import { until } from '#tests/helpers/until.ts';

interface SandboxMail {
  readonly links: readonly string[];
}

/** The newest link to a page of ours that was mailed to an address, once it is there. */
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
