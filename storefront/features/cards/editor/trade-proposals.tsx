import CaretDownIcon from '~icons/ph/caret-down';
import CaretUpIcon from '~icons/ph/caret-up';
import PlusIcon from '~icons/ph/plus';
import XIcon from '~icons/ph/x';
import { useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { countItems, maxItems } from '../../../../api/contract/cards/card-plan.schema.ts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextButton } from '../../../components/text-button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { takesWhatsapp } from '../new-card/compose-card.ts';
import { tradeNamed } from '../new-card/find-trades.ts';
import { tradeIds, trades, type TradeId } from '../new-card/trades.ts';
import { useTradeWords } from '../new-card/use-new-card-messages.ts';
import { addProposal, fieldOfKind, isOnCard } from '../trade-packs/add-proposal.ts';
import { readDropped, storeDropped } from '../trade-packs/dropped-proposals.ts';
import { nameOfProposal, ProposalWords } from '../trade-packs/proposal-words.tsx';
import { promisingKinds, proposalsOf, type Proposal, type ProposalKind } from '../trade-packs/proposals.ts';
import styles from '../trade-packs/proposals.module.css';
import { useTradePack } from '../trade-packs/use-trade-pack.ts';
import { useTradePacksMessages } from '../trade-packs/use-trade-packs-messages.ts';
import { useEditor, useEditorState, useField } from './editor-context.ts';

interface TradeProposalsProps {
  /** What the part of the editor holds; all of these fill one field. */
  kinds: readonly [ProposalKind, ...ProposalKind[]];
}

/**
 * What the card's trade proposes for a part of it. It is open at once where that part is empty, or the
 * address asks for it, and on no card before
 * its owner adds it and saves (docs/product.md 12.10).
 */
export default function TradeProposals({ kinds }: TradeProposalsProps) {
  const texts = useTradePacksMessages();
  const { value, locked } = useField(fieldOfKind[kinds[0]]);
  const [search] = useSearchParams();
  const isEmpty = Array.isArray(value) ? value.length === 0 : !value;
  const [isOpen, setOpen] = useState(isEmpty || search.get('proposals') === '1');
  const heading = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  if (locked) return null;
  return (
    <section className={styles['offer']}>
      <button
        ref={heading}
        type="button"
        className={styles['fetch']}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.fetch}
        {isOpen ? <CaretUpIcon aria-hidden /> : <CaretDownIcon aria-hidden />}
      </button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <OpenProposals kinds={kinds} onDone={() => heading.current?.focus()} />}
      </div>
    </section>
  );
}

function OpenProposals({ kinds, onDone }: TradeProposalsProps & { onDone: () => void }) {
  const texts = useTradePacksMessages();
  const words = useTradeWords();
  const language = useLanguage();
  const store = useEditor();
  const values = useEditorState((state) => state.values);
  const { id: cardId, plan } = useEditorState(({ card }) => card);
  const [chosen, setChosen] = useState<TradeId | null>(null);
  const [dropped, setDropped] = useState(() => readDropped(cardId));
  const [said, setSaid] = useState('');
  const trade = chosen ?? tradeNamed(values.category ?? '', words);
  const pack = useTradePack(trade);
  const proposals =
    trade && pack.data
      ? proposalsOf({
          trade,
          jobTitle: words[trade].jobTitle,
          hours: pack.data.hours,
          texts: pack.data.texts[language],
          isPro: plan.gallery,
          hasWhatsapp: takesWhatsapp(values.whatsapp ?? ''),
          action: trades[trade].action,
        })
      : [];
  const open = proposals.filter(
    (proposal) =>
      kinds.includes(proposal.kind) && !dropped.includes(proposal.id) && !isOnCard(values, proposal),
  );
  const field = fieldOfKind[kinds[0]];
  const isFull = countItems(values[field]) >= (maxItems(plan, field) ?? Number.POSITIVE_INFINITY);
  const answered = (proposal: Proposal, words: string) => {
    setSaid(`${words}: ${nameOfProposal(proposal, texts)}`);
    onDone();
  };

  return (
    <>
      <Field label={texts.trade} help={texts.inEditorNote}>
        {(control) => (
          <select
            {...control}
            value={trade}
            onChange={({ target }) => setChosen(tradeIds.find((id) => id === target.value) ?? null)}
          >
            <option value="">{texts.chooseTrade}</option>
            {tradeIds
              .filter((id) => id !== 'other')
              .map((id) => (
                <option key={id} value={id}>
                  {words[id].name}
                </option>
              ))}
          </select>
        )}
      </Field>
      {trade && pack.isPending && (
        <div aria-busy="true">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton shape="block" />
        </div>
      )}
      {pack.isError && (
        <p role="alert">
          {texts.failed} <TextButton onClick={() => void pack.refetch()}>{texts.retry}</TextButton>
        </p>
      )}
      {pack.data && open.length === 0 && <p className={styles['foot']}>{texts.none}</p>}
      <ul className={styles['list']}>
        {open.map((proposal) => {
          const name = nameOfProposal(proposal, texts);
          return (
            <li key={proposal.id} className={classNames(styles['row'], styles['dashed'])}>
              <div className={styles['words']}>
                <span className={styles['label']}>
                  {promisingKinds.includes(proposal.kind) ? texts.promise : texts.proposal}
                </span>
                <ProposalWords proposal={proposal} />
              </div>
              <div className={styles['acts']}>
                <Button
                  variant="line"
                  size="small"
                  disabled={isFull}
                  aria-label={texts.addOf(name)}
                  onClick={() => {
                    store.write(addProposal(values, proposal));
                    answered(proposal, texts.added);
                  }}
                >
                  <PlusIcon aria-hidden />
                  {texts.add}
                </Button>
                <IconButton
                  label={texts.drop(name)}
                  onClick={() => {
                    const ids = [...dropped, proposal.id];
                    setDropped(ids);
                    storeDropped(cardId, ids);
                    answered(proposal, texts.droppedOne);
                  }}
                >
                  <XIcon aria-hidden />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <output aria-live="polite">{said}</output>
      </VisuallyHidden>
    </>
  );
}
