import type { PublicService } from '../../../api/contract/cards/public-card.schema.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { narrowest } from './narrowest.ts';
import { orderHref } from './order-link.ts';
import { Price } from './Price.tsx';
import { sectionMessages } from '../section-messages.ts';
import { Section } from './Section.tsx';
import { Typed } from './Typed.tsx';

interface ServicesProps {
  view: CardView;
  /** A link for ordering beneath each service; a template may leave it to the ways of contact. */
  orders: boolean;
}

/** What the owner does or sells, in groups, with prices. */
export function Services({ view, orders }: ServicesProps) {
  const { services, language } = view.card;
  const words = sectionMessages[language];
  if (services.length === 0) return null;
  const Heading = view.interactive ? 'h3' : 'p';
  return (
    <Section view={view} name="services" title={words.services}>
      <div className="c-groups">
        {services.map(({ name, items }, index) => (
          <div key={index}>
            {name && (
              <Heading className="c-group">
                <Typed>{name}</Typed>
              </Heading>
            )}
            <ul>
              {items.map((item, place) => (
                <Service key={place} view={view} item={item} orders={orders} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Service({ view, item, orders }: { view: CardView; item: PublicService; orders: boolean }) {
  const { name, description, duration, picture } = item;
  const words = sectionMessages[view.card.language];
  const order = orders && item.canOrder ? orderHref(view, name) : null;
  return (
    <li className="c-item">
      {picture && (
        <img className="c-thumb" src={narrowest(picture)} alt="" width="84" height="84" loading="lazy" />
      )}
      <b>
        <Typed>{name}</Typed>
      </b>
      <Price view={view} price={item.price} />
      {description && (
        <p className="c-words">
          <Typed>{description}</Typed>
        </p>
      )}
      {(duration ?? order) && (
        <div className="c-terms">
          <span>{duration && <Typed>{duration}</Typed>}</span>
          {order && (
            <CardLink
              view={view}
              href={order}
              className="c-order"
              label={`${words.order}: ${name}`}
              track="whatsapp"
            >
              <Icon icons={view.icons} name="whatsapp" />
              <span>{words.order}</span>
            </CardLink>
          )}
        </div>
      )}
    </li>
  );
}
