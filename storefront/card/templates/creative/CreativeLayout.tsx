import { ContactForm, takesMessages } from '../../blocks/ContactForm.tsx';
import { FirstActions } from '../../blocks/FirstActions.tsx';
import { Identity } from '../../blocks/Identity.tsx';
import { Keep } from '../../blocks/Keep.tsx';
import { Photo } from '../../blocks/Photo.tsx';
import { Portrait } from '../../blocks/Portrait.tsx';
import { Rating } from '../../blocks/Rating.tsx';
import { blocksOf, Sections } from '../../blocks/Sections.tsx';
import { Social } from '../../blocks/Social.tsx';
import { Video } from '../../blocks/Video.tsx';
import { Ways } from '../../blocks/Ways.tsx';
import { shownSections } from '../../section-order.ts';
import type { CardView } from '../../view.ts';
import { CoverPattern } from './CoverPattern.tsx';

/** Diagonal cover, tilted portrait, coloured tiles. A row closes up around whatever tiles there are. */
export function CreativeLayout({ view }: { view: CardView }) {
  const { cover, id, name, ratingHref, social } = view.card;
  const names = shownSections(view);
  const blocks = blocksOf(view, '(min-width: 1000px) 360px, 50vw');
  const endsInLinks = names.at(-1) === 'links';
  return (
    <>
      <header className="c-top">
        <div className="c-cover">
          {cover ? (
            <Photo picture={cover} alt="" sizes="100vw" first />
          ) : (
            <CoverPattern seed={`${id} ${name}`} />
          )}
        </div>
        <Portrait view={view} sizes="(min-width: 1000px) 272px, 148px" />
        <Identity view={view} />
      </header>
      <FirstActions view={view} />
      <Ways view={view} />
      <Sections
        names={endsInLinks ? names.slice(0, -1) : names}
        blocks={blocks}
        pairs={['hours branches', 'hours gallery', 'about gallery', 'questions about', 'about questions']}
      />
      <Video view={view} />
      <div className="c-row">
        {endsInLinks && blocks.links}
        <Keep view={view} />
      </div>
      <div className="c-row">
        {(ratingHref ?? social.length > 0) && (
          <div className={takesMessages(view) ? 'c-side' : 'c-side c-alone'}>
            <Rating view={view} />
            <Social view={view} />
          </div>
        )}
        <ContactForm view={view} />
      </div>
    </>
  );
}
