import { ApiError } from './api-errors.ts';

/** Milliseconds before a call is tried once more. */
export const retryPause = 1_000;

/**
 * Whether the server has answered, be it with a refusal: what it has answered is never asked again
 * (docs/product.md 11.9).
 */
export const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status > 0;

/**
 * Sends a write that carries a key by which the server takes it once, and once more when no answer came: it may never
 * have arrived. Without such a key nothing is sent twice.
 */
export async function sendOnceMore<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (isAnswered(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryPause));
    return send();
  }
}
