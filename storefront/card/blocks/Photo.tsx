import type { Picture } from '../../../api/contract/cards/public-card.schema.ts';

interface PhotoProps {
  picture: Picture;
  alt: string;
  className?: string;
  /** The `sizes` attribute, from which the browser chooses a file. */
  sizes: string;
  /**
   * True for the picture at the top of the card: the browser fetches it first, and the others when they come
   * near the screen.
   */
  first?: boolean;
}

/** Phones have two or three dots to a pixel: what is measured by the screen is wider there than the narrowest file. */
const neverNarrowest = (srcset: string, sizes: string) =>
  sizes.endsWith('vw') ? srcset.replace(/^\S+ 320w, /u, '') : srcset;

/**
 * The `src` of the picture is its JPEG already; a `source` for it would only add bytes. Nearly all browsers choose among
 * the AVIF files; those of 2022 and older get the widest WebP.
 */
function* newerSources(sources: Picture['sources'], sizes: string) {
  for (const { type, srcset } of sources) {
    if (type === 'image/avif') yield { type, srcSet: neverNarrowest(srcset, sizes), sizes };
    const widest = srcset.split(', ').at(-1)?.split(' ')[0];
    if (type === 'image/webp' && widest) yield { type, srcSet: widest };
  }
}

export function Photo({ picture, alt, className, sizes, first = false }: PhotoProps) {
  return (
    <picture>
      {[...newerSources(picture.sources, sizes)].map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        className={className}
        width={picture.width}
        height={picture.height}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
