import { afterAll } from 'vitest';

/**
 * For every test file: two statements at once on one connection, as `Promise.all` over a transaction makes them, are
 * only a warning of the driver's today, and an error tomorrow. Each file runs in a process of its own, and the driver
 * warns once in each.
 */
const heard: string[] = [];
process.on('warning', ({ name, message }) => {
  if (name === 'DeprecationWarning' && message.includes('client.query()')) heard.push(message);
});
afterAll(() => {
  if (heard.length > 0) throw new Error(heard.join('\n'));
});
