import CheckIcon from '~icons/ph/check';
import XIcon from '~icons/ph/x';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import { nameOfProposal, ProposalWords } from './proposal-words.tsx';
import { promisingKinds, type Decision, type Proposal } from './proposals.ts';
import styles from './proposals.module.css';
import { useTradePacksMessages } from './use-trade-packs-messages.ts';

interface ProposalRowProps {
  /** As its owner changed it. */
  proposal: Proposal;
  isConfirmed: boolean;
  onDecide(decision: Decision): void;
}

/** A proposal in dashes, which confirming turns into print (docs/product.md 12.10). */
export function ProposalRow({ proposal, isConfirmed, onDecide }: ProposalRowProps) {
  const texts = useTradePacksMessages();
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // Whoever is done changing goes on at the answer, not at the page's start.
  useEffect(() => {
    if (wasOpen.current && !isOpen) answer.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const name = nameOfProposal(proposal, texts);
  const { fields } = proposal;
  if (isOpen)
    return (
      <li>
        <ProposalFields
          proposal={proposal}
          onSave={(changed) => {
            onDecide({ is: 'confirmed', fields: changed });
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      </li>
    );
  return (
    <li className={classNames(styles['row'], isConfirmed ? styles['printed'] : styles['dashed'])}>
      <div className={styles['words']}>
        {!isConfirmed && (
          <span className={styles['label']}>
            {promisingKinds.includes(proposal.kind) ? texts.promise : texts.proposal}
          </span>
        )}
        <ProposalWords proposal={proposal} />
      </div>
      <div className={styles['acts']}>
        <Button
          ref={answer}
          variant={isConfirmed ? 'quiet' : 'line'}
          size="small"
          className={isConfirmed ? styles['mark'] : undefined}
          aria-label={isConfirmed ? texts.confirmedOf(name) : texts.confirmOf(name)}
          onClick={() => onDecide({ is: isConfirmed ? 'waiting' : 'confirmed', fields })}
        >
          {isConfirmed && <CheckIcon aria-hidden />}
          {isConfirmed ? texts.confirmed : texts.confirm}
        </Button>
        {Object.keys(fields).length > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.changeOf(name)}
            onClick={() => setOpen(true)}
          >
            {texts.change}
          </Button>
        )}
        {!isConfirmed && (
          <IconButton label={texts.drop(name)} onClick={() => onDecide({ is: 'dropped', fields })}>
            <XIcon aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
