import {
  pathOf,
  type AddressInput,
  type Endpoint,
  type EndpointSchemas,
  type Optional,
  type ReplyOf,
} from '../../api/contract/endpoint.ts';
import { commonHeaders, noticeRefusal, pageLanguage, sendWithToken } from './api-client.ts';
import { errorOfStatus, NetworkError } from './api-errors.ts';
import { defaultErrorMessage, requestText } from './default-error-messages.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** @param share of the bytes that were sent, 0 to 1 */
  onProgress(share: number): void;
}

interface Answer {
  status: number;
  statusText: string;
  data: unknown;
}

/**
 * Uploads the bytes of one file with the anti-forgery token, by XMLHttpRequest: `fetch` reports no progress.
 * @throws {ApiError} of the class its status calls for; {@link NetworkError} when no answer came; the
 * signal's reason
 */
export async function upload<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  file: Blob,
  options: UploadOptions,
  ...input: Optional<AddressInput<Schemas>>
): Promise<ReplyOf<Schemas>> {
  const url = pathOf(endpoint, ...input);
  const answer = await sendWithToken(
    (token) => send(url, file, token, options),
    (refused) => refused.status === 403 && partOf(refused, 'code') === 'csrf_token_invalid',
  );
  const { status, statusText, data } = answer;
  if (status >= 200 && status < 300) return data as ReplyOf<Schemas>;
  const message =
    noticeRefusal(status) ??
    partOf(answer, 'message') ??
    defaultErrorMessage(status, statusText, pageLanguage());
  throw errorOfStatus(status, message, data);
}

function partOf({ data }: Answer, name: 'code' | 'message'): string | undefined {
  const part = (data as Partial<Record<string, unknown>> | null)?.[name];
  return typeof part === 'string' && part !== '' ? part : undefined;
}

function send(url: string, file: Blob, token: string, options: UploadOptions): Promise<Answer> {
  const { signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', url);
    const headers = { ...commonHeaders(), 'csrf-token': token, 'x-csrf-token': token };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    // The page shows the server's refusal unchanged, so it must be in the page's language, not the browser's.
    request.setRequestHeader('Accept-Language', pageLanguage());
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      resolve({ status: request.status, statusText: request.statusText, data: parsed(request.responseText) }),
    );
    request.addEventListener('error', () => reject(new NetworkError(requestText('network', pageLanguage()))));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
