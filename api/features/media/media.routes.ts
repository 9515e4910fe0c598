import { readPicture } from '../../contract/media.ts';
import { AppError } from '../../errors.ts';
import { dataPolicy } from '../../http/content-security-policy.ts';
import { createFeatureRouter } from '../../http/route.ts';
import { pictureFormats } from './picture-address.ts';

/** Pictures by their address. Whoever knows the unguessable id may see the picture (product.md chapter 4). */
export const mediaRouter = createFeatureRouter().add(readPicture, async (ctx, { params }) => {
  const file = await ctx.parts.storage.open(`${params.publicId}/${params.file}`);
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
});
