import { expect, test } from '@playwright/test';
import { type CvView, getCv, getCvText, uploadCandidateCv } from '#contracts/hiring/cvs.ts';
import { aPosition } from '#tests/helpers/api/builders.ts';
import { aBomb, aPageLoop, aPdf } from '#tests/helpers/cv/hostile-pdf.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { aBrowserUser } from '#tests/e2e/helpers/browser-user.ts';
import { productUrl } from '#tests/e2e/helpers/products.ts';
import { wordsOf } from '#tests/e2e/helpers/words.ts';
import { until } from '#tests/helpers/until.ts';

const words = wordsOf('en');

const files = {
  'ten-thousand-pages.pdf': () => aPdf({ pages: Array<string>(10_000).fill('') }),
  'grows-a-thousandfold.pdf': aBomb,
  'pages-in-a-circle.pdf': aPageLoop,
  'locked.pdf': () => aTextPdf(aCv, { encrypted: true }),
  'cut-off.pdf': () => aTextPdf(aCv).subarray(0, 500),
} as const;

const answered = {
  'ten-thousand-pages.pdf': 'cv_too_many_pages',
  'grows-a-thousandfold.pdf': 'cv_too_complex',
  'pages-in-a-circle.pdf': 'cv_damaged',
  'locked.pdf': 'cv_encrypted',
  'cut-off.pdf': 'cv_damaged',
} as const satisfies Record<keyof typeof files, string>;

const isSettled = ({ state }: CvView): boolean => state !== 'queued' && state !== 'reading';

test('files that attack the reader › uploaded to the running product › each says what is wrong with it, and the next CV is read', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  const user = await aBrowserUser(productUrl('playbook'), 'en');
  const { id: positionId } = await aPosition(user);
  const upload = (fileName: string, content: Buffer) =>
    user.call(uploadCandidateCv, { file: { content, fileName }, fields: { positionId } });
  const settled = async ({ id: cvId }: CvView): Promise<CvView> => {
    await until(async () => isSettled(await user.call(getCv, { params: { cvId } })), 300_000);
    return user.call(getCv, { params: { cvId } });
  };
  const uploads = Object.entries(files).map(async ([fileName, make]) => upload(fileName, make()));
  for (const cv of await Promise.all((await Promise.all(uploads)).map(settled))) {
    const { fileName, state, error } = cv;
    const code = answered[fileName as keyof typeof files];
    expect({ fileName, state, error }).toEqual({
      fileName,
      state: 'failed',
      error: { code: `hiring.${code}`, message: words(`errors:hiring.${code}`) },
    });
    expect((await user.refusal(getCvText, { params: { cvId: cv.id } })).code).toBe(`hiring.${code}`);
  }
  expect(await settled(await upload('sound.pdf', aTextPdf(aCv)))).toMatchObject({ state: 'ready', error: null });

  await user.signIn(context);
  await page.goto(`${productUrl('playbook')}/positions/${positionId}`);
  const rows = page.getByRole('region', {
    name: words('cv:upload.unread_other').replace('{{count}}', String(Object.keys(answered).length)),
  });
  for (const [fileName, code] of Object.entries(answered)) {
    const row = rows.getByRole('listitem').filter({ hasText: fileName });
    await expect(row).toContainText(words(`errors:hiring.${code}`));
  }
});
