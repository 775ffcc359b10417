import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin } from 'vite';

const entry = `${import.meta.dirname}/../src/app/prerender.tsx`;

type Prerenderer = typeof import('../src/app/prerender.tsx');

/** A class name that depends on nothing but file and local name, so that prerendered markup and the built CSS agree. */
export function moduleClassName(local: string, file: string): string {
  return `${basename(file.split('?')[0] ?? file, '.module.css')}_${local}`;
}

/**
 * Writes the English public pages into the built HTML, so that they are read before any script runs: index.html is the
 * landing page, legal.html (same head, same script) the legal documents.
 */
export function prerender(): Plugin {
  return {
    name: 'askwell:prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset' || typeof index.source !== 'string') return;
      const { module } = await runnerImport<Prerenderer>(entry, {
        configFile: false,
        root: `${import.meta.dirname}/..`,
        plugins: [react()],
        css: { modules: { generateScopedName: moduleClassName } },
        logLevel: 'error',
      });
      const shell = index.source;
      for (const page of module.publicPages) {
        const { title, description, markup } = await module.renderPublicPage(page);
        const source = shell
          .replace('data-page="landing"', `data-page="${page}"`)
          .replace(
            '<title>Askwell</title>',
            `<title>${title}</title><meta name="description" content="${description}">`,
          )
          .replace('<div id="root"></div>', `<div id="root">${markup}</div>`);
        if (page === 'landing') index.source = source;
        else this.emitFile({ type: 'asset', fileName: `${page}.html`, source });
      }
    },
  };
}
