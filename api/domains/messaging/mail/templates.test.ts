import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, test } from 'vitest';
import { directionOf, type Language, languages, startSide } from '../../../contract/base/languages.ts';
import { mailNames, type MailName } from '../../../contract/messaging/mail-names.ts';
import type { MailTemplate } from './define-mail.ts';
import { plainWords } from './mail-content.ts';
import { holdsStruckSecret, secretLinksOf, withoutSecrets } from './mail-secrets.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { mailTemplates, type MailInput } from '../../../testing/mail-templates.ts';

const site = {
  PUBLIC_URL: 'https://bikur.example',
  COMPANY_NAME: 'ביקור בע״מ',
  COMPANY_EMAIL: 'info@bikur.example',
  COMPANY_PHONE: '03-555-0100',
  COMPANY_ADDRESS: 'לבונטין 18, תל אביב',
};
const secret = 'Zu9-secret_of-a-link-Qx7';
const day = new Date('2026-11-21T22:30:00Z');
const foul = 'Dana "<b>\u202Eיוסי</b>" & Co\r\nX: 1';

const transfer = {
  username: foul,
  number: 'P000012',
  what: foul,
  amount: 118_800,
  dueAt: day,
  bank: {
    holder: foul,
    bankName: 'בנק לדוגמה',
    bankNumber: '99',
    branch: '001',
    account: '000000',
    iban: null,
  },
  page: '/bank-transfer/4c8b1f2a-77d1-4000-8000-000000000123',
};

const campaign = {
  title: foul,
  content: `${foul}\n\n${foul}`,
  link: '/examples',
  sentAt: day,
  off: { page: '/weekly-letter?off=news.1.x', post: '/api/weekly-letter?token=news.1.x' },
};

const inputs: { [Name in MailName]: MailInput<Name> } = {
  campaign_news: campaign,
  campaign_service: campaign,
  proforma: transfer,
  transfer_reminder: transfer,
  plan_ends: { username: foul, planName: foul, amount: 118_800, endsAt: day },
  verify_email: { username: foul, path: `/verify-email?token=${secret}` },
  confirm_new_email: { username: foul, path: `/verify-email?change=${secret}` },
  email_changed: {
    username: foul,
    oldEmail: 'old@example.test',
    newEmail: 'new@example.test',
    changedAt: day,
    byStaff: false,
  },
  email_change_asked: {
    username: foul,
    newEmail: 'new@example.test',
    askedAt: day,
    path: `/verify-email?stop=${secret}`,
  },
  password_changed: { username: foul, changedAt: day, byLink: false },
  sign_in_method_changed: { username: foul, change: 'linked', changedAt: day },
  second_factor_changed: { username: foul, change: 'codeUsed', changedAt: day, name: foul, codesLeft: 9 },
  new_device: { username: foul, device: foul, signedInAt: day },
  password_guessed: { username: foul, guessedAt: day },
  reset_withheld: { username: foul, newEmail: 'new@example.test', askedAt: day, heldUntil: day },
  viewed_by_staff: { username: foul, viewedAt: day, until: day },
  export_made: { username: foul, madeAt: day, until: day },
  invitation: { username: foul, path: `/reset-password?token=${secret}` },
  card_made: { username: foul, cardName: foul, isPublic: false },
  reset_password: { username: foul, path: `/reset-password?token=${secret}`, byStaff: false },
  card_by_mail: { name: foul, title: foul, phone: '052-123-4567', url: 'https://bikur.example/p/dana-levi' },
  weekly_letter: {
    username: foul,
    card: { id: 7, name: foul },
    cards: 1,
    days: [32, 43, 29, 38, 55, 41, 21].map((views, day) => ({ date: `2026-11-${15 + day}`, views })),
    now: { views: 259, uniqueVisitors: 180, clicks: 47, downloads: 61, contactFormSubmissions: 5 },
    before: { views: 193, uniqueVisitors: 150, clicks: 42, downloads: 56, contactFormSubmissions: 6 },
    taps: null,
    task: { kind: 'lead', name: foul, message: foul, since: new Date('2026-11-19T09:00:00Z'), profileId: 7 },
    sentAt: new Date('2026-11-22T06:00:00Z'),
    off: { page: `/weekly-letter?off=${secret}`, post: `/api/weekly-letter?token=${secret}` },
  },
  new_card_lead: {
    profileId: 7,
    cardName: foul,
    name: foul,
    phone: '052-5550199',
    email: 'a@example.test',
    message: foul,
    marketing: true,
    asksForTime: false,
  },
  time_request_news: {
    news: 'confirmed',
    name: foul,
    isForOwner: false,
    at: new Date(),
    to: '/time?request=12-secretsecret',
  },
  new_card_review: { profileId: 7, cardName: foul, name: foul, stars: 5, subject: foul, words: foul },
  new_sales_lead: {
    leadId: 9,
    name: foul,
    phone: null,
    email: null,
    service: null,
    message: foul,
    source: 'website',
  },
  receipt: { username: foul, receiptNumber: '2026-000123', description: foul, amount: 123_456, paidAt: day },
  deal_cancelled: { username: foul, planName: foul, refund: 123_456, endsAt: day, backTo: foul },
  credit: { username: foul, receiptNumber: 'C000123', description: foul, amount: 123_456, paidAt: day },
  price_change: {
    username: foul,
    planName: foul,
    before: 3_500,
    after: 4_000,
    cycle: 'monthly',
    from: day,
    isOff: false,
  },
  renewal_ahead: { username: foul, planName: foul, amount: 30_000, renewsAt: day, last4Digits: '4242' },
  team_invitation: {
    ownerName: foul,
    community: foul,
    path: `/subscription/invitation?token=${secret}`,
    expiresAt: day,
  },
  chip_asked_back: { username: foul, tapCode: 'abcdefghjkmnp', reason: foul },
  renewal_stopped: { username: foul, planName: foul, endsAt: day },
  charge_failed: { username: foul, planName: foul, amount: 4_990, nextTryAt: null, liveUntil: day },
  card_expiring: { username: foul, brand: foul, last4Digits: '4242', expiry: '12/2026' },
  package_ended: { username: foul, planName: foul, endedAt: day, insteadOf: foul },
  order_shipped: {
    username: foul,
    orderId: 1201,
    quantity: 100,
    shippingCompany: foul,
    trackingNumber: 'RR123456789IL',
    trackingUrl: 'javascript:alert(1)',
    address: foul,
  },
  account_deleted: { username: foul, deletedAt: day },
  card_taken_down: { username: foul, cardName: foul, reason: 'הונאה', message: foul },
  card_restored: { username: foul, cardName: foul, message: null },
  card_released: { username: foul, cardName: foul, message: null },
};

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

function elementsOf(node: Node): Element[] {
  const own = 'tagName' in node ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(elementsOf)] : own;
}
const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;

function make<Name extends MailName>(name: Name, language: Language, input: MailInput<Name> = inputs[name]) {
  const content = (mailTemplates[name] as MailTemplate<MailInput<Name>>).write(input, language);
  const frame = { language, site, hasAccount: true };
  const html = renderHtml(content, frame);
  return {
    subject: plainWords(content.subject),
    html,
    text: renderText(content, frame),
    secretLinks: secretLinksOf(content, site),
    all: elementsOf(parse(html)),
  };
}

const names = Object.keys(inputs) as MailName[];
const each = names.flatMap((name) => languages.map((language) => [name, language] as const));

describe.each(each)('%s (%s)', (name, language) => {
  const { subject, html, text, all, secretLinks } = make(name, language);

  test('is set in its direction everywhere that mail readers look', () => {
    const direction = directionOf(language);
    for (const tag of ['html', 'body', 'table'])
      for (const element of all.filter(({ tagName }) => tagName === tag))
        expect(attribute(element, 'dir')).toBe(direction);
    const aligned = all.filter((element) => attribute(element, 'align') === startSide(language));
    expect(aligned.length).toBeGreaterThan(2);
    expect(all.find(({ tagName }) => tagName === 'html')?.attrs).toContainEqual({
      name: 'lang',
      value: language,
    });
  });

  test('holds no markup, header or mark that somebody typed, in either part', () => {
    expect(
      all.filter(({ tagName }) => ['b', 'script', 'img', 'link', 'iframe', 'form'].includes(tagName)),
    ).toEqual([]);
    expect(html).not.toContain('\u202E');
    expect(text).not.toContain('\u202E');
    // oxlint-disable-next-line no-control-regex -- looked for on purpose
    expect(subject).not.toMatch(/[\u0000-\u001F\u202A-\u202E\u2066-\u2069]/);
    expect(subject.length).toBeGreaterThan(8);
    for (const link of all.filter(({ tagName }) => tagName === 'a'))
      expect(attribute(link, 'href')).toMatch(/^(https:\/\/bikur\.example|mailto:info@bikur\.example$)/);
    for (const element of all) expect(element.attrs.filter(({ name }) => name.startsWith('on'))).toEqual([]);
  });

  test('says the same in both parts, with every isolate closed', () => {
    const title = all.find(({ tagName }) => tagName === 'h1');
    expect(title).toBeDefined();
    const opened = text.match(/[\u2066\u2067]/g)?.length ?? 0;
    expect(text.match(/\u2069/g)?.length ?? 0).toBe(opened);
    for (const link of all.filter(({ tagName }) => tagName === 'a'))
      expect(text).toContain((attribute(link, 'href') ?? '').replace('mailto:', ''));
    expect(text).toContain('Dana "<b>יוסי</b>" & Co');
  });

  test('carries no secret of a link in the copy that stays', () => {
    const log = withoutSecrets({ textBody: text, htmlBody: html, secretLinks });
    for (const link of all.filter(({ tagName }) => tagName === 'a')) {
      const { search, hostname } = new URL(attribute(link, 'href') ?? '');
      if (hostname !== 'bikur.example') continue;
      for (const [parameter, value] of new URLSearchParams(search)) {
        expect(log.textBody).toContain(`${parameter}=***`);
        for (const body of [log.textBody, log.htmlBody]) expect(body).not.toContain(value);
      }
    }
    expect(holdsStruckSecret(log)).toBe(secretLinks.length > 0);
    // Whatever the inputs carry, not only what became a link.
    for (const body of [log.textBody, log.htmlBody]) expect(body).not.toContain(secret);
  });

  test('is light, and dark where the reader is', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    expect(html).not.toMatch(/(margin|padding|border|text-align)[-:]\s*(left|right)/);
  });
});

describe('what the mails say', () => {
  test('money is exact and dates are those of Israel', () => {
    const he = make('receipt', 'he').text;
    expect(he).toMatch(/1,234\.56[\u00a0 ]\u200f₪/u);
    expect(he).toContain('22 בנובמבר 2026');
    expect(make('receipt', 'en').text).toContain('22 November 2026');
    expect(make('renewal_ahead', 'en').text).toMatch(/₪300\D/);
    expect(make('charge_failed', 'he').text).toMatch(/49\.90[\u00a0 ]\u200f₪/u);
  });

  test('links lead to the page that helps', () => {
    expect(make('verify_email', 'he').html).toContain(
      `href="https://bikur.example/verify-email?token=${secret}"`,
    );
    expect(make('reset_password', 'en').text).toContain(
      `\nhttps://bikur.example/reset-password?token=${secret}\n`,
    );
    expect(make('new_card_lead', 'he').html).toContain('https://bikur.example/contact-leads/7');
    expect(make('new_sales_lead', 'he').html).toContain('https://bikur.example/admin/contact-leads/9/show');
    expect(make('charge_failed', 'en').html).toContain('https://bikur.example/subscription/card');
    expect(make('package_ended', 'en').html).toContain('https://bikur.example/subscription');
  });

  test('an order leads to its carrier only when that is a web address', () => {
    expect(make('order_shipped', 'he').html).not.toContain('javascript');
    const { html } = make('order_shipped', 'he', {
      ...inputs.order_shipped,
      trackingUrl: 'https://post.example/track?a=1&b=2',
      shippingCompany: null,
    });
    expect(html).toContain('href="https://post.example/track?a=1&amp;b=2"');
    expect(html).not.toContain('חברת משלוחים');
  });

  test('a letter tells how its figures changed, names the strongest day and can be switched off', () => {
    const he = make('weekly_letter', 'he').text.replace(/[\u2066-\u2069]/g, '');
    expect(he).toContain('צפיות: 259 (עלייה של 34%)');
    expect(he).toContain('לחיצות ליצירת קשר: 47 (עלייה של 12%)');
    expect(he).toContain('פניות בטופס: 5 (אחת פחות)');
    expect(he).toContain('צפיות ליום. הכי הרבה ביום ה׳: 55');
    expect(he).toContain('15–21 בנובמבר');
    expect(he).toContain('יום א׳, 22.11.2026');
    expect(he).toContain('ביקור בע״מ\nלבונטין 18, תל אביב\n03-555-0100');
    const { html, text, secretLinks } = make('weekly_letter', 'en');
    expect(text).toContain(
      `Stop the weekly letter, with one click:\nhttps://bikur.example/weekly-letter?off=${secret}`,
    );
    expect(html).toContain('href="https://bikur.example/stats/7"');
    expect(secretLinks).toHaveLength(2);
    const few = { ...inputs.weekly_letter, card: null, cards: 2, task: null, taps: { now: 3, before: 3 } };
    const seven = make('weekly_letter', 'he', { ...few, now: { ...few.now, views: 2 } }).text;
    expect(seven).toContain('פעמיים');
    expect(seven).toContain('שני הכרטיסים שלך');
    expect(seven.replace(/[\u2066-\u2069]/g, '')).toContain('נגיעות בשבב: 3 (ללא שינוי)');
    expect(seven).toContain('לשלוח את הכרטיס לשלושה אנשים');
  });

  test('a reset says who asked for it', () => {
    expect(make('reset_password', 'he').text).toContain('ביקשת לאפס');
    expect(make('reset_password', 'he', { ...inputs.reset_password, byStaff: true }).text).toContain(
      'צוות התמיכה',
    );
  });
});

test('the contract names every mail', () => {
  expect([...mailNames].sort()).toEqual(Object.keys(mailTemplates).sort());
});
