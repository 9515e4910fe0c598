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

/** The `src` of the picture is its JPEG already; a `source` for it would only add bytes. */
const isNewer = ({ type }: Picture['sources'][number]) => type !== 'image/jpeg';

export function Photo({ picture, alt, className, sizes, first = false }: PhotoProps) {
  return (
    <picture>
      {picture.sources.filter(isNewer).map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
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
