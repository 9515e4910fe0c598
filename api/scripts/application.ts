import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { repository } from '../lib/repository.ts';

/**
 * The application (start-application.ts). `npm start` runs it from its bundle (run.ts), production the bundle itself.
 *
 * Context: a tenth of a start went into compiling what every start before had compiled, and what a start throws away
 * made V8 keep 25 MB of room for young objects that nobody used afterwards. Decision: V8's work is kept on disk where
 * the folder may be written (an image brings it along: compile.ts), and the young generation grows only once the
 * application serves. Consequence: nothing but Node's own modules may be imported here; it would be compiled before.
 */
enableCompileCache(join(repository, '.cache/compiled'));
setFlagsFromString('--semi-space-growth-factor=1');
const { startApplication } = await import('./start-application.ts');
await startApplication();
setFlagsFromString('--semi-space-growth-factor=2');
// Now, so that it has what a start needs and nothing besides.
flushCompileCache();
