import type { ReactNode } from 'react';
import type { CardView } from '../view.ts';
import { Typed } from './Typed.tsx';

/** A part of the card under its heading: the name that its owner gave it, else the template's. */
export function Section(props: { view: CardView; name: string; title: string; children: ReactNode }) {
  const { view, name, title, children } = props;
  const own = view.card.sections.find((section) => section.name === name)?.title;
  const named = own ?? view.further?.titleOf(view.card, name, view.words) ?? title;
  const heading = own ? <Typed>{own}</Typed> : named;
  if (!view.interactive)
    return (
      <div className={`c-b c-${name}`}>
        <p className="c-h2">{heading}</p>
        {children}
      </div>
    );
  return (
    <section id={`c-${name}`} className={`c-b c-${name}`} aria-label={named}>
      <h2 className="c-h2">{heading}</h2>
      {children}
    </section>
  );
}
