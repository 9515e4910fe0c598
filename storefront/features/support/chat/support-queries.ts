export const supportMessagesPath = '/api/support-messages';
/** Support queries are fresh for a minute (docs/specification.md 9). */
export const supportStaleTime = 60_000;
