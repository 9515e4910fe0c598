import type { IncomingMessage } from 'node:http';
import { AppError } from '../../../errors.ts';

/**
 * Reads a request's body of raw bytes into memory, up to the limit.
 * @param limit in bytes
 * @param tooLarge the error of a body beyond it
 * @throws {AppError} `tooLarge`, before a byte is read where the request announces its length, or `malformed_request`
 * when the sender closed the connection
 */
export async function readUpload(
  request: IncomingMessage,
  limit: number,
  tooLarge: () => AppError,
): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > limit) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // The rest of the body is discarded, so that the answer gets through.
    request.resume();
    throw error instanceof AppError ? error : new AppError('malformed_request', { cause: error });
  }
  return Buffer.concat(chunks, length);
}
