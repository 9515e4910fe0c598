import { languageQueryOf } from '../../../api/contract/cards/language-query.ts';
import type { WalletKind } from '../../../api/contract/cards/public-card.schema.ts';
import { readableLink } from '../../../api/contract/base/readable-link.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { Section } from './Section.tsx';
import { LeftToRight, Typed } from './Typed.tsx';
import { shareHref } from './share-link.ts';

const walletFiles: Record<WalletKind, string> = { apple: 'wallet.pkpass', google: 'google-wallet' };

/** Ways to keep the card: wallets and the QR code; saving and sharing where no bar of first actions offers them. */
export function Keep({ view }: { view: CardView }) {
  const { card, words, icons } = view;
  return (
    <Section view={view} name="keep" title={words.keep}>
      <ul>
        {view.embedded && (
          <>
            <li className="c-first">
              <CardLink view={view} href={`${card.path}.vcf${languageQueryOf(card)}`} className="c-k c-save">
                <Icon icons={icons} name="contact" />
                <span>{words.save}</span>
              </CardLink>
            </li>
            <li>
              <CardLink view={view} href={shareHref(view)} className="c-k" track="share">
                <Icon icons={icons} name="share" />
                <span>
                  {words.share}
                  <noscript> {words.inWhatsapp}</noscript>
                </span>
              </CardLink>
            </li>
          </>
        )}
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
