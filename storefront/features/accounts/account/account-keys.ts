/** Keys in the data cache: the addresses they are read from. */
export const accountKey = ['/api/account'] as const;
export const addressesKey = ['/api/account/addresses'] as const;
export const choicesKey = ['/api/account/notification-choices'] as const;
export const exportsKey = ['/api/account/exports'] as const;
export const sessionsKey = ['/api/sessions'] as const;
