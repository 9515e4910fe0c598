/**
 * Keeps where to go after a sign-in on our own site (docs/security.md A11): `//evil.com`, `/\evil.com`,
 * `javascript:` and addresses with a name before the path all become the fallback.
 * @returns path with query and fragment, beginning with exactly one slash
 */
export function localPath(wish: string | undefined, fallback = '/'): string {
  if (!wish || !/^\/(?![/\\])/.test(wish)) return fallback;
  // Browsers drop tab and line ends inside an address, which may join two slashes again.
  // oxlint-disable-next-line no-control-regex -- refusing them is the purpose
  if (/[\\\u0000-\u001F\u007F]/.test(wish)) return fallback;
  const base = 'http://local.invalid';
  if (!URL.canParse(wish, base)) return fallback;
  const url = new URL(wish, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
