/**
 * A text in the query of a link. Signs of ASCII that mean something there are escaped; letters of other alphabets may
 * stand in an address as they are, and weigh a third.
 */
export const inQuery = (text: string): string => text.replace(/[!-,;-@[-`{-~\s%]/gu, encodeURIComponent);
