import type { CardSection } from '../../../../api/contract/cards/section-names.ts';
import { ContactForm } from '../../blocks/ContactForm.tsx';
import { FirstActions } from '../../blocks/FirstActions.tsx';
import { Identity } from '../../blocks/Identity.tsx';
import { Keep } from '../../blocks/Keep.tsx';
import { Photo } from '../../blocks/Photo.tsx';
import { Portrait } from '../../blocks/Portrait.tsx';
import { Rating } from '../../blocks/Rating.tsx';
import { blocksOf, Sections } from '../../blocks/Sections.tsx';
import { Social } from '../../blocks/Social.tsx';
import { Typed } from '../../blocks/Typed.tsx';
import { Video } from '../../blocks/Video.tsx';
import { Ways } from '../../blocks/Ways.tsx';
import type { CardView } from '../../view.ts';
import { shownSections } from '../../section-order.ts';
import { Seal } from './Seal.tsx';

/**
 * A folded card: name and ways of contact on the first leaf, the owner's work on the second. Without work to
 * show the hours move to the second leaf; with nothing for it the card has one leaf.
 */
export function ClassicLayout({ view }: { view: CardView }) {
  const { category, jobTitle, cover, portrait, links, gallery, video, contactForm } = view.card;
  const { services, questions, documents, paymentLinks } = view.card;
  const hasWork = Boolean(
    services.length ||
    questions.length ||
    documents.length ||
    paymentLinks.length ||
    links.length ||
    gallery.length ||
    video ||
    contactForm,
  );
  const names = shownSections(view);
  const blocks = blocksOf(view, '(min-width: 1000px) 400px, 90vw', false);
  // What comes first of hours, branches and reviews fills the leaf with the ways of contact; without work one leaf has
  // to be for them.
  const isOfFirst = (name: CardSection) =>
    name === 'reviews' || ((name === 'hours' || name === 'branches') && hasWork);
  const next = names.findIndex((name) => !isOfFirst(name));
  const onFirst = next < 0 ? names.length : next;
  const hasSecond = Boolean(hasWork || names.length > onFirst || cover);
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
        <Sections names={names.slice(0, onFirst)} blocks={blocks} />
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
          <Sections names={names.slice(onFirst)} blocks={blocks} />
          <Video view={view} />
          <ContactForm view={view} />
          {!hasWork && last}
        </div>
      )}
    </div>
  );
}
