import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';

/** Is aborted when the sender closes the connection before the answer. */
export function goneSignal(ctx: AppContext): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new AppError('malformed_request', { message: 'the sender went away' }));
  if (ctx.req.socket.destroyed) leave();
  else ctx.res.once('close', () => !ctx.res.writableFinished && leave());
  return gone.signal;
}
