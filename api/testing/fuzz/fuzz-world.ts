import { openPayments } from '../../domains/payments/open-provider.ts';
import { User } from '../../models/User.ts';
import type { Storage } from '../../adapters/storage.ts';
import { seedIfEmpty } from '../../scripts/seed/seed-if-empty.ts';
import { startTestApp, type TestApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import { createUser } from '../factories/user.ts';
import { signedInClient } from '../sign-in.ts';
import { readKnownValues, type KnownValues } from './known-values.ts';

/** Who sends requests: a guest, owners with little and with much, staff of both kinds. */
export const actors = ['guest', 'newcomer', 'free', 'owner', 'moderator', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** Milliseconds for one call to the sandbox. */
const patience = 2_000;

export interface FuzzWorld {
  app: TestApp;
  known: KnownValues;
  /** The actor's client, signed in anew where a former request has ended that. */
  clientOf(actor: Actor): Promise<TestClient>;
  /** Their sign-in may be over. */
  forget(actor: Actor): void;
  close(): Promise<void>;
}

/** The whole application with its demo data and the sandbox, for requests that nobody has thought of. */
export async function openFuzzWorld(): Promise<FuzzWorld> {
  const app = await startTestApp();
  await seedIfEmpty(app.knex, {} as Storage, { pictures: false, env: app.deps.env });
  const payments = await openPayments(app.deps, patience);
  app.deps.payments = payments.provider;
  const known = await readKnownValues(app.knex);
  const clients = new Map<Actor, TestClient>();

  const userOf = async (actor: Exclude<Actor, 'guest'>): Promise<{ id: number }> => {
    if (actor === 'free' || actor === 'owner') {
      const demo = await User.query(app.knex).findOne({ email: `${actor}@bikur.example` });
      if (demo) return demo;
    }
    return createUser(app.knex, { userRole: actor === 'admin' || actor === 'moderator' ? actor : 'user' });
  };

  return {
    app,
    known,
    async clientOf(actor) {
      const signedIn = clients.get(actor);
      if (signedIn) return signedIn;
      const client = actor === 'guest' ? app.client() : await signedInClient(app, await userOf(actor));
      clients.set(actor, client);
      return client;
    },
    forget: (actor) => void clients.delete(actor),
    async close() {
      await payments.close();
      await app.close();
    },
  };
}
