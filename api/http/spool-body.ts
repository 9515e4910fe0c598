import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import { atPace } from './body-pace.ts';
import type { AppContext } from './context.ts';

/** A body that has come whole. */
export interface SpooledBody {
  length: number;
  /** All of it, in memory. */
  read(): Promise<Buffer>;
  /** Part after part. */
  parts(): AsyncIterable<Buffer>;
}

const part = 64 * 1_024;

/**
 * Lets a request's body come to the disk, and passes it on when it is here: however many send slowly, they take no
 * memory. The file has no name from the start, so that nothing stays of it.
 * @param limit in bytes
 * @param tooLarge the error of a body beyond it
 * @throws {AppError} `tooLarge`, before a byte is read where the request announces its length; `request_timeout` for a
 * sender who is too slow; `malformed_request` when the sender closed the connection
 */
export async function withSpooledBody<T>(
  ctx: AppContext,
  { limit, tooLarge }: { limit: number; tooLarge: () => AppError },
  work: (body: SpooledBody) => Promise<T>,
): Promise<T> {
  if ((ctx.request.length ?? 0) > limit) throw tooLarge();
  const path = join(tmpdir(), `bikur-body-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    const length = await atPace(ctx, () => writeBody(ctx, file, limit, tooLarge));
    return await work({ length, read: () => readAll(file, length), parts: () => partsOf(file, length) });
  } catch (error) {
    // The rest of the body is discarded, so that the answer gets through.
    ctx.req.resume();
    throw error;
  } finally {
    await file.close();
  }
}

async function writeBody(
  ctx: AppContext,
  file: FileHandle,
  limit: number,
  tooLarge: () => AppError,
): Promise<number> {
  let length = 0;
  try {
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) throw tooLarge();
      await file.appendFile(chunk);
    }
  } catch (error) {
    // What the disk says is the server's own trouble, not the sender's.
    const hasLeft = ctx.req.destroyed && !ctx.req.complete;
    throw hasLeft ? new AppError('malformed_request', { cause: error }) : error;
  }
  return length;
}

async function readAll(file: FileHandle, length: number): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(length);
  let at = 0;
  while (at < length) at += (await file.read(whole, at, length - at, at)).bytesRead;
  return whole;
}

async function* partsOf(file: FileHandle, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(Math.min(part, length - at)), {
      position: at,
    });
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
