import { useReadAt } from '../../../lib/call.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { sessionsKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { DeviceRow } from './device-row.tsx';
import { useAccountMessages } from './use-account-messages.ts';
import { useEndDevices } from './use-end-devices.ts';

/** Devices the account is signed in on, this one first. */
export function Devices({ isDemo }: { isDemo: boolean }) {
  const { devices: texts, close } = useAccountMessages();
  const { data, error, refetch } = useReadAt(sessionsKey);
  const { mutate, isPending, variables } = useEndDevices();
  const [isAsking, setIsAsking] = useState(false);
  const devices = data?.sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <PageSection
      title={texts.title}
      aside={
        hasOthers && (
          <Button
            variant="quiet"
            size="small"
            busy={isPending && variables === null}
            onClick={() => setIsAsking(true)}
          >
            {texts.endOthers}
          </Button>
        )
      }
    >
      <p className={styles['hint']}>{texts.text}</p>
      {devices ? (
        <ul className={styles['rows']}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={isPending && variables === device.id}
              onEnd={() => mutate(device.id)}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" />
      )}
      {devices && !hasOthers && !isDemo && <p className={styles['hint']}>{texts.onlyThis}</p>}
      <Dialog open={isAsking} onOpenChange={setIsAsking} closeLabel={close}>
        <DialogTitle className={styles['dialogTitle']}>{texts.askTitle}</DialogTitle>
        <DialogDescription>{texts.askText}</DialogDescription>
        <div className={styles['dialogActions']}>
          <Button
            variant="danger"
            onClick={() => {
              setIsAsking(false);
              mutate(null);
            }}
          >
            {texts.yes}
          </Button>
          <Button variant="line" onClick={() => setIsAsking(false)}>
            {texts.no}
          </Button>
        </div>
      </Dialog>
    </PageSection>
  );
}
