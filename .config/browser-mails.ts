export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** What the application under browser test has sent to an address so far, oldest first (playwright-app.ts). */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${process.env['BIKUR_E2E_INBOX'] ?? ''}?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Mail[];
}
