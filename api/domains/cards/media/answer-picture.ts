import { pictureFormats } from '../../../contract/cards/picture-address.ts';
import { AppError } from '../../../errors.ts';
import { dataPolicy } from '../../../http/content-security-policy.ts';
import type { AppContext } from '../../../http/context.ts';

/**
 * Sends one file of a picture, cached for ever; a browser can run nothing in it.
 * @throws {AppError} `not_found`
 */
export async function answerPicture(
  ctx: AppContext,
  { params }: { params: { publicId: string; file: string } },
): Promise<void> {
  const file = await ctx.deps.storage.open(`${params.publicId}/${params.file}`);
  if (!file) throw new AppError('not_found');
  ctx.type =
    pictureFormats.find(({ extension }) => params.file.endsWith(extension))?.type ??
    'application/octet-stream';
  ctx.length = file.byteSize;
  ctx.set({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': dataPolicy,
    'X-Content-Type-Options': 'nosniff',
    // Mail signatures and framed cards show pictures on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (ctx.method === 'HEAD') {
    file.body.destroy();
    ctx.status = 200;
  } else ctx.body = file.body;
}
