import { expect, it } from 'vitest';
import { sessionPath } from '../features/accounts/session/check-session.ts';
import { usualRequest } from '../testing/render-for.ts';
import { renderPage } from './render-page.tsx';

const dana = { id: 3, username: 'dana', email: 'dana@example.test', userRole: 'user' };

/** What the server answers at an address, and what it asked the API for. */
async function visit(
  url: string,
  session: { status: number; body?: unknown },
  statuses: Record<string, number> = {},
) {
  const asked: string[] = [];
  const result = await renderPage({
    ...usualRequest,
    url,
    language: 'he',
    read: async (path) => {
      asked.push(path);
      if (path === sessionPath) return { body: {}, ...session };
      return { status: statuses[path] ?? 200, body: [] };
    },
  });
  return { result, asked };
}
const guest = { status: 401 };

it.each([
  ['a guest', guest, 200, false],
  ['somebody', { status: 200, body: { user: dana } }, 200, true],
  // Who could be anybody may not be given what is kept for every guest, nor the other way round.
  ['a visitor whom the server could not know', { status: 500 }, 200, true],
  ['a visitor while the server is busy', { status: 503 }, 503, true],
])(
  'a page for %s is kept for others only where it is everybody’s',
  async (_who, session, status, personal) => {
    const { result } = await visit('/help', session);
    expect(result).toMatchObject({ kind: 'page', status, personal });
  },
);

it('asks for nothing of a visitor whom it does not know: the browser does', async () => {
  const blog = (session: { status: number; body?: unknown }) => visit('/blog', session);
  expect((await blog({ status: 500 })).asked).toEqual([sessionPath]);
  expect((await blog(guest)).asked).toEqual([sessionPath, '/api/blog-posts']);
  expect((await blog({ status: 200, body: dana })).asked).toEqual([
    sessionPath,
    '/api/notifications',
    '/api/support-messages',
    '/api/blog-posts',
  ]);
});

it.each([
  ['/help/', '/help'],
  ['/help/?a=1&b=%2F', '/help?a=1&b=%2F'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
])('the address %s leads to %s, which is on this site', async (url, to) => {
  expect((await visit(url, guest)).result).toEqual({ kind: 'redirect', to, status: 301 });
});

it('shows that an article is not there where it has to be, and a page whose read failed as it is', async () => {
  const article = '/api/blog-posts/nfc';
  expect((await visit('/blog/nfc', guest, { [article]: 404 })).result).toMatchObject({ status: 404 });
  expect((await visit('/blog', guest, { '/api/blog-posts': 404 })).result).toMatchObject({ status: 200 });
  expect((await visit('/blog/nfc', guest, { [article]: 503 })).result).toMatchObject({ status: 200 });
});
