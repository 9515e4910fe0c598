import type { GalleryImage } from '../../../../api/contract/cards/entities/gallery-images.schema.ts';

/**
 * The gallery once an upload has ended. A picture that was put back meanwhile may have taken the last place.
 * @param places in which order pictures were chosen: one stands before those chosen after it, as small ones finish
 * uploading sooner
 */
export function withUpload(
  now: readonly GalleryImage[],
  item: GalleryImage,
  { places, max }: { places: ReadonlyMap<string, number>; max: number },
): GalleryImage[] {
  if (now.length >= max) return [...now];
  const own = places.get(item.url) ?? 0;
  const later = now.findIndex(({ url }) => (places.get(url) ?? 0) > own);
  return now.toSpliced(later === -1 ? now.length : later, 0, item);
}

/** The gallery with a removed picture back at its place, if there is still room for it. */
export function withReturned(
  now: readonly GalleryImage[],
  removed: { item: GalleryImage; at: number },
  max: number,
): GalleryImage[] {
  return now.length < max ? now.toSpliced(removed.at, 0, removed.item) : [...now];
}
