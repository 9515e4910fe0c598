/**
 * Browsers inside apps that drop a contact file, by their user agent: the apps by name, every web view of
 * Android (`; wv`) and of iOS (without "Safari").
 */
const dropsFiles =
  /Instagram|FBA[NV]|FB_IAB|musical_ly|Bytedance|Twitter|LinkedInApp|Snapchat|; wv\)|\(iP(?!.*Safari\/)/;

/** Whether this is an app's browser, which can't hand a contact to the address book. */
export const isInApp = (userAgent: string): boolean => dropsFiles.test(userAgent);
