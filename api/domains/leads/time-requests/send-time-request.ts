import type { AskedTime } from '../../../contract/leads/time-requests.schema.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { TimeRequest } from '../../../models/TimeRequest.ts';
import { findVisibleCard } from '../../cards/index.ts';
import { eventOf, storeEvents } from '../../statistics/index.ts';
import { countCardForm, isTooFast } from '../contact-form/card-form-limits.ts';
import { ownerOfCard } from '../contact-form/find-addressed-card.ts';
import { notifyOwner } from '../contact-form/notify-owner.ts';
import { storeCardLead } from '../contact-form/store-card-lead.ts';
import { requestMessage } from './request-message.ts';
import { requestPath } from './request-link.ts';
import { notifyVisitorOfTime } from './notify-of-time.ts';
import { busyTimes } from './time-requests.queries.ts';
import { readChosen } from './time-slots.ts';

export type TimesCard = PublicCard & { timeRequests: NonNullable<PublicCard['timeRequests']> };

/**
 * The card that a visitor asks for a time: public, covered by its owner's package, a pro card that takes requests.
 * @throws {AppError} `not_found` for any other card
 */
export async function findTimesCard(ctx: AppContext, id: number): Promise<TimesCard> {
  const visible = await findVisibleCard(ctx, { by: 'id', id });
  if (visible?.kind !== 'card' || !visible.card.timeRequests) throw new AppError('not_found');
  return { ...visible.card, timeRequests: visible.card.timeRequests };
}

/**
 * Takes a visitor's request for a time as a lead of the card's owner: the lead with its proof of consent, the
 * request, notification, mails and the count are stored together or not at all. Traps and limits are those of the
 * contact form, and shared with it; the same request sent twice is one.
 * @returns path of the visitor's own page; null for what a program sent into the hidden field
 * @throws {AppError} `not_found` when the card takes no requests, `validation_failed` on `times` for a time that is too
 * near, outside the hours or taken, `too_many_requests`
 */
export async function sendTimeRequest(ctx: AppContext, id: number, asked: AskedTime): Promise<string | null> {
  const card = await findTimesCard(ctx, id);
  const { knex, clock, env } = ctx.deps;
  const now = clock.now();
  const owner = await ownerOfCard(knex, id);
  await countCardForm(ctx, { contact: asked.email ?? asked.phone, cardId: id, ownerId: owner.id });
  if (asked.website) return null;
  const isSpam = isTooFast(asked.elapsed);
  const service = serviceOf(card, asked.service);
  const event = await eventOf(ctx, { profileId: id, type: 'contact_form' });
  const leadId = await knex.transaction(async (trx) => {
    const { minutes } = card.timeRequests;
    const known = await busyTimes(trx, [id], now);
    const chosen = readChosen(asked.times, card, { minutes, now, busy: known.get(id) ?? [] });
    if ('refusal' in chosen) throw new AppError('validation_failed', { fields: { times: chosen.refusal } });
    const { lead, isNew } = await storeCardLead(trx, {
      profileId: id,
      message: {
        ...asked,
        message: requestMessage(card.language, { times: chosen.times, service, note: asked.note }),
      },
      language: ctx.state.readerLanguage,
      status: isSpam ? 'spam' : 'new',
      now,
    });
    if (!isNew) return lead.id;
    await TimeRequest.query(trx).insert({
      leadId: lead.id,
      profileId: id,
      proposed: chosen.times.map((time) => time.toISOString()),
      minutes,
      service,
    });
    if (isSpam) return lead.id;
    await notifyOwner(trx, owner, {
      lead,
      cardName: card.name,
      marketing: asked.marketing,
      site: env,
      asksForTime: true,
    });
    await notifyVisitorOfTime(trx, env, lead.id, 'received', now);
    await storeEvents(trx, [event]);
    return lead.id;
  });
  return requestPath(env, leadId);
}

/** One of the card's own services; another text is nobody's offer. */
function serviceOf({ services }: PublicCard, name: string | null): string | null {
  return services.flatMap(({ items }) => items).find((item) => item.name === name)?.name ?? null;
}
