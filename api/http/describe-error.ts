export interface ErrorDescription {
  type: string;
  message: string;
  stack: string | undefined;
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
  cause?: ErrorDescription;
}

/**
 * Picks from an error what helps to correct it and holds no personal data: a driver's `detail` and `where`, a
 * parser's `body` and a query's bindings repeat what users typed, and are left out.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an error was thrown', stack: undefined };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
