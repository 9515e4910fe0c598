import { sandboxCards, sandboxOtp, type CardBehaviour } from '../../../contract/payments/sandbox-cards.ts';
import { payOnPage, pressOnPage } from '../../sandbox-visitor.ts';
import type { StepContext } from './step.ts';

const numberOf = (behaviour: CardBehaviour): string =>
  sandboxCards.find((card) => card.behaviour === behaviour)?.number ?? '';

/** Which cards people have. */
export const cards: Readonly<Record<CardBehaviour, number>> = {
  approved: 40,
  callback_thrice: 5,
  callback_never: 5,
  renewals_decline: 6,
  three_d_secure: 5,
  charged_then_cut: 4,
  refused: 3,
  insufficient_funds: 3,
  blocked: 2,
  charged_twice: 3,
  other_amount: 2,
  charged_late: 2,
  hangs_uncharged: 1,
};

interface OpenPage {
  /** Public number of the payment. */
  id: string;
  pageUrl: string | null;
}

/**
 * Goes through the provider's page as people do: pays with some card or another way, disputes the payment at once,
 * mistypes, or leaves; then comes back to us, or doesn't.
 * @param check where it is asked what became of the payment, without the last word
 */
export async function goThroughPage(
  { world, person, random }: StepContext,
  { id, pageUrl }: OpenPage,
  check: string,
): Promise<void> {
  if (!pageUrl) return;
  await world.knex('sandbox_psp.pages').where({ more_info: id }).update({ ref_callback: world.post.url });
  const guest = world.guest();
  const way = random.weighted({ card: 30, press: 2, leave: 2, close: 1 });
  if (way === 'card') {
    const behaviour = random.weighted(cards);
    const typed = {
      number: numberOf(behaviour),
      ...(random.next() < 0.03 && { cvv: '999' }),
      ...(random.next() < 0.04 && { holder: 'DISPUTE' }),
      expiry: `${String(random.between(1, 12)).padStart(2, '0')}/${random.between(29, 40)}`,
    };
    // Some press twice.
    const presses = Array.from({ length: random.next() < 0.1 ? 2 : 1 }, () =>
      payOnPage(guest, pageUrl, typed),
    );
    for (const reply of await Promise.all(presses)) world.sure(person, 'the payment page', reply);
    if (behaviour === 'three_d_secure') {
      const otp = random.next() < 0.8 ? sandboxOtp : '000000';
      world.sure(person, 'the code of 3-D Secure', await payOnPage(guest, pageUrl, { otp }));
    }
  } else if (way === 'press') await pressOnPage(guest, pageUrl, 'bit');
  const isBack = random.next() < 0.75;
  if (way === 'close') world.sure(person, `${check} close`, await person.client.post(`${check}/${id}/close`));
  else if (isBack) world.sure(person, `${check} check`, await person.client.post(`${check}/${id}/check`));
}
