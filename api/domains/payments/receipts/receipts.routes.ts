import {
  readAnyReceiptDocumentEndpoint,
  readReceiptDocumentEndpoint,
} from '../../../contract/payments/receipt-documents.endpoint.ts';
import {
  readAnyReceiptDocumentSchemas,
  readReceiptDocumentSchemas,
} from '../../../contract/payments/receipt-documents.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { drawsDocument } from '../../../http/drawing-places.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { languageOfReceipt } from './receipt-snapshot.ts';
import { answerDocument } from './answer-document.ts';

/** Documents of receipts, for their owners and for staff (docs/specification.md 3, docs/product.md 5). */
export const receiptsRouter = createFeatureRouter()
  .add(
    readReceiptDocumentEndpoint,
    readReceiptDocumentSchemas,
    rateLimit('receiptDocument'),
    drawsDocument,
    async (ctx, { params, query }) => {
      const own = await Receipt.query(ctx.deps.knex).findOne({ id: params.id, user_id: actorOf(ctx).id });
      if (!own) throw new AppError('not_found');
      await answerDocument(ctx, own, query.language ?? ctx.state.language);
    },
  )
  .add(
    readAnyReceiptDocumentEndpoint,
    readAnyReceiptDocumentSchemas,
    rateLimit('receiptDocument'),
    drawsDocument,
    async (ctx, { params, query }) => {
      const receipt = await Receipt.query(ctx.deps.knex).findById(params.id).withGraphFetched('user');
      if (!receipt) throw new AppError('not_found');
      await answerDocument(ctx, receipt, query.language ?? languageOfReceipt(receipt));
    },
  );
