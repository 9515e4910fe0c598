import ArrowCounterClockwiseIcon from '~icons/ph/arrow-counter-clockwise';
import CreditCardIcon from '~icons/ph/credit-card';
import InfoIcon from '~icons/ph/info';
import WarningIcon from '~icons/ph/warning';
import WarningCircleIcon from '~icons/ph/warning-circle';
import WifiSlashIcon from '~icons/ph/wifi-slash';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../components/class-names.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import styles from './error-panel.module.css';
import { useErrorMessages } from './use-error-messages.ts';

/** Kinds of the panel (docs/specification.md 2, generic error panel). */
export type ErrorPanelType = 'error' | 'warning' | 'info' | 'network' | 'server' | 'subscription';

const icons = {
  error: WarningCircleIcon,
  warning: WarningIcon,
  info: InfoIcon,
  network: WifiSlashIcon,
  server: WarningCircleIcon,
  subscription: CreditCardIcon,
};

export interface ErrorPanelProps {
  type?: ErrorPanelType | undefined;
  /** Replaces the type's default title. */
  title?: ReactNode;
  message?: ReactNode;
  /** Number by which support finds the error. */
  errorNumber?: string | undefined;
  /** Shows the retry button. */
  onRetry?: (() => void) | undefined;
  /** Shows the link home. */
  home?: boolean | undefined;
  /** The panel is the page's main content, so its title is the page's heading. */
  page?: boolean | undefined;
}

/** Says what happened and what the visitor can do about it (docs/specification.md 8, generic error panel). */
export function ErrorPanel({
  type = 'error',
  title,
  message,
  errorNumber,
  onRetry,
  home,
  page,
}: ErrorPanelProps) {
  const texts = useErrorMessages();
  const Icon = icons[type];
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className={classNames(styles['panel'], styles[type])} role="alert" data-type={type}>
      <span className={styles['icon']} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <Heading className={styles['title']}>{title ?? texts.title}</Heading>
        <p className={styles['text']}>{message ?? texts.messages[type]}</p>
        {errorNumber && (
          <p className={styles['number']}>
            <span>
              {texts.number} <bdi dir="ltr">{errorNumber}</bdi>
            </span>
            <CopyButton text={errorNumber} label={texts.copy} copiedLabel={texts.copied} />
          </p>
        )}
        {(onRetry || home) && (
          <div className={styles['actions']}>
            {onRetry && (
              <Button onClick={onRetry}>
                <ArrowCounterClockwiseIcon aria-hidden />
                {texts.retry}
              </Button>
            )}
            {home && (
              <ButtonLink to="/" variant="line">
                {texts.home}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
