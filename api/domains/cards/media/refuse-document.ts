import type { ErrorCode } from '../../../contract/base/error-codes.schema.ts';
import type { DocumentRefusal } from '../../../contract/cards/document-limits.ts';
import { documentRefusals } from '../../../contract/cards/messages.ts';
import { AppError } from '../../../errors.ts';

const codes: Record<DocumentRefusal, ErrorCode> = {
  empty: 'unsupported_media_type',
  tooManyBytes: 'payload_too_large',
  notPdf: 'unsupported_media_type',
  broken: 'unsupported_media_type',
  encrypted: 'unsupported_media_type',
  noPages: 'unsupported_media_type',
  tooManyPages: 'payload_too_large',
  active: 'unsupported_media_type',
  tooManyKept: 'conflict',
};

/** The error of a refused document, in the user's language (docs/product.md 12.4). */
export function documentRefusal(reason: DocumentRefusal): AppError {
  return new AppError(codes[reason], { text: documentRefusals[reason], message: reason });
}
