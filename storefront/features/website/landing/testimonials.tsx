import StarIcon from '~icons/ph/star-fill';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { SectionHead } from '../../../components/section-head.tsx';
import { shortenText } from './shorten-text.ts';
import styles from './testimonials.module.css';
import { useLandingMessages } from './use-landing-messages.ts';

/** The guest book: five testimonials, each cut at 150 characters (docs/specification.md 1). */
export function Testimonials() {
  const texts = useLandingMessages();
  return (
    <section className={styles['section']} aria-labelledby="guest-book">
      <div className="wrap">
        <SectionHead id="guest-book" title={texts.testimonialsTitle}>
          <p>{texts.testimonialsNote}</p>
        </SectionHead>
        <div className={styles['grid']}>
          {texts.testimonials.map(({ author, initials, position, rating, text }) => (
            <figure key={author} className={styles['entry']}>
              <blockquote>{shortenText(text)}</blockquote>
              <figcaption>
                <span className={styles['seal']} aria-hidden="true">
                  {initials}
                </span>
                <span>
                  <b>{author}</b>
                  <small>{position}</small>
                </span>
                <span className={styles['stars']}>
                  <VisuallyHidden>{texts.rating(rating)}</VisuallyHidden>
                  {Array.from({ length: rating }, (_, star) => (
                    <StarIcon key={star} aria-hidden />
                  ))}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
