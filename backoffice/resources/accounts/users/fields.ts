import { choice, flag, status } from '../../../kit/fields/choice-kinds.tsx';
import { count, day, moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email, phone } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { code, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const userFields: FieldMap<'users'> = {
  id: number,
  username: text,
  email,
  userRole: status('userRole'),
  createdAt: day,
  unreadNotifications: count,
  unreadSupportMessages: count,
  paymentCustomerId: code,
  googleId: code,
  isGoogleAccount: flag,
  isEmailVerified: flag,
  emailVerificationExpires: moment,
  passwordResetExpires: moment,
  pendingEmail: email,
  emailChangeExpires: moment,
  emailChangedByStaffAt: moment,
  emailBeforeStaff: email,
  phone,
  language: choice('language'),
  isDemo: flag,
  lastSeenAt: moment,
  cardCount: count,
  planProductId: reference('products'),
  planUntil: day,
  withdrawals: count,
  secondFactors: count,
  factorResetBy: reference('users'),
  factorResetAt: moment,
};

export const userView = defineListView({
  resource: 'users',
  fields: userFields,
  nameColumn: 'username',
  columns: ['email', 'userRole', 'planProductId', 'cardCount', 'isEmailVerified', 'lastSeenAt', 'createdAt'],
  sortable: ['id', 'username', 'email', 'userRole', 'createdAt', 'lastSeenAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'email', end: 'planProductId' },
});

export const userSections: Sections<'users'> = [
  ['account', ['username', 'email', 'phone', 'userRole', 'language', 'isDemo']],
  [
    'activity',
    [
      'planProductId',
      'planUntil',
      'cardCount',
      'createdAt',
      'lastSeenAt',
      'unreadNotifications',
      'unreadSupportMessages',
    ],
  ],
  [
    'handling',
    [
      'isEmailVerified',
      'emailVerificationExpires',
      'pendingEmail',
      'emailChangeExpires',
      'emailChangedByStaffAt',
      'emailBeforeStaff',
      'passwordResetExpires',
      'isGoogleAccount',
      'withdrawals',
      'secondFactors',
      'factorResetBy',
      'factorResetAt',
    ],
  ],
];
