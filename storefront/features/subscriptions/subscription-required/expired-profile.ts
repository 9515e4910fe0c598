import { useMemo, useSyncExternalStore } from 'react';
import { tabTexts } from '../../../lib/stored-texts.ts';

/** Session-storage key of the card whose subscription has ended (docs/specification.md 2). */
const key = 'expired-profile';

type ExpiredProfile =
  | { kind: 'none' }
  | { kind: 'known'; name: string }
  /** The stored value is unreadable. */
  | { kind: 'broken' };

/** Stores the card for the page with the plans, which names no card in a browser without storage. */
export const storeExpiredProfile = (profile: { profileName: string; profileData: object }): void =>
  void tabTexts.write(key, JSON.stringify(profile));

export const forgetExpiredProfile = (): void => void tabTexts.write(key, null);

const readStored = (): string | null => tabTexts.read(key);

/** Parses the stored value: an object with profileName and profileData, the latter an object or its JSON. */
export function parseExpiredProfile(stored: string | null): ExpiredProfile {
  if (stored === null) return { kind: 'none' };
  try {
    const { profileName, profileData } = JSON.parse(stored) as Record<string, unknown>;
    const data: unknown = typeof profileData === 'string' ? JSON.parse(profileData) : (profileData ?? {});
    if (typeof data !== 'object' || data === null) return { kind: 'broken' };
    if (typeof profileName !== 'string') return { kind: 'broken' };
    const name = profileName.trim().slice(0, 120);
    return name === '' ? { kind: 'none' } : { kind: 'known', name };
  } catch {
    return { kind: 'broken' };
  }
}

const never = () => () => {};

/** The card whose subscription has ended, if this browser knows it; the server never does. */
export function useExpiredProfile(): ExpiredProfile {
  const stored = useSyncExternalStore(never, readStored, () => null);
  return useMemo(() => parseExpiredProfile(stored), [stored]);
}
