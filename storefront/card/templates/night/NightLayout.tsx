import { ContactForm, takesMessages } from '../../blocks/ContactForm.tsx';
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

/** A lit disc in the dark with the portrait as its label; panes of glass below. A row closes up by itself. */
export function NightLayout({ view }: { view: CardView }) {
  const { cover, links } = view.card;
  const blocks = blocksOf(view, '(min-width: 1000px) 400px, 90vw');
  const linksAndVideo = (
    <div className="c-row">
      {blocks.links}
      <Video view={view} />
    </div>
  );
  return (
    <>
      <header className="c-stage">
        <div className="c-deck">
          {cover && <Photo picture={cover} alt="" className="c-haze" sizes="100vw" />}
          <Portrait view={view} sizes="(min-width: 1000px) 300px, 200px" />
        </div>
        <Identity view={view} />
      </header>
      <FirstActions view={view} mark="arrow" />
      <Ways view={view} detailed={false} />
      <PlainDetails view={view} />
      <Sections
        names={shownSections(view)}
        blocks={{ ...blocks, links: linksAndVideo }}
        pairs={['hours branches', 'hours questions', 'questions hours']}
      />
      {links.length === 0 && linksAndVideo}
      <div className="c-row">
        <div className={takesMessages(view) ? 'c-side' : 'c-side c-alone'}>
          <Keep view={view} />
          <Rating view={view} />
          <Social view={view} />
        </div>
        <ContactForm view={view} />
      </div>
    </>
  );
}
