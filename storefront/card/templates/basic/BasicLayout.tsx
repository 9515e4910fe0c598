import type { CardSection } from '../../../../api/contract/cards/section-names.ts';
import { ContactForm } from '../../blocks/ContactForm.tsx';
import { FirstActions } from '../../blocks/FirstActions.tsx';
import { Identity } from '../../blocks/Identity.tsx';
import { Keep } from '../../blocks/Keep.tsx';
import { Portrait } from '../../blocks/Portrait.tsx';
import { Rating } from '../../blocks/Rating.tsx';
import { blocksOf, Sections } from '../../blocks/Sections.tsx';
import { Social } from '../../blocks/Social.tsx';
import { Typed } from '../../blocks/Typed.tsx';
import { Video } from '../../blocks/Video.tsx';
import { Ways } from '../../blocks/Ways.tsx';
import { shownSections } from '../../section-order.ts';
import type { CardView } from '../../view.ts';

const ofSide: ReadonlySet<CardSection> = new Set<CardSection>(['hours', 'branches', 'about']);

/**
 * An index card: a tab, a slab of colour, then ruled rows. A wide screen has two columns; on a card without
 * the paid sections the second one holds text and hours, and a card with next to nothing has one column.
 */
export function BasicLayout({ view }: { view: CardView }) {
  const { category, jobTitle, links, gallery, video, ratingHref, contactForm, social } = view.card;
  const { services, questions, documents, paymentLinks } = view.card;
  const names = shownSections(view);
  const blocks = blocksOf(view, '(min-width: 1000px) 150px, 50vw');
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
  const hasMore = Boolean(hasWork || names.length > 0 || ratingHref || social.length);
  // A price list that comes first stands beside the ways of contact, and what follows it below them both.
  const isListFirst = names[0] === 'services';
  const left = isListFirst ? names.slice(1) : names;
  // Text, hours and branches stand beside the work, or in its place.
  const next = left.findIndex((name) => !hasWork || !ofSide.has(name));
  const onSide = next < 0 ? left.length : isListFirst ? Math.min(next, 1) : next;
  const ownSide = (
    <>
      <Sections names={left.slice(0, onSide)} blocks={blocks} />
      <Keep view={view} />
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
          {isListFirst ? null : ownSide}
        </div>
        {isListFirst && (
          <>
            <div className="c-more">{blocks.services}</div>
            <div className="c-side">{ownSide}</div>
          </>
        )}
        {hasMore && (
          <div className="c-more">
            <Sections names={left.slice(onSide)} blocks={blocks} />
            <Video view={view} />
            <Rating view={view} />
            <ContactForm view={view} />
            <Social view={view} />
          </div>
        )}
      </div>
    </div>
  );
}
