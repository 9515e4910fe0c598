import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CardPlaces } from '../../../../api/contract/cards/dashboard.schema.ts';
import type { CardType } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import {
  addressScripts,
  type AddressScript,
  type MyCard,
} from '../../../../api/contract/cards/my-cards.schema.ts';
import { Button } from '../../../components/button.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import { FormIssue } from '../../accounts/sign-in/form-issue.tsx';
import { storeDropped } from '../trade-packs/dropped-proposals.ts';
import type { Proposal } from '../trade-packs/proposals.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { CardSoFar } from './card-so-far.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { composeCard, previewOf } from './compose-card.ts';
import { groupNames, inGroup } from './confirm-proposals.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { FirstFields } from './first-fields.tsx';
import styles from './new-card-wizard.module.css';
import { useNewCard } from './use-new-card.ts';
import { useNewCardMessages } from './use-new-card-messages.ts';
import { useProposals } from './use-proposals.ts';
import { useProposedAddress } from './use-proposed-address.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { WizardBar } from './wizard-bar.tsx';

interface NewCardFormProps {
  userId: number;
  free: CardPlaces['free'];
  now: string;
  /** Whether there is no card yet to go back to. */
  isFirst: boolean;
  /** @param waiting the number of proposals that stay for the editor */
  onMade: (own: MyCard, waiting: number) => void;
}

/** Two steps beside the card itself: four fields, and what the trade proposes (docs/product.md 12.10). */
export function NewCardForm({ userId, free, now, isFirst, onMade }: NewCardFormProps) {
  const texts = useNewCardMessages();
  const { publicUrl } = usePageState();
  const navigate = useNavigate();
  const [step, goTo] = useWizardStep();
  // The dialog at a card's birth, which nobody should wait for.
  useEffect(() => void import('../share/published-dialog.tsx'), []);
  const { form, issue, words, decide, store, publish, isPublishing } = useNewCard(userId);
  const [wanted, setWanted] = useState<CardType | null>(null);
  const [script, setScript] = useState<AddressScript>('ascii');
  const cardType = wanted ?? free[0] ?? 'basic';
  const typed = form.watch();
  const { trade, decisions } = typed;
  const proposals = useProposals(typed, cardType);
  const proposedAddress = useProposedAddress(typed.businessName);
  const hebrew = cardType === 'pro' ? (proposedAddress?.hebrew ?? null) : null;
  const isHebrew = script === 'hebrew' && hebrew !== null;
  const address = isHebrew ? hebrew : (proposedAddress?.ascii ?? null);
  const hasPack = trade !== '' && trade !== 'other';
  const isConfirming = step === 'confirm' && hasPack;
  const card = previewOf(composeCard(typed, words, cardType, isConfirming ? proposals.confirmed : []), {
    publicUrl,
    now: new Date(now),
    address,
    placeholder: texts.placeholder,
  });

  const send = (taken: readonly Proposal[]) =>
    form.handleSubmit(
      (values) =>
        publish({
          input: {
            ...composeCard(values, words, cardType, taken),
            addressScript: isHebrew ? 'hebrew' : 'ascii',
          },
          onMade: (own) => {
            storeDropped(own.id, proposals.dropped);
            onMade(own, proposals.all.length - proposals.dropped.length - taken.length);
          },
          onFieldIssue: () => goTo('fields'),
        }),
      () => goTo('fields'),
    )();
  const proceed = form.handleSubmit(() => (hasPack ? goTo('confirm') : send([])));

  return (
    <>
      <WizardBar
        step={isConfirming ? 2 : trade === 'other' ? null : 1}
        onBack={() => goTo('fields')}
        onLeave={() => {
          toast({ title: store() ? texts.stored : texts.notStored });
          void navigate(isFirst ? '/' : '/dashboard');
        }}
      />
      <div className={styles['columns']}>
        {isConfirming ? (
          <ConfirmStep
            tradeName={words[trade].name}
            proposals={proposals}
            decisions={decisions}
            decide={decide}
            issue={issue}
            isPublishing={isPublishing}
            onPublish={(taken) => void send(taken)}
          />
        ) : (
          <form
            className={styles['form']}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isPublishing) void proceed(event);
            }}
          >
            <header className={styles['head']}>
              <h1>{isFirst ? texts.firstTitle : texts.title}</h1>
              <p>{texts.lede}</p>
            </header>
            <FormIssue text={issue} />
            <FirstFields form={form} />
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
                {trade === 'other' ? texts.publish : texts.proceed}
              </Button>
              {proposals.all.length > 0 && <p>{texts.ahead(proposals.all.length)}</p>}
            </div>
          </form>
        )}
        <CardSoFar
          card={card}
          now={new Date(now)}
          parts={
            isConfirming
              ? groupNames.map((group) => [
                  texts.groups[group],
                  inGroup(proposals.confirmed, group).length > 0,
                ])
              : [
                  [texts.parts.name, typed.businessName.trim() !== ''],
                  [texts.trade, trade !== ''],
                  [texts.phone, typed.phone.trim() !== ''],
                  [texts.parts.place, typed.address.trim() !== ''],
                ]
          }
        >
          {isConfirming ? (
            <>
              <b>{texts.confirmedCount(proposals.confirmed.length, proposals.all.length)}</b>{' '}
              {texts.onlyConfirmed}
            </>
          ) : (
            <>
              <b>{texts.thisIsIt}</b> {texts.fillsUp}
            </>
          )}
        </CardSoFar>
      </div>
    </>
  );
}
