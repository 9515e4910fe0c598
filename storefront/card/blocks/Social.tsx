import { socialNetworks } from '../../../api/contract/cards/social-network-list.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { Section } from './Section.tsx';

export function Social({ view }: { view: CardView }) {
  const { social } = view.card;
  if (social.length === 0) return null;
  return (
    <Section view={view} name="social" title={view.words.social}>
      <ul>
        {social.map(({ network, href }) => (
          <li key={network}>
            <CardLink view={view} href={href} track="social" foreign>
              <Icon icons={view.icons} name={network} />
              <span className="c-vh" lang="en">
                {socialNetworks[network].name}
              </span>
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
