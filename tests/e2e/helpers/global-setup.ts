import { startOpenAiSandbox } from '#sandbox/openai/openai.ts';
import { startProduct } from '#tests/helpers/api/product.ts';
import { usualPace } from './products.ts';

/**
 * Two products: one whose plans the playbook writes, and one with the AI stand-in behind the real SDK and with legal
 * documents. A developer can point the tests at running products with `E2E_PLAYBOOK` and `E2E_MODEL`, the first one's
 * data folder with `E2E_PLAYBOOK_DATA`, and the second one's stand-in with `E2E_AI`.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_PLAYBOOK'] !== undefined && process.env['E2E_MODEL'] !== undefined) return undefined;
  const ai = await startOpenAiSandbox({ firstTokenMs: 150, tokensPerSecond: usualPace });
  // Each test creates an account, and the standard password hash costs a fifth of a second of CPU.
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
