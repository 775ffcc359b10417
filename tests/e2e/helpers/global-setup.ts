import { startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { startProduct } from '#tests/helpers/api/product.ts';
import { usualPace } from './products.ts';

/**
 * Two products: one whose plans the playbook writes, one with the AI stand-in behind the real SDK and with legal
 * documents. Who works on a test names products that run already, by `E2E_PLAYBOOK` and `E2E_MODEL`, the data folder of
 * the first by `E2E_PLAYBOOK_DATA`, and the stand-in of the second by `E2E_AI`.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_PLAYBOOK'] !== undefined && process.env['E2E_MODEL'] !== undefined) return undefined;
  const ai = await startOpenAiSandbox({ firstTokenMs: 150, tokensPerSecond: usualPace });
  // Each test makes an account; the standard cost of a password is a fifth of a second of a core.
  const PASSWORD_HASH = 'small';
  const [playbook, model] = await Promise.all([
    startProduct({ env: { PASSWORD_HASH } }),
    startProduct({
      env: {
        PASSWORD_HASH,
        OPENAI_API_KEY: 'sk-stand-in',
        OPENAI_BASE_URL: ai.url,
        LEGAL_FOLDER: 'tests/fixtures/legal',
      },
    }),
  ]);
  process.env['E2E_PLAYBOOK'] = playbook.url;
  process.env['E2E_PLAYBOOK_DATA'] = playbook.dataFolder;
  process.env['E2E_MODEL'] = model.url;
  process.env['E2E_AI'] = ai.origin;
  return async () => {
    await model.stop();
    await playbook.stop();
    await ai.close();
  };
}
