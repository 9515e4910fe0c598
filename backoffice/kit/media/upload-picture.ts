import { uploadPictureEndpoint } from '../../../api/contract/cards/media.endpoint.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import { sendWithToken } from '../providers/csrf-token.ts';
import type { ErrorBody } from '../../../api/contract/base/error-codes.schema.ts';
import type { UploadedPicture } from '../../../api/contract/cards/media.schema.ts';

/** The server refused an upload; the message is the server's, in the user's language, or blank. */
export class UploadRefused extends Error {}

interface Upload {
  file: File;
  onProgress(percent: number): void;
  signal: AbortSignal;
}

/**
 * Uploads a picture for an article.
 * @throws {UploadRefused} with the server's message; with a blank one when the server could not be reached
 */
export async function uploadPicture(upload: Upload): Promise<UploadedPicture> {
  return sendWithToken(
    (token) => send(upload, token),
    (error) => error instanceof StaleToken,
  );
}

class StaleToken extends UploadRefused {}

/** Uses XMLHttpRequest: `fetch` reports no upload progress. */
function send({ file, onProgress, signal }: Upload, token: string): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', pathOf(uploadPictureEndpoint, { query: { purpose: 'blog' } }));
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('csrf-token', token);
    request.setRequestHeader('x-csrf-token', token);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / Math.max(total, 1))),
    );
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(request.response as UploadedPicture);
      else reject(refusal(request.response as Partial<ErrorBody> | null));
    });
    for (const issue of ['error', 'abort', 'timeout'])
      request.addEventListener(issue, () => reject(new UploadRefused('')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function refusal(body: Partial<ErrorBody> | null): UploadRefused {
  if (body?.code === 'csrf_token_invalid') return new StaleToken('');
  return new UploadRefused(body?.message ?? '');
}
