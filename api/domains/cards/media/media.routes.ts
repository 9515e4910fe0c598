import {
  deletePictureEndpoint,
  readPictureEndpoint,
  uploadPictureEndpoint,
} from '../../../contract/cards/media.endpoint.ts';
import { readDocumentEndpoint, uploadDocumentEndpoint } from '../../../contract/cards/documents.endpoint.ts';
import { readDocumentSchemas, uploadDocumentSchemas } from '../../../contract/cards/documents.schema.ts';
import {
  deletePictureSchemas,
  readPictureSchemas,
  uploadPictureSchemas,
} from '../../../contract/cards/media.schema.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { answerDocument } from './answer-document.ts';
import { answerPicture } from './answer-picture.ts';
import { deletePicture } from './delete-picture.ts';
import { uploadDocument } from './upload-document.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * Pictures and documents: shown to visitors who know the unguessable address (docs/product.md 4), stored and deleted by
 * their owner.
 */
export const mediaRouter = createFeatureRouter()
  .add(readPictureEndpoint, readPictureSchemas, answerPicture)
  .add(uploadPictureEndpoint, uploadPictureSchemas, rateLimit('upload'), (ctx, { query }) =>
    uploadPicture(ctx, query),
  )
  .add(readDocumentEndpoint, readDocumentSchemas, answerDocument)
  .add(uploadDocumentEndpoint, uploadDocumentSchemas, rateLimit('upload'), (ctx, { query }) =>
    uploadDocument(ctx, query),
  )
  .add(deletePictureEndpoint, deletePictureSchemas, (ctx, { params }) => deletePicture(ctx, params.id));
