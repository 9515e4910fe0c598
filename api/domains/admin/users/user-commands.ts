import {
  emailChangeByStaff,
  packageExtension,
  packageGift,
  tagsOfUser,
  roleWish,
  withoutWords,
  withReason,
} from '../../../contract/accounts/user-commands.schema.ts';
import { cardByStaff } from '../../../contract/cards/card-by-staff.schema.ts';
import { AppError } from '../../../errors.ts';
import type { User } from '../../../models/User.ts';
import {
  askFactorReset,
  changeEmailByStaff,
  confirmFactorReset,
  endSessions,
  resetHeld,
  resetHeldUntil,
  sendInvitation,
  sendPasswordReset,
  sendVerificationMail,
} from '../../accounts/index.ts';
import { createCardForOwner } from '../../cards/index.ts';
import { defineAdminCommand, type AdminCommand } from '../../../http/admin/admin-command.ts';
import { askRole, confirmRole, refuseRole } from './change-role.ts';
import { extendPackage, givePackage } from '../../subscriptions/index.ts';

/** Commands of staff on an account besides editing it (docs/product.md 7). */
export const userCommands: readonly AdminCommand[] = [
  defineAdminCommand<User, typeof withReason>({
    name: 'verify-email',
    summary: 'Take an address as verified without its link',
    input: withReason,
    proof: 'fresh',
    async run({ trx }, user) {
      if (user.isEmailVerified) throw new AppError('conflict', { fields: { root: 'already_verified' } });
      await user
        .$query(trx)
        .patch({ isEmailVerified: true, emailVerificationToken: null, emailVerificationExpires: null });
    },
  }),
  defineAdminCommand<User, typeof emailChangeByStaff>({
    name: 'change-email',
    summary: 'Change an address: unverified until proved, both addresses are told, sessions end',
    input: emailChangeByStaff,
    proof: 'fresh',
    async run({ trx, env, now, actor, credential }, user, { newEmail }) {
      const spared = user.id === actor.id ? credential : null;
      await changeEmailByStaff(trx, env, user, { newEmail, now, spared });
    },
  }),
  defineAdminCommand<User, typeof withoutWords>({
    name: 'send-verification',
    isBulk: true,
    summary: 'Mail the link that verifies the address once more; the earlier one dies',
    input: withoutWords,
    async run({ trx, env, now }, user) {
      if (user.isEmailVerified) throw new AppError('conflict', { fields: { root: 'already_verified' } });
      await sendVerificationMail(trx, env, user, now);
    },
  }),
  defineAdminCommand<User, typeof withoutWords>({
    name: 'send-password-reset',
    isBulk: true,
    summary:
      'Mail a link to choose a new password, good for an hour; not within 72 hours of a change by staff',
    input: withoutWords,
    async run({ trx, env, now }, user) {
      if (user.isDemo) throw new AppError('demo_account_protected');
      const heldUntil = resetHeldUntil(user, now);
      if (heldUntil) throw new AppError('conflict', { text: resetHeld(heldUntil) });
      await sendPasswordReset(trx, env, user, { byStaff: true, now });
    },
  }),
  defineAdminCommand<User, typeof withoutWords>({
    name: 'send-invitation',
    summary: 'Mail an invited person the link once more; the earlier one dies',
    input: withoutWords,
    run: ({ trx, env, now }, user) => sendInvitation(trx, env, user, now),
  }),
  defineAdminCommand<User, typeof tagsOfUser>({
    name: 'set-tags',
    summary: 'Set the tags by which staff find a person again',
    input: tagsOfUser,
    async run({ trx }, user, { tags }) {
      await user.$query(trx).patch({ tags });
    },
  }),
  defineAdminCommand<User, typeof cardByStaff>({
    name: 'create-card',
    summary: 'Make a card in an owner’s name, as far as the plan has a place for it; the owner is told',
    input: cardByStaff,
    run: ({ trx, env, now }, user, card) => createCardForOwner(trx, env, user, card, now),
  }),
  defineAdminCommand<User, typeof withReason>({
    name: 'end-sessions',
    isBulk: true,
    summary: 'Sign the person out on every device; one’s own device at hand stays',
    input: withReason,
    async run({ trx, actor, credential }, user) {
      await endSessions(trx, user.id, { except: user.id === actor.id ? credential : null });
    },
  }),
  defineAdminCommand<User, typeof withReason>({
    name: 'ask-factor-reset',
    summary: 'Ask for the removal of second factors that the person has lost; another admin confirms it',
    input: withReason,
    proof: 'fresh',
    run: ({ trx, env, now, actor }, user) => askFactorReset(trx, env, user, { by: actor.id, now }),
  }),
  defineAdminCommand<User, typeof withReason>({
    name: 'reset-factors',
    summary: 'Confirm what another admin asked for: passkeys, app and recovery codes go, all sessions end',
    input: withReason,
    proof: 'fresh',
    run: ({ trx, env, now, actor }, user) => confirmFactorReset(trx, env, user, { by: actor.id, now }),
  }),
  defineAdminCommand<User, typeof roleWish>({
    name: 'ask-role',
    summary: 'Ask for another role of a person; another admin confirms it within three days',
    input: roleWish,
    proof: 'fresh',
    run: (context, user, { newRole }) => askRole(context, user, newRole),
  }),
  defineAdminCommand<User, typeof withReason>({
    name: 'confirm-role',
    summary: 'Confirm the role that another admin asked for: it counts at once, and all sessions end',
    input: withReason,
    proof: 'fresh',
    run: confirmRole,
  }),
  defineAdminCommand<User, typeof withReason>({
    name: 'refuse-role',
    summary: 'Take away a request for another role',
    input: withReason,
    run: refuseRole,
  }),
  defineAdminCommand<User, typeof packageGift>({
    name: 'give-package',
    summary: 'Give a plan without payment for some months',
    input: packageGift,
    run: givePackage,
  }),
  defineAdminCommand<User, typeof packageExtension>({
    name: 'extend-package',
    summary: 'Put off the end of a package by some months without payment',
    input: packageExtension,
    run: extendPackage,
  }),
];
