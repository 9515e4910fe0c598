import { tapRefusals } from '../../../../api/contract/nfc/tapped-chip.schema.ts';
import type { useChipMessages } from './use-chip-messages.ts';

/** Why the server redirected back to the page (`?refused=`); empty when it didn't. */
export function refusalText(
  search: string,
  { refused }: ReturnType<typeof useChipMessages>,
): string | undefined {
  const asked = new URLSearchParams(search).get('refused');
  const reason = tapRefusals.find((candidate) => candidate === asked);
  return reason && refused[reason];
}
