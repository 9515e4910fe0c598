import type { CampaignKind } from '../../../contract/messaging/entities/notification-campaign.schema.ts';
import { cleanTypedLine } from '../../../contract/base/typed-text.ts';
import type { MailContent, Words } from '../mail/mail-content.ts';
import { defineMail } from '../mail/define-mail.ts';
import { campaignMail } from '../messages.ts';

export interface CampaignMailInput {
  title: string;
  /** As staff typed it: an empty line begins a paragraph. */
  content: string;
  /** A path of this site; null without a button. */
  link: string | null;
  sentAt: Date;
  /** Opens the page that switches advertising off, and the address that does so by one POST (RFC 8058). */
  off: { page: string; post: string };
}

/** What staff typed, on one line and whole, without marks that reverse text. */
const typed = (text: string): Words => [{ quoted: cleanTypedLine(text) }];

const paragraphs = (content: string): MailContent['blocks'] =>
  content
    .split(/\n{2,}/u)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'text', words: typed(text) }));

/**
 * Advertising, to who agreed to it: the word for it begins the subject, its foot has the sender's name, address and
 * phone, why it comes and how it stops (section 30A of the Communications Law; docs/product.md 13.12).
 */
const campaignNews = defineMail<CampaignMailInput>('campaign_news')(campaignMail, (texts, input, format) => ({
  subject: [`${texts.advertising}: `, ...typed(input.title)],
  title: typed(input.title),
  blocks: [...paragraphs(input.content), ...(input.link ? [button(texts.open, input.link)] : [])],
  letter: {
    date: [`${texts.advertising} · `, format.shortDate(input.sentAt)],
    preview: typed(input.content.slice(0, 120)),
    why: [texts.why],
    off: { label: texts.off, to: input.off.page, post: input.off.post },
  },
}));

/** What concerns the service itself: to everybody whom it concerns. */
const campaignService = defineMail<CampaignMailInput>('campaign_service')(campaignMail, (texts, input) => ({
  subject: typed(input.title),
  title: typed(input.title),
  blocks: [...paragraphs(input.content), ...(input.link ? [button(texts.open, input.link)] : [])],
}));

const button = (label: string, to: string) => ({ kind: 'button' as const, label, to });

export const campaignMails = { news: campaignNews, service: campaignService } satisfies Record<
  CampaignKind,
  unknown
>;
