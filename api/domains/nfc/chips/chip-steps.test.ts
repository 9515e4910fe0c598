import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chipStates, type ChipState } from '../../../contract/nfc/chips.schema.ts';
import { CardAllocation } from '../../../models/CardAllocation.ts';
import type { User } from '../../../models/User.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient, TestReply } from '../../../testing/client.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createChipClaimCode, factoryClaimCode } from '../../../testing/factories/chip-claim-code.ts';
import { createChipHandOver } from '../../../testing/factories/chip-hand-over.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createUser } from '../../../testing/factories/user.ts';
import { clientOf } from '../../../testing/act-as.ts';
import { chipSteps, stateOf, type ChipMove } from './chip-steps.ts';

// Every step is tried in every state through HTTP by the user who may ask for it, and the outcome compared with the
// map: a step that the map doesn't name is refused and changes nothing.
let app: TestApp;
let owner: User;
let other: User;
let asOwner: TestClient;
let asOther: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [owner, other] = [await createUser(app.knex), await createUser(app.knex)];
  [asOwner, asOther] = [await clientOf(app, owner), await clientOf(app, other)];
});
beforeEach(() => app.knex('rate_limits').delete());
afterAll(() => app.close());

async function chipIn(state: ChipState): Promise<CardAllocation> {
  const order = await createPhysicalCardOrder(app.knex, { userId: owner.id });
  const chip = await createCardAllocation(app.knex, {
    orderId: order.id,
    status: state === 'frozen' || state === 'replaced' || state === 'released' ? state : 'active',
    ...(state === 'unclaimed' && { userId: null }),
    ...((state === 'unclaimed' || state === 'unassigned') && { profileId: null }),
  });
  await createChipClaimCode(app.knex, { allocationId: chip.id });
  return chip;
}

interface Attempt {
  /** Needs an open offer to `other`. */
  offered?: true;
  send(chip: CardAllocation): Promise<TestReply>;
}

const post = (client: () => TestClient, path: string, body?: unknown) => (chip: CardAllocation) =>
  client().post(`/api/chips/${chip.id}/${path}`, body);

/** Wrong tries end a code, a cancelled order releases its chips, and staff start taking back: tested elsewhere. */
type ChipMoveOfPeople = Exclude<ChipMove, 'kill_code' | 'release' | 'ask_back' | 'take_back' | 'keep'>;

const attempts: Record<ChipMoveOfPeople, Attempt> = {
  issue_code: { send: post(() => asOwner, 'claim-code') },
  claim: {
    send: ({ tapCode }) => asOther.post('/api/chips/claim', { tapCode, claimCode: factoryClaimCode }),
  },
  point: {
    send: async ({ id }) => {
      const card = await createBusinessProfile(app.knex, { userId: owner.id });
      return asOwner.put(`/api/chips/${id}/card`, { profileId: card.id });
    },
  },
  freeze: { send: post(() => asOwner, 'freeze') },
  unfreeze: { send: post(() => asOwner, 'unfreeze') },
  replace: { send: post(() => asOwner, 'replace') },
  offer: { send: (chip) => asOwner.post(`/api/chips/${chip.id}/hand-over`, { receiver: other.username }) },
  withdraw: { offered: true, send: post(() => asOwner, 'hand-over/withdraw') },
  decline: { offered: true, send: post(() => asOther, 'hand-over/decline') },
  accept: { offered: true, send: post(() => asOther, 'hand-over/accept') },
};

const moves = Object.entries(attempts) as [ChipMoveOfPeople, Attempt][];

describe.each(chipStates)('a chip that is %s', (state) => {
  test.each(moves)('%s', async (move, attempt) => {
    const chip = await chipIn(state);
    expect(stateOf(chip)).toBe(state);
    if (attempt.offered)
      await createChipHandOver(app.knex, {
        allocationId: chip.id,
        fromUserId: owner.id,
        toUserId: other.id,
      });
    const reply = await attempt.send(chip);
    const after = await CardAllocation.query(app.knex).findById(chip.id).throwIfNotFound();
    const allowed = chipSteps[state][move];
    if (allowed) {
      expect([200, 204]).toContain(reply.status);
      expect(allowed).toContain(stateOf(after));
      const step = await app.knex('chip_steps').where({ allocation_id: chip.id, action: move }).first();
      expect(step.before).toMatchObject({ state, profileId: chip.profileId });
      expect(step.after).toMatchObject({ state: stateOf(after), userId: after.userId });
      return;
    }
    expect([404, 409, 422]).toContain(reply.status);
    expect({ ...after }).toEqual({ ...chip });
    expect(await app.knex('chip_steps').where({ allocation_id: chip.id })).toEqual([]);
  });
});
