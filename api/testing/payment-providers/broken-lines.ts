import type { Outcome } from '../../adapters/payments/payment-port.ts';
import type { FakeProvider } from '../fake-provider.ts';

type Answer = Parameters<FakeProvider['answer']>[0];
const json = { 'content-type': 'application/json' };

/** Lines on which an answer never ends: only the time limit of a call does. */
export const silentLines: [string, Answer][] = [
  ['no answer', () => {}],
  [
    'one byte now and then',
    (r) => {
      r.writeHead(200, json);
      const timer = setInterval(() => r.write(' '), 50);
      r.on('close', () => clearInterval(timer));
    },
  ],
];

/**
 * Everything else a line does to an answer, and what a call that moves money comes to with it.
 * @param approval body of a success, which counts only with the status of one
 */
export function brokenLines(approval: () => unknown): [string, Answer, Outcome['kind']][] {
  return [
    [
      'an HTML page',
      (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<html>sorry</html>'),
      'unknown',
    ],
    ['403 without a word', (r) => r.writeHead(403).end(), 'not_sent'],
    ['408', (r) => r.writeHead(408).end(), 'unknown'],
    ['409 while the first is under way', (r) => r.writeHead(409).end(), 'unknown'],
    ['502 of a proxy', (r) => r.writeHead(502).end('<html>bad gateway</html>'), 'unknown'],
    ['500 with a success inside', (r) => r.writeHead(500, json).end(JSON.stringify(approval())), 'unknown'],
    ['a redirect', (r) => r.writeHead(302, { location: '/elsewhere' }).end(), 'unknown'],
    [
      'an answer cut in its middle',
      (r) => {
        const text = JSON.stringify(approval());
        r.writeHead(200, { ...json, 'content-length': String(text.length) });
        r.write(text.slice(0, text.length / 2));
        setTimeout(() => r.destroy(), 20);
      },
      'unknown',
    ],
    ['a connection that is cut', (r) => r.destroy(), 'unknown'],
    ['two megabytes', (r) => r.writeHead(200, json).end(`"${'x'.repeat(2_000_000)}"`), 'unknown'],
  ];
}
