/** A request the sandbox does not carry out: `results.status` "error", with HTTP 200 as PayPlus does unless said. */
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

/** The answer is never given: the connection is cut, or left hanging. Nothing else may be answered then. */
export class LostAnswer extends Error {
  readonly how: 'cut' | 'hang';
  constructor(how: 'cut' | 'hang') {
    super(how);
    this.how = how;
  }
}
