import { readableLink } from '../../../api/contract/base/readable-link.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { Section } from './Section.tsx';
import { LeftToRight, Typed } from './Typed.tsx';

export function Links({ view }: { view: CardView }) {
  const { links } = view.card;
  if (links.length === 0) return null;
  return (
    <Section view={view} name="links" title={view.words.links}>
      <ul>
        {links.map(({ title, href }, index) => (
          <li key={index}>
            <CardLink view={view} href={href} track="link" foreign>
              <span className="c-t">
                <b>
                  <Typed>{title}</Typed>
                </b>
                <small>
                  <LeftToRight>{readableLink(href).split('/')[0] ?? ''}</LeftToRight>
                </small>
              </span>
              <Icon icons={view.icons} name="forward" turns />
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
