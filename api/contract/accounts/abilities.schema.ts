import { z } from 'zod';
import { may } from './permissions.ts';
import type { UserRole } from './roles.schema.ts';

/**
 * What a user's packages give (docs/product.md 3): one free basic card for every user, plus the sum of the active
 * packages. Pro cards bring the pro features with them.
 */
export const entitlements = z.object({
  /** Places for basic cards, the free one included. */
  basicCards: z.int().min(1),
  proCards: z.int().min(0),
  /** Any active package that was paid for. */
  hasPaidPackage: z.boolean(),
  /** An active enterprise package of the user's own, whose team they manage. */
  hasTeam: z.boolean(),
  /** Totals and views per day, and leads: everybody but who let a paid package end (docs/product.md 11.12). */
  statistics: z.boolean(),
  allTemplates: z.boolean(),
  customAddress: z.boolean(),
  gallery: z.boolean(),
  video: z.boolean(),
  customLinks: z.boolean(),
  contactForm: z.boolean(),
  /** More services, questions and documents than a basic card has. */
  longLists: z.boolean(),
  /** A card's foot without our name. */
  unmarked: z.boolean(),
  advancedStatistics: z.boolean(),
  walletPasses: z.boolean(),
});
export type Entitlements = z.infer<typeof entitlements>;

/** What a user may do, as screens ask it. The server asks the same function and decides. */
export const abilities = z.object({
  /** Opens `/admin` and calls `/api/admin/*`. */
  openBackOffice: z.boolean(),
  /** Reads all users' support messages (docs/specification.md 6, docs/product.md 1). */
  readAllSupportMessages: z.boolean(),
  /** Answers other users' support conversations. */
  answerSupport: z.boolean(),
  closeSupportConversations: z.boolean(),
  /** Writes in the support chat; other users see the view-only notice. */
  sendSupportMessages: z.boolean(),
  /** Badge of the chat: full support for whoever may write (docs/product.md 11.1). */
  fullSupport: z.boolean(),
  /** Changes password, e-mail and payment methods, ends other sessions, deletes the account. */
  manageCredentials: z.boolean(),
  allTemplates: z.boolean(),
  customAddress: z.boolean(),
  gallery: z.boolean(),
  video: z.boolean(),
  customLinks: z.boolean(),
  contactForm: z.boolean(),
  /** More services, questions and documents than a basic card has. */
  longLists: z.boolean(),
  unmarked: z.boolean(),
  advancedStatistics: z.boolean(),
  walletPasses: z.boolean(),
});
export type Abilities = z.infer<typeof abilities>;

/** The part of a user that decides what they may do. */
interface AbilitySubject {
  role: UserRole;
  isDemo: boolean;
}

/**
 * What a user may do (docs/specification.md 6, docs/product.md 3); every check uses this function.
 * @param subject null for a guest, who may do none of it
 */
export function abilitiesOf(subject: AbilitySubject | null, given: Entitlements): Abilities {
  const role = subject?.role;
  const signedIn = subject !== null;
  const isStaff = signedIn && role !== 'user';
  const mayWrite = isStaff || (signedIn && given.hasPaidPackage);
  return {
    openBackOffice: may(role, 'office'),
    readAllSupportMessages: may(role, 'chat'),
    answerSupport: may(role, 'chat'),
    closeSupportConversations: may(role, 'inbox'),
    sendSupportMessages: mayWrite,
    fullSupport: mayWrite,
    manageCredentials: signedIn && !subject.isDemo,
    allTemplates: signedIn && given.allTemplates,
    customAddress: signedIn && given.customAddress,
    gallery: signedIn && given.gallery,
    video: signedIn && given.video,
    customLinks: signedIn && given.customLinks,
    contactForm: signedIn && given.contactForm,
    longLists: signedIn && given.longLists,
    unmarked: signedIn && given.unmarked,
    advancedStatistics: signedIn && given.advancedStatistics,
    walletPasses: signedIn && given.walletPasses,
  };
}
