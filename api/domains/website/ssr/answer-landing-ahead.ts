import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { nonceTiming } from '../../../contract/website/rendering.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { newNonce } from '../../../http/nonces.ts';
import { logManyRequests } from '../../../http/request-log.ts';
import { requestIdOf } from '../../../http/start-request.ts';
import { landingKeyOf, landingPagesOf, type KeptLanding } from './landing-pages.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** What browsers send as Accept-Encoding is one of a few dozen values. */
const maxAccepted = 500;

/**
 * Answers guests at the landing page from memory, before the application. Each answer has a nonce and a request's id of
 * its own, in its headers, and its line in the log (up to a hundred a second); whoever may be signed in, and whatever isn't kept, goes the whole way.
 * @param whole the application
 */
export function answerLandingAhead(app: App, whole: RequestListener): RequestListener {
  const { deps, lifecycle, metrics } = app.context as unknown as AppContext;
  const pages = landingPagesOf(deps.knex);
  const duration = metrics.httpDuration.labels({ method: 'GET', route: 'other', status: '200' });
  const tell = logManyRequests(deps.log);
  const encodings = new Map<string, Encoding>();

  function encodingOf(req: IncomingMessage, res: ServerResponse): Encoding {
    const accepted = String(req.headers['accept-encoding'] ?? '');
    let encoding = encodings.get(accepted);
    if (!encoding) {
      const context = app.createContext(req, res) as unknown as AppContext;
      encoding = (context.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
      if (encodings.size >= maxAccepted) encodings.clear();
      encodings.set(accepted, encoding);
    }
    return encoding;
  }

  function answer(req: IncomingMessage, res: ServerResponse, page: KeptLanding, started: number): void {
    const requestId = requestIdOf(req);
    const nonce = newNonce();
    const encoding = encodingOf(req, res);
    const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip() : page.html;
    const own = [
      'X-Request-Id',
      requestId,
      'Content-Security-Policy',
      page.policy.replaceAll(page.nonce, nonce),
      'Server-Timing',
      `${nonceTiming};desc="${nonce}"`,
      'Content-Length',
      String(body.length),
    ];
    if (encoding !== 'identity') own.push('Content-Encoding', encoding);
    res.writeHead(200, [...own, ...page.headers]);
    res.end(body);
    const milliseconds = performance.now() - started;
    duration.observe(milliseconds / 1_000);
    tell({ requestId, method: 'GET', path: '/', status: 200, milliseconds });
  }

  return (req, res) => {
    const key = lifecycle.draining ? null : landingKeyOf(req);
    if (key === null) return whole(req, res);
    const started = performance.now();
    const page = pages.find(key);
    if (page) return answer(req, res, page, started);
    const coming = pages.coming(key);
    if (!coming) {
      pages.begin(key);
      // However it ends, those who wait for it go on.
      res.once('close', () => pages.end(key));
      return whole(req, res);
    }
    void coming.then(() => {
      const made = pages.find(key);
      if (made) answer(req, res, made, started);
      else whole(req, res);
    });
    return undefined;
  };
}
