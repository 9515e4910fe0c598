import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { strToU8, zipSync } from 'fflate';
import { consentVersion } from '../../contract/subscriptions/consent-texts.ts';
import type { TestClient, TestReply } from '../client.ts';
import type { BreakableWorld } from './world.ts';

/** Where people go: a process, or the balancer in front of several. */
export interface Place {
  readonly url: string;
}

/** What somebody was told is done: it has to be there, whatever happened since. */
export interface Acknowledged {
  what: string;
  /** @returns what is wrong with it; nothing when it stands */
  check(world: BreakableWorld): Promise<string | null>;
}

/** One thing that people do. */
export interface Activity {
  name: string;
  /** @returns what was acknowledged; null when it was refused for now, which `honest` has judged */
  run(world: BreakableWorld, at: Place, honest: (reply: TestReply) => void): Promise<Acknowledged | null>;
  /** What is half done in the database and beside it. */
  halfDone(world: BreakableWorld): Promise<string[]>;
}

let number = 0;
const anyAddress = () => {
  number += 1;
  return `203.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
};
const from = () => ({ headers: { 'X-Forwarded-For': anyAddress() } });
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const none = async () => [];

/** Somebody with a phone, from an address of their own. */
export const visitor = () => ({ 'User-Agent': chrome, 'X-Forwarded-For': anyAddress() });
/** Nobody publishes or uploads more than a person may in an hour. */
const usesOfOwner = 15;
let present = { id: 0, uses: usesOfOwner };
async function owner(world: BreakableWorld, at: Place): Promise<TestClient> {
  if (present.uses >= usesOfOwner) present = { id: await newPerson(world), uses: 0 };
  present.uses += 1;
  return world.client(present.id, at);
}

/** Somebody with a plan, straight in the database. */
async function newPerson({ database: { knex }, planId }: BreakableWorld): Promise<number> {
  const name = `owner${randomUUID().slice(0, 12)}`;
  const [row] = (await knex('users')
    .insert({ username: name, email: `${name}@faults.test`, is_email_verified: true })
    .returning('id')) as { id: number }[];
  const id = Number(row?.id);
  await knex('packages').insert({
    user_id: id,
    product_id: planId,
    is_paid: true,
    status: 'active',
    pro_card_count: 500,
    price: 40,
  });
  return id;
}

export const registration: Activity = {
  name: 'registration',
  async run(world, at, honest) {
    const client = await world.client(undefined, at);
    const name = `person${randomUUID().slice(0, 12)}`;
    const account = {
      username: name,
      email: `${name}@faults.test`,
      password: 'Three-Rivers-9482',
      confirmPassword: 'Three-Rivers-9482',
      acceptTerms: true,
    };
    const reply = await client.post('/api/auth/register', account, from());
    honest(reply);
    if (reply.status !== 201) return null;
    return {
      what: account.email,
      check: async ({ database: { knex } }) => {
        const user = await knex('users').where({ email: account.email }).first();
        if (!user) return 'the account is gone';
        const mail = await knex('mail_log').where({ to_address: account.email }).first();
        return mail ? null : 'no mail waits for it';
      },
    };
  },
  async halfDone({ database: { knex } }) {
    const rows = await knex('users')
      .where('email', 'like', 'person%@faults.test')
      .whereNotExists(knex('mail_log').whereRaw('mail_log.to_address = users.email'));
    return rows.map(({ email }) => `${email} has no mail`);
  },
};

export const publishing: Activity = {
  name: 'publish',
  async run(world, at, honest) {
    const reply = await (
      await owner(world, at)
    ).post('/api/cards', { businessName: `עסק ${randomUUID()}`, phone: '052-1234567' }, from());
    honest(reply);
    if (reply.status !== 201) return null;
    const id = Number(reply.body.id ?? reply.body.card?.id);
    return {
      what: `card ${id}`,
      check: async ({ database: { knex }, first }) => {
        if (!(await knex('business_profiles').where({ id, is_public: true }).first()))
          return 'the card is gone';
        const page = await fetch(`${first.url}/p/${id}`, {
          headers: { Accept: 'text/html' },
          redirect: 'follow',
        });
        return page.status === 200 ? null : `its page answers ${page.status}`;
      },
    };
  },
  halfDone: none,
};

let picture: Buffer | undefined;
export const uploading: Activity = {
  name: 'upload',
  async run(world, at, honest) {
    picture ??= await sharp({ create: { width: 320, height: 200, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer();
    const client = await owner(world, at);
    const reply = await client.request('POST', '/api/media?purpose=cover', undefined, {
      raw: new Uint8Array(picture),
      contentType: 'image/png',
      ...from(),
    });
    honest(reply);
    if (reply.status !== 201) return null;
    const { url } = reply.body as { url: string };
    return {
      what: url,
      check: async ({ first }) => {
        const found = await fetch(new URL(url, first.url));
        return found.status === 200 ? null : `the picture answers ${found.status}`;
      },
    };
  },
  halfDone: none,
};

const counted = { sent: 0, acknowledged: 0 };
export const events: Activity = {
  name: 'event burst',
  async run(world, at, honest) {
    const burst = Array.from({ length: 8 }, async () => {
      counted.sent += 1;
      const reply = await fetch(`${at.url}/api/cards/${world.cardId}/events`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...visitor(),
        },
        body: JSON.stringify({ type: 'view' }),
        signal: AbortSignal.timeout(30_000),
      });
      honest({
        status: reply.status,
        headers: reply.headers,
        text: await reply.text(),
        body: null,
      });
      if (reply.status === 204) counted.acknowledged += 1;
    });
    const ends = await Promise.allSettled(burst);
    if (ends.every(({ status }) => status === 'rejected')) throw new Error('nobody answered');
    // Which of them are there, is asked of all at once.
    return { what: 'a burst of events', check: async () => null };
  },
  async halfDone(world) {
    // In one look: what somebody didn't wait for may still be on its way.
    const { rows } = await world.database.knex.raw<{ rows: { stored: number; total: number }[] }>(
      `select (select count(*) from card_events where profile_id = :card and type = 'view' and left_out is null) stored,
        (select coalesce(sum(views), 0)::bigint from profile_stats where profile_id = :card) total`,
      { card: world.cardId },
    );
    const { stored = 0, total = 0 } = rows[0] ?? {};
    return [
      ...(stored < counted.acknowledged
        ? [`${counted.acknowledged - stored} acknowledged events are lost`]
        : []),
      ...(stored > counted.sent ? [`${stored - counted.sent} events were stored twice`] : []),
      ...(total === stored ? [] : [`${stored} events, counted as ${total}`]),
    ];
  },
};

export const ordering: Activity = {
  name: 'order',
  async run(world, at, honest) {
    const { knex } = world.database;
    const name = `buyer${randomUUID().slice(0, 12)}`;
    const [row] = (await knex('users')
      .insert({ username: name, email: `${name}@faults.test`, is_email_verified: true })
      .returning('id')) as { id: number }[];
    const userId = Number(row?.id);
    const client = await world.client(userId, at);
    const begun = await client.post(
      '/api/checkout',
      {
        type: 'package',
        id: world.planId,
        billingCycle: 'monthly',
        method: { kind: 'new', save: true },
        acceptTerms: true,
        consentVersion,
      },
      from(),
    );
    honest(begun);
    if (begun.status !== 201) return null;
    const { id, pageUrl } = begun.body.payment as { id: string; pageUrl: string | null };
    if (!pageUrl) return null;
    const told = await world.payments.door.pay({ page: pageUrl, behaviour: 'approved' });
    for (const { body, headers } of told)
      await client
        .post('/api/payments/callbacks/payplus', undefined, {
          csrf: false,
          raw: body,
          contentType: 'application/json',
          headers,
        })
        .catch(() => undefined);
    const checked = await client.post(`/api/checkout/payments/${id}/check`, undefined, from());
    honest(checked);
    if (checked.status !== 200 || checked.body.state !== 'succeeded') return null;
    return {
      what: `payment of ${name}`,
      check: async ({ database }) => {
        const bought = await database.knex('packages').where({ user_id: userId, status: 'active' }).first();
        if (!bought) return 'paid, and no plan';
        const receipt = await database.knex('receipts').where({ user_id: userId }).first();
        return receipt ? null : 'paid, and no receipt';
      },
    };
  },
  halfDone: none,
};

export const importing: Activity = {
  name: 'import',
  async run(world, at, honest) {
    const { knex } = world.database;
    const name = `mover${randomUUID().slice(0, 12)}`;
    const [row] = (await knex('users')
      .insert({ username: name, email: `${name}@faults.test`, is_email_verified: true })
      .returning('id')) as { id: number }[];
    const userId = Number(row?.id);
    const cards = Array.from({ length: 6 }, (_, index) => ({ businessName: `${name} ${index}` }));
    const json = (value: unknown) => strToU8(JSON.stringify(value));
    const zip = zipSync({
      'bikur.json': json({ format: 'bikur-export', version: 1 }),
      'account.json': json({ addresses: [] }),
      'cards.json': json({ cards }),
    });
    await knex('packages').insert({
      user_id: userId,
      product_id: world.planId,
      is_paid: true,
      status: 'active',
      pro_card_count: 50,
      price: 40,
    });
    const client = await world.client(userId, at);
    const reply = await client.request('POST', '/api/account/import', undefined, {
      raw: new Uint8Array(zip),
      contentType: 'application/zip',
      ...from(),
    });
    honest(reply);
    if (reply.status !== 200) return null;
    const taken = (reply.body.cards as { cardId: number | null }[]).flatMap(({ cardId }) => cardId ?? []);
    return {
      what: `${taken.length} cards of ${name}`,
      check: async ({ database }) => {
        const found = await database.knex('business_profiles').whereIn('id', taken);
        return found.length === taken.length ? null : `${taken.length - found.length} cards are gone`;
      },
    };
  },
  halfDone: none,
};

export const exporting: Activity = {
  name: 'export',
  async run(world, at, honest) {
    const { knex } = world.database;
    const name = `keeper${randomUUID().slice(0, 12)}`;
    const [row] = (await knex('users')
      .insert({ username: name, email: `${name}@faults.test`, is_email_verified: true })
      .returning('id')) as { id: number }[];
    const userId = Number(row?.id);
    const reply = await (await world.client(userId, at)).post('/api/account/exports', {}, from());
    honest(reply);
    if (reply.status >= 300) return null;
    return {
      what: `export of ${name}`,
      check: async ({ database }) =>
        (await database.knex('data_exports').where({ user_id: userId }).first())
          ? null
          : 'the export is gone',
    };
  },
  async halfDone({ database: { knex } }) {
    const rows = await knex('data_exports').where({ status: 'ready' }).whereNull('storage_key');
    return rows.map(({ id }) => `export ${id} is ready without a file`);
  },
};

export const activities: readonly Activity[] = [
  registration,
  publishing,
  uploading,
  events,
  ordering,
  importing,
  exporting,
];
