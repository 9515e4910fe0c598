import type { Picture } from '../../api/contract/cards/public-card.schema.ts';

interface CachedImageProps {
  picture: Picture;
  /** Empty where the picture only repeats the text beside it. */
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  className?: string | undefined;
  /** True for the largest picture of the first screen: the browser fetches it at once. */
  first?: boolean | undefined;
}

/** A stored picture in the best format and size the browser supports; its space is reserved before it loads. */
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
