import { z } from 'zod';
import { findCardNumbers } from './find-card-numbers.ts';

/** The payment service's own page: the one place where a card is typed, and not ours (docs/money.md 6). */
const paymentPage = '/sandbox-pay/';
/** Pages that print the sandbox's test cards, for people to try them. */
const printsTestCards = ['/payment-demo', paymentPage, '/assets/'];

const headers = z.array(z.object({ name: z.string(), value: z.string() }));
const recording = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({
          method: z.string(),
          url: z.string(),
          headers,
          postData: z.object({ text: z.string().nullish() }).nullish(),
        }),
        response: z.object({
          headers,
          content: z.object({
            mimeType: z.string(),
            text: z.string().nullish(),
            encoding: z.string().nullish(),
          }),
        }),
      }),
    ),
  }),
});

/**
 * Looks through what went between browsers and the application, as recorded in HAR.
 * @returns where a card number went by, and how often one was typed where it may be: a recording without any proves
 *   nothing
 */
export function scanTraffic(har: string): { found: string[]; entries: number; typed: number } {
  const { entries } = recording.parse(JSON.parse(har)).log;
  const found: string[] = [];
  let typed = 0;
  for (const { request, response } of entries) {
    const { pathname } = new URL(request.url);
    const look = (what: string, text: string) =>
      found.push(
        ...findCardNumbers(text).map((number) => `${request.method} ${pathname}, ${what}: ${number}`),
      );
    look('address', decodeURIComponent(request.url.replaceAll('+', ' ')));
    for (const { value } of [...request.headers, ...response.headers]) look('headers', value);
    const body = decodeURIComponent(
      (request.postData?.text ?? '').replaceAll('+', ' ').replaceAll(/%(?![\da-f]{2})/giu, ''),
    );
    if (request.method === 'POST' && pathname.startsWith(paymentPage)) typed += findCardNumbers(body).length;
    else look('body', body);
    const isText = /json|text|xml/u.test(response.content.mimeType) && response.content.encoding !== 'base64';
    if (isText && !printsTestCards.some((place) => pathname.startsWith(place)))
      look('answer', response.content.text ?? '');
  }
  return { found, entries: entries.length, typed };
}
