import type { AppContext } from './context.ts';

/**
 * Sends the answer as a file to be saved under this name: Hebrew by RFC 6266, without control and direction
 * characters and folders (docs/security.md C9). Sets the type by the name's ending.
 */
export function sendAsFile(ctx: AppContext, name: string): void {
  ctx.attachment(plainName(name));
}

/** As `sendAsFile`, but the browser shows the file, and saves it under this name only when asked to. */
export function nameFile(ctx: AppContext, name: string): void {
  ctx.attachment(plainName(name), { type: 'inline' });
}

const plainName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/[/\\]/g, '_');
