import type { Plugin } from 'vite';

/** Preloads the one font file that every page needs at once; other files are loaded through unicode-range. */
export function preloadFont(file: RegExp): Plugin {
  return {
    name: 'askwell:preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const name = Object.keys(context.bundle ?? {}).find((output) => file.test(output));
        if (name === undefined) return [];
        const attrs = { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
