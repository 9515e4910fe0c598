import { createCardEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  newCardBody,
  type AddressScript,
  type MyCard,
} from '../../../../api/contract/cards/my-cards.schema.ts';
import type { CardType } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useCardWrite } from '../use-my-cards.ts';
import { clearCardDraft, readCardDraft } from './card-draft.ts';
import { tradeOf } from './find-trades.ts';
import { composeCard, noProposals, type CardStart } from './compose-card.ts';
import { tradeIds } from './trades.ts';
import { useNewCardMessages, useTradeWords } from './use-new-card-messages.ts';

const { businessName, phone, category } = newCardBody.shape;

/** Validation of the wizard, by the contract's own rules. */
const cardStart = z.object({
  businessName,
  trade: z.enum(tradeIds, 'required'),
  otherTrade: category,
  phone,
  template: z.string().optional(),
  takes: z.object({ jobTitle: z.boolean(), about: z.boolean(), links: z.boolean() }),
});

/** State of the wizard, and its one write. The input stays whatever the reply is. */
export function useNewCard(onMade: (own: MyCard) => void) {
  const texts = useNewCardMessages();
  const words = useTradeWords();
  const [issue, setIssue] = useState('');
  const form = useForm<CardStart>({
    resolver: keepTyped(contractResolver(cardStart, useLanguage())),
    defaultValues: { businessName: '', trade: '', otherTrade: '', phone: '', takes: noProposals },
  });
  const creation = useCardWrite(async (input: z.input<typeof newCardBody>) => {
    // Told before the lists around it are read again: nobody waits for those to see the card.
    const own = await call(createCardEndpoint, { body: input });
    clearCardDraft();
    onMade(own);
  });

  // After hydration: the server knows nothing of a card that was begun in this tab.
  const { getValues, reset } = form;
  useEffect(() => {
    const draft = readCardDraft();
    const values = getValues();
    if (draft && !values.businessName && !values.trade)
      reset({
        ...values,
        businessName: draft.name,
        template: draft.template,
        ...tradeOf(draft.trade, words),
      });
  }, [getValues, reset, words]);

  const publish = (cardType: CardType, addressScript: AddressScript) =>
    form.handleSubmit(async (values) => {
      setIssue('');
      try {
        await creation.mutateAsync({ ...composeCard(values, words, cardType), addressScript });
      } catch (error) {
        if (showServerErrors(form, error)) return;
        setIssue(error instanceof ApiError ? error.message : texts.failed);
      }
    });
  return { form, issue, words, publish, isPublishing: creation.isPending };
}

type CardResolver = ReturnType<typeof contractResolver<CardStart>>;

/** Sends the input unchanged; the server cleans it by the same schema. */
function keepTyped(resolver: CardResolver): CardResolver {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    return Object.keys(result.errors).length === 0 ? { values, errors: {} } : result;
  };
}
