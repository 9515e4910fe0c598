import {
  packageTimelineEndpoint,
  retryChargeEndpoint,
} from '../../../contract/payments/payment-commands.endpoint.ts';
import {
  packageTimelineSchemas,
  retryChargeSchemas,
} from '../../../contract/payments/payment-commands.schema.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { Package } from '../../../models/Package.ts';
import { runMoneyCommand } from '../../payments/index.ts';
import { readPackageTimeline } from './read-package-timeline.ts';
import { retryCharge } from './retry-charge.ts';

/** What staff read of one package, and their commands on its renewal (docs/product.md 7). */
export const packagesRouter = createFeatureRouter()
  .add(packageTimelineEndpoint, packageTimelineSchemas, (ctx, { params }) =>
    readPackageTimeline(ctx.deps.knex, params.id),
  )
  .add(
    retryChargeEndpoint,
    retryChargeSchemas,
    (ctx, { params: { id }, body }) =>
      runMoneyCommand<Package>(ctx, {
        name: 'packages',
        model: Package,
        id,
        action: 'retry-charge',
        input: body,
        run: (row, actor) =>
          retryCharge(ctx.deps, row.id, { actor: `admin:${actor.id}`, reason: body.reason }),
      }) as never,
  );
