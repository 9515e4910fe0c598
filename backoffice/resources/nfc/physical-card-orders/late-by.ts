const openStatuses: readonly unknown[] = ['paid', 'in_production', 'shipped'];
const day = 86_400_000;

/** Whole days by which an undelivered order is late; 0 when it isn't. */
export function lateBy(
  { status, estimatedDeliveryDate }: Readonly<Record<string, unknown>>,
  now: Date = new Date(),
): number {
  if (!openStatuses.includes(status) || typeof estimatedDeliveryDate !== 'string') return 0;
  const passed = now.getTime() - new Date(estimatedDeliveryDate).getTime();
  return passed > 0 ? Math.ceil(passed / day) : 0;
}
