import type { ReactNode } from 'react';
import type { CardSection } from '../../../api/contract/cards/section-names.ts';
import { About } from './About.tsx';
import { Further } from './Further.tsx';
import { Gallery } from './Gallery.tsx';
import { Hours } from './Hours.tsx';
import { Links } from './Links.tsx';
import type { CardView } from '../view.ts';

export type Blocks = Record<CardSection, ReactNode>;

/**
 * What is drawn for each section, whatever its place.
 * @param gallerySizes the `sizes` of the gallery's pictures
 */
export const blocksOf = (view: CardView, gallerySizes: string, orders = true): Blocks => ({
  about: <About view={view} />,
  services: <Further view={view} name="services" orders={orders} />,
  gallery: <Gallery view={view} sizes={gallerySizes} />,
  hours: <Hours view={view} />,
  branches: <Further view={view} name="branches" />,
  reviews: <Further view={view} name="reviews" />,
  questions: <Further view={view} name="questions" />,
  documents: <Further view={view} name="documents" />,
  payment: <Further view={view} name="payment" />,
  links: <Links view={view} />,
});

interface SectionsProps {
  names: readonly CardSection[];
  blocks: Blocks;
  /** Sections that stand abreast on a wide screen where they follow each other: `hours gallery`. */
  pairs?: readonly string[];
}

/** Sections one after the other: what is read is in the order of the markup, also where two share a row. */
export function Sections({ names, blocks, pairs = [] }: SectionsProps) {
  const [first, second] = names;
  if (!first) return null;
  const isPair = pairs.includes(`${first} ${second}`);
  return (
    <>
      {second && isPair ? (
        <div className="c-row">
          {blocks[first]}
          {blocks[second]}
        </div>
      ) : (
        blocks[first]
      )}
      <Sections names={names.slice(isPair ? 2 : 1)} blocks={blocks} pairs={pairs} />
    </>
  );
}
