import type { ReactNode } from 'react';
import type { TestedAddresses } from '../../../../api/contract/cards/address-test.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import styles from './address-test.module.css';
import { destinationOf, type Destination } from './destination.ts';
import { useAddressTestMessages } from './use-address-test-messages.ts';

/** One address: its form, what it shows, and a link to it. */
export function TestedAddress({ tested: { kind, path, result } }: { tested: TestedAddresses[number] }) {
  const texts = useAddressTestMessages();
  const destination = destinationOf(path, result);
  return (
    <li className={styles['row']} data-destination={destination.kind}>
      <p>
        <span className={styles['kind']}>{texts.kinds[kind]}</span>{' '}
        <a href={path}>
          <bdi dir="ltr">{readable(path)}</bdi>
        </a>
      </p>
      <p className={styles['result']}>
        <DestinationText destination={destination} />
      </p>
    </li>
  );
}

function DestinationText({ destination }: { destination: Destination }): ReactNode {
  const texts = useAddressTestMessages();
  const { titles } = useMessages();
  switch (destination.kind) {
    case 'page':
      return (
        <>
          {texts.page} <b>{titles[destination.route]}</b>
        </>
      );
    case 'redirect':
      return (
        <>
          {texts.redirect} <bdi dir="ltr">{destination.to}</bdi>
        </>
      );
    case 'service':
      return texts.service;
    case 'card':
      return (
        <>
          {texts.card} <Name of={destination.name} />
        </>
      );
    case 'moved':
      return (
        <>
          {texts.moved} <bdi dir="ltr">{readable(destination.to)}</bdi> (<Name of={destination.name} />)
        </>
      );
    case 'lapsed':
      return (
        <>
          {texts.lapsed} <Name of={destination.name} />
        </>
      );
    case 'none':
      return texts.none;
  }
}

function Name({ of: name }: { of: string }) {
  return (
    <b>
      <bdi dir={directionOfText(name)}>{name}</bdi>
    </b>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
