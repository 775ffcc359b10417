import { fileURLToPath } from 'node:url';
import { ensureWebBuild } from '#bin/start/web-build.ts';

// The pages as `npm start` builds them; nothing is done when they are already built from these sources.
await ensureWebBuild({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  onProgress: (line) => process.stdout.write(`${line}\n`),
});
