import { z } from 'zod';

/** Max characters of a notification's link; the column holds as much. */
const maxLinkLength = 500;
const localLinkPattern = /^\/(?![/\\])[^\s\p{Cc}"'<>\\^`{|}]*$/u;

/** Whether a text is a path on our own site that a browser couldn't take for another site. */
export function isLocalLink(text: string): boolean {
  return localLinkPattern.test(text);
}

/** An optional path on our own site (docs/security.md A11). */
export const optionalLocalLink = z
  .string()
  .max(maxLinkLength)
  .nullable()
  .transform((text, ctx) => {
    const link = text?.trim() ?? '';
    if (link === '') return null;
    if (!isLocalLink(link)) ctx.addIssue({ code: 'custom', message: 'link_not_local' });
    return link;
  });
