import { expect, test } from 'vitest';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import type { ChipHandOver } from '../../../models/ChipHandOver.ts';
import type { ChipStep } from '../../../models/ChipStep.ts';
import { presentChip, presentStep } from './chips.presenter.ts';

const now = new Date('2026-11-21T10:00:00Z');
const reader = { userId: 7, language: 'he' as const, publicUrl: 'https://bikur.example', now };
const chip = (more: object = {}) =>
  ({
    id: 1,
    tapCode: 'abcdefghjkmnp',
    name: 'דלפק',
    quantity: 1,
    status: 'active',
    userId: 7,
    profileId: 3,
    createdAt: now,
    order: { id: 5, userId: 7, status: 'paid', createdAt: now },
    businessProfile: { id: 3, userId: 7, businessName: 'דנה לוי' },
    ...more,
  }) as unknown as CardAllocation;
const nothing = { offer: undefined, taps: undefined };

test('a chip says its name, card and order to whose they are, and to nobody else', () => {
  expect(presentChip(chip(), nothing, reader)).toMatchObject({
    name: 'דלפק',
    state: 'live',
    card: { id: 3, name: 'דנה לוי' },
    order: { id: 5, status: 'paid', orderedAt: now.toISOString() },
    offer: null,
    taps: { total: 0, last: null },
  });
  const received = chip({
    order: { id: 5, userId: 8 },
    businessProfile: { id: 3, userId: 8, businessName: 'זר' },
  });
  expect(presentChip(received, nothing, reader)).toMatchObject({ name: 'דלפק', card: null, order: null });
  // For its buyer, before anybody owns it.
  expect(presentChip(chip({ userId: null, profileId: null }), nothing, reader)).toMatchObject({
    name: null,
    state: 'unclaimed',
    order: { id: 5 },
  });
  const offer = { namedAs: 'noa@example.test', createdAt: now } as ChipHandOver;
  expect(presentChip(chip(), { ...nothing, offer }, reader).offer).toEqual({
    to: 'noa@example.test',
    offeredAt: now.toISOString(),
  });
});

test('a step says who took it without a name, and of cards only one’s own', () => {
  const step = (more: object) =>
    presentStep(
      { id: 1, action: 'point', createdAt: now, before: {}, after: {}, ...more } as ChipStep,
      7,
      new Set([3]),
    );
  expect([7, 8, null].map((actorId) => step({ actorId }).by)).toEqual(['me', 'somebody', 'system']);
  expect(
    step({ before: { state: 'unassigned', profileId: 4 }, after: { state: 'live', profileId: 3 } }),
  ).toMatchObject({ stateBefore: 'unassigned', stateAfter: 'live', cardBefore: null, cardAfter: 3 });
  expect(step({ before: { profileId: null } })).toMatchObject({ stateBefore: null, cardBefore: null });
});
