/** How many tries one caller has. */
export interface RateLimit {
  /** Tries allowed within the window. */
  tries: number;
  /** Length of the window; it starts with the first try. */
  seconds: number;
  /** What is counted: the network address, or the signed-in user (the address for a guest). */
  by: 'address' | 'person';
}

const minute = 60;
const hour = 60 * minute;

/** Every limit of the product in one place (docs/product.md 3 and 4, docs/security.md E1 and E10). */
export const rateLimits = {
  login: { tries: 60, seconds: 15 * minute, by: 'address' },
  /**
   * For one e-mail address, from any browser that never signed in to it, and the waits that they came to
   * (`countTryWithGrowingWait`); a success deletes both.
   */
  loginAccount: { tries: 10, seconds: 15 * minute, by: 'address' },
  loginAccountWaits: { tries: 1_000, seconds: 24 * hour, by: 'address' },
  /** For one account, in a browser that signed in to it before. */
  loginKnownDevice: { tries: 10, seconds: 15 * minute, by: 'address' },
  register: { tries: 20, seconds: hour, by: 'address' },
  demoLogin: { tries: 30, seconds: 10 * minute, by: 'address' },
  googleSignIn: { tries: 30, seconds: 10 * minute, by: 'address' },
  /** Words that an authenticator is to sign, and its answers. */
  passkey: { tries: 120, seconds: 10 * minute, by: 'address' },
  /** Steps of adding and removing passkeys, apps and recovery codes. */
  factorChange: { tries: 60, seconds: 15 * minute, by: 'person' },
  /** Codes of an app and recovery codes, for one person from any browser; a right one deletes them. */
  secondFactorCode: { tries: 10, seconds: hour, by: 'person' },
  passwordChange: { tries: 10, seconds: 15 * minute, by: 'person' },
  /**
   * Mails that any visitor can cause: by one caller, by one user, and to one address from any caller; resets for an
   * account in a browser that signed in to it before are counted apart.
   */
  forgotPassword: { tries: 20, seconds: hour, by: 'address' },
  verificationMail: { tries: 5, seconds: hour, by: 'person' },
  verificationMailAddress: { tries: 20, seconds: hour, by: 'address' },
  resetMailToAddress: { tries: 5, seconds: hour, by: 'address' },
  resetMailToKnownDevice: { tries: 5, seconds: hour, by: 'address' },
  mailToAddress: { tries: 5, seconds: hour, by: 'address' },
  /** Tokens of links in mails. */
  mailedLink: { tries: 30, seconds: 10 * minute, by: 'address' },
  /** Demo payments started, and checked; and tries on the sandbox's payment page. */
  demoPayment: { tries: 40, seconds: 10 * minute, by: 'address' },
  demoPaymentCheck: { tries: 300, seconds: 10 * minute, by: 'address' },
  sandboxPage: { tries: 120, seconds: 10 * minute, by: 'address' },
  /** Payments started, and checked. */
  checkout: { tries: 120, seconds: 10 * minute, by: 'person' },
  checkoutCheck: { tries: 300, seconds: 10 * minute, by: 'person' },
  /** Codes of coupons tried, right or wrong: nobody guesses one. */
  coupon: { tries: 30, seconds: 10 * minute, by: 'person' },
  /** Browsers send several reports at once; many visitors share a network. */
  cspReport: { tries: 60, seconds: 10 * minute, by: 'address' },
  errorReport: { tries: 20, seconds: 10 * minute, by: 'address' },
  /**
   * Messages through forms: from one network, which a trade fair or a mobile carrier's customers share; and by one
   * visitor (`visitorOf`), to the company or to all cards.
   */
  contactLead: { tries: 120, seconds: 10 * minute, by: 'address' },
  contactLeadOfVisitor: { tries: 5, seconds: 10 * minute, by: 'address' },
  cardContact: { tries: 300, seconds: 10 * minute, by: 'address' },
  cardContactOfVisitor: { tries: 5, seconds: 10 * minute, by: 'address' },
  /** Messages to one card, and to all cards of one owner, from any caller. */
  cardContactOfCard: { tries: 30, seconds: hour, by: 'address' },
  cardContactOfOwner: { tries: 60, seconds: hour, by: 'address' },
  /**
   * Cards that visitors let be mailed: from one network, by one visitor, to one address whatever the card, and of one
   * card and all cards of one owner from any caller.
   */
  cardMail: { tries: 60, seconds: hour, by: 'address' },
  cardMailOfVisitor: { tries: 5, seconds: hour, by: 'address' },
  cardMailToAddress: { tries: 3, seconds: 24 * hour, by: 'address' },
  cardMailOfCard: { tries: 40, seconds: hour, by: 'address' },
  cardMailOfOwner: { tries: 80, seconds: hour, by: 'address' },
  /** Likes and likes taken back, of all articles. */
  articleLike: { tries: 60, seconds: 10 * minute, by: 'address' },
  /**
   * Reviews by invitation, looks at their pages' state left out: from one network; with one invitation; of one card,
   * and of all cards of one owner, from any caller.
   */
  review: { tries: 300, seconds: 10 * minute, by: 'address' },
  reviewOfInvitation: { tries: 20, seconds: hour, by: 'address' },
  reviewOfCard: { tries: 60, seconds: hour, by: 'address' },
  reviewOfOwner: { tries: 120, seconds: hour, by: 'address' },
  /** Links that an owner makes, and reviews that an owner reports. */
  reviewInvitation: { tries: 60, seconds: hour, by: 'person' },
  reviewReport: { tries: 20, seconds: hour, by: 'person' },
  cardReport: { tries: 5, seconds: hour, by: 'address' },
  chipClaim: { tries: 10, seconds: hour, by: 'person' },
  chipClaimAddress: { tries: 30, seconds: hour, by: 'address' },
  chipHandOver: { tries: 20, seconds: hour, by: 'person' },
  /** At one card. Both are counted in the process: a row for each event would cost more than the event. */
  cardEvents: { tries: 120, seconds: minute, by: 'address' },
  /** At all cards; many visitors share the address of a mobile network. */
  cardEventsOfCaller: { tries: 1_200, seconds: minute, by: 'address' },
  /** Cards made or copied; an enterprise sets up two hundred in a day. */
  newCard: { tries: 120, seconds: hour, by: 'person' },
  /** Requests for invitations to a team, of up to fifty addresses each. */
  teamInvitation: { tries: 20, seconds: hour, by: 'person' },
  supportMessage: { tries: 20, seconds: minute, by: 'person' },
  /** Tellings that somebody writes: each browser tells one in three seconds. */
  supportTyping: { tries: 60, seconds: minute, by: 'person' },
  /** Tests that an admin sends to themself. */
  campaignTest: { tries: 30, seconds: 10 * minute, by: 'person' },
  supportTicket: { tries: 10, seconds: hour, by: 'person' },
  upload: { tries: 120, seconds: hour, by: 'person' },
  export: { tries: 10, seconds: hour, by: 'person' },
  /** Exports asked for from one network, whose accounts wait for the same worker. */
  exportOfNetwork: { tries: 60, seconds: hour, by: 'address' },
  import: { tries: 20, seconds: hour, by: 'person' },
  receiptDocument: { tries: 60, seconds: 10 * minute, by: 'person' },
  /** Lists downloaded as tables. */
  csv: { tries: 60, seconds: hour, by: 'person' },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
