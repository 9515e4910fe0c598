import type { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { withSpooledBody } from '../../../http/spool-body.ts';
import { comingUploads, inEncodingTurn, uploadsHere } from './upload-queue.ts';

/**
 * Lets a request's body come, then runs the work when its turn is there: whoever sends slowly keeps nobody waiting
 * (docs/security.md U3).
 * @param limit in bytes
 * @param tooLarge the error of a body beyond it
 * @throws {AppError} 503 when too many uploads come at once; see `withSpooledBody`
 */
export function receiveUpload<T>(
  ctx: AppContext,
  { limit, tooLarge }: { limit: number; tooLarge: () => AppError },
  work: (bytes: Buffer) => Promise<T>,
): Promise<T> {
  return comingUploads.hold(ctx, () =>
    withSpooledBody(ctx, { limit, tooLarge }, (body) =>
      uploadsHere.hold(ctx, async () => {
        const bytes = await body.read();
        return inEncodingTurn(() => work(bytes));
      }),
    ),
  );
}
