import { TextButton } from '../../../components/text-button.tsx';
import { ProposalRow } from '../trade-packs/proposal-row.tsx';
import { decided, type Decisions, type Proposal, type ProposalKind } from '../trade-packs/proposals.ts';
import packStyles from '../trade-packs/proposals.module.css';
import { useTradePacksMessages } from '../trade-packs/use-trade-packs-messages.ts';
import styles from './new-card-wizard.module.css';
import { useNewCardMessages } from './use-new-card-messages.ts';

const proposalGroups = {
  services: ['service'],
  hours: ['hours'],
  words: ['jobTitle', 'about', 'promise', 'action', 'message', 'section', 'greeting'],
  questions: ['question'],
} as const satisfies Record<string, readonly ProposalKind[]>;
export type ProposalGroup = keyof typeof proposalGroups;
export const groupNames = Object.keys(proposalGroups) as ProposalGroup[];

export const inGroup = (proposals: readonly Proposal[], group: ProposalGroup): Proposal[] =>
  proposals.filter(({ kind }) => (proposalGroups[group] as readonly ProposalKind[]).includes(kind));

interface ConfirmProposalsProps {
  proposals: readonly Proposal[];
  decisions: Decisions;
  decide(changes: Decisions): void;
}

/** What the trade proposes, in four parts: each line waits in dashes until its owner confirms, changes or drops it. */
export function ConfirmProposals({ proposals, decisions, decide }: ConfirmProposalsProps) {
  const texts = useNewCardMessages();
  const packTexts = useTradePacksMessages();
  const stateOf = ({ id }: Proposal) => decisions[id]?.is ?? 'waiting';
  const decideAll = (some: readonly Proposal[], is: 'confirmed' | 'waiting') =>
    decide(
      decided(
        decisions,
        some.map(({ id }) => id),
        is,
      ),
    );
  const dropped = proposals.filter((proposal) => stateOf(proposal) === 'dropped');
  const left = proposals.filter((proposal) => !dropped.includes(proposal));
  return (
    <>
      {groupNames.map((group) => {
        const own = inGroup(left, group);
        const waiting = own.filter((proposal) => stateOf(proposal) === 'waiting');
        if (own.length === 0) return null;
        return (
          <section key={group} className={styles['group']}>
            <header>
              <h2>{texts.groups[group]}</h2>
              {group === 'services' && waiting.length > 1 && (
                <TextButton small onClick={() => decideAll(waiting, 'confirmed')}>
                  {texts.confirmServices}
                </TextButton>
              )}
            </header>
            <ul className={packStyles['list']}>
              {own.map((proposal) => (
                <ProposalRow
                  key={proposal.id}
                  proposal={{
                    ...proposal,
                    fields: { ...proposal.fields, ...decisions[proposal.id]?.fields },
                  }}
                  isConfirmed={stateOf(proposal) === 'confirmed'}
                  onDecide={(decision) => decide({ [proposal.id]: decision })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {dropped.length > 0 && (
        <p className={packStyles['foot']}>
          {packTexts.dropped(dropped.length)}{' '}
          <TextButton small onClick={() => decideAll(dropped, 'waiting')}>
            {packTexts.bringBack}
          </TextButton>
        </p>
      )}
    </>
  );
}
