/** A message of the channel `live_events` (see the migration that counts and announces messages). */
export type LiveNotice =
  | { kind: 'message' | 'conversation' | 'notification'; userId: number; id: number }
  /** `staff` means the messages to support as a whole. */
  | { kind: 'support-read'; userId: number | 'staff' }
  | { kind: 'notifications-read'; userId: number }
  /** Somebody, `byId`, writes in the conversation `id` of a user, or a note about it. */
  | { kind: 'typing'; userId: number; id: number; byId: number; isNote: boolean }
  | { kind: 'support-note'; userId: 'staff'; id: number }
  | { kind: 'role'; userId: number }
  | { kind: 'sign-out'; credential: string };

/** Parses a message; undefined for one that this version doesn't know, as while a newer version is being rolled out. */
export function readLiveNotice(payload: string): LiveNotice | undefined {
  const [kind, first = '', second = '', third = '', fourth = ''] = payload.split(' ');
  const userId = Number(first);
  switch (kind) {
    case 'message':
    case 'conversation':
    case 'notification':
      return { kind, userId, id: Number(second) };
    case 'typing':
      return { kind, userId, id: Number(second), byId: Number(third), isNote: fourth === 'note' };
    case 'support-note':
      return { kind, userId: 'staff', id: Number(first) };
    case 'support-read':
      return { kind, userId: first === 'staff' ? first : userId };
    case 'notifications-read':
    case 'role':
      return { kind, userId };
    case 'sign-out':
      return { kind, credential: `${first} ${second}` };
    default:
      return undefined;
  }
}
