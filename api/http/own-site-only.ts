import { AppError } from '../errors.ts';
import type { AppMiddleware } from './context.ts';
import { sentFromElsewhere } from './request-origin.ts';

/**
 * Guard for writes of kept pages, which can hold no anti-forgery token: refuses what the browser says another site
 * sent. Such writes never use a session's rights, so this keeps other sites from writing through their
 * visitors; it is no proof of who calls.
 */
export const ownSiteOnly: AppMiddleware = (ctx, next) => {
  if (sentFromElsewhere(ctx)) throw new AppError('forbidden', { message: 'write from another origin' });
  return next();
};
