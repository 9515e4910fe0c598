/** Sites whose player may stand in a frame on a card with a video; no other site may. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

const onYoutube =
  /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:shorts|embed|live)\/|watch\/?\?(?:[^#]*&)?v=))([\w-]{6,20})(?:[?&#/]|$)/i;
/** A film that is not listed carries a second code, in the path or after `h=`. */
const onVimeo =
  /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[a-z][\w-]*\/)*(\d{5,12})(?:\/([\da-f]{6,20})|[^#]*[?&]h=([\da-f]{6,20}))?(?:[/?#&]|$)/i;

/**
 * The player for the address of a film, at the site's own address that sets no cookies before playing.
 * @returns null for other sites, whose films are opened by a link
 */
export function videoPlayer(address: string): string | null {
  const youtube = onYoutube.exec(address)?.[1];
  if (youtube) return `${playerOrigins[0]}/embed/${youtube}?autoplay=1`;
  const [, film, inPath, inQuery] = onVimeo.exec(address) ?? [];
  if (!film) return null;
  const code = inPath ?? inQuery;
  return `${playerOrigins[1]}/video/${film}?dnt=1&autoplay=1${code ? `&h=${code}` : ''}`;
}
