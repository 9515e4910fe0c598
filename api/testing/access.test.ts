import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '../app.ts';
import { may, permissions, rolesWith, type Permission } from '../contract/accounts/permissions.ts';
import { userRoles, type UserRole } from '../contract/accounts/roles.schema.ts';
import { accessTo, resourceAccess, type AccessResource } from '../contract/admin/resource-access.ts';
import type { MountedEndpoint } from '../http/mounted-endpoint.ts';
import { clientAs } from './act-as.ts';
import { startTestApp, type TestApp } from './app.ts';
import type { TestClient } from './client.ts';
import { foreignId, samplePath } from './endpoint-samples.ts';
import { signInAs } from './sign-in.ts';

/**
 * Who may call what (docs/specification.md 6, docs/product.md 3), written by hand and sorted by path. Whoever adds
 * an operation or changes its access changes this table too, and whoever reviews it reads the line. `from anywhere`: a
 * write that does nothing in a person's name and so needs no anti-forgery token. `with fresh proof`: only within ten
 * minutes of the last proof of identity (docs/security.md S2); `with proof in its form`: takes the password each time.
 */
const table = `
GET    /api/account → signed-in
PUT    /api/account → signed-in
GET    /api/account/addresses → signed-in
POST   /api/account/addresses → signed-in
DELETE /api/account/addresses/:id → signed-in
PUT    /api/account/addresses/:id → signed-in
PUT    /api/account/addresses/:id/primary → signed-in
GET    /api/account/closing → signed-in
POST   /api/account/closing → signed-in with proof in its form
DELETE /api/account/email → signed-in
POST   /api/account/email → signed-in with proof in its form
GET    /api/account/exports → signed-in
POST   /api/account/exports → signed-in with fresh proof
GET    /api/account/exports/:id/file → signed-in with fresh proof
GET    /api/account/factors → signed-in
POST   /api/account/google → signed-in with proof in its form
POST   /api/account/google/unlink → signed-in with proof in its form
POST   /api/account/import → signed-in
PUT    /api/account/language → signed-in
GET    /api/account/notification-choices → signed-in
PUT    /api/account/notification-choices → signed-in
POST   /api/account/passkeys → signed-in
PUT    /api/account/passkeys/:id → signed-in
POST   /api/account/passkeys/:id/remove → signed-in with fresh proof
POST   /api/account/passkeys/options → signed-in with fresh proof
PUT    /api/account/password → signed-in with proof in its form
POST   /api/account/recovery-codes → signed-in with fresh proof
POST   /api/account/totp → signed-in with fresh proof
POST   /api/account/totp/confirm → signed-in
POST   /api/account/totp/remove → signed-in with fresh proof
POST   /api/account/verification-mail → signed-in
GET    /api/address-test → public
GET    /api/admin/audit-log → staff
GET    /api/admin/audit-log/:id → staff
GET    /api/admin/background-jobs → system
POST   /api/admin/background-jobs/cancel → system
GET    /api/admin/background-jobs/queues → system
POST   /api/admin/background-jobs/retry → system
GET    /api/admin/backup-runs → system
GET    /api/admin/backup-runs/:id → system
GET    /api/admin/blog-posts → articles
POST   /api/admin/blog-posts → articles
DELETE /api/admin/blog-posts/:id → articles
GET    /api/admin/blog-posts/:id → articles
PUT    /api/admin/blog-posts/:id → articles
POST   /api/admin/blog-posts/:id/presence → articles
POST   /api/admin/blog-posts/bulk/update → articles
POST   /api/admin/blog-posts/preview → articles
GET    /api/admin/business-profiles → cards.read
GET    /api/admin/business-profiles/:id → cards.read
PUT    /api/admin/business-profiles/:id → cards.write
POST   /api/admin/business-profiles/:id/clear-suspicion → cards.write
POST   /api/admin/business-profiles/:id/delete → cards.delete with fresh proof
GET    /api/admin/business-profiles/:id/former-addresses → cards.read
POST   /api/admin/business-profiles/:id/lift-takedown → cards.write
POST   /api/admin/business-profiles/:id/presence → cards.write
POST   /api/admin/business-profiles/:id/release → cards.write
POST   /api/admin/business-profiles/:id/take-down → cards.write
GET    /api/admin/canned-answers → inbox
POST   /api/admin/canned-answers → inbox
DELETE /api/admin/canned-answers/:id → inbox
GET    /api/admin/canned-answers/:id → inbox
PUT    /api/admin/canned-answers/:id → inbox
POST   /api/admin/canned-answers/:id/presence → inbox
GET    /api/admin/card-allocations → orders.read
GET    /api/admin/card-allocations/:id → orders.read
POST   /api/admin/card-allocations/:id/ask-back → orders.write
POST   /api/admin/card-allocations/:id/freeze → orders.write
GET    /api/admin/card-allocations/:id/qr.svg → orders.read
GET    /api/admin/card-allocations/:id/story → orders.read
POST   /api/admin/card-allocations/:id/withdraw-asking → orders.write
GET    /api/admin/card-reports → cards.read
GET    /api/admin/card-reports/:id → cards.read
POST   /api/admin/card-reports/:id/dismiss → cards.write
POST   /api/admin/card-reports/:id/review → cards.write
POST   /api/admin/card-reports/:id/take-down → cards.write
POST   /api/admin/card-reports/bulk/dismiss → cards.write
POST   /api/admin/card-reports/bulk/review → cards.write
GET    /api/admin/card-reviews → cards.read
GET    /api/admin/card-reviews/:id → cards.read
POST   /api/admin/card-reviews/:id/restore → cards.write
POST   /api/admin/card-reviews/:id/take-down → cards.write
GET    /api/admin/card-takedowns → cards.read
GET    /api/admin/card-takedowns/:id → cards.read
GET    /api/admin/checkout-locks → payments.read
GET    /api/admin/checkout-locks/:id → payments.read
GET    /api/admin/contact-leads → leads
POST   /api/admin/contact-leads → leads
GET    /api/admin/contact-leads/:id → leads
PUT    /api/admin/contact-leads/:id → leads
POST   /api/admin/contact-leads/:id/decide-user → leads
POST   /api/admin/contact-leads/:id/presence → leads
GET    /api/admin/contact-leads/:id/users → leads
POST   /api/admin/contact-leads/bulk/update → leads
GET    /api/admin/coupon-redemptions → payments.read
GET    /api/admin/coupon-redemptions/:id → payments.read
GET    /api/admin/coupons → catalogue.read
POST   /api/admin/coupons → catalogue.write
GET    /api/admin/coupons/:id → catalogue.read
PUT    /api/admin/coupons/:id → catalogue.write
POST   /api/admin/coupons/:id/presence → catalogue.write
GET    /api/admin/csv-imports → people.secure
GET    /api/admin/csv-imports/:id → people.secure
POST   /api/admin/csv-imports/:id/start → people.secure with fresh proof
POST   /api/admin/csv-imports/:id/stop → people.secure
POST   /api/admin/csv-imports/check → people.secure
GET    /api/admin/dashboard → office
GET    /api/admin/database-migrations → system
POST   /api/admin/database-migrations/rollback → system with fresh proof
POST   /api/admin/database-migrations/run → system with fresh proof
GET    /api/admin/disputes → payments.read
GET    /api/admin/disputes/:id → payments.read
POST   /api/admin/disputes/:id/lose-dispute → payments.write
POST   /api/admin/disputes/:id/send-evidence → payments.write
POST   /api/admin/disputes/:id/win-dispute → payments.write
GET    /api/admin/error-groups → system
POST   /api/admin/error-groups/handle → system
GET    /api/admin/error-logs → system
GET    /api/admin/error-logs/:id → system
POST   /api/admin/error-logs/:id/handle → system
POST   /api/admin/error-logs/:id/reopen → system
POST   /api/admin/error-logs/bulk/handle → system
POST   /api/admin/error-logs/bulk/reopen → system
GET    /api/admin/ledger.beancount → books
GET    /api/admin/ledger.journal → books
GET    /api/admin/list-exports/:resource → export with fresh proof
GET    /api/admin/mail-log → mail.read
GET    /api/admin/mail-log/:id → mail.read
GET    /api/admin/mail-log/:id/contents → mail.read
POST   /api/admin/mail-log/:id/send-again → mail.read
POST   /api/admin/mail-log/bulk/send-again → mail.read
GET    /api/admin/messages → inbox
GET    /api/admin/messages/:id → inbox
PUT    /api/admin/messages/:id/close → inbox
PUT    /api/admin/messages/:id/reopen → inbox
GET    /api/admin/month-documents.csv → books with fresh proof
GET    /api/admin/month-report → books
GET    /api/admin/month-report.csv → books
GET    /api/admin/nfc-products → catalogue.read
POST   /api/admin/nfc-products → catalogue.write
DELETE /api/admin/nfc-products/:id → catalogue.write
GET    /api/admin/nfc-products/:id → catalogue.read
PUT    /api/admin/nfc-products/:id → catalogue.write
POST   /api/admin/nfc-products/:id/presence → catalogue.write
POST   /api/admin/nfc-products/preview → catalogue.read
GET    /api/admin/notification-campaigns → campaigns
POST   /api/admin/notification-campaigns → campaigns with fresh proof
GET    /api/admin/notification-campaigns/:id → campaigns
GET    /api/admin/notification-campaigns/:id/reach → campaigns
POST   /api/admin/notification-campaigns/:id/resume → campaigns
POST   /api/admin/notification-campaigns/:id/stop → campaigns
POST   /api/admin/notification-campaigns/count → campaigns
POST   /api/admin/notification-campaigns/preview → campaigns
POST   /api/admin/notification-campaigns/test → campaigns
GET    /api/admin/notifications → mail.read
GET    /api/admin/notifications/:id → mail.read
GET    /api/admin/open-format.zip → books with fresh proof
GET    /api/admin/package-migrations → package-migrations
POST   /api/admin/package-migrations → package-migrations
GET    /api/admin/package-migrations/:id → package-migrations
POST   /api/admin/package-migrations/:id/discard → package-migrations
GET    /api/admin/package-migrations/:id/packages → package-migrations
POST   /api/admin/package-migrations/:id/resume → package-migrations with fresh proof
POST   /api/admin/package-migrations/:id/start → package-migrations with fresh proof
POST   /api/admin/package-migrations/:id/stop → package-migrations
POST   /api/admin/package-migrations/:id/undo → package-migrations with fresh proof
GET    /api/admin/packages → packages.read
GET    /api/admin/packages/:id → packages.read
POST   /api/admin/packages/:id/cancel-now → packages.give with fresh proof
POST   /api/admin/packages/:id/resume-renewal → packages.write
POST   /api/admin/packages/:id/retry-charge → packages.write
POST   /api/admin/packages/:id/set-team → packages.write
POST   /api/admin/packages/:id/stop-renewal → packages.write
GET    /api/admin/packages/:id/story → packages.read
GET    /api/admin/payments → payments.read
GET    /api/admin/payments/:id → payments.read
POST   /api/admin/payments/:id/look-up → payments.write
POST   /api/admin/payments/:id/mark-paid → payments.write with fresh proof
POST   /api/admin/payments/:id/mark-sent-back → payments.write with fresh proof
POST   /api/admin/payments/:id/open-dispute → payments.write
POST   /api/admin/payments/:id/refund → payments.write with fresh proof
POST   /api/admin/payments/:id/resolve → payments.write with fresh proof
POST   /api/admin/payments/:id/retry-refund → payments.write with fresh proof
GET    /api/admin/payments/:id/story → payments.read
GET    /api/admin/payout-lines → books
GET    /api/admin/payout-lines/:id → books
POST   /api/admin/payout-lines/:id/handle → books
POST   /api/admin/payout-lines/:id/reopen → books
GET    /api/admin/payouts → books
POST   /api/admin/payouts → books
DELETE /api/admin/payouts/:id → books
GET    /api/admin/payouts/:id → books
POST   /api/admin/payouts/import → books
GET    /api/admin/physical-card-orders → orders.read
GET    /api/admin/physical-card-orders/:id → orders.read
PUT    /api/admin/physical-card-orders/:id → orders.write
POST   /api/admin/physical-card-orders/:id/cancel → payments.write with fresh proof
GET    /api/admin/physical-card-orders/:id/chips.csv → orders.read
POST   /api/admin/physical-card-orders/:id/deliver → orders.write
GET    /api/admin/physical-card-orders/:id/face.png → orders.read
GET    /api/admin/physical-card-orders/:id/faces.pdf → orders.read
POST   /api/admin/physical-card-orders/:id/presence → orders.write
GET    /api/admin/physical-card-orders/:id/print-sheet.pdf → orders.read
POST   /api/admin/physical-card-orders/:id/refund → payments.write with fresh proof
POST   /api/admin/physical-card-orders/:id/ship → orders.write
POST   /api/admin/physical-card-orders/:id/start-production → orders.write
GET    /api/admin/physical-card-orders/:id/story → orders.read
POST   /api/admin/physical-card-orders/:id/take-return → orders.write
POST   /api/admin/physical-card-orders/bulk/deliver → orders.write
POST   /api/admin/physical-card-orders/bulk/start-production → orders.write
PUT    /api/admin/product-order → catalogue.write
GET    /api/admin/production-runs/orders.csv → orders.write
GET    /api/admin/production-runs/print-sheet.pdf → orders.write
GET    /api/admin/products → catalogue.read
POST   /api/admin/products → catalogue.write
DELETE /api/admin/products/:id → catalogue.write
GET    /api/admin/products/:id → catalogue.read
PUT    /api/admin/products/:id → catalogue.write
POST   /api/admin/products/:id/presence → catalogue.write
GET    /api/admin/profile-stats → cards.read
GET    /api/admin/profile-stats/:id → cards.read
GET    /api/admin/proformas → payments.read
GET    /api/admin/proformas/:id → payments.read
GET    /api/admin/proformas/:id/document → payments.read
GET    /api/admin/provider-events → books
GET    /api/admin/provider-events/:id → books
POST   /api/admin/provider-events/:id/process-again → books
GET    /api/admin/receipts → payments.read
GET    /api/admin/receipts/:id → payments.read
GET    /api/admin/receipts/:id/document → payments.read
POST   /api/admin/receipts/:id/send-again → payments.write
GET    /api/admin/recurring-payments → payments.read
GET    /api/admin/recurring-payments/:id → payments.read
GET    /api/admin/saved-views → office
POST   /api/admin/saved-views → office
DELETE /api/admin/saved-views/:id → office
GET    /api/admin/staff-notes → people.read
POST   /api/admin/staff-notes → people.read
DELETE /api/admin/staff-notes/:id → people.read
GET    /api/admin/staff-notes/:id → people.read
PUT    /api/admin/staff-notes/:id → people.read
POST   /api/admin/staff-notes/:id/presence → people.read
GET    /api/admin/staff-sessions → staff
POST   /api/admin/staff-sessions/:id/end → staff
GET    /api/admin/statement-lines → books
GET    /api/admin/statement-lines/:id → books
POST   /api/admin/statement-lines/:id/handle → books
POST   /api/admin/statement-lines/:id/reopen → books
GET    /api/admin/support/conversations → inbox
POST   /api/admin/support/conversations → inbox
PUT    /api/admin/support/conversations/:id/assignee → inbox
GET    /api/admin/support/conversations/:id/context → inbox
GET    /api/admin/support/conversations/:id/notes → inbox
POST   /api/admin/support/conversations/:id/notes → inbox
PUT    /api/admin/support/conversations/:id/snooze → inbox
GET    /api/admin/support/counts → inbox
GET    /api/admin/support/staff → inbox
GET    /api/admin/tax-documents → books
GET    /api/admin/tax-documents/:id → books
POST   /api/admin/tax-documents/:id/enter-allocation → books
POST   /api/admin/tax-documents/:id/retry → books
GET    /api/admin/team-members → packages.read
GET    /api/admin/team-members/:id → packages.read
GET    /api/admin/user-addresses → people.read
POST   /api/admin/user-addresses → people.write
DELETE /api/admin/user-addresses/:id → people.write
GET    /api/admin/user-addresses/:id → people.read
PUT    /api/admin/user-addresses/:id → people.write
POST   /api/admin/user-addresses/:id/presence → people.write
GET    /api/admin/user-payment-methods → payments.read
GET    /api/admin/user-payment-methods/:id → payments.read
GET    /api/admin/users → people.read
POST   /api/admin/users → people.write
GET    /api/admin/users/:id → people.read
PUT    /api/admin/users/:id → people.write with fresh proof
POST   /api/admin/users/:id/ask-factor-reset → people.secure with fresh proof
POST   /api/admin/users/:id/ask-role → staff with fresh proof
POST   /api/admin/users/:id/change-email → people.secure with fresh proof
POST   /api/admin/users/:id/close → people.secure with fresh proof
POST   /api/admin/users/:id/confirm-role → staff with fresh proof
POST   /api/admin/users/:id/create-card → cards.write
GET    /api/admin/users/:id/devices → people.read
POST   /api/admin/users/:id/end-sessions → people.write
POST   /api/admin/users/:id/extend-package → packages.give
POST   /api/admin/users/:id/give-package → packages.give
GET    /api/admin/users/:id/history → people.read
POST   /api/admin/users/:id/presence → people.write
POST   /api/admin/users/:id/refuse-role → staff
POST   /api/admin/users/:id/reset-factors → people.secure with fresh proof
POST   /api/admin/users/:id/see-leads → people.view-as
POST   /api/admin/users/:id/send-invitation → people.write
POST   /api/admin/users/:id/send-password-reset → people.write
POST   /api/admin/users/:id/send-verification → people.write
POST   /api/admin/users/:id/set-tags → people.write
GET    /api/admin/users/:id/summary → people.read
GET    /api/admin/users/:id/timeline → people.read
POST   /api/admin/users/:id/verify-email → people.secure with fresh proof
POST   /api/admin/users/:id/view-as → people.view-as with fresh proof
POST   /api/admin/users/bulk/end-sessions → people.write
POST   /api/admin/users/bulk/send-password-reset → people.write
POST   /api/admin/users/bulk/send-verification → people.write
GET    /api/admin/vat-rates → books
POST   /api/admin/vat-rates → books
DELETE /api/admin/vat-rates/:id → books
GET    /api/admin/vat-rates/:id → books
GET    /api/admin/waiting → office
POST   /api/auth/confirm-email → public
GET    /api/auth/current-user → signed-in
POST   /api/auth/demo-login → public
POST   /api/auth/forgot-password → public
GET    /api/auth/google → public
GET    /api/auth/google/callback → public
POST   /api/auth/login → public
POST   /api/auth/logout → public
POST   /api/auth/passkey → public
POST   /api/auth/passkey/options → public
GET    /api/auth/proof → signed-in
POST   /api/auth/proof → signed-in
POST   /api/auth/proof/google → signed-in
POST   /api/auth/register → public
POST   /api/auth/reset-password → public
POST   /api/auth/second-factor → signed-in
POST   /api/auth/second-factor/options → signed-in
POST   /api/auth/stop-email-change → public
POST   /api/auth/verify-email → public
GET    /api/bank-transfers → signed-in
GET    /api/bank-transfers/:id → signed-in
POST   /api/bank-transfers/:id/cancel → signed-in
GET    /api/bank-transfers/:id/proforma → signed-in
GET    /api/bank-transfers/offer → signed-in
GET    /api/billing-details → signed-in
PUT    /api/billing-details → signed-in
GET    /api/blog-posts → public
DELETE /api/blog-posts/:id/like → public
POST   /api/blog-posts/:id/like → public
POST   /api/blog-posts/:id/views → public from anywhere
GET    /api/blog-posts/:idOrSlug → public
GET    /api/card-checkout → public
POST   /api/card-checkout/coupon → signed-in
GET    /api/cards → signed-in
POST   /api/cards → signed-in
GET    /api/cards/:address → public
DELETE /api/cards/:id → signed-in
PUT    /api/cards/:id → signed-in
GET    /api/cards/:id/address-check → signed-in
GET    /api/cards/:id/belongings → signed-in
PUT    /api/cards/:id/card-type → signed-in
POST   /api/cards/:id/contact → public from anywhere
POST   /api/cards/:id/duplicate → signed-in
GET    /api/cards/:id/editing → signed-in
POST   /api/cards/:id/events → public from anywhere
GET    /api/cards/:id/leads → signed-in
GET    /api/cards/:id/leads.csv → signed-in with fresh proof
POST   /api/cards/:id/mail → public from anywhere
POST   /api/cards/:id/quotes → signed-in
POST   /api/cards/:id/report → public from anywhere
POST   /api/cards/:id/review-invitations → signed-in
GET    /api/cards/:id/reviews → signed-in
GET    /api/cards/:id/stats → signed-in
GET    /api/cards/:id/stats.csv → signed-in
POST   /api/cards/:id/time-requests → public from anywhere
GET    /api/cards/:id/view.gif → public
PUT    /api/cards/:id/visibility → signed-in
GET    /api/checkout → public
POST   /api/checkout → signed-in
POST   /api/checkout/coupon → signed-in
POST   /api/checkout/payments/:id/check → signed-in
POST   /api/checkout/payments/:id/close → signed-in
GET    /api/chips → signed-in
PUT    /api/chips/:id/card → signed-in
POST   /api/chips/:id/claim-code → signed-in
POST   /api/chips/:id/freeze → signed-in
POST   /api/chips/:id/hand-over → signed-in
POST   /api/chips/:id/hand-over/accept → signed-in
POST   /api/chips/:id/hand-over/decline → signed-in
POST   /api/chips/:id/hand-over/withdraw → signed-in
GET    /api/chips/:id/log → signed-in
PUT    /api/chips/:id/name → signed-in
POST   /api/chips/:id/replace → signed-in
POST   /api/chips/:id/take-back/confirm → signed-in
POST   /api/chips/:id/take-back/refuse → signed-in
POST   /api/chips/:id/unfreeze → signed-in
PUT    /api/chips/card → signed-in
POST   /api/chips/claim → signed-in
POST   /api/chips/freeze → signed-in
GET    /api/chips/group → signed-in
POST   /api/chips/hand-over → signed-in
POST   /api/chips/hand-over/accept → signed-in
POST   /api/chips/hand-over/decline → signed-in
POST   /api/chips/hand-over/withdraw → signed-in
POST   /api/chips/unfreeze → signed-in
GET    /api/communities → public
POST   /api/contact-leads → public from anywhere
POST   /api/create-support-ticket → signed-in
GET    /api/csrf-token → public
GET    /api/dashboard → signed-in
GET    /api/docs → public
POST   /api/documents → signed-in
POST   /api/errors/report → public
POST   /api/errors/violations → public from anywhere
GET    /api/example-cards → public
GET    /api/home-products → public
GET    /api/invitation → public
POST   /api/invitation/acceptance → signed-in
POST   /api/invitation/refusal → public
GET    /api/leads → signed-in
GET    /api/leads.csv → signed-in with fresh proof
DELETE /api/leads/:id → signed-in
PATCH  /api/leads/:id → signed-in
GET    /api/leads/:id/contact.vcf → signed-in
GET    /api/leads/:id/time-request.ics → signed-in
POST   /api/leads/:id/time-request/confirmation → signed-in
POST   /api/leads/:id/time-request/refusal → signed-in
GET    /api/live → signed-in
POST   /api/media → signed-in
DELETE /api/media/:id → signed-in
DELETE /api/memberships/:id → signed-in
POST   /api/memberships/:id/card → signed-in
POST   /api/messages → signed-in
PUT    /api/messages/read-all → signed-in
GET    /api/nfc-products → public
GET    /api/nfc-products/:id/quote → public
GET    /api/notifications → signed-in
PUT    /api/notifications/read-all → signed-in
GET    /api/open-support-messages → signed-in
GET    /api/openapi.json → public
GET    /api/orders → signed-in
POST   /api/orders → signed-in
POST   /api/orders/:id/approve-design → signed-in
POST   /api/orders/:id/cancel → signed-in
POST   /api/orders/:id/pay → signed-in
POST   /api/orders/payments/:id/check → signed-in
POST   /api/orders/payments/:id/close → signed-in
GET    /api/payment-demo → public
POST   /api/payment-demo/payments → public from anywhere
POST   /api/payment-demo/payments/:id/charge-again → public from anywhere
POST   /api/payment-demo/payments/:id/check → public from anywhere
DELETE /api/payment-methods/:id → signed-in
PUT    /api/payment-methods/:id/default → signed-in
POST   /api/payments/callbacks/:provider → public from anywhere
GET    /api/products → public
GET    /api/proposed-address → signed-in
GET    /api/receipts → signed-in
GET    /api/receipts/:id/document → signed-in
DELETE /api/review-invitations/:id → signed-in
POST   /api/review-invitations/:id/reminder → signed-in
POST   /api/review/:token → public from anywhere
POST   /api/review/:token/opened → public from anywhere
POST   /api/review/:token/removal → public from anywhere
DELETE /api/reviews/:id → signed-in
PATCH  /api/reviews/:id → signed-in
POST   /api/reviews/:id/report → signed-in
DELETE /api/sessions → signed-in
GET    /api/sessions → signed-in
DELETE /api/sessions/:id → signed-in
GET    /api/showcase-cards → public
GET    /api/stats → signed-in
GET    /api/stats.csv → signed-in
GET    /api/subscription → signed-in
GET    /api/subscription/:id/cancellation → signed-in
POST   /api/subscription/:id/cancellation → signed-in
DELETE /api/subscription/:id/change → signed-in
GET    /api/subscription/:id/change → signed-in
POST   /api/subscription/:id/change → signed-in
POST   /api/subscription/:id/pay → signed-in
PUT    /api/subscription/:id/renewal → signed-in
GET    /api/subscription/card → signed-in
POST   /api/subscription/card → signed-in
POST   /api/subscription/card/:id/check → signed-in
POST   /api/support-attachments → signed-in
GET    /api/support-attachments/:id → signed-in
GET    /api/support-conversations → signed-in
GET    /api/support-conversations/:id → signed-in
PUT    /api/support-conversations/:id/read → signed-in
POST   /api/support-conversations/:id/typing → signed-in
GET    /api/support-messages → signed-in
PUT    /api/support-messages/read-all → signed-in
GET    /api/support-topics → signed-in
GET    /api/tapped-chip → public
DELETE /api/team-people/:id → signed-in
POST   /api/team-people/:id/invitation → signed-in
GET    /api/teams → signed-in
PUT    /api/teams/:id/design → signed-in
POST   /api/teams/:id/invitations → signed-in
POST   /api/time-requests/:token/cancellation → public from anywhere
POST   /api/view-as/end → signed-in
GET    /api/wallet → signed-in
POST   /api/weekly-letter → public from anywhere
POST   /contact → public from anywhere
GET    /healthz → public
GET    /media/:publicId/:file → public
GET    /media/:publicId/pdf/:file → public
GET    /metrics → public
GET    /readyz → public
POST   /t/:tapCode → public
`;

interface Row {
  line: string;
  method: string;
  path: string;
  access: string;
}

const rows: Row[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', , access = ''] = line.split(/\s+/u);
    return { line, method, path, access };
  });

/** Who holds which permission, written by hand as well: a role that gets more changes a line here. */
const holders = `
office → admin finance support content
people.read → admin finance support
people.write → admin support
people.secure → admin
people.view-as → admin support
staff → admin
cards.read → admin support content
cards.write → admin support
cards.delete → admin
leads → admin support
inbox → admin support
chat → admin support moderator
mail.read → admin support
campaigns → admin content
packages.read → admin finance support
packages.write → admin finance support
packages.give → admin finance
payments.read → admin finance support
payments.write → admin finance
books → admin finance
orders.read → admin finance support
orders.write → admin support
catalogue.read → admin finance support content
catalogue.write → admin finance
package-migrations → admin finance
articles → admin content
export → admin finance
system → admin
`;

const isOfStaff = ({ access }: Row) => access !== 'public' && access !== 'signed-in';
const endpoints = features.flatMap((feature) => feature.endpoints);
const proofs = { fresh: ' with fresh proof', 'in-form': ' with proof in its form' };
const lineOf = ({ method, path, access, antiForgery, proof }: MountedEndpoint) =>
  `${method.toUpperCase().padEnd(6)} ${path} → ${access}${antiForgery === 'none' ? ' from anywhere' : ''}${
    proof ? proofs[proof] : ''
  }`;
const byPath = (one: string, other: string) => {
  const key = (line: string) => line.replace(/^(\S+)\s+(\S+).*$/u, '$2 → $1');
  return key(one) < key(other) ? -1 : 1;
};

test('the operations and their access are those of the table', () => {
  expect(endpoints.map(lineOf).sort(byPath)).toEqual(rows.map(({ line }) => line));
});

test('the roles hold what the table of holders says', () => {
  expect(permissions.map((name) => `${name} → ${rolesWith(name).join(' ')}`)).toEqual(
    holders.trim().split('\n'),
  );
});

test('the back office hides a command by the permission that its operation asks for', () => {
  const differing = endpoints.flatMap(({ method, path, access }) => {
    const [, resource = '', command = ''] = /^\/api\/admin\/([a-z-]+)\/:id\/([a-z-]+)$/u.exec(path) ?? [];
    if (method !== 'post' || !(resource in resourceAccess)) return [];
    const asked = accessTo(resource as AccessResource, command);
    return asked === access ? [] : [`${path}: ${access}, and hidden by ${asked}`];
  });
  expect(differing).toEqual([]);
});

test('no two operations share method and path', () => {
  expect(new Set(rows.map(({ method, path }) => `${method} ${path}`)).size).toBe(rows.length);
});

test('all of the back office asks for a permission, and nothing that comes from anywhere knows a person', () => {
  expect(rows.filter((row) => row.path.startsWith('/api/admin/') !== isOfStaff(row))).toEqual([]);
  expect(rows.filter(({ line, access }) => line.endsWith('from anywhere') && access !== 'public')).toEqual(
    [],
  );
});

// The guard itself is tested in api/http/access-guard.test.ts. Here every operation is called by a guest, and what is for
// staff by the role with the most permissions of those that the table shuts out: it catches a route that asks for nobody,
// for anybody or for less, and a handler of an open operation that needs somebody after all.
describe('as the table says, through HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const aboutAccess = ['login_required', 'forbidden', 'csrf_token_invalid', 'proof_needed'];
  const endpointOf = new Map(endpoints.map((endpoint) => [lineOf(endpoint), endpoint]));

  /** What is answered to these operations where `expected` isn't. Input is empty: who may not call is refused before. */
  async function differing(
    who: UserRole | 'guest' | TestClient,
    called: Row[],
    expected: (row: Row) => string | null,
  ): Promise<string[]> {
    const client = typeof who === 'string' ? await clientAs(app, who) : who;
    const found: string[] = [];
    for (const row of called) {
      const endpoint = endpointOf.get(row.line);
      if (!endpoint) continue;
      const body = row.method === 'GET' || row.method === 'DELETE' ? undefined : {};
      const reply = await client.request(row.method, samplePath(endpoint, foreignId), body);
      const code: string | null = reply.body?.code ?? null;
      const refusal = code !== null && aboutAccess.includes(code) ? code : null;
      if (refusal !== expected(row) || reply.status === 500)
        found.push(`${row.line}: answered ${reply.status} ${code ?? ''}`);
    }
    return found;
  }

  test('a guest is asked to sign in wherever it is not public', async () => {
    expect(
      await differing('guest', rows, ({ access }) => (access === 'public' ? null : 'login_required')),
    ).toEqual([]);
  });

  // Whom a permission shuts out is the table of holders': that an operation asks for its own, one of them shows.
  test('whoever may not do what an operation of the back office does is shut out of it', async () => {
    const held = (role: UserRole) => permissions.filter((permission) => may(role, permission)).length;
    const strongestFirst = userRoles.toSorted((a, b) => held(b) - held(a));
    const ofStaff = rows.filter(isOfStaff);
    expect(ofStaff.length).toBeGreaterThan(100);
    const called = Map.groupBy(ofStaff, ({ access }) =>
      strongestFirst.find((role) => !may(role, access as Permission)),
    );
    for (const [role, closed] of called) {
      if (!role) throw new Error(`Nobody is shut out of ${closed.map(({ line }) => line).join(', ')}.`);
      expect(await differing(role, closed, () => 'forbidden'), role).toEqual([]);
    }
  });

  // What is said with a fresh proof is each operation's own test; here every operation is called once with an old one.
  test('an admin whose last proof is eleven minutes old is asked for a new one where the table says so, and nowhere else', async () => {
    const { client, user } = await signInAs(app, 'admin');
    const proved_at = new Date(Date.now() - 11 * 60_000);
    const old = () => app.knex('sessions').where({ user_id: user.id }).update({ proved_at });
    await old();
    const asking = rows.filter(({ line }) => line.endsWith('with fresh proof'));
    expect(asking.length).toBeGreaterThan(25);
    expect(await differing(client, asking, () => 'proof_needed')).toEqual([]);
    // Those end the session, or take as long as they please.
    const ending = ['/api/auth/logout', '/api/sessions', '/api/live', '/api/auth/google/callback'];
    const others = rows.filter(
      ({ line, path }) => !asking.some((row) => row.line === line) && !ending.includes(path),
    );
    expect(await differing(client, others, () => null)).toEqual([]);
  }, 120_000);
});
