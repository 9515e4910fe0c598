import type { ErrorCode } from '../../../contract/base/error-codes.schema.ts';
import { type PictureRefusal } from '../../../contract/cards/picture-limits.ts';
import { AppError } from '../../../errors.ts';
import { pictureRefusals } from '../../../contract/cards/messages.ts';

const codes: Record<PictureRefusal, ErrorCode> = {
  empty: 'unsupported_media_type',
  tooManyBytes: 'payload_too_large',
  tooManyPixels: 'payload_too_large',
  tooLong: 'payload_too_large',
  notPicture: 'unsupported_media_type',
  svg: 'unsupported_media_type',
  gif: 'unsupported_media_type',
  heic: 'unsupported_media_type',
  animated: 'unsupported_media_type',
  broken: 'unsupported_media_type',
  tooManyKept: 'conflict',
  tooManyAtOnce: 'service_unavailable',
  stillUsed: 'conflict',
};

/** The error of a refused picture, in the user's language (docs/specification.md 8). */
export function pictureRefusal(reason: PictureRefusal, cause?: unknown): AppError {
  const code = codes[reason];
  return new AppError(code, {
    text: pictureRefusals[reason],
    message: reason,
    cause,
    ...(code === 'service_unavailable' && { retryAfterSeconds: 5 }),
  });
}
