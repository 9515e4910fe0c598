/** What may be sent to and by support as files. Checked by the form before it sends, and by the server. */
export const attachmentLimits = {
  bytes: 10 * 1024 * 1024,
  ofMessage: 5,
  /** Uploaded by one user and not sent yet. */
  unsent: 20,
  /** Characters of a file's own name; longer ones are cut. */
  name: 120,
  accepts: 'image/jpeg,image/png,image/webp,image/avif,application/pdf',
} as const;
