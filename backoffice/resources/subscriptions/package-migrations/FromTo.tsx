import ArrowRightIcon from '~icons/ph/arrow-right';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { visuallyHidden } from '../../../kit/components/visually-hidden.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

interface Props {
  from: string;
  to: string;
  /** What people named; money carries its own direction with its sign. */
  areNames?: boolean;
}

/** "Pro → Business": the arrow follows the direction of the page; a value that stays is shown once. */
export function FromTo({ from, to, areNames = false }: Props) {
  const word = useMessages();
  const marks = (text: string) => (areNames ? { dir: directionOfText(text), translate: 'no' as const } : {});
  if (from === to) return <bdi {...marks(from)}>{from}</bdi>;
  return (
    <span className="figures" style={areNames ? {} : { whiteSpace: 'nowrap' }}>
      <bdi {...marks(from)}>{from}</bdi>{' '}
      <ArrowRightIcon className="turns" aria-hidden style={{ verticalAlign: '-0.125em' }} />
      <span style={visuallyHidden}> {word('packageMigration.arrow')} </span>{' '}
      <bdi {...marks(to)} style={{ fontWeight: 600 }}>
        {to}
      </bdi>
    </span>
  );
}
