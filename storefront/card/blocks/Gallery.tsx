import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Photo } from './Photo.tsx';
import { Section } from './Section.tsx';
import { Typed } from './Typed.tsx';

export function Gallery({ view, sizes }: { view: CardView; sizes: string }) {
  const { gallery } = view.card;
  if (gallery.length === 0) return null;
  const oddOrEven = gallery.length % 2 === 1 ? 'c-odd' : 'c-even';
  return (
    <Section view={view} name="gallery" title={view.words.gallery}>
      <ul className={`c-n${gallery.length} ${oddOrEven}`}>
        {gallery.map((picture, index) => (
          <li key={index}>
            <figure>
              <CardLink
                view={view}
                href={picture.src}
                // A screen reader names a link by the alternative text of its picture, which is the caption;
                // without one the link needs a label.
                {...(!picture.caption && { label: `${view.words.enlarge} ${index + 1}` })}
              >
                <Photo picture={picture} alt={picture.caption ?? ''} sizes={sizes} />
              </CardLink>
              {picture.caption && (
                <figcaption>
                  <Typed>{picture.caption}</Typed>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
