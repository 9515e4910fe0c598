import type { CSSProperties } from 'react';
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
import { contactWays } from '../../blocks/contact-ways.ts';
import { shownSections } from '../../section-order.ts';
import type { CardView } from '../../view.ts';
import { Clock } from './Clock.tsx';

/** Longest first paragraph, in characters, that is set as a headline. */
const headlineLength = 90;

/**
 * A poster: the first screen is picture, name and action bar; below it blocks of colour, two abreast on a wide screen.
 */
export function BoldLayout({ view }: { view: CardView }) {
  const { about, cover, name, portrait } = view.card;
  const hero = portrait ?? cover;
  const names = shownSections(view);
  const blocks = blocksOf(view, '(min-width: 1000px) 30vw, 100vw');
  const opensWithText = names[0] === 'about';
  const maxWordLength = Math.max(...name.split(/[\s־-]+/u).map((word) => word.length));
  const said = (about[0]?.length ?? 0) > headlineLength ? 'c-say c-calm' : 'c-say';
  return (
    <>
      <header
        className={hero ? 'c-hero' : 'c-hero c-lettered'}
        style={{ '--letters': maxWordLength } as CSSProperties}
      >
        {hero ? (
          <Photo
            picture={hero}
            alt={portrait ? view.words.portraitOf(name) : ''}
            className="c-portrait"
            sizes="(min-width: 1000px) 46vw, 100vw"
            first
          />
        ) : (
          <Portrait view={view} sizes="100vw" />
        )}
        <Identity view={view} />
      </header>
      <FirstActions view={view} navigates />
      {(opensWithText || contactWays(view).length > 0) && (
        <div className={said}>
          {opensWithText && blocks.about}
          <Ways view={view} />
        </div>
      )}
      {portrait && cover && (
        <div className="c-band">
          <Photo picture={cover} alt="" sizes="100vw" />
        </div>
      )}
      <Sections
        names={opensWithText ? names.slice(1) : names}
        blocks={{ ...blocks, hours: <Clock view={view} /> }}
        pairs={['hours branches', 'hours reviews', 'reviews hours', 'hours links', 'links hours']}
      />
      <Video view={view} />
      <div className="c-row">
        <div className={takesMessages(view) ? 'c-side' : 'c-side c-alone'}>
          <Rating view={view} />
          <Keep view={view} />
          <Social view={view} />
        </div>
        <ContactForm view={view} />
      </div>
    </>
  );
}
