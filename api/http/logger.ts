import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
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
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    base: null,
    serializers: logSerializers,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['password', 'token', 'email', 'cookie', 'authorization'].flatMap((name) => [name, `*.${name}`]),
      censor: '[removed]',
    },
  };
  return pino(options, openOutput());
}

/** Bytes that wait while nothing can be written; what comes then is dropped. */
const maxWaiting = 1024 * 1024;

/**
 * Standard output that may be full or gone: the service goes on without its log, and writes again once it can. By default
 * the first line that can't be written ends the process.
 */
function openOutput(): DestinationStream {
  const output = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: maxWaiting });
  output.on('error', () => undefined);
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(carryOn)) stream.on('error', carryOn);
  return output;
}

const carryOn = (): void => undefined;
