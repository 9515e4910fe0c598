/** Search parameters of lists whose page has the same ones in its address. */
export const articleFilters = ['category', 'tag', 'q', 'page'] as const;
export const articlePreviewFilters = ['preview'] as const;
export const exampleFilters = ['trade', 'template', 'page'] as const;
export const communityFilters = ['name', 'page'] as const;
export const myCardFilters = ['q', 'status', 'page'] as const;
export const pageFilters = ['page'] as const;
export const addressTestFilters = ['name'] as const;
export const paymentDemoFilters = ['payment'] as const;
export const renewalCardFilters = ['payment'] as const;
export const checkoutFilters = ['type', 'id', 'payment'] as const;
export const leadFilters = ['status', 'q', 'page'] as const;
export const statsFilters = ['days', 'from', 'to'] as const;

/** Max characters of a filter's value; no row has longer ones. */
export const maxFilterLength = 120;
