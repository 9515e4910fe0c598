import { pino, type Logger } from 'pino';
import type { Environment } from '../env.ts';
import { describeError } from './describe-error.ts';

/** Errors keep only what helps to correct them, wherever they are logged. */
export const logSerializers = {
  err: (value: unknown) => (value instanceof Error ? describeError(value) : value),
};

/**
 * The log of one process: JSON lines on standard output. It holds no personal data: no query values, cookies,
 * addresses of callers or e-mail addresses (docs/security.md F5); the redaction is the second lock.
 */
export function createLogger(env: Pick<Environment, 'LOG_LEVEL'>): Logger {
  return pino({
    level: env.LOG_LEVEL,
    base: null,
    serializers: logSerializers,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['password', 'token', 'email', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
      censor: '[removed]',
    },
  });
}
