import { AppError } from '../errors.ts';
import type { AppMiddleware } from './context.ts';
import type { FeatureRouter } from './route.ts';

const apiPath = /^\/(api|healthz|readyz|metrics)(\/|$)/;

/**
 * Answers requests to the API that no operation takes: OPTIONS with the allowed methods, 405 with the same list for
 * another method, 404 for an address without operations. Pages come after it.
 */
export function answerUnmatchedApi(features: readonly FeatureRouter[]): AppMiddleware {
  return (ctx, next) => {
    const allowed = allowedMethods(features, ctx.path);
    if (allowed.length === 0) {
      if (!apiPath.test(ctx.path)) return next();
      throw new AppError('not_found');
    }
    ctx.set('Allow', allowed.join(', '));
    if (ctx.method !== 'OPTIONS') throw new AppError('method_not_allowed');
    ctx.status = 204;
    return undefined;
  };
}

function allowedMethods(features: readonly FeatureRouter[], path: string): string[] {
  const methods = features.flatMap(({ router }) =>
    router.match(path, 'OPTIONS').path.flatMap((layer) => layer.methods),
  );
  return methods.length === 0 ? [] : [...new Set([...methods, 'OPTIONS'])].sort();
}
