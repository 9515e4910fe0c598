/** Lengths of the dashboard's period in days, today included. */
export const dashboardPeriods = [7, 30, 90, 365] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
export const defaultDashboardPeriod: DashboardPeriod = 30;
