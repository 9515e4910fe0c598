/** The connection never stood, so nothing of the request left. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Largest answer of a provider that is read, in bytes. */
const largestAnswer = 1_000_000;

/** Whether a cause of `causeOf` proves that the provider never got the request. */
export function isNeverConnected(cause: string): boolean {
  return neverConnected.has(cause);
}

/** What made a `fetch` fail: the system's code for it, `timeout`, or the fault's own words. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  // A name with several addresses fails with the faults of each.
  if (cause instanceof AggregateError) {
    const codes = cause.errors.map((one: unknown) =>
      one instanceof Error && 'code' in one ? String(one.code) : '',
    );
    if (codes.length > 0 && codes.every((code) => neverConnected.has(code))) return codes[0] ?? 'failed';
  }
  return error.message.slice(0, 80) || 'failed';
}

/** @throws {Error} for an answer that never ends, or is cut */
export async function readAnswer(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
