import type Koa from 'koa';
import { inheritedVariables } from '../../../inherited-variables.ts';

/** Listens where the bench says, and ends when it says so. */
export function listen(app: Koa): void {
  const { HOST, PORT } = inheritedVariables();
  app.listen(Number(PORT), HOST);
  process.once('SIGTERM', () => process.exit());
}
