import { About } from '../../blocks/About.tsx';
import { ContactForm } from '../../blocks/ContactForm.tsx';
import { FirstActions } from '../../blocks/FirstActions.tsx';
import { Further } from '../../blocks/Further.tsx';
import { Gallery } from '../../blocks/Gallery.tsx';
import { Hours } from '../../blocks/Hours.tsx';
import { Identity } from '../../blocks/Identity.tsx';
import { Keep } from '../../blocks/Keep.tsx';
import { Links } from '../../blocks/Links.tsx';
import { Photo } from '../../blocks/Photo.tsx';
import { Portrait } from '../../blocks/Portrait.tsx';
import { Rating } from '../../blocks/Rating.tsx';
import { Social } from '../../blocks/Social.tsx';
import { Typed } from '../../blocks/Typed.tsx';
import { Video } from '../../blocks/Video.tsx';
import { Ways } from '../../blocks/Ways.tsx';
import type { CardView } from '../../view.ts';
import { Seal } from './Seal.tsx';

/**
 * A folded card: name and ways of contact on the first leaf, the owner's work on the second. Without work to
 * show the hours move to the second leaf; with nothing for it the card has one leaf.
 */
export function ClassicLayout({ view }: { view: CardView }) {
  const { about, category, jobTitle, cover, portrait, links, gallery, video, contactForm } = view.card;
  const { services, questions, documents } = view.card;
  const hasWork = Boolean(
    services.length ||
    questions.length ||
    documents.length ||
    links.length ||
    gallery.length ||
    video ||
    contactForm,
  );
  const hasHours = Boolean(view.opening ?? view.card.openingNote);
  const hasSecond = Boolean(hasWork || about.length || hasHours || cover);
  const picture = <Portrait view={view} sizes="(min-width: 1000px) 216px, 148px" />;
  const last = (
    <>
      <Rating view={view} />
      <Social view={view} />
    </>
  );
  return (
    <div className={hasSecond ? 'c-fold' : 'c-fold c-solo'}>
      <div className="c-leaf">
        <header className="c-id">
          {portrait ? picture : <Seal>{picture}</Seal>}
          {category && jobTitle && (
            <p className="c-firm">
              <Typed>{category}</Typed>
            </p>
          )}
          <Identity view={view} />
        </header>
        <FirstActions view={view} mark="none" detailed />
        <Ways view={view} />
        {hasWork && <Hours view={view} />}
        <Further view={view} name="reviews" />
        <Keep view={view} />
        {(hasWork || !hasSecond) && last}
      </div>
      {hasSecond && (
        <div className="c-leaf">
          {cover && (
            <div className="c-plate">
              <Photo picture={cover} alt="" sizes="(min-width: 1000px) 410px, 90vw" />
            </div>
          )}
          <About view={view} />
          {!hasWork && <Hours view={view} />}
          <Further view={view} name="services" orders={false} />
          <Further view={view} name="documents" />
          <Gallery view={view} sizes="(min-width: 1000px) 400px, 90vw" />
          <Video view={view} />
          <Links view={view} />
          <Further view={view} name="questions" />
          <ContactForm view={view} />
          {!hasWork && last}
        </div>
      )}
    </div>
  );
}
