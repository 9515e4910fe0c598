import { Fragment } from 'react';
import type { PaymentKind } from '../../../api/contract/cards/payment-links.ts';
import { sectionMessages } from '../section-messages.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { nameOfPayment } from './payment-name.ts';
import { Section } from './Section.tsx';
import { Typed } from './Typed.tsx';

/** Drawings of our own, on a grid of 24: no company's logo. */
const creditCard = 'M3 6h18v12H3zM3 10h18M6 14.5h4';
const marks: Record<PaymentKind, string> = {
  paybox: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  bit: 'M7 3h10v18H7zM11 17.5h2',
  page: creditCard,
  paypal: creditCard,
};

/** Pages of payment companies: each says whose page opens, and on which host. */
export function Payment({ view }: { view: CardView }) {
  const { paymentLinks, language } = view.card;
  const words = sectionMessages[language];
  if (paymentLinks.length === 0) return null;
  return (
    <Section view={view} name="payment" title={words.payment}>
      {paymentLinks.map((link, index) => (
        <CardLink key={index} view={view} href={link.href} className="c-doc c-pay" track="payment" foreign>
          <span className="c-house">
            <svg className="c-i" viewBox="0 0 24 24" aria-hidden="true">
              <path d={marks[link.kind]} />
            </svg>
            <bdi>{nameOfPayment(link)}</bdi>
          </span>
          <span>
            <b>{link.title ? <Typed>{link.title}</Typed> : words.payBy(nameOfPayment(link))}</b>
            <small className="c-words">
              {words.opensAt(link.house)}
              <br />
              <Host name={new URL(link.href).host} />
            </small>
          </span>
          <Icon icons={view.icons} name="forward" turns />
        </CardLink>
      ))}
      <p className="c-words">{words.paidThere}</p>
    </Section>
  );
}

/** A host that breaks before a dot where it is too long for its line. */
function Host({ name }: { name: string }) {
  return (
    <bdi dir="ltr">
      {name.split(/(?=\.)/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
