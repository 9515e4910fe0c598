import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { repository } from '../lib/repository.ts';

/** Compiles the application into an image, where nothing may be written once it runs (application.ts). */
enableCompileCache(join(repository, '.cache/compiled'));
await import('./start-application.ts');
flushCompileCache();
process.exit();
