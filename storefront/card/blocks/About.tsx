import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { CardView } from '../view.ts';
import { Section } from './Section.tsx';
import { Running } from './Typed.tsx';

export function About({ view }: { view: CardView }) {
  const { about } = view.card;
  if (about.length === 0) return null;
  return (
    <Section view={view} name="about" title={view.words.about}>
      {about.map((paragraph, index) => (
        <p key={index} dir={directionOfText(paragraph)}>
          <Running>{paragraph}</Running>
        </p>
      ))}
    </Section>
  );
}
