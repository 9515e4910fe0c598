import ArrowRightIcon from '~icons/ph/arrow-right';
import { visuallyHidden } from '../../kit/components/visually-hidden.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

/** A value before and after; shown once where it stays. Money carries its own direction with its sign. */
export function FromToValue({ from, to }: { from: string; to: string }) {
  const word = useMessages();
  if (from === to) return <bdi>{from}</bdi>;
  return (
    <span className="figures" style={{ whiteSpace: 'nowrap' }}>
      <bdi>{from}</bdi> <ArrowRightIcon className="turns" aria-hidden style={{ verticalAlign: '-0.125em' }} />
      <span style={visuallyHidden}> {word('packageMigration.arrow')} </span>{' '}
      <bdi>
        <strong>{to}</strong>
      </bdi>
    </span>
  );
}
