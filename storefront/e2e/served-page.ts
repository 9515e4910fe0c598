import type { APIRequestContext } from '@playwright/test';
import { readWholePage, type WholePage } from '../card/testing/read-html.ts';

export interface ServedPage extends WholePage {
  status: number;
  /** Address after all redirects, without the host. */
  address: string;
}

/** A page as the server sends it to a browser: all that a visitor without a script sees, read without a browser. */
export async function servedPage(request: APIRequestContext, path: string): Promise<ServedPage> {
  const answer = await request.get(path, { headers: { Accept: 'text/html' } });
  const { pathname, search } = new URL(answer.url());
  return { ...readWholePage(await answer.text()), status: answer.status(), address: pathname + search };
}
