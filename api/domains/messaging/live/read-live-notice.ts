import { presence, type Presence } from '../../../contract/admin/presence.schema.ts';
import { adminResourceNames, type AdminResourceName } from '../../../contract/admin/rows.schema.ts';

/** A message of the channel `live_events` (see the migration that counts and announces messages). */
export type LiveNotice =
  | { kind: 'message' | 'conversation' | 'notification'; userId: number; id: number }
  /** `staff` means the messages to support as a whole. */
  | { kind: 'support-read'; userId: number | 'staff' }
  | { kind: 'notifications-read'; userId: number }
  /** Somebody, `byId`, writes in the conversation `id` of a user, or a note about it. */
  | { kind: 'typing'; userId: number; id: number; byId: number; isNote: boolean }
  | { kind: 'support-note'; userId: 'staff'; id: number }
  /** One of staff, `byId`, has the form of a record open since then, or has closed it. */
  | {
      kind: 'presence';
      resource: AdminResourceName;
      id: number;
      byId: number;
      step: Presence['step'];
      since: string;
    }
  | { kind: 'role'; userId: number }
  | { kind: 'sign-out'; credential: string };

/** Parses a message; undefined for one that this version doesn't know, as while a newer version is being rolled out. */
export function readLiveNotice(payload: string): LiveNotice | undefined {
  const [kind, ...words] = payload.split(' ');
  const [first = '', second = '', third = '', fourth = ''] = words;
  const userId = Number(first);
  switch (kind) {
    case 'message':
    case 'conversation':
    case 'notification':
      return { kind, userId, id: Number(second) };
    case 'typing':
      return { kind, userId, id: Number(second), byId: Number(third), isNote: fourth === 'note' };
    case 'presence':
      return readPresence(words);
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

function readPresence([name, id, byId, step, since]: readonly string[]): LiveNotice | undefined {
  const resource = adminResourceNames.find((each) => each === name);
  const said = presence.shape.step.safeParse(step);
  if (!resource || !said.success || since === undefined) return undefined;
  return { kind: 'presence', resource, id: Number(id), byId: Number(byId), step: said.data, since };
}
