import { expect, test } from 'vitest';
import { completenessOf, isFilled } from './card-completeness.ts';
import { cardFieldNames, type CardFields } from './card-fields.ts';
import type { CardPlan } from './card-plan.schema.ts';
import { businessProfileRow } from './entities/business-profile.schema.ts';

const row = businessProfileRow.parse({
  id: 1,
  userId: 1,
  businessName: 'דנה',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});
const bare = Object.fromEntries(cardFieldNames.map((name) => [name, row[name]])) as CardFields;
const pro: CardPlan = {
  allTemplates: true,
  customAddress: true,
  gallery: true,
  video: true,
  customLinks: true,
  contactForm: true,
  longLists: true,
  unmarked: true,
};
const basic: CardPlan = { ...pro, customAddress: false, gallery: false };
const whole: CardFields = {
  ...bare,
  phone: '052-1234567',
  email: 'a@b.co',
  profileImage: '/media/x',
  jobTitle: 'נגרית',
  about: 'נגרייה קטנה ביפו, רהיטים מעץ מלא לפי מידה ובלי פשרות.',
  address: 'יפו',
  openingHours: 'א׳–ה׳',
  coverImage: '/media/y',
  instagram: 'https://www.instagram.com/a',
  seoDescription: 'תיאור',
};

test('a name alone is a tenth, and the next step is the most useful one', () => {
  expect(completenessOf(bare, pro)).toEqual({ percent: 10, next: 'reach' });
  expect(completenessOf({ ...bare, phone: '*2345', email: 'a@b.co' }, pro).next).toBe('portrait');
});

test('what the plan lacks counts against nobody', () => {
  expect(completenessOf(whole, basic)).toEqual({ percent: 100, next: null });
  expect(completenessOf(whole, pro)).toEqual({ percent: 93, next: 'address' });
});

test('an upgrade takes nothing away from what is there', () => {
  const gallery = [
    { url: '/media/z', width: 1, height: 1, caption: null, isShown: true, showFrom: null, showUntil: null },
  ];
  expect(completenessOf({ ...whole, galleryImages: gallery, customSlug: 'dana' }, basic).percent).toBe(100);
});

test('hours say something to visitors once a day is open or by appointment', () => {
  const week = (...days: Partial<CardFields['businessHours'][number]>[]): CardFields => ({
    ...bare,
    businessHours: days.map((day, index) => ({
      day: index,
      spans: [],
      ...day,
    })) as CardFields['businessHours'],
  });
  const isSaid = (...days: Parameters<typeof week>) => isFilled(week(...days), 'businessHours');
  expect(isSaid()).toBe(false);
  expect(isSaid({}, { byAppointment: false })).toBe(false);
  expect(isSaid({}, { byAppointment: true })).toBe(true);
  expect(isSaid({}, { spans: [{ opens: '09:00', closes: '17:00' }] })).toBe(true);
});
