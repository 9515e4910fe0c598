/** The questions of the help page by group; an id is part of an address and never changes. */
export const helpGroups = {
  start: ['what-is-a-card', 'first-card', 'is-it-free', 'which-templates', 'custom-address', 'english-card'],
  cards: ['edit-card', 'pictures', 'opening-hours', 'contact-form', 'private-card', 'google', 'embed-card'],
  sharing: ['how-to-share', 'save-contact', 'qr-code', 'what-is-nfc', 'iphone-nfc', 'order-nfc', 'lost-chip'],
  statistics: ['what-is-counted', 'left-out', 'where-visitors-come-from'],
  billing: ['plans', 'yearly-or-monthly', 'cancel', 'refund', 'lapsed', 'receipts', 'change-plan'],
  account: ['forgot-password', 'google-login', 'demo-account', 'delete-account', 'team'],
  privacy: ['who-sees', 'visitor-data', 'accessibility', 'report-card'],
} as const;

export type HelpGroupId = keyof typeof helpGroups;
export type QuestionId = (typeof helpGroups)[HelpGroupId][number];

interface HelpQuestion {
  question: string;
  /** Paragraphs; `[words](address)` is a link. */
  answer: readonly string[];
}

export interface HelpMessages {
  lede: string;
  search: string;
  placeholder: string;
  submit: string;
  clear: string;
  found: (count: number) => string;
  nothing: string;
  link: string;
  groupsLabel: string;
  contactTitle: string;
  contactText: string;
  contact: string;
  write: string;
  groups: Record<HelpGroupId, string>;
  questions: Record<QuestionId, HelpQuestion>;
  /** Where the server can't send mail. */
  forgotWithoutMail: string;
}
