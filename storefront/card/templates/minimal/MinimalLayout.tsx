import { ContactForm } from '../../blocks/ContactForm.tsx';
import { FirstActions } from '../../blocks/FirstActions.tsx';
import { Identity } from '../../blocks/Identity.tsx';
import { Keep } from '../../blocks/Keep.tsx';
import { Photo } from '../../blocks/Photo.tsx';
import { PlainDetails } from '../../blocks/PlainDetails.tsx';
import { Portrait } from '../../blocks/Portrait.tsx';
import { Rating } from '../../blocks/Rating.tsx';
import { blocksOf, Sections } from '../../blocks/Sections.tsx';
import { Social } from '../../blocks/Social.tsx';
import { Video } from '../../blocks/Video.tsx';
import { Ways } from '../../blocks/Ways.tsx';
import { shownSections } from '../../section-order.ts';
import type { CardView } from '../../view.ts';

/** White space, a big name, icons in a row. Without a cover the portrait is the picture. */
export function MinimalLayout({ view }: { view: CardView }) {
  const { cover, portrait, name } = view.card;
  const hero = cover ?? portrait;
  return (
    <>
      <header className={hero ? 'c-top c-pictured' : 'c-top'}>
        <Identity view={view} />
        {hero && (
          <div className="c-hero">
            <Photo
              picture={hero}
              alt={cover ? '' : view.words.portraitOf(name)}
              sizes="(min-width: 1000px) 460px, 78vw"
              first
            />
          </div>
        )}
        {cover && portrait && <Portrait view={view} sizes="72px" />}
      </header>
      <FirstActions view={view} mark="arrow" />
      <Ways view={view} detailed={false} />
      <PlainDetails view={view} />
      <Sections names={shownSections(view)} blocks={blocksOf(view, '(min-width: 1000px) 500px, 76vw')} />
      <Video view={view} />
      <ContactForm view={view} />
      <Keep view={view} />
      <Rating view={view} />
      <Social view={view} />
    </>
  );
}
