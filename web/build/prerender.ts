import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';

const web = `${import.meta.dirname}/..`;
const legalContent = '/pages/legal/legal-content.tsx';

/** Exports of src/app/prerender.tsx, which Vite runs; not imported, because it is browser code. */
interface Prerenderer {
  readonly publicPages: readonly string[];
  readonly publicTexts: Readonly<Record<string, readonly string[]>>;
  readonly renderPublicPage: (
    page: string,
    texts: Readonly<Record<string, unknown>>,
  ) => Promise<{ title: string; description: string; markup: string }>;
}

const styleSheets = new Map<string, string>();

/**
 * A class name derived only from file and local name, so that prerendered markup and the built CSS match.
 *
 * @throws Error if another folder has a style sheet of the same name: their class names would collide
 */
export function moduleClassName(local: string, file: string): string {
  const path = file.split('?')[0] ?? file;
  const name = basename(path, '.module.css');
  const known = styleSheets.get(name);
  if (known !== undefined && known !== path) throw new Error(`${path} has the same name as ${known}`);
  styleSheets.set(name, path);
  return `${name}_${local}`;
}

/**
 * Writes the English public pages into the built HTML, so that they are readable before any script runs: index.html is
 * the landing page, legal.html (same head, same script) the legal documents.
 */
export function prerender(): Plugin {
  return {
    name: 'askwell:prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset' || typeof index.source !== 'string') return;
      const shell = index.source;
      const ofLegal = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(legalContent)),
      );
      if (ofLegal?.type !== 'chunk') throw new Error(`no chunk holds ${legalContent}`);
      for (const { page, title, description, markup } of await renderPages()) {
        const source = shell
          .replace('data-page="landing"', `data-page="${page}"`)
          .replace(
            '<title>Askwell</title>',
            `<title>${title}</title><meta name="description" content="${description}">`,
          )
          .replace('<div id="root"></div>', `<div id="root">${markup}</div>`);
        if (page === 'landing') index.source = source;
        else {
          const fileName = `${page}.html`;
          this.emitFile({ type: 'asset', fileName, source: source.replace('</head>', `${linksTo(ofLegal)}</head>`) });
        }
      }
    },
  };
}

/** Links to what the prerendered page needs at once and would otherwise only be requested by the document's script. */
function linksTo({ fileName, viteMetadata }: Rolldown.OutputChunk): string {
  const styles = [...(viteMetadata?.importedCss ?? [])].map((file) => `<link rel="stylesheet" href="/${file}">`);
  return `<link rel="modulepreload" href="/${fileName}">${styles.join('')}`;
}

interface RenderedPage {
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly markup: string;
}

/** Runs browser code at build time, through a Vite server that does not listen on any port. */
async function renderPages(): Promise<readonly RenderedPage[]> {
  const server = await createServer({
    configFile: false,
    root: web,
    plugins: [react()],
    css: { modules: { generateScopedName: moduleClassName } },
    appType: 'custom',
    logLevel: 'error',
    cacheDir: `${web}/../.data/vite-prerender`,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite runs the module, so nothing knows its type
    const module = (await server.ssrLoadModule('/src/app/prerender.tsx')) as Prerenderer;
    const pages: RenderedPage[] = [];
    for (const page of module.publicPages) {
      const names = module.publicTexts[page] ?? [];
      const texts = Object.fromEntries(names.map((name) => [name, readTexts(name)]));
      pages.push({ page, ...(await module.renderPublicPage(page, texts)) });
    }
    return pages;
  } finally {
    await server.close();
  }
}

function readTexts(namespace: string): unknown {
  return JSON.parse(readFileSync(`${web}/../locales/en/${namespace}.json`, 'utf8'));
}
