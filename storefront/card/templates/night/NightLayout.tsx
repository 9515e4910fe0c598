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
import { PlainDetails } from '../../blocks/PlainDetails.tsx';
import { Portrait } from '../../blocks/Portrait.tsx';
import { Rating } from '../../blocks/Rating.tsx';
import { Social } from '../../blocks/Social.tsx';
import { Video } from '../../blocks/Video.tsx';
import { Ways } from '../../blocks/Ways.tsx';
import type { CardView } from '../../view.ts';

/** A lit disc in the dark with the portrait as its label; panes of glass below. A row closes up by itself. */
export function NightLayout({ view }: { view: CardView }) {
  const { cover } = view.card;
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
      <About view={view} />
      <Further view={view} name="services" />
      <Further view={view} name="documents" />
      <div className="c-row">
        <Links view={view} />
        <Video view={view} />
      </div>
      <Gallery view={view} sizes="(min-width: 1000px) 400px, 90vw" />
      <Further view={view} name="reviews" />
      <Further view={view} name="questions" />
      <div className="c-row">
        <div className={takesMessages(view) ? 'c-side' : 'c-side c-alone'}>
          <Hours view={view} />
          <Keep view={view} />
          <Rating view={view} />
          <Social view={view} />
        </div>
        <ContactForm view={view} />
      </div>
    </>
  );
}
