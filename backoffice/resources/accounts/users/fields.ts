import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { count, day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email, phone } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import { lines } from '../../../kit/fields/list-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const userFields: FieldMap<'users'> = {
  username: text,
  email,
  userRole: status('userRole'),
  phone,
  language: choice('language'),
  isDemo: flag,
  planProductId: reference('products'),
  planUntil: day,
  cardCount: count,
  createdAt: day,
  lastSeenAt: moment,
  unreadNotifications: count,
  unreadSupportMessages: count,
  isEmailVerified: flag,
  emailVerificationExpires: moment,
  pendingEmail: email,
  emailChangeExpires: moment,
  emailChangedByStaffAt: moment,
  emailBeforeStaff: email,
  passwordResetExpires: moment,
  isGoogleAccount: flag,
  tags: lines,
  isInvited: flag,
  withdrawals: count,
  secondFactors: count,
  factorResetBy: reference('users'),
  factorResetAt: moment,
  id: number,
  paymentCustomerId: code,
  googleId: code,
};

export const userView = defineListView({
  resource: 'users',
  fields: userFields,
  sections: { account: 'username', activity: 'planProductId', handling: 'isEmailVerified', system: 'id' },
  nameColumn: 'username',
  columns: ['email', 'userRole', 'planProductId', 'cardCount', 'isEmailVerified', 'lastSeenAt', 'createdAt'],
  sortable: ['id', 'username', 'email', 'userRole', 'createdAt', 'lastSeenAt'],
  narrow: { second: 'email', end: 'planProductId' },
});
