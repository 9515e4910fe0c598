import { readEnvironment } from '../env.ts';

/** For the container's HEALTHCHECK: ends with 0 when the process on this machine answers /healthz. */
const { PORT } = readEnvironment();
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`, {
  signal: AbortSignal.timeout(5_000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
