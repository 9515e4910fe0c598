import { describe, expect, test } from 'vitest';
import { abilitiesOf, type Abilities, type Entitlements } from './abilities.schema.ts';
import { userRoles, type UserRole } from './roles.schema.ts';

const free: Entitlements = {
  basicCards: 1,
  proCards: 0,
  hasPaidPackage: false,
  hasTeam: false,
  statistics: true,
  allTemplates: false,
  customAddress: false,
  gallery: false,
  video: false,
  customLinks: false,
  contactForm: false,
  longLists: false,
  unmarked: false,
  advancedStatistics: false,
  walletPasses: false,
};
const pro: Entitlements = {
  basicCards: 1,
  proCards: 1,
  hasPaidPackage: true,
  hasTeam: false,
  statistics: true,
  allTemplates: true,
  customAddress: true,
  gallery: true,
  video: true,
  customLinks: true,
  contactForm: true,
  longLists: true,
  unmarked: true,
  advancedStatistics: true,
  walletPasses: true,
};

type Row = readonly [guest: boolean, user: boolean, moderator: boolean, admin: boolean];
const no: Row = [false, false, false, false];

/** One line an ability; the columns are guest, user, moderator, admin (docs/specification.md 6). */
const withoutPackage: Record<keyof Abilities, Row> = {
  openBackOffice: [false, false, false, true],
  readAllSupportMessages: [false, false, true, true],
  answerSupport: [false, false, true, true],
  closeSupportConversations: [false, false, false, true],
  sendSupportMessages: [false, false, true, true],
  fullSupport: [false, false, true, true],
  manageCredentials: [false, true, true, true],
  allTemplates: no,
  customAddress: no,
  gallery: no,
  video: no,
  customLinks: no,
  contactForm: no,
  longLists: no,
  unmarked: no,
  advancedStatistics: no,
  walletPasses: no,
};

const columns: readonly (UserRole | null)[] = [null, 'user', 'moderator', 'admin'];
const subject = (role: UserRole | null, isDemo = false) => (role ? { role, isDemo } : null);

describe('abilities', () => {
  test.each(Object.entries(withoutPackage))('%s, without a package', (name, expected) => {
    const found = columns.map((role) => abilitiesOf(subject(role), free)[name as keyof Abilities]);
    expect(found).toEqual(expected);
  });

  test('a paid package lets a user write to support and use every pro feature', () => {
    expect(abilitiesOf(subject('user'), pro)).toEqual({
      ...pickPro(pro),
      openBackOffice: false,
      readAllSupportMessages: false,
      answerSupport: false,
      closeSupportConversations: false,
      sendSupportMessages: true,
      fullSupport: true,
      manageCredentials: true,
    });
  });

  test('a guest may do nothing of it, whatever is claimed of packages', () => {
    expect(Object.values(abilitiesOf(null, pro)).some(Boolean)).toBe(false);
  });

  test('the demo account never manages credentials', () => {
    for (const role of userRoles) expect(abilitiesOf(subject(role, true), pro).manageCredentials).toBe(false);
  });
});

function pickPro({
  basicCards: _b,
  proCards: _p,
  hasPaidPackage: _h,
  hasTeam: _t,
  statistics: _s,
  ...features
}: Entitlements) {
  return features;
}
