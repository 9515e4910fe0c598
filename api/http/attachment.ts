import type { AppContext } from './context.ts';

/**
 * Sends the answer as a file to be saved under this name: Hebrew by RFC 6266, without control and direction
 * characters and folders (docs/security.md C9). Sets the type by the name's ending.
 */
export function sendAsFile(ctx: AppContext, name: string): void {
  ctx.attachment(name.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(/[/\\]/g, '_'));
}
