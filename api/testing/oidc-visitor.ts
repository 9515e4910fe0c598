import { CookieJar } from './cookie-jar.ts';

/** What a person does on the provider's pages. */
export type ProviderChoice = { logInAs: string } | 'deny';

const maxSteps = 12;

/**
 * Goes through the provider's pages as a browser would, from the address our start redirected to.
 * @returns the address the provider sends the browser back to, on our site
 * @throws {Error} when it gets stuck
 */
export async function visitProvider(start: string, choice: ProviderChoice): Promise<string> {
  const { origin } = new URL(start);
  const cookies = new CookieJar();
  let next: { url: string; form?: Record<string, string> } = { url: start };
  for (let step = 0; step < maxSteps; step += 1) {
    const response = await fetch(next.url, {
      redirect: 'manual',
      method: next.form ? 'POST' : 'GET',
      headers: { Cookie: cookies.header(), Accept: 'text/html' },
      ...(next.form && { body: new URLSearchParams(next.form) }),
    });
    cookies.take(response.headers.getSetCookie());
    const page = await response.text();
    const location = response.headers.get('Location');
    if (location) {
      next = { url: new URL(location, next.url).href };
      if (new URL(next.url).origin !== origin) return next.url;
    } else next = answerPage(page, next.url, choice);
  }
  throw new Error('The provider went round in circles.');
}

/** Fills in the page to log in or to consent, or leaves by its way out. */
function answerPage(
  page: string,
  url: string,
  choice: ProviderChoice,
): { url: string; form?: Record<string, string> } {
  const at = (pattern: RegExp) => {
    const found = pattern.exec(page)?.[1];
    if (!found) throw new Error(`A page of the provider was not understood: ${page.slice(0, 2_000)}`);
    return new URL(found, url).href;
  };
  if (choice === 'deny') return { url: at(/href="([^"]*\/abort)"/) };
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
  const form = prompt === 'login' ? { prompt, login: choice.logInAs, password: 'any' } : { prompt };
  return { url: at(/action="([^"]+)"/), form };
}
