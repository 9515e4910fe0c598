import { useReadAt } from '../../../lib/call.ts';
import { useId } from 'react';
import {
  chosenNotices,
  channelsOfNotice,
  type ChosenNotice,
  type NoticeChannel,
  type NotificationChoices,
} from '../../../../api/contract/messaging/notification-choices.schema.ts';
import { PageSection } from '../../../components/page-section.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Switch } from '../../../components/switch.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { choicesKey } from './account-keys.ts';
import styles from './account-page.module.css';
import { useAccountMessages } from './use-account-messages.ts';
import { useChangeChoices } from './use-change-choices.ts';

/** Which notifications the user wants, and by which channel; each switch takes effect at once. */
export function NoticeChoices() {
  const { notices: texts } = useAccountMessages();
  const { data, error, refetch } = useReadAt(choicesKey);
  return (
    <PageSection title={texts.title}>
      <p className={styles['hint']}>{texts.text}</p>
      {data ? (
        <ul className={styles['rows']}>
          {chosenNotices.map((notice) => (
            <NoticeRow key={notice} notice={notice} choices={data} />
          ))}
        </ul>
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape="block" />
      )}
    </PageSection>
  );
}

function NoticeRow({ notice, choices }: { notice: ChosenNotice; choices: NotificationChoices }) {
  const { notices: texts } = useAccountMessages();
  const change = useChangeChoices();
  const name = useId();
  const wanted: Partial<Record<NoticeChannel, boolean>> = choices[notice];
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <p className={styles['name']} id={name}>
          {texts.kinds[notice].name}
        </p>
        <p className={styles['facts']}>{texts.kinds[notice].text}</p>
      </div>
      <div className={styles['channels']} role="group" aria-labelledby={name}>
        {channelsOfNotice[notice].map((channel) => (
          <Switch
            key={channel}
            label={texts.channels[channel]}
            checked={wanted[channel] ?? false}
            onChange={(isWanted) => change(notice, channel, isWanted)}
          />
        ))}
      </div>
    </li>
  );
}
