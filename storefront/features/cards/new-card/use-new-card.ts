import { createCardEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { cardFields } from '../../../../api/contract/cards/card-fields.schema.ts';
import {
  newCardBody,
  type MyCard,
  type NewCardInput,
} from '../../../../api/contract/cards/my-cards.schema.ts';
import { contractResolver } from '../../../components/contract-resolver.ts';
import { showServerErrors } from '../../../components/show-server-errors.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import type { Decisions } from '../trade-packs/proposals.ts';
import { useCardWrite } from '../use-my-cards.ts';
import { clearCardDraft, readCardDraft } from './card-draft.ts';
import { tradeOf } from './find-trades.ts';
import type { CardStart } from './compose-card.ts';
import { dropStart, readStart, storeStart } from './stored-start.ts';
import { tradeIds } from './trades.ts';
import { useNewCardMessages, useTradeWords } from './use-new-card-messages.ts';

const { businessName, phone } = newCardBody.shape;

/** Validation of the wizard, by the contract's own rules. */
const cardStart = z.object({
  businessName,
  trade: z.enum(tradeIds, 'required'),
  otherTrade: cardFields.shape.category,
  phone,
  address: cardFields.shape.address,
  template: z.string().optional(),
});

const nothing: CardStart = {
  businessName: '',
  trade: '',
  otherTrade: '',
  phone: '',
  address: '',
  template: '',
  decisions: {},
};

interface Publication {
  input: NewCardInput;
  onMade: (own: MyCard) => void;
  /** The server refuses an answer of the first step. */
  onFieldIssue: () => void;
}

/** State of the wizard, and its one write. The input stays whatever the reply is, and over a reload. */
export function useNewCard(userId: number) {
  const texts = useNewCardMessages();
  const words = useTradeWords();
  const [issue, setIssue] = useState('');
  const form = useForm<CardStart>({
    resolver: keepTyped(contractResolver(cardStart, useLanguage())),
    defaultValues: nothing,
  });
  const creation = useCardWrite(async ({ input, onMade }: Publication) => {
    // Said before the lists around it are read again: nobody waits for those to see the card.
    const own = await call(createCardEndpoint, { body: input });
    dropStart(userId);
    onMade(own);
  });

  const { getValues, reset, setValue, subscribe } = form;
  /** @returns false when this browser stores nothing */
  const store = useCallback(() => storeStart(userId, getValues()), [userId, getValues]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => void store() }),
    [subscribe, store],
  );

  // After hydration: the server knows nothing of a card that was begun in this browser.
  useEffect(() => {
    const stored = readStart(userId);
    const draft = readCardDraft();
    if (!stored && !draft) return;
    const typed = { ...nothing, ...stored };
    // What was typed on the landing page is newer.
    if (draft?.name) typed.businessName = draft.name;
    if (draft?.trade) Object.assign(typed, tradeOf(draft.trade, words));
    if (draft?.template) typed.template = draft.template;
    reset(typed);
    if (store()) clearCardDraft();
  }, [userId, reset, store, words]);

  const decide = (changes: Decisions): void =>
    setValue('decisions', { ...getValues('decisions'), ...changes });

  async function publish(publication: Publication) {
    setIssue('');
    try {
      await creation.mutateAsync(publication);
    } catch (error) {
      if (showServerErrors(form, error)) {
        publication.onFieldIssue();
        return;
      }
      const [refused] = error instanceof ApiError ? Object.values(error.fields) : [];
      setIssue(refused ?? (error instanceof ApiError ? error.message : texts.failed));
    }
  }
  return { form, issue, words, decide, store, publish, isPublishing: creation.isPending };
}

type CardResolver = ReturnType<typeof contractResolver<CardStart>>;

/** Sends the input unchanged; the server cleans it by the same schema. */
function keepTyped(resolver: CardResolver): CardResolver {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    return Object.keys(result.errors).length === 0 ? { values, errors: {} } : result;
  };
}
