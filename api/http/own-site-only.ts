import { AppError } from '../errors.ts';
import type { AppMiddleware } from './context.ts';
import { sentFromElsewhere } from './request-origin.ts';

/**
 * Guard for writes from cached pages, which can hold no anti-forgery token: refuses requests that, by the browser's
 * headers, another site sent. Such writes never use a session's rights, so this keeps other sites from writing
 * through their visitors; it doesn't prove the caller's identity.
 */
export const ownSiteOnly: AppMiddleware = (ctx, next) => {
  if (sentFromElsewhere(ctx)) throw new AppError('forbidden', { message: 'write from another origin' });
  return next();
};
