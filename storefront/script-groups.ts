/**
 * Which of the storefront's modules share a file. A browser fetches each file with a request of its own, which costs
 * more than most modules weigh: a page of hundreds of small files is slow on a phone, however few bytes they are.
 * What stands in none of these, Vite gives to the pages that use it.
 */

/** The card's script has copies of its own, which belong into its file. */
const ownCopy = '?of-the-card';

const anyOf = (...parts: string[]) => new RegExp(parts.join('|'), 'u');

/** Libraries of every page, which change seldom. */
const base = anyOf('node_modules/(react|react-dom|scheduler|react-router|@tanstack)/', 'preload-helper');

/** The product's own code of every page, and small things that the landing page shares with most others. */
const shell = anyOf(
  'storefront/components/(button|class-names|copy-button|icon-button|logo-mark|money|skeleton|social-links)\\b',
  'storefront/components/(spinner|stamp|text-button|use-copy|visually-hidden)\\b',
  'storefront/features/(accounts/session|website/navigation/(theme|language))',
  'storefront/features/website/navigation/(shell-icons|navigation-)',
  'storefront/features/website/header/(brand|header\\.module)',
  'storefront/features/(website/toasts/toast|accounts/(proof/proof|sign-in/auth-dialog)|leads/contact/contact-dialog)-store',
  'storefront/features/(accounts/sign-in/auth-(address|link)|leads/contact/contact-link|cards/new-card/card-draft)',
  'storefront/features/(cards/use-showcase|subscriptions/pricing/(home-plans|pricing-figures|use-home-plans))',
  'storefront/features/support/chat/(chat-button|chat-draft-state|chat-requests|show-support-chat)',
  'storefront/i18n/[a-z-]+\\.ts$',
  'storefront/lib/(api|browser|call|chunk-load-error|default|focus|history|named|page-(nonce|state)|preloadable)',
  'storefront/lib/(query|settled|stored|with-filters)',
  'storefront/routes/(find-route|route-table|page-loading)',
  'storefront/card/(section-order|blocks/Typed)',
  'api/contract/cards/(card-choices|logo-size|monogram|opening-spans|social-network-list)',
  'api/contract/base/(format-money|in-query|isolated-numbers|israel-clock|languages|readable-link|typed-text)',
  'api/contract/endpoint\\.',
  'api/contract/(accounts/accounts|cards/(dashboard|showcase)|messaging/notifications|subscriptions/products)\\.endpoint',
  'icons/ph/(arrow-right|check|check-circle|copy|snowflake|star-fill|warning|warning-circle|x)\\.',
);

/** What lies over a page: what notices, menus and dialogs share. */
const layers = anyOf(
  '@radix-ui/(primitive|react-(compose-refs|context|dismissable-layer|portal|presence|primitive|slot))/',
  '@radix-ui/react-use-(callback-ref|controllable-state|effect-event|layout-effect)/',
);

/** Dialogs, and what keeps a page below one still. */
const dialogs = anyOf(
  '@radix-ui/react-(dialog|focus-guards|focus-scope|id)/',
  'node_modules/(aria-hidden|react-remove-scroll)/',
  'storefront/components/(dialog|use-style-nonce)\\b',
);

/** What is checked by zod, and the schemas that most forms share. */
const schemas = anyOf(
  'node_modules/zod/',
  'api/contract/base/(columns|language|safe-link|typed-fields)\\.schema',
  'api/contract/leads/contact-fields\\.schema',
);

/** Small parts of many pages, most of all of the signed-in ones, and the addresses that they read. */
const parts = anyOf(
  'api/contract/.*\\.endpoint\\.',
  'api/contract/base/(card-languages|phone-number)',
  'api/contract/cards/(card-fields\\.ts|section-names)',
  'api/contract/leads/contact-form-title',
  'api/contract/cards/(document|picture)-address',
  'api/contract/payments/(installment-words|payment-type-names)',
  'icons/ph/',
  'storefront/components/(cached-image|checkbox-field|empty-note|field|linked-text|page-section)\\b',
  'storefront/components/(password-field|place-meter|status-word|switch|text-field)\\b',
  'storefront/features/website/errors/(error-panel|panel-type|read-part|use-error-messages)',
  'storefront/features/accounts/sign-in/(auth-dialog\\.module|form-issue)',
  'storefront/features/(cards/use-my-cards|website/legal/company-links)',
  'storefront/lib/(format-date|present-in|text-language|use-filtered-read)',
);

/** What is wrong with a field, in both languages. */
const validation = anyOf('api/contract/base/(translate-issue|validation-messages)');

/** Forms that several fields are typed into. */
const hookForm = anyOf(
  'node_modules/react-hook-form/',
  'storefront/components/(contract-resolver|show-server-errors)',
);

/** What a card's fields are and how they are checked. */
const cardFields = anyOf(
  'api/contract/cards/(card-fields|card-plan|entities/business-profile|public-card\\.schema)',
);

/** A card as a visitor gets it, made of what stands in a form. */
const publicCard = anyOf('api/contract/cards/make-public-card');

/** Whom a document is made out to. */
const billing = anyOf(
  'storefront/features/payments/billing-details/(billing-details(-form|-key|\\.module)|use-billing)',
);

/** What the ways to pay share. */
const payment = anyOf(
  'storefront/features/payments/billing-details/',
  'storefront/features/subscriptions/checkout/(asking|checkout\\.module|method-choice|paid-with|unpaid-actions|use-asking|use-send-once|use-start-over)',
);

/** The editor's texts, which the account's page needs, too. */
const editorTexts = anyOf('storefront/features/cards/editor/use-editor-messages');

/** What the parts of the card's editor share. */
const editor = anyOf(
  'storefront/features/cards/editor/(blank-service|card-sections|editor-context|editor\\.module|entries|entry-row)',
  'storefront/features/cards/editor/(hours\\.module|issue-under|kind-choice|list-foot|locked-note|name-of-day|notes\\.module)',
  'storefront/features/cards/editor/(offers\\.module|schedule|span-entries|time-entry|use-editor|use-preview-card|use-row|week\\.)',
  'storefront/features/cards/media/(media\\.module|use-media-messages)',
  'storefront/lib/moved',
);

const group = (name: string, test: RegExp, minShareCount = 1) => ({
  name,
  test: (id: string) => !id.endsWith(ownCopy) && test.test(id),
  minShareCount,
});

export const scriptGroups = [
  group('base', base),
  group('shell', shell),
  group('layers', layers),
  group('dialogs', dialogs),
  group('schemas', schemas),
  group('validation', validation),
  group('hook-form', hookForm),
  group('parts', parts, 3),
  group('card-fields', cardFields),
  group('public-card', publicCard),
  group('editor-texts', editorTexts),
  group('editor', editor, 2),
  group('billing', billing),
  group('payment', payment, 3),
];
