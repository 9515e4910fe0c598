import type { CardForEditing } from '../contract/cards/card-editing.schema.ts';
import type { Service } from '../contract/cards/entities/services.schema.ts';
import type { BusinessProfile } from '../models/BusinessProfile.ts';
import { clientOf } from './act-as.ts';
import type { TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { createBusinessProfile } from './factories/business-profile.ts';
import { createPackage } from './factories/package.ts';
import { createUser } from './factories/user.ts';

export interface CardOwner {
  id: number;
  client: TestClient;
  card: BusinessProfile;
  read(): Promise<CardForEditing>;
  /** Saves on the present version. */
  save(changes: Record<string, unknown>): ReturnType<TestClient['put']>;
}

/** Opens an account with one card of this type, and signs its owner in. */
export async function createCardOwner(
  app: TestApp,
  cardType: 'basic' | 'pro' = 'pro',
  fields: Partial<BusinessProfile> = {},
): Promise<CardOwner> {
  const user = await createUser(app.knex);
  if (cardType === 'pro') await createPackage(app.knex, { userId: user.id, proCardCount: 1 });
  const card = await createBusinessProfile(app.knex, { userId: user.id, cardType, ...fields });
  const client = await clientOf(app, user);
  const read = async () => (await client.get(`/api/cards/${card.id}/editing`)).body as CardForEditing;
  const save = async (changes: Record<string, unknown>) => {
    const { version } = await read();
    return client.put(`/api/cards/${card.id}`, { version, ...changes });
  };
  return { id: user.id, client, card, read, save };
}

/** A service with a price, which can be ordered. */
export const someService = (name: string, part: Partial<Service> = {}): Service => ({
  name,
  description: null,
  priceKind: 'exact',
  price: '180',
  priceTo: null,
  priceUnit: null,
  duration: null,
  picture: null,
  canOrder: true,
  ...part,
});
