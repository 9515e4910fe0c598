import { About } from '../../blocks/About.tsx';
import { ContactForm, takesMessages } from '../../blocks/ContactForm.tsx';
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
import { Video } from '../../blocks/Video.tsx';
import { Ways } from '../../blocks/Ways.tsx';
import type { CardView } from '../../view.ts';
import { CoverPattern } from './CoverPattern.tsx';

/** Diagonal cover, tilted portrait, coloured tiles. A row closes up around whatever tiles there are. */
export function CreativeLayout({ view }: { view: CardView }) {
  const { cover, id, name } = view.card;
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
      <Further view={view} name="services" />
      <Further view={view} name="documents" />
      <div className="c-row">
        <About view={view} />
        <Gallery view={view} sizes="(min-width: 1000px) 360px, 50vw" />
      </div>
      <Further view={view} name="questions" />
      <Video view={view} />
      <Further view={view} name="reviews" />
      <div className="c-row">
        <Links view={view} />
        <Keep view={view} />
      </div>
      <div className="c-row">
        <div className={takesMessages(view) ? 'c-side' : 'c-side c-alone'}>
          <Hours view={view} />
          <Rating view={view} />
          <Social view={view} />
        </div>
        <ContactForm view={view} />
      </div>
    </>
  );
}
