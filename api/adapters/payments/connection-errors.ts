/** The connection was never made, so nothing of the request was sent. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Max bytes of a provider's answer that are read. */
const maxAnswerBytes = 1_000_000;

/** Whether a cause of `causeOf` proves that the provider never got the request. */
export function isNeverConnected(cause: string): boolean {
  return neverConnected.has(cause);
}

/** The cause of a failed `fetch`: the system's code for it, `timeout`, or the error's own message. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  // A name with several addresses fails with the errors of each.
  if (cause instanceof AggregateError) {
    const codes = cause.errors.map((one: unknown) =>
      one instanceof Error && 'code' in one ? String(one.code) : '',
    );
    if (codes.length > 0 && codes.every((code) => neverConnected.has(code))) return codes[0] ?? 'failed';
  }
  return error.message.slice(0, 80) || 'failed';
}

/** Reads a provider's answer as text. @throws {Error} for an answer that is too long, or is cut */
export async function readAnswer(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
