import {
  loseDisputeEndpoint,
  openDisputeEndpoint,
  sendEvidenceEndpoint,
  winDisputeEndpoint,
} from '../../../contract/payments/dispute-commands.endpoint.ts';
import {
  loseDisputeSchemas,
  openDisputeSchemas,
  sendEvidenceSchemas,
  winDisputeSchemas,
  type decideDisputeInput,
} from '../../../contract/payments/dispute-commands.schema.ts';
import type { DisputeStatus } from '../../../contract/payments/entities/dispute.schema.ts';
import type { z } from 'zod';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { Dispute } from '../../../models/Dispute.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { runMoneyCommand } from '../staff/money-command.ts';
import { moveDisputeByHand, openDisputeByHand } from './dispute-commands.ts';

type Asked = { params: { id: number }; body: z.output<typeof decideDisputeInput> };

/** A command that moves a dispute to a status, with its line in the audit log. */
const moveTo =
  (to: Exclude<DisputeStatus, 'opened'>, action: 'send-evidence' | 'win-dispute' | 'lose-dispute') =>
  (ctx: AppContext, { params: { id }, body }: Asked) =>
    runMoneyCommand<Dispute>(ctx, {
      name: 'disputes',
      model: Dispute,
      id,
      action,
      input: body,
      run: (dispute, actor) =>
        moveDisputeByHand(ctx.deps, dispute, to, { ...body, actor: `admin:${actor.id}` }),
    }) as never;

/** Disputes as staff write them down and decide them, from the acquirer's letters (docs/money.md 13.12). */
export const disputesRouter = createFeatureRouter()
  .add(
    openDisputeEndpoint,
    openDisputeSchemas,
    (ctx, { params: { id }, body }) =>
      runMoneyCommand<PaymentAttempt>(ctx, {
        name: 'payments',
        model: PaymentAttempt,
        id,
        action: 'open-dispute',
        input: body,
        run: (attempt) => openDisputeByHand(ctx.deps, attempt, body),
      }) as never,
  )
  .add(sendEvidenceEndpoint, sendEvidenceSchemas, moveTo('evidence_sent', 'send-evidence'))
  .add(winDisputeEndpoint, winDisputeSchemas, moveTo('won', 'win-dispute'))
  .add(loseDisputeEndpoint, loseDisputeSchemas, moveTo('lost', 'lose-dispute'));
