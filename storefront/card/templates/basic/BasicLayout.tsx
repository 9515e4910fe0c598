import { About } from '../../blocks/About.tsx';
import { ContactForm } from '../../blocks/ContactForm.tsx';
import { FirstActions } from '../../blocks/FirstActions.tsx';
import { Further } from '../../blocks/Further.tsx';
import { Gallery } from '../../blocks/Gallery.tsx';
import { Hours } from '../../blocks/Hours.tsx';
import { Identity } from '../../blocks/Identity.tsx';
import { Keep } from '../../blocks/Keep.tsx';
import { Links } from '../../blocks/Links.tsx';
import { Portrait } from '../../blocks/Portrait.tsx';
import { Rating } from '../../blocks/Rating.tsx';
import { Social } from '../../blocks/Social.tsx';
import { Typed } from '../../blocks/Typed.tsx';
import { Video } from '../../blocks/Video.tsx';
import { Ways } from '../../blocks/Ways.tsx';
import type { CardView } from '../../view.ts';

/**
 * An index card: a tab, a slab of colour, then ruled rows. A wide screen has two columns; on a card without
 * the paid sections the second one holds text and hours, and a card with next to nothing has one column.
 */
export function BasicLayout({ view }: { view: CardView }) {
  const { category, jobTitle, links, gallery, video, ratingHref, reviews, contactForm, social } = view.card;
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
  const hasText = Boolean(view.card.about.length || view.opening || view.card.openingNote);
  const hasMore = Boolean(hasWork || hasText || reviews || ratingHref || social.length);
  const words = (
    <>
      <About view={view} />
      <Hours view={view} />
    </>
  );
  return (
    <div className={hasMore ? 'c-index' : 'c-index c-solo'}>
      <header className="c-id">
        {category && jobTitle && (
          <p className="c-tab">
            <Typed>{category}</Typed>
          </p>
        )}
        <Identity view={view} />
        <Portrait view={view} sizes="(min-width: 1000px) 240px, 130px" />
      </header>
      <FirstActions view={view} detailed />
      <div className="c-cols">
        <div className="c-side">
          <Ways view={view} arrows />
          {hasWork && words}
          <Keep view={view} />
        </div>
        {hasMore && (
          <div className="c-more">
            {!hasWork && words}
            <Further view={view} name="services" />
            <Further view={view} name="documents" />
            <Further view={view} name="reviews" />
            <Links view={view} />
            <Gallery view={view} sizes="(min-width: 1000px) 150px, 50vw" />
            <Video view={view} />
            <Further view={view} name="questions" />
            <Rating view={view} />
            <ContactForm view={view} />
            <Social view={view} />
          </div>
        )}
      </div>
    </div>
  );
}
