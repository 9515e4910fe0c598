import { readableLink } from '../base/readable-link.ts';
import { safeLink } from '../base/safe-link.schema.ts';
import { isShownAt } from '../base/shown-at.ts';
import { cardFieldSpec, type LimitedList } from './card-fields.ts';
import { firstItems } from './card-plan.schema.ts';
import { readDocumentAddress } from './document-address.ts';
import type { CardContext, CardSource } from './make-public-card.ts';
import { paymentHouses } from './payment-houses.ts';
import { readPaymentLink } from './payment-links.ts';
import type { PublicCard } from './public-card.schema.ts';
import { line, reachOf, text, whatsappOf } from './public-texts.ts';

// The lists of a card as visitors see them: an entry without a usable value is left out.

/** A basic card shows the first of a list that was longer while it was pro. */
export const shownOf = (row: CardSource, field: LimitedList): number | null =>
  row.cardType === 'pro' ? null : (cardFieldSpec(field).basicMax ?? null);

export function servicesOf(row: CardSource, { describePicture }: CardContext): PublicCard['services'] {
  const hasWhatsapp = whatsappOf(row) !== null;
  return firstItems(row.services, shownOf(row, 'services')).flatMap((group) => {
    const items = group.items.flatMap((item) => {
      const name = line(item.name);
      if (name === null) return [];
      const { priceKind: kind, price: amount, priceTo: to } = item;
      return [
        {
          name,
          description: text(item.description),
          price: { kind, amount, to, unit: line(item.priceUnit) },
          duration: line(item.duration),
          picture: item.picture ? describePicture(item.picture) : null,
          canOrder: item.canOrder && hasWhatsapp,
        },
      ];
    });
    return items.length > 0 ? [{ name: line(group.name), items }] : [];
  });
}

export function questionsOf(row: CardSource): PublicCard['questions'] {
  return firstItems(row.questions, shownOf(row, 'questions')).flatMap((typed) => {
    const [question, answer] = [line(typed.question), text(typed.answer)];
    return question && answer ? [{ question, answer }] : [];
  });
}

export function phonesOf(row: CardSource): PublicCard['phones'] {
  return firstItems(row.phones, shownOf(row, 'phones')).flatMap((typed) => {
    const [label, number] = [line(typed.label), reachOf(typed.number)];
    return label && number ? [{ label, ...number }] : [];
  });
}

export function documentsOf(row: CardSource, { describePicture }: CardContext): PublicCard['documents'] {
  return firstItems(row.documents, shownOf(row, 'documents')).flatMap((stored) => {
    const name = line(stored.name);
    const facts = readDocumentAddress(stored.file);
    const picture = facts && describePicture(facts.picture);
    if (!name || !picture) return [];
    return [{ name, href: stored.file, pages: facts.pages, bytes: facts.bytes, picture }];
  });
}

export function paymentLinksOf(row: CardSource): PublicCard['paymentLinks'] {
  return firstItems(row.paymentLinks, shownOf(row, 'paymentLinks')).flatMap(({ kind, title, url }) => {
    const read = readPaymentLink(kind, url);
    return read ? [{ kind, house: paymentHouses[read.house].name, title: line(title), href: read.href }] : [];
  });
}

export function galleryOf(row: CardSource, { describePicture, now }: CardContext): PublicCard['gallery'] {
  return row.galleryImages.flatMap((image) => {
    const picture = isShownAt(image, now) ? describePicture(image.url) : null;
    return picture ? [{ ...picture, caption: line(image.caption) }] : [];
  });
}

export function linksOf(row: CardSource, { now }: CardContext): PublicCard['links'] {
  return row.customLinks.flatMap((link) => {
    const href = isShownAt(link, now) ? safeLink(link.url) : null;
    return href ? [{ title: line(link.title) ?? readableLink(href), href }] : [];
  });
}
