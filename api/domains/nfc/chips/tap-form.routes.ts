import { tapFormEndpoint } from '../../../contract/nfc/tapped-chip.endpoint.ts';
import { type TapAction, type TapRefusal, tapFormSchemas } from '../../../contract/nfc/tapped-chip.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { acceptOffer } from './hand-over-chip.ts';
import { claimAsRequested } from './claim-as-requested.ts';
import { declineOffer } from './close-offer.ts';
import { unfreezeChip } from './freeze-chip.ts';
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
    if (form.action === 'assign') await pointChips(trx, actor, [tap.chipId], form.profileId);
    else if (form.action === 'unfreeze') await unfreezeChip(trx, actor, tap.chipId);
    else if (form.action === 'accept') await acceptOffer(trx, actor, tap.chipId);
    else await declineOffer(trx, actor, tap.chipId);
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
