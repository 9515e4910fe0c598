import type { EventSource } from '../../../contract/statistics/card-events.schema.ts';

const socialApps =
  /\bInstagram \d|\bFBA[NV]\/|\bFB_IAB\b|\bmusical_ly|\bBytedanceWebview|\bTikTok\b|\bTwitter for|\bTwitterAndroid\b|\bLinkedInApp\b|\bSnapchat\b|\[Pinterest\//i;

/** Where a visitor comes from by the app whose own browser shows the page; undefined in a browser of its own. */
export function sourceOfApp(userAgent: string): EventSource | undefined {
  if (/\bWhatsApp\b/.test(userAgent)) return 'whatsapp';
  return socialApps.test(userAgent) ? 'social' : undefined;
}
