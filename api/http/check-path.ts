import { AppError } from '../errors.ts';
import type { AppMiddleware } from './context.ts';

/**
 * Refuses addresses that no honest client sends before anything looks them up: broken encoding, NUL, steps out of a
 * folder (docs/security.md C7), hidden files and source maps (C8).
 */
export const checkPath: AppMiddleware = (ctx, next) => {
  const path = decode(ctx.path);
  if (path === undefined || /[\0\\]/.test(path)) throw new AppError('malformed_request');
  const parts = path.split('/');
  if (parts.includes('..')) throw new AppError('malformed_request');
  if (parts.some((part) => part.startsWith('.') && part !== '.well-known') || path.endsWith('.map'))
    throw new AppError('not_found');
  return next();
};

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
