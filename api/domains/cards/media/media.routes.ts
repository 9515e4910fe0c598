import {
  deletePictureEndpoint,
  readPictureEndpoint,
  uploadPictureEndpoint,
} from '../../../contract/cards/media.endpoint.ts';
import {
  deletePictureSchemas,
  readPictureSchemas,
  uploadPictureSchemas,
} from '../../../contract/cards/media.schema.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { answerPicture } from './answer-picture.ts';
import { deletePicture } from './delete-picture.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * Pictures: shown to visitors who know the unguessable address (docs/product.md 4), stored and deleted by their
 * owner.
 */
export const mediaRouter = createFeatureRouter()
  .add(readPictureEndpoint, readPictureSchemas, answerPicture)
  .add(uploadPictureEndpoint, uploadPictureSchemas, rateLimit('upload'), (ctx, { query }) =>
    uploadPicture(ctx, query),
  )
  .add(deletePictureEndpoint, deletePictureSchemas, (ctx, { params }) => deletePicture(ctx, params.id));
