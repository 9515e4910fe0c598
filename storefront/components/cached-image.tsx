import type { Picture } from '../../api/contract/cards/public-card.schema.ts';

interface CachedImageProps {
  picture: Picture;
  /** Empty where the picture only repeats what stands beside it. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string | undefined;
  /** The largest thing on the first screen: fetched at once. */
  first?: boolean | undefined;
}

/** A picture that we keep, in the best format and size the browser takes; its place is reserved. */
export function CachedImage({ picture, alt, sizes, className, first = false }: CachedImageProps) {
  const { src, width, height, sources } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
