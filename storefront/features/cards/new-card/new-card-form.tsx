import { useState } from 'react';
import type { CardPlaces } from '../../../../api/contract/cards/dashboard.schema.ts';
import type { CardType } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import {
  addressScripts,
  type AddressScript,
  type MyCard,
} from '../../../../api/contract/cards/my-cards.schema.ts';
import { CardPreview } from '../../../card/CardPreview.tsx';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { Button } from '../../../components/button.tsx';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { composeCard, previewOf, proposals } from './compose-card.ts';
import styles from './new-card-wizard.module.css';
import { TradeChoice } from './trade-choice.tsx';
import type { TradeWords } from './trades.ts';
import { useNewCard } from './use-new-card.ts';
import { useNewCardMessages } from './use-new-card-messages.ts';
import { useProposedAddress } from './use-proposed-address.ts';

interface NewCardFormProps {
  free: CardPlaces['free'];
  now: string;
  /** Whether there are cards to go back to. */
  canLeave: boolean;
  onMade: (own: MyCard) => void;
}

/** What a trade proposes for a card of this type, to read before it is taken over. */
function proposedBy({ jobTitle, about, services }: TradeWords, cardType: CardType) {
  const texts = { jobTitle, about, links: services.map(([title]) => title).join(' · ') };
  return proposals
    .filter((name) => texts[name] !== '' && (name !== 'links' || cardType === 'pro'))
    .map((name) => [name, texts[name]] as const);
}

/** Name, trade and phone on one side, the resulting card on the other. */
export function NewCardForm({ free, now, canLeave, onMade }: NewCardFormProps) {
  const texts = useNewCardMessages();
  const { publicUrl } = usePageState();
  const { form, issue, words, publish, isPublishing } = useNewCard(onMade);
  const [wanted, setWanted] = useState<CardType | null>(null);
  const [script, setScript] = useState<AddressScript>('ascii');
  const cardType = wanted ?? free[0] ?? 'basic';
  const typed = form.watch();
  const proposedAddress = useProposedAddress(typed.businessName);
  const hebrew = cardType === 'pro' ? (proposedAddress?.hebrew ?? null) : null;
  const isHebrew = script === 'hebrew' && hebrew !== null;
  const address = isHebrew ? hebrew : (proposedAddress?.ascii ?? null);
  const proposed = typed.trade ? proposedBy(words[typed.trade], cardType) : [];
  const input = composeCard(typed, words, cardType);
  const card = previewOf(input, { publicUrl, now: new Date(now), address, placeholder: texts.placeholder });
  const { errors } = form.formState;
  return (
    <div className={styles['columns']}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPublishing) void publish(cardType, isHebrew ? 'hebrew' : 'ascii')(event);
        }}
      >
        <FormIssue text={issue} />
        <TextField
          {...form.register('businessName')}
          label={texts.name}
          help={texts.nameHelp}
          error={errors.businessName?.message}
          autoComplete="organization"
          maxLength={120}
          aria-required
        />
        <TradeChoice field={form.register('trade')} chosen={typed.trade} error={errors.trade?.message} />
        {typed.trade === 'other' && (
          <TextField
            {...form.register('otherTrade')}
            label={texts.otherTrade}
            error={errors.otherTrade?.message}
            maxLength={80}
          />
        )}
        {proposed.length > 0 && (
          <div className={styles['proposal']}>
            <p>{texts.proposal}</p>
            {proposed.map(([name, text]) => (
              <div key={name}>
                <CheckboxField {...form.register(`takes.${name}`)} label={texts.takes[name]} />
                <blockquote dir={directionOfText(text)}>{text}</blockquote>
              </div>
            ))}
          </div>
        )}
        <TextField
          {...form.register('phone')}
          label={texts.phone}
          help={texts.phoneHelp}
          error={errors.phone?.message}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={30}
          aria-required
        />
        {free.length > 1 && (
          <ChoiceRow
            legend={texts.kind}
            values={free}
            labels={texts.kinds}
            value={cardType}
            onChange={setWanted}
          />
        )}
        {hebrew !== null && (
          <ChoiceRow
            legend={texts.addressScript}
            values={addressScripts}
            labels={texts.scripts}
            value={isHebrew ? 'hebrew' : 'ascii'}
            onChange={setScript}
          />
        )}
        <p className={styles['address']} aria-live="polite">
          {address && (
            <>
              {texts.address}{' '}
              <bdi dir="ltr">
                {new URL(publicUrl).host}
                {isHebrew ? '/' : '/p/'}
                <b>{address}</b>
              </bdi>
            </>
          )}
        </p>
        <div className={styles['buttons']}>
          <Button type="submit" size="big" busy={isPublishing}>
            {texts.publish}
          </Button>
          {canLeave && <TextLink to="/dashboard">{texts.cancel}</TextLink>}
        </div>
      </form>
      <aside className={styles['preview']} aria-label={texts.preview}>
        <p>{texts.preview}</p>
        <div className={styles['card']}>
          <CardPreview card={card} now={new Date(now)} />
        </div>
      </aside>
    </div>
  );
}
