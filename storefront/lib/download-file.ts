import { apiFile } from './api-client.ts';

/** The name in `Content-Disposition`, in RFC 6266's writing where it is there. */
export function fileNameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/iu.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/iu.exec(disposition)?.[1] ?? 'bikur';
}

/**
 * Saves a file of the API that may ask for a proof of identity first, which a plain link could not.
 * @throws {ApiError} as every call
 */
export async function downloadFile(path: string): Promise<void> {
  const response = await apiFile(path);
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: fileNameIn(response.headers.get('Content-Disposition') ?? ''),
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
