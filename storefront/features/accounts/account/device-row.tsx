import type { ActiveSession } from '../../../../api/contract/accounts/sessions.schema.ts';
import DesktopIcon from '~icons/ph/desktop';
import DeviceMobileIcon from '~icons/ph/device-mobile';
import TerminalWindowIcon from '~icons/ph/terminal-window';
import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import styles from './account-page.module.css';
import { useAccountMessages } from './use-account-messages.ts';

interface DeviceRowProps {
  device: ActiveSession;
  busy: boolean;
  onEnd(): void;
}

export function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const { devices: texts } = useAccountMessages();
  const language = useLanguage();
  const name = useId();
  return (
    <li className={styles['row']}>
      <span className={styles['icon']} aria-hidden="true">
        <DeviceIcon device={device} />
      </span>
      <div className={styles['about']}>
        <p className={styles['name']} id={name}>
          <bdi dir="ltr">{device.device || texts.unknown}</bdi>
          {device.kind === 'token' && <StatusWord tone="calm">{texts.token}</StatusWord>}
          {device.isCurrent && <StatusWord tone="good">{texts.current}</StatusWord>}
        </p>
        <p className={styles['facts']}>
          <span>
            {texts.lastSeen} {formatMoment(device.lastSeenAt, language)}
          </span>
          <span>
            {texts.since} {formatMoment(device.createdAt, language)}
          </span>
          {device.network && (
            <span>
              {texts.network} <bdi dir="ltr">{device.network}</bdi>
            </span>
          )}
        </p>
      </div>
      {!device.isCurrent && (
        <Button variant="line" size="small" busy={busy} onClick={onEnd} aria-describedby={name}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function DeviceIcon({ device: { kind, device } }: { device: ActiveSession }) {
  if (kind === 'token') return <TerminalWindowIcon />;
  return /iPhone|iPad|Android/.test(device) ? <DeviceMobileIcon /> : <DesktopIcon />;
}
