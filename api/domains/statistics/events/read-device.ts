import type { EventDevice } from '../../../contract/statistics/card-events.schema.ts';

/** Kind of device by its user agent: an Android without "Mobile" is a tablet, and so is a Kindle. */
export function readDevice(userAgent: string): EventDevice {
  const isMobile = /\bMobile\b/i.test(userAgent);
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\b/i.test(userAgent)) return 'tablet';
  if (/\bAndroid\b/i.test(userAgent) && !isMobile) return 'tablet';
  if (isMobile || /\biPhone\b|\biPod\b|\bWindows Phone\b/i.test(userAgent)) return 'phone';
  if (/\bWindows NT\b|\bMacintosh\b|\bX11\b|\bCrOS\b|\bLinux\b/i.test(userAgent)) return 'desktop';
  return 'other';
}
