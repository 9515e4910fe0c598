/**
 * Which of the storefront's modules share a file. A browser fetches each file with a request of its own, which costs
 * more than most modules weigh: a page of hundreds of small files is slow on a phone, however few bytes they are.
 * What stands in none of these, Vite gives to the pages that use it. `npm run page-weight` prints what each page gets.
 *
 * A path is a folder when it ends with a slash, and otherwise a module with its styles: `components/button` are
 * `button.tsx` and `button.module.css`.
 */

/** @param names of modules and folders, with spaces between */
const inFolder = (folder: string, names: string) => names.split(/\s+/u).map((name) => `${folder}/${name}`);

/** Libraries of every page, which change seldom. */
const base = inFolder('node_modules', 'react/ react-dom/ scheduler/ react-router/ @tanstack/');

/** The product's own code of every page, and small things that the landing page shares with most others. */
const shell = [
  ...inFolder(
    'storefront/components',
    `button button-link class-names copy-button icon-button logo-mark money skeleton social-links spinner
    stamp text-button use-copy visually-hidden`,
  ),
  'storefront/features/accounts/proof/proof-store',
  'storefront/features/accounts/session/',
  ...inFolder('storefront/features/accounts/sign-in', 'auth-address auth-dialog-store auth-link'),
  'storefront/features/cards/new-card/card-draft',
  'storefront/features/cards/use-showcase',
  ...inFolder('storefront/features/leads/contact', 'contact-dialog-store contact-link'),
  ...inFolder('storefront/features/subscriptions/pricing', 'home-plans pricing-figures use-home-plans'),
  ...inFolder(
    'storefront/features/support/chat',
    `chat-button chat-draft-state chat-requests show-support-chat`,
  ),
  ...inFolder('storefront/features/website/header', 'brand header.module'),
  ...inFolder(
    'storefront/features/website/navigation',
    `language-switch navigation-item navigation-links shell-icons theme-provider theme-toggle`,
  ),
  'storefront/features/website/toasts/toast-store',
  ...inFolder('storefront/i18n', 'define-messages language-context messages'),
  ...inFolder(
    'storefront/lib',
    `api-client api-errors api-upload browser-store call chunk-load-error default-error-messages
    focus-content history-gate named-page page-nonce page-state preloadable query-client settled-promise
    stored-texts with-filters`,
  ),
  ...inFolder('storefront/routes', 'find-route page-loading route-table'),
  ...inFolder('storefront/card', 'section-order blocks/Typed'),
  ...inFolder(
    'api/contract/base',
    `format-money in-query isolated-numbers israel-clock languages readable-link typed-text`,
  ),
  ...inFolder(
    'api/contract/cards',
    `card-choices dashboard.endpoint logo-size monogram opening-spans showcase.endpoint social-network-list`,
  ),
  ...inFolder('api/contract', 'endpoint accounts/accounts.endpoint messaging/notifications.endpoint'),
  'api/contract/subscriptions/products.endpoint',
  ...inFolder(
    '~icons/ph',
    `arrow-right check check-circle copy snowflake star-fill warning warning-circle x`,
  ),
];

/** What lies over a page: what notices, menus and dialogs share. */
const layers = inFolder(
  'node_modules/@radix-ui',
  `primitive/ react-compose-refs/ react-context/ react-dismissable-layer/ react-portal/ react-presence/
  react-primitive/ react-slot/ react-use-callback-ref/ react-use-controllable-state/
  react-use-effect-event/ react-use-layout-effect/`,
);

/** Dialogs, and what keeps a page below one still. */
const dialogs = [
  ...inFolder('node_modules/@radix-ui', 'react-dialog/ react-focus-guards/ react-focus-scope/ react-id/'),
  ...inFolder('node_modules', 'aria-hidden/ react-remove-scroll/'),
  ...inFolder('storefront/components', 'dialog use-style-nonce'),
];

/** Small parts of many pages, most of all of the signed-in ones, and the addresses that they read. */
const parts = [
  ...inFolder('api/contract/base', 'card-languages phone-number'),
  ...inFolder('api/contract/cards', 'card-fields document-address picture-address section-names'),
  'api/contract/leads/contact-form-title',
  ...inFolder('api/contract/payments', 'installment-words payment-type-names'),
  '~icons/ph/',
  ...inFolder(
    'storefront/components',
    `cached-image checkbox-field empty-note field linked-text page-section password-field place-meter
    status-word switch text-field`,
  ),
  ...inFolder('storefront/features/accounts/sign-in', 'auth-dialog.module form-issue'),
  'storefront/features/cards/use-my-cards',
  ...inFolder('storefront/features/website/errors', 'error-panel panel-type read-part use-error-messages'),
  'storefront/features/website/legal/company-links',
  ...inFolder('storefront/lib', 'format-date text-language use-filtered-read'),
];
const isEndpoint = (id: string) => id.includes('api/contract/') && id.includes('.endpoint.');

/** What is checked by zod, and the schemas that most forms share. */
const schemas = [
  'node_modules/zod/',
  ...inFolder('api/contract/base', 'columns.schema language.schema safe-link.schema'),
  ...inFolder('api/contract', 'base/typed-fields.schema leads/contact-fields.schema'),
];

/** What is wrong with a field, in both languages. */
const validation = inFolder('api/contract/base', 'translate-issue validation-messages');

/** Forms that several fields are typed into. */
const hookForm = [
  'node_modules/react-hook-form/',
  ...inFolder('storefront/components', 'contract-resolver show-server-errors'),
];

/** What a card's fields are and how they are checked. */
const cardFields = inFolder(
  'api/contract/cards',
  `card-fields.schema card-plan.schema entities/business-profile.schema public-card.schema`,
);

/** A card as a visitor gets it, made of what stands in a form. */
const publicCard = ['api/contract/cards/make-public-card'];

/** The editor's texts, which the account's page needs, too. */
const editorTexts = ['storefront/features/cards/editor/use-editor-messages'];

/** What the parts of the card's editor share. */
const editor = [
  ...inFolder(
    'storefront/features/cards/editor',
    `blank-service card-sections editor-context editor.module entries entry-row hours.module issue-under
    kind-choice list-foot locked-note name-of-day notes.module offers.module schedule-fields
    schedule.module span-entries time-entry use-preview-card use-row-keys use-rows week`,
  ),
  ...inFolder('storefront/features/cards/media', 'media.module use-media-messages'),
  'storefront/lib/moved',
];

/** Whom a document is made out to. */
const billing = inFolder(
  'storefront/features/payments/billing-details',
  `billing-details-form billing-details-key billing-details.module use-billing-details-messages`,
);

/** What the ways to pay share. */
const payment = [
  'storefront/features/payments/billing-details/',
  ...inFolder(
    'storefront/features/subscriptions/checkout',
    `asking-row checkout.module method-choice paid-with unpaid-actions use-asking use-send-once
    use-start-over`,
  ),
];

interface ScriptGroup {
  /** Of the file. */
  name: string;
  paths: readonly string[];
  /** What belongs to it besides. */
  test?: (id: string) => boolean;
  /** How many have to share what stands in it: pages, and parts that are loaded as they are used. */
  minShareCount?: number;
}

/** In their order: a module belongs to the first that names it, or that names something which imports it. */
export const scriptGroups: readonly ScriptGroup[] = [
  { name: 'base', paths: base },
  { name: 'shell', paths: shell },
  { name: 'layers', paths: layers },
  { name: 'dialogs', paths: dialogs },
  // Before the schemas, or a phone number would bring zod with it.
  { name: 'parts', paths: parts, test: isEndpoint, minShareCount: 3 },
  { name: 'schemas', paths: schemas },
  { name: 'validation', paths: validation },
  { name: 'hook-form', paths: hookForm },
  { name: 'card-fields', paths: cardFields },
  { name: 'public-card', paths: publicCard },
  { name: 'editor-texts', paths: editorTexts },
  { name: 'editor', paths: editor, minShareCount: 2 },
  { name: 'billing', paths: billing },
  { name: 'payment', paths: payment, minShareCount: 3 },
];

/** What follows the path of a module in the bundler's name of it. */
const restOfModule = /^(?:\.module)?\.(?:[jt]sx?|css)(?:\?|$)/u;

/** Whether the bundler's name of a module, which begins with folders of the machine, is a path's. */
function hasPath(id: string, path: string): boolean {
  const start = `/${id}`.lastIndexOf(`/${path}`);
  return start >= 0 && (path.endsWith('/') || restOfModule.test(id.slice(start + path.length)));
}

/**
 * The groups as Rolldown takes them.
 * @param isApart tells modules that belong to a file of their own, whatever their path
 */
export const codeSplittingGroups = (isApart: (id: string) => boolean) =>
  scriptGroups.map(({ name, paths, test, minShareCount = 1 }) => ({
    name,
    minShareCount,
    test: (id: string) => !isApart(id) && (paths.some((path) => hasPath(id, path)) || (test?.(id) ?? false)),
  }));
