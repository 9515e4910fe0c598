import type { ImportKind, ImportStatus } from '../../../../api/contract/admin/entities/csv-import.schema.ts';
import type { CouponHolds } from '../../../../api/contract/payments/entities/coupon.schema.ts';
import type { RedemptionStatus } from '../../../../api/contract/payments/entities/coupon-redemption.schema.ts';
import type { DisputeStatus } from '../../../../api/contract/payments/entities/dispute.schema.ts';
import type { MailName } from '../../../../api/contract/messaging/mail-names.ts';
import type { TeamMemberStatus } from '../../../../api/contract/subscriptions/entities/team-member.schema.ts';
import type { CardType } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import type { Material } from '../../../../api/contract/nfc/entities/nfc-product.schema.ts';
import type { AllocationStatus } from '../../../../api/contract/nfc/entities/card-allocation.schema.ts';
import type { LeadService, LeadStatus } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';
import type {
  CampaignAudience,
  CampaignChannel,
  CampaignKind,
  CampaignStatus,
} from '../../../../api/contract/messaging/entities/notification-campaign.schema.ts';
import type { NotificationType } from '../../../../api/contract/messaging/entities/notification.schema.ts';
import type {
  ReportReason,
  ReportStatus,
} from '../../../../api/contract/cards/entities/card-report.schema.ts';
import type {
  CardReviewRow,
  ReviewReportReason,
  ReviewStatus,
} from '../../../../api/contract/cards/entities/card-review.schema.ts';
import type { MailStatus } from '../../../../api/contract/messaging/entities/mail-log-entry.schema.ts';
import type {
  PackageStatus,
  RenewalProcessStatus,
} from '../../../../api/contract/subscriptions/entities/package.schema.ts';
import type {
  BillingCycle,
  Currency,
  PaymentProvider,
  PaymentType,
} from '../../../../api/contract/payments/entities/payment-enums.schema.ts';
import type { OrderStatus } from '../../../../api/contract/nfc/entities/physical-card-order.schema.ts';
import type { PaymentAttemptRow } from '../../../../api/contract/payments/entities/payment-attempt.schema.ts';
import type { ProviderEventRow } from '../../../../api/contract/payments/entities/provider-event.schema.ts';
import type { TaxDocumentRow } from '../../../../api/contract/payments/entities/tax-document.schema.ts';
import type { BackupRunRow } from '../../../../api/contract/admin/backup-run.schema.ts';
import type { PayoutLineRow, PayoutRow } from '../../../../api/contract/payments/entities/payout.schema.ts';
import type { StatementLineRow } from '../../../../api/contract/payments/entities/statement-line.schema.ts';
import type { PackageType } from '../../../../api/contract/subscriptions/entities/product.schema.ts';
import type {
  ReceiptKind,
  ReceiptStatus,
} from '../../../../api/contract/payments/entities/receipt.schema.ts';
import type { RecurringPaymentStatus } from '../../../../api/contract/payments/entities/recurring-payment.schema.ts';
import type { AddressType } from '../../../../api/contract/accounts/entities/user-address.schema.ts';
import {
  byCardLanguage,
  nameIn as nameOfCardLanguage,
  type CardLanguage,
} from '../../../../api/contract/base/card-languages.ts';
import { byLanguage, nameIn, type Language } from '../../../../api/contract/base/languages.ts';
import type {
  CardTemplate,
  PrimaryAction,
  CardPalette,
  ColorScheme,
  Typeface,
  RequestLength,
} from '../../../../api/contract/cards/public-card.schema.ts';
import type { CardSection } from '../../../../api/contract/cards/section-names.ts';
import type { UserRole } from '../../../../api/contract/accounts/roles.schema.ts';

const mailsHebrew: Record<MailName, string> = {
  verify_email: 'אימות כתובת',
  confirm_new_email: 'אישור כתובת חדשה',
  email_changed: 'הכתובת הוחלפה',
  email_change_asked: 'בקשה להחליף כתובת',
  password_changed: 'הסיסמה הוחלפה',
  sign_in_method_changed: 'שינוי בכניסה עם Google',
  second_factor_changed: 'שינוי באימות בשני שלבים',
  new_device: 'כניסה ממכשיר חדש',
  password_guessed: 'ניחושי סיסמה',
  reset_withheld: 'קישור סיסמה נעצר',
  invitation: 'הזמנה לחשבון',
  viewed_by_staff: 'צפיית צוות בחשבון',
  export_made: 'ייצוא מידע הוכן',
  reset_password: 'איפוס סיסמה',
  weekly_letter: 'המכתב השבועי',
  campaign_news: 'פרסומת',
  campaign_service: 'הודעת שירות',
  card_by_mail: 'כרטיס לבקשת מבקר',
  new_card_lead: 'פנייה לכרטיס',
  time_request_news: 'תשובה לבקשת מועד',
  new_card_review: 'ביקורת חדשה',
  new_sales_lead: 'פנייה למכירות',
  receipt: 'קבלה',
  credit: 'זיכוי',
  proforma: 'חשבון עסקה',
  transfer_reminder: 'תזכורת להעברה בנקאית',
  plan_ends: 'תוכנית מסתיימת',
  deal_cancelled: 'עסקה בוטלה',
  renewal_ahead: 'חידוש מתקרב',
  price_change: 'שינוי מחיר מתקרב',
  renewal_stopped: 'החידוש הופסק',
  charge_failed: 'חיוב נכשל',
  card_expiring: 'כרטיס עומד לפוג',
  package_ended: 'חבילה הסתיימה',
  order_shipped: 'הזמנה נשלחה',
  chip_asked_back: 'בקשה להחזרת שבב',
  account_deleted: 'חשבון נסגר',
  team_invitation: 'הזמנה לצוות',
  card_taken_down: 'כרטיס הוסר',
  card_restored: 'כרטיס הוחזר',
  card_released: 'כרטיס שוחרר',
  card_made: 'הצוות הכין כרטיס',
};

/** Every closed list of the contract; a value without a label fails the type check. */
export interface Choices {
  addressType: Record<AddressType, string>;
  allocationStatus: Record<AllocationStatus, string>;
  articleState: Record<'draft' | 'scheduled' | 'published', string>;
  attemptFailure: Record<NonNullable<PaymentAttemptRow['failure']>, string>;
  attemptKind: Record<PaymentAttemptRow['kind'], string>;
  attemptStatus: Record<PaymentAttemptRow['status'], string>;
  /** The same of a payment by bank transfer: nothing was sent to anybody, the money is awaited. */
  transferStatus: Record<PaymentAttemptRow['status'], string>;
  disputeStatus: Record<DisputeStatus, string>;
  redemptionStatus: Record<RedemptionStatus, string>;
  couponHolds: Record<CouponHolds, string>;
  billingCycle: Record<BillingCycle, string>;
  campaignAudience: Record<CampaignAudience['to'], string>;
  importKind: Record<ImportKind, string>;
  importStatus: Record<ImportStatus, string>;
  campaignChannel: Record<CampaignChannel, string>;
  campaignKind: Record<CampaignKind, string>;
  campaignStatus: Record<CampaignStatus, string>;
  cardLanguage: Record<CardLanguage, string>;
  cardSection: Record<CardSection, string>;
  cardTemplate: Record<CardTemplate, string>;
  cardType: Record<CardType, string>;
  currency: Record<Currency, string>;
  declineClass: Record<NonNullable<PaymentAttemptRow['declineClass']>, string>;
  packageAfter: Record<NonNullable<PaymentAttemptRow['packageAfter']>, string>;
  eventHint: Record<ProviderEventRow['hint'], string>;
  taxDocumentKind: Record<TaxDocumentRow['kind'], string>;
  taxDocumentStatus: Record<TaxDocumentRow['status'], string>;
  statementDirection: Record<StatementLineRow['direction'], string>;
  statementDifference: Record<NonNullable<StatementLineRow['difference']>, string>;
  backupRunKind: Record<BackupRunRow['kind'], string>;
  backupRunStatus: Record<BackupRunRow['status'], string>;
  payoutStatus: Record<PayoutRow['status'], string>;
  payoutLineKind: Record<PayoutLineRow['kind'], string>;
  payoutDifference: Record<NonNullable<PayoutLineRow['difference']>, string>;
  eventStatus: Record<ProviderEventRow['status'], string>;
  language: Record<Language, string>;
  leadService: Record<LeadService, string>;
  leadSource: Record<
    'website' | 'card' | 'landing' | 'pricing' | 'examples' | 'help' | 'blog' | 'import' | 'phone',
    string
  >;
  leadStatus: Record<LeadStatus, string>;
  mailStatus: Record<MailStatus, string>;
  material: Record<Material, string>;
  mailTemplate: Record<MailName, string>;
  notificationType: Record<NotificationType, string>;
  orderStatus: Record<OrderStatus, string>;
  packageStatus: Record<PackageStatus, string>;
  packageType: Record<PackageType, string>;
  paymentProvider: Record<PaymentProvider, string>;
  paymentType: Record<PaymentType, string>;
  primaryAction: Record<PrimaryAction, string>;
  requestLength: Record<RequestLength, string>;
  cardPalette: Record<CardPalette, string>;
  colorScheme: Record<ColorScheme, string>;
  typeface: Record<Typeface, string>;
  receiptKind: Record<ReceiptKind, string>;
  receiptStatus: Record<ReceiptStatus, string>;
  recurringPaymentStatus: Record<RecurringPaymentStatus, string>;
  recurringType: Record<'0' | '1' | '2' | '3', string>;
  renewalProcessStatus: Record<RenewalProcessStatus, string>;
  reportReason: Record<ReportReason, string>;
  reportStatus: Record<ReportStatus, string>;
  reviewKind: Record<CardReviewRow['kind'], string>;
  reviewStatus: Record<ReviewStatus, string>;
  reviewReportReason: Record<ReviewReportReason, string>;
  teamMemberStatus: Record<TeamMemberStatus, string>;
  userRole: Record<UserRole, string>;
}
export type ChoiceName = keyof Choices;

export const choicesHebrew: Choices = {
  addressType: { home: 'בית', work: 'עבודה', billing: 'חיוב', shipping: 'משלוח', other: 'אחר' },
  articleState: { draft: 'טיוטה', scheduled: 'מתוזמן', published: 'באתר' },
  material: { pvc: 'PVC', bamboo: 'במבוק', metal: 'מתכת', sticker: 'מדבקה' },
  allocationStatus: { active: 'פעיל', frozen: 'מוקפא', replaced: 'הוחלף', released: 'שוחרר' },
  attemptKind: {
    initial: 'תשלום ראשון',
    renewal: 'חידוש',
    upgrade: 'החלפת תוכנית',
    order: 'הזמנה',
    card_update: 'החלפת כרטיס',
    refund: 'החזר',
  },
  couponHolds: { plans: 'תוכניות', cards: 'כרטיסים מודפסים', both: 'תוכניות וכרטיסים מודפסים' },
  redemptionStatus: { reserved: 'שמור לתשלום', used: 'מומש', released: 'שוחרר' },
  disputeStatus: { opened: 'נפתחה', evidence_sent: 'ראיות נשלחו', won: 'זכינו', lost: 'הפסדנו' },
  attemptStatus: {
    created: 'נרשם',
    pending: 'בתהליך',
    requires_action: 'ממתין ללקוח',
    unknown: 'אין תשובה',
    succeeded: 'בוצע',
    failed: 'נכשל',
    expired: 'פג',
    excess: 'כפול, מוחזר',
    manual_review: 'לבדיקה שלנו',
  },
  transferStatus: {
    created: 'נרשם',
    pending: 'מחכים לכסף',
    requires_action: 'ממתין ללקוח',
    unknown: 'אין תשובה',
    succeeded: 'שולם',
    failed: 'לא שולם',
    expired: 'הסתיים בלי תשלום',
    excess: 'כפול, מוחזר',
    manual_review: 'סכום אחר, לבדיקה',
  },
  attemptFailure: { not_sent: 'לא הגיע לספק', declined: 'נדחה' },
  packageAfter: { ends: 'מסתיימת', stays: 'ממשיכה' },
  declineClass: {
    soft: 'אפשר לנסות שוב',
    hard: 'סופית',
    needs_customer: 'דורש את הלקוח',
    transient: 'תקלה חולפת',
  },
  eventHint: { charge: 'חיוב', refund: 'החזר', cancel: 'ביטול', dispute: 'הכחשה' },
  taxDocumentKind: { invoice_receipt: 'חשבונית מס קבלה', credit_invoice: 'חשבונית זיכוי' },
  taxDocumentStatus: { ordered: 'הוזמן', issued: 'הופק', failed: 'נכשל' },
  statementDirection: { charge: 'חיוב', refund: 'החזר' },
  statementDifference: {
    unknown_here: 'לא מוכר לנו',
    unknown_there: 'לא מוכר לספק',
    another_sum: 'סכום אחר',
  },
  backupRunKind: { backup: 'גיבוי', drill: 'בדיקת גיבוי' },
  backupRunStatus: { running: 'בתהליך', passed: 'תקין', failed: 'נכשל' },
  payoutStatus: { pending: 'בדרך', paid: 'הגיעה לבנק', failed: 'נכשלה' },
  payoutLineKind: {
    charge: 'חיוב',
    refund: 'החזר',
    dispute: 'הכחשה',
    fee: 'עמלה',
    other: 'אחר',
    rest: 'יתרה לא מוסברת',
  },
  payoutDifference: {
    not_paid_out: 'לא הועבר לבנק',
    unknown_here: 'לא מוכר לנו',
    another_sum: 'סכום אחר',
    paid_twice: 'הועבר פעמיים',
    unexplained: 'סכום לא מוסבר',
    failed: 'ההעברה נכשלה',
  },
  eventStatus: { received: 'בתור', processed: 'טופלה', parked: 'חונה' },
  billingCycle: { monthly: 'חודשי', yearly: 'שנתי' },
  campaignAudience: {
    one: 'לאדם אחד',
    plan: 'לאנשים של תוכנית',
    role: 'לפי תפקיד',
    all: 'לכולם',
  },
  campaignKind: { news: 'חדשות', service: 'הודעת שירות' },
  importKind: { users: 'משתמשים', 'contact-leads': 'פניות למכירות', 'card-allocations': 'שבבים' },
  importStatus: { checked: 'נבדק', running: 'מתבצע', stopped: 'נעצר', done: 'הסתיים' },
  campaignChannel: { product: 'באתר', mail: 'במייל' },
  campaignStatus: { scheduled: 'מתוזמנת', sending: 'נשלחת', stopped: 'נעצרה', sent: 'נשלחה' },
  cardTemplate: {
    basic: 'בסיסית',
    creative: 'יצירתית',
    classic: 'קלאסית',
    minimal: 'מינימלית',
    bold: 'נועזת',
    night: 'לילית',
  },
  cardSection: {
    about: 'נעים להכיר',
    services: 'שירותים ומחירים',
    gallery: 'גלריה',
    hours: 'שעות פתיחה',
    branches: 'סניפים נוספים',
    reviews: 'ביקורות',
    questions: 'שאלות ותשובות',
    documents: 'מסמכים',
    payment: 'תשלום',
    links: 'קישורים',
  },
  cardType: { basic: 'בסיסי', pro: 'פרו' },
  currency: { ILS: 'שקל', USD: 'דולר' },
  cardLanguage: byCardLanguage((language) => nameOfCardLanguage('he', language)),
  language: byLanguage((language) => nameIn('he', language)),
  leadService: {
    'single-card': 'כרטיס אחד',
    'multiple-cards': 'כמה כרטיסים',
    'business-solution': 'פתרון לעסק',
    'physical-cards': 'כרטיסים מודפסים',
    consultation: 'ייעוץ',
    other: 'אחר',
  },
  leadSource: {
    website: 'האתר',
    card: 'כרטיס',
    landing: 'דף הבית',
    pricing: 'המחירים',
    examples: 'הדוגמאות',
    help: 'העזרה',
    blog: 'הבלוג',
    import: 'מקובץ',
    phone: 'טלפון',
  },
  leadStatus: { new: 'חדשה', in_progress: 'בטיפול', won: 'הפכה ללקוח', lost: 'לא יצאה לפועל', spam: 'ספאם' },
  mailStatus: { queued: 'ממתין', sent: 'נשלח', kept: 'נשמר כאן', failed: 'נכשל' },
  mailTemplate: mailsHebrew,
  notificationType: {
    info: 'מידע',
    lead: 'פנייה',
    message: 'הודעה',
    package: 'חבילה',
    payment: 'תשלום',
    order: 'הזמנה',
    card: 'כרטיס',
    security: 'אבטחה',
  },
  orderStatus: {
    pending: 'ממתינה',
    paid: 'שולמה',
    in_production: 'בייצור',
    shipped: 'נשלחה',
    delivered: 'נמסרה',
    cancelled: 'בוטלה',
    returned: 'הוחזרה',
    refunded: 'זוכתה',
  },
  packageStatus: {
    inactive: 'לא פעילה',
    pending_payment: 'ממתינה לתשלום',
    active: 'פעילה',
    past_due: 'חיוב נכשל',
    expired: 'הסתיימה',
    cancelled: 'בוטלה',
    refunded: 'זוכתה',
  },
  packageType: { free: 'חינם', individual: 'אישי', business: 'עסקי', enterprise: 'ארגוני' },
  paymentProvider: {
    payplus: 'PayPlus',
    stripe: 'Stripe',
    sandbox: 'סביבת ניסוי',
    manual: 'ידני',
    bank: 'העברה בנקאית',
  },
  paymentType: {
    credit_card: 'כרטיס אשראי',
    bit: 'ביט',
    paypal: 'PayPal',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    bank_transfer: 'העברה בנקאית',
  },
  cardPalette: { own: 'של התבנית', sea: 'ים', forest: 'יער', plum: 'שזיף', sand: 'חול' },
  typeface: { own: 'של התבנית', plain: 'Rubik', serif: 'Frank Ruhl + Rubik', poster: 'Secular + Rubik' },
  colorScheme: { system: 'לפי המכשיר של המבקר', light: 'תמיד בהיר', dark: 'תמיד כהה' },
  requestLength: {
    '15': '15 דקות',
    '30': '30 דקות',
    '45': '45 דקות',
    '60': '60 דקות',
    '90': '90 דקות',
    '120': '120 דקות',
  },
  primaryAction: {
    phone: 'טלפון',
    whatsapp: 'WhatsApp',
    email: 'אימייל',
    website: 'אתר',
    map: 'ניווט',
    contactForm: 'טופס יצירת קשר',
  },
  receiptKind: { receipt: 'קבלה', credit: 'זיכוי' },
  receiptStatus: { completed: 'הושלמה', cancelled: 'בוטלה', refunded: 'זוכתה' },
  recurringPaymentStatus: {
    pending: 'ממתינה',
    active: 'פעילה',
    paused: 'מושהית',
    cancelled: 'בוטלה',
    completed: 'הסתיימה',
    failed: 'נכשלה',
  },
  recurringType: { 0: 'יומי', 1: 'שבועי', 2: 'חודשי', 3: 'שנתי' },
  renewalProcessStatus: {
    not_started: 'לא התחיל',
    charging: 'בחיוב',
    retry_scheduled: 'נקבע ניסיון נוסף',
    awaiting_result: 'ממתין לתשובה',
    needs_customer: 'דורש את הלקוח',
    exhausted: 'כל הניסיונות נכשלו',
    manual_review: 'בבדיקה ידנית',
  },
  reportReason: {
    impersonation: 'התחזות',
    fraud: 'הונאה',
    spam: 'ספאם',
    offensive: 'תוכן פוגעני',
    illegal: 'תוכן בלתי חוקי',
    privacy: 'פגיעה בפרטיות',
    other: 'סיבה אחרת',
  },
  teamMemberStatus: {
    invited: 'הוזמן',
    active: 'בצוות',
    declined: 'סירב',
    left: 'עזב',
    removed: 'הוסר',
  },
  reviewKind: { client: 'ביקורת של לקוח', quote: 'ציטוט של בעלי הכרטיס' },
  reviewStatus: {
    waiting: 'מחכה לבעלים',
    published: 'בכרטיס',
    hidden: 'מוסתרת',
    reported: 'דווחה',
    taken_down: 'הוסרה',
  },
  reviewReportReason: {
    not_client: 'לא לקוח',
    offensive: 'פוגענית',
    false: 'לא נכונה',
    private: 'פרטים אישיים',
    other: 'סיבה אחרת',
  },
  reportStatus: { new: 'חדש', under_review: 'בבדיקה', dismissed: 'נדחה', taken_down: 'הכרטיס הוסר' },
  userRole: {
    user: 'משתמש',
    moderator: 'מנחה הצ׳אט',
    content: 'תוכן',
    support: 'תמיכה',
    finance: 'כספים',
    admin: 'מנהל',
  },
};
