import type { WalletKind } from '../../../api/contract/cards/public-card.schema.ts';
import { readableLink } from '../../../api/contract/base/readable-link.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { Section } from './Section.tsx';
import { LeftToRight, Typed } from './Typed.tsx';

const walletFiles: Record<WalletKind, string> = { apple: 'wallet.pkpass', google: 'google-wallet' };

/** Ways to keep the card: the address book, sharing with a friend, the QR code. */
export function Keep({ view }: { view: CardView }) {
  const { card, words, icons } = view;
  const share = `https://wa.me/?text=${encodeURIComponent(`${card.name}\n${card.url}`)}`;
  return (
    <Section view={view} name="keep" title={words.keep}>
      <ul>
        <li className="c-first">
          <CardLink view={view} href={`${card.path}.vcf`} className="c-k c-save">
            <Icon icons={icons} name="contact" />
            <span>{words.save}</span>
          </CardLink>
        </li>
        <li>
          <CardLink view={view} href={share} className="c-k c-share" track="share">
            <Icon icons={icons} name="share" />
            <span>
              {words.share}
              {/* Without the script there is no sheet, and the link leads there at once. */}
              <noscript> {words.inWhatsapp}</noscript>
            </span>
          </CardLink>
        </li>
        {card.wallet.map((kind) => (
          <li key={kind}>
            <CardLink view={view} href={`${card.path}/${walletFiles[kind]}`} className="c-k">
              <Icon icons={icons} name="wallet" />
              <span>{words.wallets[kind]}</span>
            </CardLink>
          </li>
        ))}
        <li className="c-qr-open">
          <CardLink view={view} href="#qr" className="c-k">
            <Icon icons={icons} name="qr" />
            <span>{words.qr}</span>
          </CardLink>
        </li>
      </ul>
      <div className="c-qr" {...(view.interactive && { id: 'qr' })}>
        <img
          className="c-qr-code"
          src={`${card.path}/qr.svg`}
          alt={words.qrLabel}
          width={264}
          height={264}
          loading="lazy"
        />
        <div>
          <p className="c-qr-name">
            <Typed>{card.name}</Typed>
          </p>
          <p>
            <LeftToRight>{readableLink(card.url)}</LeftToRight>
          </p>
          <p>{words.qrHint}</p>
          <CardLink view={view} href="#c-keep" className="c-qr-close">
            {words.qrClose}
          </CardLink>
        </div>
      </div>
    </Section>
  );
}
