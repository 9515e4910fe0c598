import {
  markPaidEndpoint,
  markSentBackEndpoint,
} from '../../../contract/payments/transfer-commands.endpoint.ts';
import { markPaidSchemas, markSentBackSchemas } from '../../../contract/payments/transfer-commands.schema.ts';
import {
  cancelTransferEndpoint,
  listTransfersEndpoint,
  readAnyProformaEndpoint,
  readProformaEndpoint,
  readTransferEndpoint,
  readTransferOfferEndpoint,
} from '../../../contract/payments/transfers.endpoint.ts';
import {
  cancelTransferSchemas,
  listTransfersSchemas,
  readAnyProformaSchemas,
  readProformaSchemas,
  readTransferOfferSchemas,
  readTransferSchemas,
} from '../../../contract/payments/transfers.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { drawsDocument } from '../../../http/drawing-places.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Proforma } from '../../../models/Proforma.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { runMoneyCommand } from '../staff/money-command.ts';
import { closeTransfer } from './close-transfer.ts';
import { markTransferPaid, markTransferSentBack } from './mark-paid.ts';
import { findTransfer, listTransfers, presentTransfer } from './read-transfers.ts';
import { proformaSnapshot } from './proforma-snapshot.ts';
import { answerProforma } from './store-proforma.ts';
import { readTransferOffer } from './transfer-offer.ts';

const command = { name: 'payments', model: PaymentAttempt } as const;

/** Payments by bank transfer, for their customers and for staff who see the money come in (docs/money.md 13.11). */
export const transfersRouter = createFeatureRouter()
  .add(readTransferOfferEndpoint, readTransferOfferSchemas, async (ctx) => ({
    offer: await readTransferOffer(ctx.deps, actorOf(ctx).id),
  }))
  .add(listTransfersEndpoint, listTransfersSchemas, async (ctx) => ({
    transfers: await listTransfers(ctx.deps.knex, actorOf(ctx).id, ctx.state.language),
  }))
  .add(readTransferEndpoint, readTransferSchemas, async (ctx, { params }) =>
    presentTransfer(await findTransfer(ctx.deps.knex, actorOf(ctx).id, params.id), ctx.state.language),
  )
  .add(cancelTransferEndpoint, cancelTransferSchemas, rateLimit('checkout'), async (ctx, { params }) => {
    const actor = actorOf(ctx);
    assertMayManageCredentials(actor);
    const { knex } = ctx.deps;
    const { attemptId } = await findTransfer(knex, actor.id, params.id);
    const why = { actor: `user:${actor.id}`, reason: 'its customer cancelled the transfer' };
    await closeTransfer(ctx.deps, attemptId, why);
    return presentTransfer(await findTransfer(knex, actor.id, params.id), ctx.state.language);
  })
  .add(
    readProformaEndpoint,
    readProformaSchemas,
    rateLimit('receiptDocument'),
    drawsDocument,
    async (ctx, { params, query }) => {
      const own = await findTransfer(ctx.deps.knex, actorOf(ctx).id, params.id);
      await answerProforma(ctx, own, query.language ?? ctx.state.language);
    },
  )
  .add(
    readAnyProformaEndpoint,
    readAnyProformaSchemas,
    rateLimit('receiptDocument'),
    drawsDocument,
    async (ctx, { params, query }) => {
      const proforma = await Proforma.query(ctx.deps.knex).findById(params.id);
      const issuedIn = proforma && proformaSnapshot.parse(proforma.snapshot).language;
      await answerProforma(ctx, proforma, query.language ?? issuedIn ?? ctx.state.language);
    },
  )
  .add(
    markPaidEndpoint,
    markPaidSchemas,
    (ctx, { params: { id }, body }) =>
      runMoneyCommand<PaymentAttempt>(ctx, {
        ...command,
        id,
        action: 'mark-paid',
        input: body,
        run: (attempt, actor) => markTransferPaid(ctx.deps, attempt.id, body, `admin:${actor.id}`),
      }) as never,
  )
  .add(
    markSentBackEndpoint,
    markSentBackSchemas,
    (ctx, { params: { id }, body }) =>
      runMoneyCommand<PaymentAttempt>(ctx, {
        ...command,
        id,
        action: 'mark-sent-back',
        input: body,
        run: (refund, actor) => markTransferSentBack(ctx.deps, refund.id, body, `admin:${actor.id}`),
      }) as never,
  );
