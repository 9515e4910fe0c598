import type { MailLogEntry } from '../../../models/MailLogEntry.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { MailContent } from './mail-content.ts';
import { addressOf, type MailSite } from './mail-site.ts';

type MailCopy = Pick<MailLogEntry, 'textBody' | 'htmlBody' | 'secretLinks'>;

const struck = '***';

/**
 * Finds the links of a mail that open something for whoever has them: every button that leads to a page of ours with
 * a query. The rule goes by position, not by the parameter's name, so that a new mail can't forget to say it.
 */
export function secretLinksOf(content: MailContent, site: MailSite): string[] {
  const links = [
    ...content.blocks.flatMap((block) => (block.kind === 'button' ? [block.to] : [])),
    ...(content.letter ? [content.letter.off.to, content.letter.off.post] : []),
  ].filter((to) => to.startsWith('/') && to.includes('?'));
  return [...new Set(links)].map((to) => addressOf(site, to));
}

/**
 * Removes one-time tokens, which let in whoever has them: staff who read the log must not get them (docs/security.md
 * E and S6).
 */
export function withoutSecrets({ textBody, htmlBody, secretLinks }: MailCopy): MailCopy {
  const strike = (text: string) =>
    secretLinks.reduce(
      (left, link) =>
        left
          .replaceAll(link, withoutValues(link))
          .replaceAll(escapeHtml(link), escapeHtml(withoutValues(link))),
      text,
    );
  return {
    textBody: strike(textBody),
    htmlBody: strike(htmlBody),
    secretLinks: secretLinks.map(withoutValues),
  };
}

/**
 * What is removed from the stored copy once a mail was sent or given up: secrets of its links, its files, and the
 * address of somebody who has no account and asked for this one mail.
 */
export function withoutPassing(mail: MailLogEntry) {
  return {
    ...withoutSecrets(mail),
    attachments: [],
    offLink: null,
    ...(mail.isFleeting && { toAddress: struck }),
  };
}

/** Whether a one-time link was removed from this copy, so that sending it again would be useless. */
export function holdsStruckSecret({ secretLinks }: Pick<MailCopy, 'secretLinks'>): boolean {
  return secretLinks.some((link) => link.endsWith(`=${struck}`));
}

function withoutValues(link: string): string {
  return link.replace(/=[^&#]*/g, `=${struck}`);
}
