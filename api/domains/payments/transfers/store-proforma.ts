import type { Language } from '../../../contract/base/languages.ts';
import { drawInTurn } from '../../../adapters/pdf/draw-in-turn.ts';
import { AppError } from '../../../errors.ts';
import { sendAsFile } from '../../../http/attachment.ts';
import { dataPolicy } from '../../../http/content-security-policy.ts';
import type { AppContext } from '../../../http/context.ts';
import type { AppDeps } from '../../../deps.ts';
import type { Proforma } from '../../../models/Proforma.ts';
import { documentMessages } from '../receipts/document-messages.ts';
import { readProformaFacts } from './read-proforma-facts.ts';

/** Name of a proforma's file, `חשבון עסקה P000012.pdf`. */
export const proformaFileName = ({ number }: Proforma, language: Language): string =>
  `${documentMessages[language].titles.proforma} ${number}.pdf`;

/**
 * Draws the PDF of a proforma. It isn't stored: it is the same from the same row whenever it is asked for.
 * @throws the drawing's error
 */
export function drawProforma(env: AppDeps['env'], proforma: Proforma, language: Language): Promise<Buffer> {
  return drawInTurn(async () => {
    // Loaded with the first document: most processes draw none.
    const { renderDocument } = await import('../receipts/render-document.ts');
    return renderDocument(readProformaFacts(env, proforma, language), language);
  });
}

/**
 * Sends a proforma's document as a file to be saved.
 * @throws {AppError} `not_found` for none
 */
export async function answerProforma(
  ctx: AppContext,
  proforma: Proforma | undefined,
  language: Language,
): Promise<void> {
  if (!proforma) throw new AppError('not_found');
  const file = await drawProforma(ctx.deps.env, proforma, language);
  sendAsFile(ctx, proformaFileName(proforma, language));
  ctx.set({ 'Content-Security-Policy': dataPolicy, 'X-Content-Type-Options': 'nosniff' });
  ctx.length = file.byteLength;
  if (ctx.method === 'HEAD') ctx.status = 200;
  else ctx.body = file;
}
