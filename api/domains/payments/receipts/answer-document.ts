import type { Language } from '../../../contract/base/languages.ts';
import { AppError } from '../../../errors.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import { dataPolicy } from '../../../http/content-security-policy.ts';
import type { AppContext } from '../../../http/context.ts';
import type { Receipt } from '../../../models/Receipt.ts';
import { documentMessages } from './document-messages.ts';
import { storeDocument } from './store-document.ts';

/**
 * Sends a receipt's document as a file to be saved, `קבלה R000123.pdf`, and makes it first where it isn't stored yet.
 * @throws {AppError} `not_found` when the receipt was deleted meanwhile
 */
export async function answerDocument(ctx: AppContext, receipt: Receipt, language: Language): Promise<void> {
  const key = await storeDocument(ctx.deps, receipt, language);
  const file = await ctx.deps.storage.open(key);
  if (!file) throw new AppError('not_found');
  sendAsFile(ctx, `${documentMessages[language].titles[receipt.kind]} ${receipt.receiptNumber}.pdf`);
  ctx.length = file.byteSize;
  ctx.set({ 'Content-Security-Policy': dataPolicy, 'X-Content-Type-Options': 'nosniff' });
  if (ctx.method === 'HEAD') {
    file.body.destroy();
    ctx.status = 200;
  } else ctx.body = file.body;
}
