import { deletePictureEndpoint, readPicture, uploadPictureEndpoint } from '../../../contract/cards/media.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { answerPicture } from './answer-picture.ts';
import { deletePicture } from './delete-picture.ts';
import { uploadPicture } from './upload-picture.ts';

/** Pictures: shown to whoever knows the unguessable address (docs/product.md 4), kept and removed by their owner. */
export const mediaRouter = createFeatureRouter()
  .add(readPicture, answerPicture)
  .add(uploadPictureEndpoint, rateLimit('upload'), (ctx, { query }) => uploadPicture(ctx, query))
  .add(deletePictureEndpoint, (ctx, { params }) => deletePicture(ctx, params.id));
