/** Whether a price is above the sum up to which no business number is asked for; both are shekels with two decimals. */
export const isAbove = (total: string, limit: string | null): boolean =>
  limit !== null && Number(total) > Number(limit);
