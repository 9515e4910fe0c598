import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { AppMiddleware } from './context.ts';

const textTypes =
  /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|xml|javascript)|image\/svg\+xml|font\/(ttf|otf))/;

/** Compresses text answers of two kilobytes and more: less fits into the first packets anyway, and compressing it would take longer
 * than making it. Event streams are left alone: each event has to be sent at once. */
export const compression = compress({
  filter: (type) => textTypes.test(type),
  threshold: 2_048,
  zstd: false,
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  gzip: { level: 6 },
  deflate: false,
}) as AppMiddleware;
