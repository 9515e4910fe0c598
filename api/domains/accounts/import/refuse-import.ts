import { AppError } from '../../../errors.ts';
import { importRefusals } from './messages.ts';

type ImportRefusal = keyof typeof importRefusals;

/** The error of a refused file, in the user's language (docs/specification.md 8). */
export function importRefusal(reason: ImportRefusal, cause?: unknown): AppError {
  const { code, ...text } = importRefusals[reason];
  return new AppError(code, {
    text,
    message: `import: ${reason}`,
    cause,
    ...(code === 'service_unavailable' && { retryAfterSeconds: 60 }),
  });
}
