import { lookApart } from '../../../adapters/pdf/look-apart.ts';
import { documentLimits } from '../../../contract/cards/document-limits.ts';
import { documentRefusal } from './refuse-document.ts';
import { isWholePdf } from './sniff-pdf.ts';

/** A stranger's file that may be stored and shown. */
interface CheckedFile {
  bytes: Buffer;
  mimeType: 'image/jpeg' | 'application/pdf';
  extension: 'jpg' | 'pdf';
  /** In pixels, of the picture or of the first page. */
  width: number;
  height: number;
}

/**
 * Checks a file by its content, whatever it is called, as those of cards are: a PDF is looked into in a process of its
 * own and stays as it is, a picture is encoded anew, in one size and without its metadata (docs/security.md C).
 * @throws {AppError} `unsupported_media_type`, `payload_too_large`; see `encodePicture` and `storeDocument`
 */
export async function checkUploadedFile(bytes: Buffer): Promise<CheckedFile> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (!isWholePdf(bytes)) throw documentRefusal('notPdf');
    const look = await lookApart(bytes);
    if (look.refusal !== null) throw documentRefusal(look.refusal);
    if (look.pages > documentLimits.pages) throw documentRefusal('tooManyPages');
    return { bytes, mimeType: 'application/pdf', extension: 'pdf', width: look.width, height: look.height };
  }
  // Loaded with the first upload: the encoders are large.
  const { cleanPicture } = await import('./encode-picture.ts');
  const { data, info } = await cleanPicture(bytes);
  return { bytes: data, mimeType: 'image/jpeg', extension: 'jpg', width: info.width, height: info.height };
}
