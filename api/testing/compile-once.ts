import { join } from 'node:path';
import { repository } from '../lib/repository.ts';

/**
 * For every test file: programs that tests start from their source share what was compiled of it, since taking types
 * off again and again is half of a start. Not so the process of the tests itself, which would write down all that it
 * has loaded when it ends, for seconds, and be no faster the next time.
 */
process.env['NODE_COMPILE_CACHE'] = join(repository, '.cache/compiled');
