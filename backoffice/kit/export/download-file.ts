import { HttpError } from 'react-admin';
import { repeatOnceProved } from '../proof/repeat-once-proved.ts';
import { refusal } from '../providers/http-client.ts';

/** The name in `Content-Disposition`, in RFC 6266's writing where it is there. */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/iu.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/iu.exec(disposition)?.[1] ?? 'bikur';
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(() => {
    throw new HttpError('bikur.errors.network', 0);
  });
  if (response.ok) return response;
  throw refusal(response.status, await response.json().catch(() => null));
}

/**
 * Saves a file of the API that may ask for a proof of identity first, which a plain link could not.
 * @throws {HttpError} as `httpClient`
 */
export async function downloadFile(url: string): Promise<void> {
  const response = await repeatOnceProved(() => fetchFile(url));
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: nameIn(response.headers.get('Content-Disposition') ?? ''),
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
