import { tapFormEndpoint } from '../../../contract/nfc/tapped-chip.endpoint.ts';
import { type TapAction, type TapRefusal, tapFormSchemas } from '../../../contract/nfc/tapped-chip.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { acceptOffers } from './hand-over-chip.ts';
import { lockOwnChips } from './chips.queries.ts';
import { claimAsRequested } from './claim-as-requested.ts';
import { declineOffers } from './close-offer.ts';
import { unfreezeChips } from './freeze-chip.ts';
import { pointChips } from './point-chips.ts';
import { readTap } from './read-tap.ts';

interface TapForm {
  action: TapAction;
  claimCode: string;
  profileId: number;
}

/** The forms of a chip's page for browsers without scripts: the same commands, answered with a redirect back. */
export const tapFormRouter = createFeatureRouter().add(
  tapFormEndpoint,
  tapFormSchemas,
  async (ctx, { params, body }) => {
    const tapCode = params.tapCode.toLowerCase();
    const page = `/t/${encodeURIComponent(tapCode)}`;
    if (!ctx.state.actor) return seeOther(ctx, `${page}?login=1`);
    try {
      await act(ctx, tapCode, body);
      // After declining, the chip's page shows the user nothing.
      return seeOther(ctx, body.action === 'decline' ? '/' : page);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return seeOther(ctx, `${page}?refused=${refusalOf(error)}`);
    }
  },
);

async function act(ctx: AppContext, tapCode: string, form: TapForm): Promise<void> {
  const { actor } = ctx.state;
  if (!actor) throw new AppError('login_required');
  if (form.action === 'claim') {
    await claimAsRequested(ctx, { tapCode, claimCode: form.claimCode });
    return;
  }
  const tap = await readTap(ctx, tapCode);
  if (!('chipId' in tap)) throw new AppError('not_found');
  await ctx.deps.knex.transaction(async (trx) => {
    const ids = [tap.chipId];
    const locked = () => lockOwnChips(trx, actor.id, ids);
    if (form.action === 'assign') await pointChips(trx, actor, await locked(), form.profileId);
    else if (form.action === 'unfreeze') await unfreezeChips(trx, actor, await locked());
    else if (form.action === 'accept') await acceptOffers(trx, actor, ids);
    else await declineOffers(trx, actor, ids);
  });
}

function refusalOf(error: AppError): TapRefusal {
  if (error.code === 'too_many_requests') return 'later';
  return error.fields && 'claimCode' in error.fields ? 'code' : 'other';
}

function seeOther(ctx: AppContext, to: string): void {
  ctx.status = 303;
  ctx.set('Location', to);
  ctx.set('Cache-Control', 'no-store');
  ctx.body = '';
}
