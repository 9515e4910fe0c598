import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { notifyAboutChip } from '../../nfc/chips/notify-about-chip.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { orderShipped } from '../../nfc/orders/order-shipped.mail.ts';
import { verifyEmail } from '../../accounts/mails/verify-email.mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = '/api/account/notification-choices';
const all = { product: true, mail: true };
/** Advertising by mail is agreed to first. */
const news = { product: true, mail: false };
const letter = { mail: true };

async function owner() {
  const { client, user } = await signInAs(app, 'user');
  await createPackage(app.knex, { userId: user.id });
  const card = await createBusinessProfile(app.knex, {
    userId: user.id,
    cardType: 'pro',
    showContactForm: true,
  });
  const told = async () => [
    (await app.knex('notifications').where({ user_id: user.id })).length,
    (await app.knex('mail_log').where({ user_id: user.id })).length,
  ];
  return { client, user, card, told };
}

let leads = 0;
async function sendLead(card: { id: number }) {
  leads += 1;
  const lead = {
    name: 'נועה כהן',
    email: 'noa@example.test',
    phone: '052-5550199',
    message: `שלום, אשמח לפרטים (${leads})`,
  };
  const reply = await app.client().post(`/api/cards/${card.id}/contact`, lead, { csrf: false });
  expect(reply.status).toBe(201);
}

test('everything is told until its owner chooses otherwise, and leads obey at once', async () => {
  const { client, card, told } = await owner();
  expect((await client.get(path)).body).toEqual({ leads: all, orders: all, letter, news });
  await sendLead(card);
  expect(await told()).toEqual([1, 1]);
  const noMail = { leads: { product: true, mail: false }, orders: all, letter, news };
  expect((await client.put(path, noMail)).body).toEqual(noMail);
  expect((await client.get(path)).body).toEqual(noMail);
  await sendLead(card);
  expect(await told()).toEqual([2, 1]);
  await client.put(path, { leads: { product: false, mail: true }, orders: all, letter, news });
  await sendLead(card);
  expect(await told()).toEqual([2, 2]);
  // The lead itself is stored whatever the owner switched off.
  expect(await app.knex('contact_leads').where({ profile_id: card.id })).toHaveLength(3);
});

test('orders and chips obey, security and mails about the account do not', async () => {
  const { client, user, told } = await owner();
  await client.put(path, { leads: all, orders: { product: false, mail: false }, letter, news });
  await notifyAboutChip(app.knex, user.id, 'offered', 'דנה');
  expect(await told()).toEqual([0, 0]);
  await notifyAboutChip(app.knex, user.id, 'replaced');
  expect(await told()).toEqual([1, 0]);
  const to = { userId: user.id, email: user.email, language: user.language };
  await app.knex.transaction(async (trx) => {
    const shipped = {
      username: user.username,
      orderId: 1,
      quantity: 100,
      shippingCompany: null,
      trackingNumber: null,
      trackingUrl: null,
      address: '',
    };
    await enqueueMail(trx, app.deps.env, { template: orderShipped, input: shipped as never, to });
    const input = { username: user.username, path: '/verify-email?token=x' };
    await enqueueMail(trx, app.deps.env, { template: verifyEmail, input, to });
  });
  expect(await app.knex('mail_log').where({ user_id: user.id }).pluck('template')).toEqual(['verify_email']);
});

test('what is not whole is refused and changes nothing; a guest has no choices', async () => {
  const { client } = await owner();
  for (const body of [
    {},
    { leads: all },
    { leads: { product: true }, orders: all, letter, news },
    { leads: all, orders: all, letter },
    { leads: all, orders: all, news },
    { leads: 'x', orders: 1, letter, news },
  ])
    expect((await client.put(path, body)).status).toBe(422);
  expect((await client.get(path)).body).toEqual({ leads: all, orders: all, letter, news });
  const extra = { leads: all, orders: all, letter, news, payments: { product: false, mail: false } };
  expect((await client.put(path, extra)).body).toEqual({ leads: all, orders: all, letter, news });
  expect((await app.client().get(path)).status).toBe(401);
});
