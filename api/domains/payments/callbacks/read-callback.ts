import { maxCallbackBytes } from '../../../contract/payments/payment-callbacks.schema.ts';
import { AppError } from '../../../errors.ts';
import { atPace } from '../../../http/body-pace.ts';
import type { AppContext } from '../../../http/context.ts';

/**
 * Reads the bytes of a callback as they came, because the signature is over them.
 * @throws {AppError} `payload_too_large` as soon as there are too many, whatever length was announced;
 * `request_timeout` when they come too slowly
 */
export async function readCallback(ctx: AppContext): Promise<Buffer> {
  if ((ctx.request.length ?? 0) > maxCallbackBytes) throw new AppError('payload_too_large');
  return atPace(ctx, () => readBytes(ctx));
}

async function readBytes(ctx: AppContext): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxCallbackBytes) throw new AppError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
