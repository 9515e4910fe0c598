import ArrowRightIcon from '~icons/ph/arrow-right';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { visuallyHidden } from '../../kit/components/visually-hidden.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

/** "Pro → Business": the arrow follows the direction of the page. */
export function FromTo({ run }: { run: { fromName: string; toName: string } }) {
  const word = useMessages();
  return (
    <>
      <bdi dir={directionOfText(run.fromName)} translate="no">
        {run.fromName}
      </bdi>{' '}
      <ArrowRightIcon className="turns" aria-hidden style={{ verticalAlign: '-0.125em' }} />
      <span style={visuallyHidden}> {word('packageMigration.arrow')} </span>{' '}
      <bdi dir={directionOfText(run.toName)} translate="no">
        {run.toName}
      </bdi>
    </>
  );
}
