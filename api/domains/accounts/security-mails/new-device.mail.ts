import { accountNotice, defineMail } from '../../messaging/index.ts';
import { newDeviceMail } from './messages.ts';

export interface NewDeviceInput {
  username: string;
  /** As in the list of devices: `Chrome, Windows`. Empty when the program doesn't say. */
  device: string;
  signedInAt: Date;
}

/** Tells the owner of an account that it was entered from a browser they never used before (docs/security.md S5). */
export const newDevice = defineMail<NewDeviceInput>('new_device')(
  newDeviceMail,
  (texts, { username, device, signedInAt }, format) =>
    accountNotice(
      texts,
      username,
      [
        [texts.device, device || texts.unknown],
        [texts.when, format.moment(signedInAt)],
      ],
      { to: '/account' },
    ),
);
