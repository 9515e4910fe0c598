import type { CardType } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { issuesOfProposal } from '../trade-packs/proposal-issues.ts';
import { confirmedOf, proposalsOf } from '../trade-packs/proposals.ts';
import { useTradePack } from '../trade-packs/use-trade-pack.ts';
import { takesWhatsapp, type CardStart } from './compose-card.ts';
import { trades } from './trades.ts';
import { useTradeWords } from './use-new-card-messages.ts';

/** What the chosen trade proposes for this card, and what its owner made of it so far. */
export function useProposals({ trade, phone, decisions }: CardStart, cardType: CardType) {
  const words = useTradeWords();
  const language = useLanguage();
  const { data, isPending, isError, refetch } = useTradePack(trade);
  const all =
    trade && data
      ? proposalsOf({
          trade,
          jobTitle: words[trade].jobTitle,
          hours: data.hours,
          texts: data.texts[language],
          isPro: cardType === 'pro',
          hasWhatsapp: takesWhatsapp(phone),
          action: trades[trade].action,
        })
      : [];
  const dropped = all.filter(({ id }) => decisions[id]?.is === 'dropped').map(({ id }) => id);
  // What another script wrote into the storage is no proposal that its owner confirmed.
  const confirmed = confirmedOf(all, decisions).filter(
    (proposal) => Object.keys(issuesOfProposal(proposal, language)).length === 0,
  );
  return { all, confirmed, dropped, isPending, isError, refetch };
}
