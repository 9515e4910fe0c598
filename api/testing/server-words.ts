import { expect, type APIRequestContext } from '@playwright/test';

/**
 * The words of a page as the server writes it for this visitor, without a browser: what a page says is the server's
 * answer, and costs a fiftieth of a page that is opened.
 */
export async function serverWords(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers: { Accept: 'text/html' } });
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const body = html.slice(html.indexOf('<body'));
  return body
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
