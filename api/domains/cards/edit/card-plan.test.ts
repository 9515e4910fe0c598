import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { Package } from '../../../models/Package.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createCardOwner, someService } from '../../../testing/card-owner.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createPackage } from '../../../testing/factories/package.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const owner = (cardType?: 'basic' | 'pro', fields?: Partial<BusinessProfile>) =>
  createCardOwner(app, cardType, fields);

async function lapse(userId: number): Promise<void> {
  await Package.query(app.knex).where({ user_id: userId }).patch({ status: 'expired', endDate: new Date() });
}

describe('what the plan does not include', () => {
  const proFields = {
    template: 'bold',
    customLinks: [{ title: 'א', url: 'https://a.co/', isShown: true, showFrom: null, showUntil: null }],
    promoVideoUrl: 'https://vimeo.com/1',
    showContactForm: true,
    contactFormTitle: 'כתבו',
    customSlug: 'my-own-name',
    useCustomSlug: true,
  };

  test.each(Object.entries(proFields))('a basic card refuses %s', async (field, value) => {
    const dana = await owner('basic');
    const reply = await dana.save({ [field]: value });
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
    expect((await dana.save({ template: 'basic', accentColor: '#112233' })).status).toBe(200);
  });

  test('a basic card has five services and questions; what is over since the plan changed may shrink', async () => {
    const dana = await owner();
    const services = (count: number) => [
      { name: null, items: Array.from({ length: count }, (_, index) => someService(String(index))) },
    ];
    const questions = (count: number) =>
      Array.from({ length: count }, () => ({ question: 'מתי?', answer: 'עכשיו' }));
    const phones = (count: number) =>
      Array.from({ length: count }, () => ({ label: 'משרד', number: '03-555-0142' }));
    const branches = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        name: `סניף ${index}`,
        address: `הרצל ${index}, חיפה`,
        phone: null,
        hours: null,
      }));
    const lists = {
      services: services(8),
      questions: questions(8),
      phones: phones(2),
      branches: branches(3),
    };
    expect((await dana.save(lists)).status).toBe(200);
    const tooLong = await dana.save({ phones: phones(6), branches: branches(11) });
    expect(Object.keys(tooLong.body.errors)).toEqual(['phones', 'branches']);
    const paymentLinks = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        kind: 'bit',
        title: null,
        url: `https://pay.grow.link/${index}a`,
      }));
    expect((await dana.save({ paymentLinks: paymentLinks(2) })).status).toBe(200);
    const tooMany = await dana.save({ paymentLinks: paymentLinks(5) });
    expect(Object.keys(tooMany.body.errors)).toEqual(['paymentLinks']);
    await BusinessProfile.query(app.knex).findById(dana.card.id).patch({ cardType: 'basic' });
    const shown = await fetch(`${app.url}/api/cards/${dana.card.id}`).then((answer) => answer.json());
    expect([shown.services[0].items.length, shown.questions.length]).toEqual([5, 5]);
    expect(shown.phones).toEqual([{ label: 'משרד', text: '03-555-0142', href: 'tel:+97235550142' }]);
    expect(shown.paymentLinks).toEqual([
      { kind: 'bit', house: 'Grow', title: null, href: 'https://pay.grow.link/0a' },
    ]);
    expect(shown.branches.map(({ name }: { name: string }) => name)).toEqual(['סניף 0']);
    const more = await dana.save({ services: services(9), questions: questions(9) });
    expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['services', 'questions']]);
    expect((await dana.save({ services: services(6) })).status).toBe(200);
    const again = await dana.save({ services: services(7) });
    expect(again.body.errors).toEqual({
      services: 'זה לא כלול בתוכנית של הכרטיס. מה שנשמר בו נשאר כפי שהיה',
    });
  });

  test('a lapsed owner saves the rest, wipes nothing and finds all of it after renewing', async () => {
    const dana = await owner();
    const stored = { ...proFields, customSlug: `lapsed-${dana.id}` };
    expect((await dana.save(stored)).status).toBe(200);
    await lapse(dana.id);
    const lapsed = await dana.read();
    expect(lapsed).toMatchObject({ isCovered: false, plan: { gallery: false, customLinks: false } });
    // The whole card, as an old form sends it.
    expect((await dana.save({ ...lapsed.fields, jobTitle: 'עדיין כאן' })).status).toBe(200);
    const wiped = await dana.save({
      customLinks: [],
      showContactForm: false,
      promoVideoUrl: '',
      customSlug: null,
    });
    expect(Object.keys(wiped.body.errors).toSorted()).toEqual([
      'customLinks',
      'customSlug',
      'promoVideoUrl',
      'showContactForm',
    ]);
    await createPackage(app.knex, { userId: dana.id, proCardCount: 1 });
    const renewed = await dana.read();
    expect(renewed).toMatchObject({ isCovered: true, plan: { customLinks: true } });
    expect(renewed.fields).toMatchObject({ ...stored, jobTitle: 'עדיין כאן' });
  });

  test('a basic card takes a free pro place, and gives it back', async () => {
    const dana = await owner('basic');
    const change = (cardType: string) =>
      dana.client.put(`/api/cards/${dana.card.id}/card-type`, { cardType });
    expect((await dana.read()).canBecomePro).toBe(false);
    expect((await change('pro')).status).toBe(402);
    await createPackage(app.knex, { userId: dana.id, proCardCount: 1 });
    expect((await dana.read()).canBecomePro).toBe(true);
    expect((await change('pro')).body).toMatchObject({
      cardType: 'pro',
      canBecomePro: false,
      plan: { gallery: true },
    });
    expect((await change('basic')).body).toMatchObject({ cardType: 'basic', plan: { gallery: false } });
  });

  test('no card goes dark so that another becomes pro', async () => {
    const dana = await owner('basic');
    await createPackage(app.knex, { userId: dana.id, proCardCount: 1, basicCardCount: 0 });
    await createBusinessProfile(app.knex, { userId: dana.id, cardType: 'pro' });
    expect((await dana.client.put(`/api/cards/${dana.card.id}/card-type`, { cardType: 'pro' })).status).toBe(
      402,
    );
    expect((await dana.read()).cardType).toBe('basic');
  });
});
