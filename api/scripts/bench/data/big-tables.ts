import { groupsOf, within } from './groups.ts';

/** One INSERT … SELECT over numbers `n` from 1 to `rows`. */
export interface BigTable {
  name: string;
  columns: string;
  select: string;
  rows: number;
}

const textArray = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(', ')}]`;

const firstNames =
  'נועה,דנה,יעל,רון,אורי,מיכל,עומר,תמר,איתי,שירה,David,Maria,גיל,ליאור,הדס,אבי,רותם,טל,Yossi,נטע'.split(',');
const lastNames =
  'לוי,כהן,מזרחי,פרץ,ביטון,אזולאי,ברק,שפירא,Levi,פרידמן,גולן,עמר,חדד,שלום,קליין,Cohen,בן דוד,אוחנה,רוזן,מלכה'.split(
    ',',
  );
const trades =
  'מספרה,חשמל,שיפוצים,צילום,עריכת דין,הנהלת חשבונות,מאפייה,פילאטיס,אדריכלות,Café,מוזיקה,גינון'.split(',');
const cities = 'תל אביב-יפו,חיפה,ירושלים,באר שבע,נתניה,רעננה,אילת,נצרת'.split(',');

/** A number from 0 to below `size` that follows from the row's number and looks like chance. */
const some = (size: number | string, salt: number) =>
  `(abs(hashint8extended(n::bigint, ${salt})) % ${size})::bigint`;
const oneOf = (words: readonly string[], salt: number) =>
  `(${textArray(words)})[1 + ${some(words.length, salt)}]`;
/** True for so many of a thousand rows. */
const often = (perMille: number, salt: number) => `${some(1000, salt)} < ${perMille}`;
const phone = `'05' || (n % 9) || '-' || lpad((${some(10_000_000, 7)})::text, 7, '0')`;

/**
 * The tables that grow with use, as they would stand after three years: ids in the order of time, a few kinds of rows
 * that are many and some that are rare.
 */
export function createBigTables(users: number): BigTable[] {
  const share = (part: number) => Math.round(users * part);
  const { owners, live, lapsed, hidden, gone } = groupsOf(users);
  const grouped = { first: live.first, last: gone.last };
  const user = (salt: number) => `1 + ${some(users, salt)}`;
  const card = user;
  /** Nobody of a group has a card or package besides. */
  const others = (salt: number) => `${gone.last} + 1 + ${some(users - gone.last, salt)}`;
  // Three years up to the day they are made, in the order of the ids.
  const time = (rows: number) =>
    `date_trunc('day', now()) - interval '1095 days' + n * interval '${((3 * 365 * 86_400) / rows).toFixed(4)} seconds'`;
  const name = `${oneOf(firstNames, 1)} || ' ' || ${oneOf(lastNames, 2)}`;
  const table = (tableName: string, rows: number, values: Record<string, string>): BigTable => ({
    name: tableName,
    columns: Object.keys(values).join(', '),
    select: Object.values(values).join(', '),
    rows,
  });
  const attempts = { created_at: time(share(0.5)) };
  // Whoever's plan ended long ago was told so then: a worker that had all of them before it would be busy for hours.
  const yearFromStart = `${time(share(0.5))} + interval '1 year'`;
  return [
    table('users', users, {
      id: 'n',
      username: `left(${oneOf(firstNames, 1)}, 6) || ' ' || n`,
      password: `'x'`,
      email: `'person' || n || '@' || ${oneOf(['gmail.example', 'walla.example', 'business.example'], 3)}`,
      user_role: `case when n <= 5 then 'admin' when ${often(1, 4)} then 'moderator' else 'user' end`,
      created_at: time(users),
      is_google_account: often(200, 5),
      is_email_verified: often(850, 6),
      is_demo: 'n = 7',
      language: `case when ${often(60, 8)} then 'en' else 'he' end`,
      phone,
      last_seen_at: `case when ${often(900, 9)} then ${time(users)} + ${some(9_000_000, 10)} * interval '1 second' end`,
    }),
    table('user_addresses', share(0.3), {
      id: 'n',
      user_id: user(11),
      address_type: oneOf(['home', 'home', 'home', 'work', 'shipping', 'billing'], 12),
      recipient_name: name,
      recipient_phone: phone,
      street: `'רחוב הרצל ' || n`,
      city: oneOf(cities, 13),
      created_at: time(share(0.3)),
      updated_at: time(share(0.3)),
    }),
    table('products', 12, {
      id: 'n',
      name: `'תוכנית ' || n`,
      monthly_price: 'n * 10',
      yearly_price: 'n * 100',
      pro_card_count: 'n',
    }),
    table('packages', share(0.5), {
      id: 'n',
      user_id: `case when ${within(grouped)} then n
        ${owners.map((owner, place) => `when n = ${place + 1} then ${owner.user}`).join(' ')} else ${others(14)} end`,
      product_id: `1 + ${some(12, 15)}`,
      is_paid: often(700, 16),
      status: `case when ${within(live)} or n <= ${owners.length} then 'active' when ${within(lapsed)} then 'expired'
        when ${often(600, 17)}
          then case when ${yearFromStart} > now() then 'active' else 'expired' end
        when ${often(5, 18)} then 'past_due' else ${oneOf(['inactive', 'expired', 'expired', 'cancelled'], 19)} end`,
      billing_cycle: oneOf(['monthly', 'yearly'], 20),
      start_date: time(share(0.5)),
      end_date: `case when ${within(live)} or n <= ${owners.length} then now() + interval '10 years'
        else ${yearFromStart} end`,
      auto_renew: often(600, 21),
      next_payment_date: `case when ${often(600, 21)} then ${time(share(0.5))} + interval '1 year' end`,
      price: `${some(13, 22)} * 10`,
      pro_card_count: `case when ${within(live)} then 3 when n <= ${owners.length} then 100 else ${some(5, 23)} end`,
      is_enterprise: often(10, 24),
      enterprise_community: `case when ${often(10, 24)} then 'קהילה ' || ${some(200, 25)} end`,
      ...attempts,
      updated_at: time(share(0.5)),
    }),
    table('business_profiles', users, {
      id: 'n',
      user_id: `case when ${within(grouped)} then n
        ${owners.map(({ user: owner, cards }) => `when ${within(cards)} then ${owner}`).join(' ')} else ${others(26)} end`,
      card_type: `case when ${within(grouped)} or n <= 161 then 'pro' when ${often(400, 27)} then 'pro' else 'basic' end`,
      package_id: `case when ${often(500, 28)} then 1 + ${some(share(0.5), 28)} end`,
      community: `case when ${often(10, 29)} then 'קהילה ' || ${some(200, 30)} end`,
      template: oneOf(['creative', 'creative', 'basic', 'classic', 'minimal', 'bold', 'night'], 31),
      is_public: `case when ${within(hidden)} then false when ${within(grouped)} or n <= 161 then true
        else ${often(950, 32)} end`,
      custom_slug: `'card-' || n`,
      use_custom_slug: often(100, 33),
      business_name: `${oneOf(trades, 34)} ${`|| ' ' ||`} ${oneOf(lastNames, 35)} || ' ' || n`,
      category: oneOf(trades, 34),
      job_title: oneOf(trades, 36),
      phone,
      email: `'card' || n || '@business.example'`,
      about: `'אנחנו עובדים כבר ' || ${some(40, 37)} || ' שנים באזור המרכז והשרון.'`,
      created_at: time(users),
      updated_at: `${time(users)} + ${some(9_000_000, 38)} * interval '1 second'`,
    }),
    table('profile_stats', users, {
      profile_id: 'n',
      views: some(20_000, 39),
      unique_visitors: some(9_000, 40),
      last_week_views: some(400, 41),
      last_month_views: some(1_700, 42),
      created_at: time(users),
      updated_at: time(users),
    }),
    // The thirteen months that events are kept.
    table('card_events', users * 10, {
      profile_id: card(43),
      occurred_at: `date_trunc('day', now()) + interval '8 hours'
        - n * interval '${((390 * 86_400) / (users * 10)).toFixed(6)} seconds'`,
      type: oneOf(['view', 'view', 'view', 'phone', 'whatsapp', 'map'], 44),
      source: oneOf(['direct', 'qr', 'whatsapp', 'search'], 45),
    }),
    table('contact_leads', users, {
      id: 'n',
      profile_id: `case when ${often(40, 46)} then ${card(47)} end`,
      name,
      phone,
      email: `'lead' || n || '@example.org'`,
      service: `case when ${often(40, 48)} then ${oneOf(['single-card', 'multiple-cards', 'business-solution', 'physical-cards', 'consultation', 'other'], 49)} end`,
      message: `'שלום, אשמח לקבל הצעת מחיר מספר ' || n`,
      status: `case when n > ${users} * 0.99 then 'new' else ${oneOf(['won', 'lost', 'lost', 'spam', 'in_progress'], 50)} end`,
      created_at: time(users),
    }),
    table('messages', share(0.5), {
      id: 'n',
      user_id: user(51),
      recipient_id: user(52),
      content: `'תודה, הכול הסתדר. פנייה ' || n`,
      is_read: often(970, 53),
      created_at: time(share(0.5)),
    }),
    table('notifications', users, {
      id: 'n',
      user_id: user(54),
      title: `'התקבל ליד חדש ' || n`,
      content: `'מישהו כתב אליך מהכרטיס'`,
      type: oneOf(['lead', 'lead', 'info', 'payment', 'order'], 55),
      is_read: often(800, 56),
      created_at: time(users),
    }),
    table('receipts', share(0.5), {
      id: 'n',
      user_id: user(57),
      series: `'R'`,
      receipt_no: 'n',
      receipt_number: `'R' || lpad(n::text, greatest(6, length(n::text)), '0')`,
      amount: `10 + ${some(130, 58)} * 10`,
      description: `'חבילת פרו, חודש'`,
      transaction_id: `'txn-' || n`,
      status: `case when ${often(10, 59)} then 'refunded' else 'completed' end`,
      pdf_status: `'ready'`,
      created_at: time(share(0.5)),
      payment_date: time(share(0.5)),
    }),
    table('user_payment_methods', share(0.3), {
      id: 'n',
      user_id: user(60),
      last4_digits: `lpad((${some(10_000, 61)})::text, 4, '0')`,
      card_brand: oneOf(['Visa', 'Mastercard', 'Isracard'], 62),
      card_holder_name: name,
      is_active: often(900, 63),
      last_used: `case when ${often(800, 64)} then ${time(share(0.3))} end`,
      created_at: time(share(0.3)),
      updated_at: time(share(0.3)),
    }),
    table('recurring_payments', share(0.3), {
      id: 'n',
      user_id: user(65),
      product_id: `1 + ${some(12, 66)}`,
      recurring_payment_uid: `'uid-' || n`,
      status: oneOf(['active', 'active', 'active', 'cancelled', 'failed'], 67),
      amount: `10 + ${some(13, 68)} * 10`,
      next_charge_date: `${time(share(0.3))} + interval '1 year'`,
      created_at: time(share(0.3)),
      updated_at: time(share(0.3)),
    }),
    table('physical_card_orders', share(0.2), {
      id: 'n',
      user_id: user(69),
      profile_id: card(70),
      quantity: `1 + ${some(500, 71)}`,
      status: `case when n > ${share(0.2)} * 0.99 then 'pending' else ${oneOf(['delivered', 'delivered', 'delivered', 'cancelled', 'shipped'], 72)} end`,
      tracking_number: `'RR' || n || 'IL'`,
      recipient_name: name,
      recipient_phone: phone,
      total_amount: `${some(90, 73)} * 10`,
      created_at: time(share(0.2)),
      updated_at: time(share(0.2)),
    }),
    table('card_allocations', share(0.3), {
      id: 'n',
      order_id: `1 + ${some(share(0.2), 74)}`,
      user_id: user(75),
      profile_id: card(76),
      status: `case when ${often(20, 77)} then 'frozen' else 'active' end`,
      tap_code: `lpad(to_hex(n), 8, '0') || substr(md5(n::text), 1, 12)`,
      created_at: time(share(0.3)),
      updated_at: time(share(0.3)),
    }),
    table('error_logs', share(0.3), {
      id: 'n',
      user_id: user(78),
      error_type: oneOf(['NetworkError', 'ServerError', 'ClientError', 'ValidationError'], 79),
      error_message: `'Cannot read properties of undefined (' || n || ')'`,
      path: `'/p/card-' || ${some(users, 80)}`,
      created_at: time(share(0.3)),
    }),
    table('blog_posts', 500, {
      id: 'n',
      slug: `'article-' || n`,
      title: `'איך בוחרים כרטיס ' || n`,
      content: `'<p>שלום</p>'`,
      category: oneOf(trades, 81),
    }),
    table('nfc_products', 10, { id: 'n', name: `'כרטיס ' || n` }),
    table('audit_log', share(0.5), {
      id: 'n',
      actor_id: `1 + ${some(5, 82)}`,
      actor_name: `'admin'`,
      action: oneOf(['update', 'update', 'create', 'delete'], 83),
      entity: oneOf(['users', 'business-profiles', 'contact-leads'], 84),
      entity_id: `(${some(users, 85)})::text`,
      created_at: time(share(0.5)),
    }),
    table('mail_log', share(0.5), {
      id: 'n',
      user_id: user(86),
      to_address: `'person' || n || '@example.org'`,
      template: oneOf(['receipt', 'new_lead', 'verify_email'], 87),
      language: `'he'`,
      subject: `'קבלה ' || n`,
      text_body: `'שלום'`,
      html_body: `'<p>שלום</p>'`,
      status: `case when ${often(5, 88)} then 'failed' else 'sent' end`,
      created_at: time(share(0.5)),
    }),
  ];
}
