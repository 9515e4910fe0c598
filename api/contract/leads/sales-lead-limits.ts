/** Max lengths of the fields of a sales lead; the columns hold as much. */
export const salesLeadLimits = { name: 120, email: 254, phone: 30, message: 5_000, source: 50 } as const;
