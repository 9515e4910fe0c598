import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Stands before every start, so it is plain JavaScript that loads nothing: what V8 has compiled once is read from disk,
// and the launcher itself comes from the bundle where there is one (taking types off takes longer than the check).
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
const bundled = new URL('../../.build/server/run.js', import.meta.url);
const { run } = await import(bundled.href).catch((error) => {
  // A bundle that isn't there is made; one that is there and doesn't load says why, before the sources run instead.
  if (existsSync(bundled)) console.error('The built launcher does not load; the sources run instead.', error);
  return import('./run.ts');
});
await run();
