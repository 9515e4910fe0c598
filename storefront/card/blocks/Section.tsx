import type { ReactNode } from 'react';
import type { CardView } from '../view.ts';

export function Section(props: { view: CardView; name: string; title: string; children: ReactNode }) {
  const { view, name, title, children } = props;
  if (!view.interactive)
    return (
      <div className={`c-b c-${name}`}>
        <p className="c-h2">{title}</p>
        {children}
      </div>
    );
  return (
    <section id={`c-${name}`} className={`c-b c-${name}`} aria-label={title}>
      <h2 className="c-h2">{title}</h2>
      {children}
    </section>
  );
}
