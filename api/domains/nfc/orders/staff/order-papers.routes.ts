import {
  readChipCodeEndpoint,
  readChipListEndpoint,
  readFaceEndpoint,
  readFacesEndpoint,
  readOrderTimelineEndpoint,
  readPrintSheetEndpoint,
  readRunListEndpoint,
  readRunSheetEndpoint,
} from '../../../../contract/nfc/order-papers.endpoint.ts';
import {
  readChipCodeSchemas,
  readChipListSchemas,
  readFaceSchemas,
  readFacesSchemas,
  readOrderTimelineSchemas,
  readPrintSheetSchemas,
  readRunListSchemas,
  readRunSheetSchemas,
} from '../../../../contract/nfc/order-papers.schema.ts';
import { AppError } from '../../../../errors.ts';
import { sendAsFile } from '../../../../http/attachment.ts';
import { dataPolicy } from '../../../../http/content-security-policy.ts';
import type { AppContext } from '../../../../http/context.ts';
import { drawsDocument } from '../../../../http/drawing-places.ts';
import { rateLimit } from '../../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../../http/route.ts';
import { tapAddress } from '../../../../lib/random-code.ts';
import { CardAllocation } from '../../../../models/CardAllocation.ts';
import { PhysicalCardOrder } from '../../../../models/PhysicalCardOrder.ts';
import { makeFacePicture, makeFacesFile } from '../../print/make-faces.ts';
import { makePrintSheet, makeRunSheet } from './make-print-sheet.ts';
import { readOrderTimeline } from './read-order-timeline.ts';
import { writeChipList } from './write-chip-list.ts';
import { writeRunList } from './write-run-list.ts';

async function assertOrder({ deps }: AppContext, id: number): Promise<void> {
  if (!(await PhysicalCardOrder.query(deps.knex).findById(id))) throw new AppError('not_found');
}

function send(ctx: AppContext, name: string, body: Buffer | string): void {
  sendAsFile(ctx, name);
  ctx.set({ 'Content-Security-Policy': dataPolicy, 'X-Content-Type-Options': 'nosniff' });
  ctx.body = body;
}

/** Papers of an order for staff and the printer (docs/product.md 7, orders). */
export const orderPapersRouter = createFeatureRouter()
  .add(readOrderTimelineEndpoint, readOrderTimelineSchemas, async (ctx, { params }) => {
    await assertOrder(ctx, params.id);
    return readOrderTimeline(ctx.deps.knex, params.id);
  })
  .add(readChipListEndpoint, readChipListSchemas, rateLimit('csv'), async (ctx, { params }) => {
    await assertOrder(ctx, params.id);
    const place = { publicUrl: ctx.deps.env.PUBLIC_URL, language: ctx.state.language };
    send(ctx, `bikur-order-${params.id}-chips.csv`, await writeChipList(ctx.deps.knex, params.id, place));
  })
  .add(
    readPrintSheetEndpoint,
    readPrintSheetSchemas,
    rateLimit('csv'),
    drawsDocument,
    async (ctx, { params, query }) => {
      const sheet = await makePrintSheet(ctx.deps, {
        orderId: params.id,
        part: query.part,
        language: ctx.state.language,
      });
      send(ctx, `bikur-order-${params.id}-${query.part}.pdf`, sheet);
    },
  )
  .add(
    readRunSheetEndpoint,
    readRunSheetSchemas,
    rateLimit('csv'),
    drawsDocument,
    async (ctx, { query: { ids } }) => {
      const sheet = await makeRunSheet(ctx.deps, ids, ctx.state.language);
      send(ctx, `bikur-orders-${ids[0]}-${ids.length}.pdf`, sheet);
    },
  )
  .add(readRunListEndpoint, readRunListSchemas, rateLimit('csv'), async (ctx, { query: { ids } }) => {
    const place = { publicUrl: ctx.deps.env.PUBLIC_URL, language: ctx.state.language };
    send(ctx, `bikur-orders-${ids[0]}-${ids.length}.csv`, await writeRunList(ctx.deps.knex, ids, place));
  })
  .add(
    readFacesEndpoint,
    readFacesSchemas,
    rateLimit('csv'),
    drawsDocument,
    async (ctx, { params, query }) => {
      const file = await makeFacesFile(ctx.deps, params.id, query.part, ctx.state.language);
      send(ctx, `bikur-order-${params.id}-faces-${query.part}.pdf`, file);
    },
  )
  .add(readFaceEndpoint, readFaceSchemas, drawsDocument, async (ctx, { params, query }) => {
    const picture = await makeFacePicture(ctx.deps, params.id, query.side, ctx.state.language);
    send(ctx, `bikur-order-${params.id}-${query.side}.png`, picture);
  })
  .add(readChipCodeEndpoint, readChipCodeSchemas, async (ctx, { params }) => {
    const chip = await CardAllocation.query(ctx.deps.knex).findById(params.id);
    if (!chip) throw new AppError('not_found');
    const address = tapAddress(ctx.deps.env.PUBLIC_URL, chip.tapCode);
    const { qrAsSvg } = await import('../../../../lib/draw-qr.ts');
    send(ctx, `chip-${chip.tapCode}.svg`, await qrAsSvg(address));
  });
