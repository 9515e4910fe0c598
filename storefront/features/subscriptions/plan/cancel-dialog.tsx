import { keyOf, useReadAt, type ReadKey } from '../../../lib/call.ts';
import { readCancellationEndpoint } from '../../../../api/contract/subscriptions/cancellation.endpoint.ts';
import { useState } from 'react';
import type { CancellationView } from '../../../../api/contract/subscriptions/cancellation.schema.ts';
import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogTitle } from '../../../components/dialog.tsx';
import { LinkedText } from '../../../components/linked-text.tsx';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { CancelFacts } from './cancel-facts.tsx';
import { PackageChooser } from './package-chooser.tsx';
import styles from './plan-dialogs.module.css';
import { useCancelDeal } from './use-cancel-deal.ts';
import { useChangeMessages } from './use-change-messages.ts';

interface CancelDialogProps {
  /** Packages that can be cancelled; the first is preselected. */
  packages: readonly OwnPackage[];
  onClose(): void;
}

/** Shows the last day and the refund before a cancellation (docs/product.md 5, `/subscription`). */
export function CancelDialog({ packages, onClose }: CancelDialogProps) {
  const { cancel: texts } = useChangeMessages();
  const [chosen, setChosen] = useState(packages[0]?.id);
  const key = keyOf(readCancellationEndpoint, { params: { id: chosen ?? 0 } });
  const view = useReadAt(key, {
    staleTime: 0,
    gcTime: 0,
    enabled: chosen !== undefined,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} closeLabel={texts.close}>
      <DialogTitle>{chosen === undefined ? texts.nothingTitle : texts.title}</DialogTitle>
      <PackageChooser legend={texts.which} packages={packages} chosen={chosen} onChoose={setChosen} />
      {chosen === undefined ? (
        <p>
          <LinkedText text={texts.nothing} />
        </p>
      ) : (
        <ReadPart query={view} loading={texts.loading}>
          {(data) => <ConfirmCancel key={chosen} view={data} viewKey={key} onClose={onClose} />}
        </ReadPart>
      )}
      <p className={styles['note']}>
        <LinkedText text={texts.others} />
      </p>
    </Dialog>
  );
}

interface ConfirmCancelProps {
  view: CancellationView;
  viewKey: ReadKey<CancellationView>;
  onClose(): void;
}

function ConfirmCancel({ view, viewKey, onClose }: ConfirmCancelProps) {
  const { cancel: texts } = useChangeMessages();
  const { busy, issue, cancel } = useCancelDeal(viewKey, onClose);
  const { kind } = view;
  return (
    <>
      <CancelFacts view={view} />
      <p>{texts[kind]}</p>
      <p role="alert" className={styles['issue']}>
        {issue}
      </p>
      <div className={styles['actions']}>
        {kind !== 'none' && (
          <Button variant="danger" busy={busy} onClick={() => cancel(view)}>
            {texts.yes[kind]}
          </Button>
        )}
        <Button variant="line" onClick={onClose}>
          {kind === 'none' ? texts.close : texts.no}
        </Button>
      </div>
    </>
  );
}
