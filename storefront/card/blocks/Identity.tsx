import type { CardView } from '../view.ts';
import { Logo } from './Logo.tsx';
import { OpenStatus } from './OpenStatus.tsx';
import { Typed } from './Typed.tsx';

/** Names vary from "יעל" to two lines of a company; the stylesheet has four sizes. */
function nameSize(name: string): 'xl' | 'l' | 'm' | 's' {
  const longest = Math.max(...name.split(/[\s־-]+/u).map((word) => word.length));
  if (longest <= 7 && name.length <= 12) return 'xl';
  if (longest <= 10 && name.length <= 24) return 'l';
  return longest <= 15 && name.length <= 48 ? 'm' : 's';
}

export function Identity({ view }: { view: CardView }) {
  const { name, jobTitle, category, community } = view.card;
  const Heading = view.interactive ? 'h1' : 'p';
  const line = jobTitle ?? category;
  return (
    <div className="c-who">
      <Logo view={view} />
      <Heading className={`c-name c-name-${nameSize(name)}`}>
        <Typed>{name}</Typed>
      </Heading>
      {line && (
        <p className="c-job">
          <Typed>{line}</Typed>
        </p>
      )}
      {community && (
        <p className="c-community">
          <Typed>{community}</Typed>
        </p>
      )}
      <OpenStatus view={view} soon />
    </div>
  );
}
