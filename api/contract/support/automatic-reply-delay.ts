/** Milliseconds from a message to the automatic reply to it (docs/specification.md 9). */
export const automaticReplyDelay = 1_000;
