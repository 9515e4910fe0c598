import { knexConfig } from './api/adapters/database.ts';
import { maxCommandStatement } from './api/adapters/database-limits.ts';
import { readEnvironment } from './api/env.ts';

const env = readEnvironment();
if (!env.DATABASE_URL)
  throw new Error(
    'DATABASE_URL is not set. Without it, `npm run db -- migrate` works on the embedded database.',
  );

export default knexConfig(env.DATABASE_URL, undefined, env.MIGRATIONS_DIR, maxCommandStatement);
