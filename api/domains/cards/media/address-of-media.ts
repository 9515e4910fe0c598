import { addressOfDocument } from '../../../contract/cards/document-address.ts';
import { addressOfPicture } from '../../../contract/cards/picture-address.ts';
import type { Media } from '../../../models/Media.ts';

/** The address under which cards name what is stored: a document's file, or the widest JPEG of a picture. */
export const addressOfMedia = ({ storageKey, pages, byteSize }: Media): string =>
  pages === null
    ? addressOfPicture(storageKey)
    : addressOfDocument({ publicId: storageKey, pages, bytes: byteSize });
