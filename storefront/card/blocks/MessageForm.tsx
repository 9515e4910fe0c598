import { languageQueryOf } from '../../../api/contract/cards/language-query.ts';
import { defaultContactFormTitle } from '../../../api/contract/leads/contact-form-title.ts';
import { formMessages } from '../form-messages.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { Section } from './Section.tsx';
import { Typed } from './Typed.tsx';

/** The form for writing to the owner; works as plain HTML. Robots fill the hidden field in, visitors leave it empty. */
export function MessageForm({ view }: { view: CardView }) {
  const { card, words, icons } = view;
  if (!card.contactForm || !view.interactive) return null;
  const text = formMessages[card.language];
  const { title, action } = card.contactForm;
  return (
    <Section view={view} name="form" title={title === defaultContactFormTitle ? text.title : title}>
      {/* The address to which the server redirects after a sent form ends in `#form`. */}
      <output className="c-sent" id="form">
        <b>✓ {text.sent}</b>
        <CardLink view={view} href={`${card.path}.vcf${languageQueryOf(card)}`}>
          {words.save}
        </CardLink>
        {card.whatsapp && (
          <CardLink view={view} href={card.whatsapp.href} track="whatsapp">
            {words.actions.whatsapp}
          </CardLink>
        )}
      </output>
      {/* The server says what is missing, in the card's language; the browser would say it in its own. */}
      <form method="post" action={action} noValidate>
        <Field name="name" label={text.name} autoComplete="name" minLength={2} />
        <Field name="phone" label={text.phone} type="tel" autoComplete="tel" half minLength={9} />
        <Field name="email" label={text.email} type="email" autoComplete="email" half />
        <div className="c-f">
          <label htmlFor="c-f-message">{text.message}</label>
          <textarea id="c-f-message" name="message" rows={4} required minLength={5} maxLength={5000} />
        </div>
        <div className="c-trap" aria-hidden="true">
          <label htmlFor="c-f-website">{text.leaveEmpty}</label>
          <input id="c-f-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <label className="c-check">
          <input type="checkbox" name="marketing" value="1" />
          <span>
            {text.marketing} <span className="c-opt">{text.marketingHint}</span>
          </span>
        </label>
        <button className="c-send" type="submit">
          <span>{text.send}</span>
          <Icon icons={icons} name="send" turns />
        </button>
        <p className="c-notice">
          {text.noticeBefore} <Typed>{card.name}</Typed>
          {card.email && (
            <>
              {' '}
              (<bdi dir="ltr">{card.email.text}</bdi>)
            </>
          )}{' '}
          {text.noticeAfter} <a href="/privacy">{text.privacy}</a>.
        </p>
      </form>
    </Section>
  );
}

interface FieldProps {
  name: 'name' | 'phone' | 'email';
  label: string;
  type?: 'tel' | 'email';
  autoComplete: string;
  half?: boolean;
  minLength?: number;
}

function Field({ name, label, type, autoComplete, half, minLength }: FieldProps) {
  const id = `c-f-${name}`;
  return (
    <div className={half ? 'c-f c-half' : 'c-f'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        dir={type && 'ltr'}
        autoComplete={autoComplete}
        minLength={minLength}
        maxLength={200}
        required
      />
    </div>
  );
}
