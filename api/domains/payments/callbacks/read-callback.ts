import type { IncomingMessage } from 'node:http';
import { maxCallbackBytes } from '../../../contract/payments/payment-callbacks.schema.ts';
import { AppError } from '../../../errors.ts';

/**
 * Reads the bytes of a callback as they came, because the signature is over them.
 * @throws {AppError} `payload_too_large` as soon as there are too many, whatever length was announced
 */
export async function readCallback(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxCallbackBytes)
    throw new AppError('payload_too_large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxCallbackBytes) throw new AppError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
