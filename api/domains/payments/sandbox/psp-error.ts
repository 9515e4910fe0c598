/**
 * A request that the sandbox refuses: `results.status` "error", with HTTP 200 as PayPlus does unless said otherwise.
 */
export class PspError extends Error {
  readonly status: number;
  readonly data: unknown;
  constructor(description: string, { status = 200, data = null }: { status?: number; data?: unknown } = {}) {
    super(description);
    this.name = 'PspError';
    this.status = status;
    this.data = data;
  }
}

/** Thrown when the answer is never given: the connection is cut, or left hanging. No other answer may follow. */
export class LostAnswer extends Error {
  readonly how: 'cut' | 'hang';
  constructor(how: 'cut' | 'hang') {
    super(how);
    this.how = how;
  }
}
