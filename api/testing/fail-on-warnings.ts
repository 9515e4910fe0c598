import { afterAll } from 'vitest';

/**
 * For every test file: two statements at once on one connection, as `Promise.all` over a transaction makes them, are
 * only a warning of the driver's today, and an error tomorrow. The driver warns once in a process, which many files
 * share: one listener hears it, and the file that ran meanwhile fails.
 */
const heard: string[] = ((process as { bikurWarnings?: string[] }).bikurWarnings ??= listen());

function listen(): string[] {
  const warnings: string[] = [];
  process.on('warning', ({ name, message, stack }) => {
    if (name === 'DeprecationWarning' && message.includes('client.query()')) warnings.push(stack ?? message);
  });
  return warnings;
}

afterAll(() => {
  const now = heard.splice(0);
  if (now.length > 0) throw new Error(now.join('\n'));
});
