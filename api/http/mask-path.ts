const maxPathLength = 300;

/**
 * Masks a path for the log: chip codes (`/t/…`), invitations (`/review/…`), user names (`/@…`), mail addresses and long random-looking parts
 * (tokens in links) become stars; control characters stay encoded.
 */
export function maskPath(path: string): string {
  return path
    .slice(0, maxPathLength)
    .split('/')
    .map((part, index, parts) => (isSecret(part, parts[index - 1]) ? '***' : part))
    .join('/');
}

function isSecret(part: string, before: string | undefined): boolean {
  if ((before === 't' || before === 'review') && part !== '') return true;
  if (part.includes('@') || part.includes('%40')) return true;
  return /^[\w.~-]{20,}$/.test(part) && /\d/.test(part) && /[A-Za-z]/.test(part);
}
