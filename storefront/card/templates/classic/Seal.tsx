import type { ReactNode } from 'react';

const turns = (count: number) => Array.from({ length: count }, (_, index) => (index * 180) / count);

/** An engraver's rosette around the first letter of the name, for a card without a portrait. */
export function Seal({ children }: { children: ReactNode }) {
  return (
    <div className="c-seal">
      <svg viewBox="-120 -120 240 240" aria-hidden="true">
        <circle r="116" strokeWidth="5" strokeDasharray="4 3.29" />
        <circle r="111" />
        <circle r="58" strokeWidth="2" />
        {turns(20).map((angle) => (
          <ellipse key={angle} rx="108" ry="86" transform={`rotate(${angle})`} />
        ))}
        {turns(20).map((angle) => (
          <ellipse key={angle} rx="84" ry="62" transform={`rotate(${angle})`} />
        ))}
      </svg>
      {children}
    </div>
  );
}
