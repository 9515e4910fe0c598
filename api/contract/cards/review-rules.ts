import type { CardType } from './entities/business-profile.schema.ts';

/** Version of the words beside the box with which a client agrees; a changed text gets another version. */
export const reviewNoticeVersion = '2026-11';

/** Max lengths of the fields; the columns hold as much. */
export const reviewLimits = { name: 60, words: 600, subject: 120, clientName: 80, answer: 500 } as const;

/** Below this many reviews of clients an average says too little to be shown. */
export const leastForAverage = 5;

/** Days in which a link opens its page. */
export const invitationDays = 30;

/** Days in which staff answer an owner's report. */
export const reportDays = 7;

/** What a card of each type may have: reviews and quotes on the card, and invitations that are open at one time. */
export const reviewsOfType: Readonly<Record<CardType, { published: number; openInvitations: number }>> = {
  basic: { published: 10, openInvitations: 10 },
  pro: { published: 200, openInvitations: 100 },
};

/** Where the page for writing a review is, before the token. */
export const reviewPath = '/review/';

/** The average of stars with one decimal, as cards and JSON-LD write it. */
export function averageOf(stars: readonly number[]): string {
  return (stars.reduce((sum, each) => sum + each, 0) / stars.length).toFixed(1);
}
