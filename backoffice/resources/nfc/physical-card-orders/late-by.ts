import { toTypedDay } from '../../../kit/formatting/israel-time.ts';

const openStatuses: readonly unknown[] = ['paid', 'in_production', 'shipped'];
const dayMs = 86_400_000;
const daysOf = (moment: string) => Date.parse(toTypedDay(moment)) / dayMs;

/** Days in Israel by which an undelivered order is late, from the day after its day; 0 when it isn't. */
export function lateBy(
  { status, estimatedDeliveryDate }: Readonly<Record<string, unknown>>,
  now: Date = new Date(),
): number {
  if (!openStatuses.includes(status) || typeof estimatedDeliveryDate !== 'string') return 0;
  return Math.max(0, daysOf(now.toISOString()) - daysOf(estimatedDeliveryDate));
}
