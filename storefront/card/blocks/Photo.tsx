import type { Picture } from '../../../api/contract/cards/public-card.schema.ts';

interface PhotoProps {
  picture: Picture;
  alt: string;
  className?: string;
  /** How wide it is shown, for the browser's choice of file. */
  sizes: string;
  /** The picture people see first is fetched first; the others wait until they are near. */
  first?: boolean;
}

/** The picture's own address is its JPEG; naming it again would only weigh. */
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
