/** Milliseconds between two tellings that somebody is writing, and after the last of which nobody is. */
export const typingToldEach = 3_000;
export const typingShownFor = 6_000;
