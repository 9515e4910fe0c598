/** Where the back office frames a plan's pricing card; `planPreview` says what its query holds. */
export const planPreviewPath = '/admin/plan-preview';
