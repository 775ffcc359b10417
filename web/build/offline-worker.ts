import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const workerFile = resolve(import.meta.dirname, 'offline-worker.js');
/** Entry modules of the page of a running interview: the app's script, the page, and the screen that it loads. */
const roots = [
  '/web/src/app/main.tsx',
  '/web/src/pages/interviews/interview-page.tsx',
  '/web/src/features/runner/screen/runner.tsx',
];
const ofRunner = '/web/src/features/runner/';

/**
 * Writes `offline.js`, the service worker of running interviews, with the names of all files that such a page needs: so
 * each build has its own worker, which caches the build's files.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'askwell:offline-worker',
    apply: 'build',
    // after the plugins that add translations and style sheets
    enforce: 'post',
    async generateBundle(_, bundle) {
      const outputs = Object.values(bundle);
      const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])));
      const found = new Set<string>();
      const follow = (fileName: string): void => {
        const chunk = chunks.get(fileName);
        if (chunk === undefined || found.has(fileName)) return;
        found.add(fileName);
        for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
        for (const next of chunk.imports) follow(next);
        if (chunk.moduleIds.some((id) => id.includes(ofRunner))) for (const next of chunk.dynamicImports) follow(next);
      };
      for (const root of roots) follow(chunkOf(root, [...chunks.values()]));
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const translations = outputs.flatMap((output) =>
        output.type === 'asset' && output.fileName.startsWith('locales/') ? [output] : [],
      );
      const named = [...found, ...fonts, ...translations.map(({ fileName }) => fileName), 'boot.js', 'favicon.svg'];
      const files = named.map((file) => `/${file}`).toSorted();
      const hash = createHash('sha256').update(files.join('\n'));
      // Their file names contain no content hash.
      for (const { source } of translations) hash.update(source);
      const version = hash.digest('hex').slice(0, 12);
      const worker = await readFile(workerFile, 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'offline.js',
        source: worker.replace("['__FILES__']", () => JSON.stringify(files)).replace('__VERSION__', version),
      });
    },
  };
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`no chunk holds ${module}`);
  return chunk.fileName;
}
