export const addressKinds = ['slug', 'username', 'custom', 'number', 'path'] as const;
type AddressKind = (typeof addressKinds)[number];

interface TriedAddress {
  kind: AddressKind;
  path: string;
}

/**
 * The addresses at which a card of this name or number may be found (docs/specification.md 2, profile views); for a
 * text that starts with a slash, that very path. Empty when no address can contain it.
 */
export function addressesOf(typed: string): TriedAddress[] {
  const name = typed.trim();
  if (name === '' || name.length > 60 || /[?#\\]|\p{Cc}/u.test(name) || !name.isWellFormed()) return [];
  if (name.startsWith('/'))
    return [{ kind: 'path', path: name.split('/').map(encodeURIComponent).join('/') }];
  if (name.includes('/')) return [];
  const safe = encodeURIComponent(name.replace(/^@/, ''));
  if (safe === '') return [];
  const addresses: TriedAddress[] = [
    { kind: 'slug', path: `/p/${safe}` },
    { kind: 'username', path: `/@${safe}` },
    { kind: 'custom', path: `/${safe}` },
  ];
  if (/^[1-9]\d{0,14}$/.test(name)) addresses.push({ kind: 'number', path: `/profile-${safe}` });
  return addresses;
}
