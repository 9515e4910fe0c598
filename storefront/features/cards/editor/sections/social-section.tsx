import { showFieldOf } from '../../../../../api/contract/cards/card-fields.ts';
import { socialNetworkNames, socialNetworks } from '../../../../../api/contract/cards/social-networks.ts';
import styles from '../editor.module.css';
import { Entry, SwitchEntry } from '../entries.tsx';
import { useEditorMessages } from '../use-editor-messages.ts';

export function SocialSection() {
  const { help } = useEditorMessages();
  return (
    <ul className={styles['rows']}>
      {socialNetworkNames.map((network) => (
        <li key={network} className={styles['pair']}>
          <Entry
            field={network}
            label={<bdi dir="ltr">{socialNetworks[network].name}</bdi>}
            help={help.social}
            ltr
            inputMode="url"
          />
          <SwitchEntry field={showFieldOf(network)} beside={network} />
        </li>
      ))}
    </ul>
  );
}
