import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminResourceNames } from '../../../contract/admin/rows.schema.ts';
import {
  describeAdminResource,
  type AdminPlace,
  type ResourceExample,
} from '../../../testing/admin-resource-suite.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { createAuditEntry } from '../../../testing/factories/audit-entry.ts';
import { createCsvImport } from '../../../testing/factories/csv-import.ts';
import { createBackupRun } from '../../../testing/factories/backup-run.ts';
import { createBlogPost } from '../../../testing/factories/blog-post.ts';
import { createBusinessProfile } from '../../../testing/factories/business-profile.ts';
import { createCardAllocation } from '../../../testing/factories/card-allocation.ts';
import { createCannedAnswer } from '../../../testing/factories/canned-answer.ts';
import { createCardReview } from '../../../testing/factories/card-review.ts';
import { createCardReport } from '../../../testing/factories/card-report.ts';
import { createCardTakedown } from '../../../testing/factories/card-takedown.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createErrorLog } from '../../../testing/factories/error-log.ts';
import { createPayout } from '../../../testing/factories/payout.ts';
import { createPayoutLine } from '../../../testing/factories/payout-line.ts';
import { createStatementLine } from '../../../testing/factories/statement-line.ts';
import { createProforma } from '../../../testing/factories/proforma.ts';
import { createTaxDocument } from '../../../testing/factories/tax-document.ts';
import { createCoupon } from '../../../testing/factories/coupon.ts';
import { createCouponRedemption } from '../../../testing/factories/coupon-redemption.ts';
import { createVatRate } from '../../../testing/factories/vat-rate.ts';
import { createMailLogEntry } from '../../../testing/factories/mail-log-entry.ts';
import { createMessage } from '../../../testing/factories/message.ts';
import { createDispute } from '../../../testing/factories/dispute.ts';
import { createCheckoutLock } from '../../../testing/factories/checkout-lock.ts';
import { createNfcProduct } from '../../../testing/factories/nfc-product.ts';
import { createNotificationCampaign } from '../../../testing/factories/notification-campaign.ts';
import { createNotification } from '../../../testing/factories/notification.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProviderEvent } from '../../../testing/factories/provider-event.ts';
import { createPhysicalCardOrder } from '../../../testing/factories/physical-card-order.ts';
import { createProduct } from '../../../testing/factories/product.ts';
import { createProfileStats } from '../../../testing/factories/profile-stats.ts';
import { createReceipt } from '../../../testing/factories/receipt.ts';
import { createRecurringPayment } from '../../../testing/factories/recurring-payment.ts';
import { createStaffNote } from '../../../testing/factories/staff-note.ts';
import { createTeamMember } from '../../../testing/factories/team-member.ts';
import { createUserAddress } from '../../../testing/factories/user-address.ts';
import { createUserPaymentMethod } from '../../../testing/factories/user-payment-method.ts';
import { createUser } from '../../../testing/factories/user.ts';
import type { User } from '../../../models/User.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { adminResources } from '../../../app.ts';

type Example = Omit<ResourceExample, 'resource'>;

const tooLong = 'א'.repeat(10_000);

/** Who asks; only its author changes a note. */
let staff: User;

/** How to make a row of each table, and which changes are allowed and refused. */
const examples: Record<(typeof adminResourceNames)[number], Example> = {
  users: {
    make: (knex) => createUser(knex),
    change: { phone: '050-1234567', isEmailVerified: false, username: 'דנה Levi 7' },
    refused: { data: { username: 'א' }, field: 'username' },
    creation: async () => ({ username: 'בן לוי 74', email: 'ben74@example.test', phone: '054-5550188' }),
    sentOnly: ['leadId'],
  },
  'user-addresses': {
    make: (knex, number) =>
      createUserAddress(knex, { street: `רחוב הרצל ${number}`, recipientPhone: '050-5550100', city: 'חיפה' }),
    change: { city: 'תל אביב-יפו', isPrimary: true, zipCode: '6688101' },
    refused: { data: { notes: tooLong }, field: 'notes' },
    creation: async (knex) => ({
      userId: (await createUser(knex)).id,
      addressType: 'work',
      street: 'שדרות רוטשילד',
      houseNumber: '12א',
      city: 'תל אביב-יפו',
    }),
  },
  'team-members': { make: (knex) => createTeamMember(knex) },
  packages: {
    make: (knex, number) =>
      createPackage(knex, { enterpriseCommunity: `קהילת עסקים ${number}`, isEnterprise: true }),
  },
  'contact-leads': {
    make: (knex, number) => createContactLead(knex, { name: `רון כהן ${number}` }),
    change: { status: 'won', followUpOn: '2150-01-01' },
    refused: { data: { status: 'dancing' }, field: 'status' },
    creation: async () => ({
      name: 'בן 74 מחולון',
      phone: '054-5550188',
      source: 'phone',
      followUpOn: '2150-01-02',
    }),
  },
  'staff-notes': {
    make: (knex, number) => createStaffNote(knex, { words: `דיברנו, שיחה ${number}`, authorId: staff.id }),
    change: { words: 'דיברנו שוב 🌷' },
    refused: { data: { words: ' ' }, field: 'words' },
    creation: async (knex) => ({
      resource: 'users',
      recordId: (await createUser(knex)).id,
      words: 'ביקש שנחזור אליו ביום א׳ 📞',
    }),
  },
  'business-profiles': {
    make: (knex, number) => createBusinessProfile(knex, { businessName: `סטודיו ${number} Studio` }),
    change: {
      businessName: 'Café בע״מ',
      website: 'https://example.co.il/',
      isPublic: false,
      template: 'night',
    },
    refused: { data: { website: 'javascript:alert(1)' }, field: 'website' },
  },
  messages: { make: (knex, number) => createMessage(knex, { content: `שלום, שאלה מספר ${number}` }) },
  notifications: { make: (knex, number) => createNotification(knex, { title: `הודעה מספר ${number}` }) },
  'notification-campaigns': {
    make: (knex, number) => createNotificationCampaign(knex, { title: `עדכון ${number}` }),
    creation: async (knex) => ({
      audience: { to: 'one', userId: (await createUser(knex)).id },
      kind: 'service',
      title: 'שלום',
      expected: 1,
    }),
    sentOnly: ['expected'],
  },
  'profile-stats': { make: (knex) => createProfileStats(knex) },
  'error-logs': {
    make: (knex, number) => createErrorLog(knex, { errorMessage: `Cannot read page ${number}` }),
  },
  'blog-posts': {
    make: (knex, number) => createBlogPost(knex, { title: `איך בוחרים כרטיס ${number}` }),
    change: { title: 'כותרת חדשה עם English', isPublished: false, tags: ['NFC', 'עסקים'] },
    refused: { data: { slug: 'לא תקין / bad' }, field: 'slug' },
    creation: async () => ({ slug: 'post-חדש', title: 'פוסט חדש', content: '<p>שלום</p>', readingTime: 3 }),
  },
  payments: {
    make: (knex, number) =>
      createPaymentAttempt(knex, { amountMinor: 4_000 + number, reason: `החזר ${number} ללקוח` }),
  },
  proformas: { make: (knex) => createProforma(knex) },
  'tax-documents': { make: (knex, number) => createTaxDocument(knex, { documentUid: `document-${number}` }) },
  'statement-lines': { make: (knex) => createStatementLine(knex) },
  'csv-imports': { make: (knex, number) => createCsvImport(knex, { fileName: `תערוכה ${number}.csv` }) },
  'backup-runs': {
    make: (knex, number) => createBackupRun(knex, { backupName: `20261122T03000${number % 10}000Z` }),
  },
  payouts: {
    // Kept as agorot, and as a line.
    sentOnly: ['net', 'fees'],
    make: (knex, number) =>
      createPayout(knex, {
        provider: 'payplus',
        seenAt: null,
        coversFrom: '2026-10-01',
        coversTo: '2026-10-31',
        netMinor: number,
      }),
    creation: async () => ({
      provider: 'sandbox',
      payoutUid: 'בנק 1234',
      valueDay: '2026-11-02',
      net: '1234.50',
      fees: '15.60',
      coversFrom: '2026-10-01',
      coversTo: '2026-10-31',
    }),
  },
  'payout-lines': { make: (knex) => createPayoutLine(knex) },
  'provider-events': { make: (knex) => createProviderEvent(knex) },
  receipts: { make: (knex, number) => createReceipt(knex, { description: `חבילת פרו ${number}` }) },
  products: {
    make: (knex, number) => createProduct(knex, { name: `פרו ${number}` }),
    change: { monthlyPrice: '49.90', features: ['כתובת אישית', 'QR'], isPopular: true },
    refused: { data: { yearlyPrice: '-5' }, field: 'yearlyPrice' },
    creation: async () => ({
      name: 'עסקי',
      monthlyPrice: '120.00',
      yearlyPrice: '1200.00',
      packageType: 'business',
    }),
  },
  'user-payment-methods': {
    make: (knex, number) => createUserPaymentMethod(knex, { nickname: `הכרטיס של רון ${number}` }),
  },
  'recurring-payments': {
    make: (knex, number) => createRecurringPayment(knex, { recurringPaymentUid: `recurring-uid-${number}` }),
  },
  disputes: { make: (knex, number) => createDispute(knex, { reason: `הכחשה מספר ${number}` }) },
  'checkout-locks': {
    make: (knex, number) => createCheckoutLock(knex, { cardLast4: String(4_240 + number) }),
  },
  'nfc-products': {
    make: (knex, number) => createNfcProduct(knex, { name: `כרטיס מתכת ${number}` }),
    change: { name: 'כרטיס במבוק', regularPrice: '89.00', sortOrder: 7 },
    refused: { data: { name: '   ' }, field: 'name' },
    creation: async () => ({ name: 'כרטיס עץ', regularPrice: '79.00', additionalCardPrice: '49.50' }),
  },
  'physical-card-orders': {
    make: (knex, number) => createPhysicalCardOrder(knex, { recipientName: `נועה ברק ${number}` }),
    change: { notes: 'להתקשר לפני 😀', estimatedDeliveryDate: '2027-01-03T10:00:00.000Z' },
    refused: { data: { notes: tooLong }, field: 'notes' },
  },
  'card-allocations': { make: (knex) => createCardAllocation(knex) },
  'card-reports': { make: (knex, number) => createCardReport(knex, { cardName: `סטודיו גפן ${number}` }) },
  'card-takedowns': { make: (knex) => createCardTakedown(knex) },
  'card-reviews': { make: (knex, number) => createCardReview(knex, { words: `ביקורת ${number}` }) },
  'canned-answers': {
    make: (knex, number) => createCannedAnswer(knex, { title: `תשובה ${number}`, sortOrder: number }),
    change: { title: 'תשובה אחרת', body: 'שלום {name} 🌷', sortOrder: -3, language: 'en' },
    refused: { data: { body: '   ' }, field: 'body' },
    creation: async () => ({
      title: 'Order status',
      language: 'en',
      body: 'Hello {name}, your order is on its way.',
    }),
  },
  'mail-log': { make: (knex, number) => createMailLogEntry(knex, { subject: `נושא ${number}` }) },
  coupons: {
    make: (knex) => createCoupon(knex),
    change: { name: 'מבצע חורף 🍑', lastDay: '2150-01-01', maxUses: 50, isActive: false },
    refused: { data: { name: '   ' }, field: 'name' },
    creation: async () => ({ code: 'אפרסק-2150', name: 'Winter', percent: 15, maxUses: 3 }),
  },
  'coupon-redemptions': { make: (knex) => createCouponRedemption(knex) },
  'vat-rates': {
    make: (knex) => createVatRate(knex),
    creation: async () => ({ firstDay: '2150-01-01', rate: 20 }),
  },
  // About rows that nobody has: the operations of the other tables are looked up in the same log.
  'audit-log': {
    make: (knex, number) =>
      createAuditEntry(knex, { actorName: `מנהל ${number}`, entityId: String(900_000_000 + number) }),
  },
};

test('there is a resource for every name of the contract', () => {
  expect(adminResources.map(({ name }) => name).sort()).toEqual([...adminResourceNames].sort());
});

describe('admin REST', () => {
  let app: TestApp;
  let client: AdminPlace['client'];
  beforeAll(async () => {
    app = await startTestApp();
    ({ client, user: staff } = await signInAs(app, 'admin'));
  });
  afterAll(() => app.close());

  for (const resource of adminResources)
    describeAdminResource({ resource, ...examples[resource.name] }, () => ({ app, client }));
});
