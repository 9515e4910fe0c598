import {
  endStaffSessionEndpoint,
  listStaffSessionsEndpoint,
} from '../../../contract/admin/staff-sessions.endpoint.ts';
import {
  endStaffSessionSchemas,
  listStaffSessionsSchemas,
} from '../../../contract/admin/staff-sessions.schema.ts';
import { AppError } from '../../../errors.ts';
import { commandContext } from '../../../http/admin/command-context.ts';
import { writeAudit } from '../../../http/admin/write-audit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction } from '../../../http/transaction.ts';
import { credentialOfId, endSession, removeSignInsOfStaff } from '../../accounts/index.ts';
import { readStaffSessions } from './read-staff-sessions.ts';

/** Where staff are signed in, and the end of it (docs/security.md S3); all of one person end by `users/:id/end-sessions`. */
export const staffSessionsRouter = createFeatureRouter()
  .add(listStaffSessionsEndpoint, listStaffSessionsSchemas, async (ctx) => {
    const { knex, clock } = ctx.deps;
    await removeSignInsOfStaff(knex, clock.now());
    return { sessions: await readStaffSessions(knex, ctx.state.credential, clock.now()) };
  })
  .add(endStaffSessionEndpoint, endStaffSessionSchemas, transaction, async (ctx, { params }) => {
    const context = commandContext(ctx);
    const { trx, credential, now } = context;
    // Nobody else's: those of customers are ended from their own page, with a reason.
    const shown = (await readStaffSessions(trx, credential, now)).find(({ id }) => id === params.id);
    if (!shown) throw new AppError('not_found');
    if (shown.isCurrent) throw new AppError('conflict');
    const { userId, kind, device, network } = shown;
    await endSession(trx, userId, credentialOfId(params.id));
    const input = { kind, device, network };
    await writeAudit(context, { action: 'end-session', entity: 'users', id: userId, input }, null, null);
  });
