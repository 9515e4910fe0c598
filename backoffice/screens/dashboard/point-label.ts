import type { AdminDashboard } from '../../../api/contract/admin/dashboard.schema.ts';

/** 22.11, or 11.2026 for a month. */
export function pointLabel(from: string, unit: AdminDashboard['unit']): string {
  const [year, month, day] = from.split('-').map(Number);
  return unit === 'day' ? `${day}.${month}` : `${month}.${year}`;
}
