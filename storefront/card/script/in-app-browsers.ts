/**
 * Browsers inside apps that drop a contact file, by what their user agent says: the apps by name, every web view of
 * Android (`; wv`) and of iOS (nothing of Safari).
 */
const dropsFiles =
  /Instagram|FBA[NV]|FB_IAB|musical_ly|Bytedance|Twitter|LinkedInApp|Snapchat|; wv\)|\(iP(?!.*Safari\/)/;

/** Whether this browser belongs to an app and can't hand a contact to the address book. */
export const isInApp = (userAgent: string): boolean => dropsFiles.test(userAgent);
