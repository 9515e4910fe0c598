import { z } from 'zod';
import { userRole } from '../accounts/roles.schema.ts';
import { activeSession, sessionId } from '../accounts/sessions.schema.ts';
import { id } from '../base/columns.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'admin';

/** A browser or program in which one of staff is signed in (docs/security.md S3). */
const staffSession = activeSession.extend({
  userId: id,
  username: z.string(),
  email: z.string(),
  userRole,
  /** Whether it gave a passkey or a code: an admin without one enters no back office. */
  hasSecondFactor: z.boolean(),
});
export type StaffSession = z.output<typeof staffSession>;

export const listStaffSessionsSchemas = {
  summary: 'Lists where admins and moderators are signed in, the latest seen first',
  tag,
  reply: z.object({ sessions: z.array(staffSession) }),
} satisfies EndpointSchemas;

export const endStaffSessionSchemas = {
  summary: 'Ends one session or token of staff; one’s own at hand is ended by signing out',
  tag,
  params: z.object({ id: sessionId }),
} satisfies EndpointSchemas;
