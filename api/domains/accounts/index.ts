// What other domains may call of this one; all else is its own (docs/architecture.md).

/** What the domains above say of their part of an account: its export, its import, its closing. */
export type { AccountHooks, AccountPart, ExportJob } from './account-hooks.ts';

/** Postal addresses; an order may add one. */
export { addAddress } from './addresses/save-address.ts';

/** What staff change of an account. */
export { changeEmailByStaff } from './details/change-email-by-staff.ts';

/** How many accounts are opened. */
export { compareNewUsers, newUsersBySteps } from './details/user-figures.queries.ts';

/** Closes an account at the wish of staff. */
export { closeAccountByStaff } from './closing/close-account.ts';

/** Rows of an account as its export shows them. */
export { exportRows } from './export/export-rows.ts';

/** A file of exported data, as whoever takes a part of it needs it. */
export type { CardImport, ImportLeads } from './import/import-data.ts';
export { importMessages } from './import/messages.ts';
export { itemName } from './import/item-name.ts';
export type { ArchiveRow } from './import/read-archive.ts';

/** An account that staff open for somebody. */
export { inviteUser, sendInvitation } from './mails/invite-user.ts';

/** Links by mail that staff send once more. */
export { resetHeld } from './mails/messages.ts';
export { resetHeldUntil } from './mails/reset-hold.ts';
export { sendPasswordReset } from './mails/send-password-reset.ts';
export { sendVerificationMail } from './mails/send-verification-mail.ts';

/** Ends sessions of a person; staff and a change of password do. */
export { endSession } from './sessions/end-session.ts';
export { endSessions } from './sessions/end-sessions.ts';
/** Sessions and tokens as those are shown them who may end them. */
export { credentialOfId, presentSession, presentToken } from './sessions/sessions.presenter.ts';
export { removeSignInsOfStaff } from './sessions/remove-expired-sessions.ts';

/** Removal of second factors that somebody has lost. */
export { hasFactor } from './second-factor/factors.ts';
export { askFactorReset, confirmFactorReset, removeFactors } from './second-factor/reset-factors.ts';

/** Who may change what opens an account: never the demo account. */
export { assertMayManageCredentials } from './sign-in/accounts.policy.ts';
