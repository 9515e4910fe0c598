import CopySimpleIcon from '~icons/ph/copy-simple';
import DotsThreeIcon from '~icons/ph/dots-three-bold';
import EyeIcon from '~icons/ph/eye';
import EyeSlashIcon from '~icons/ph/eye-slash';
import TrashIcon from '~icons/ph/trash';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useRef } from 'react';
import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { directionOf } from '../../../../api/contract/base/languages.ts';
import styles from './card-menu.module.css';
import type { CardActions } from './card-tile.tsx';
import { useDashboardMessages } from './use-dashboard-messages.ts';

/** Rarely used commands of a card. */
export function CardMenu({ own, actions }: { own: MyCard; actions: CardActions }) {
  const texts = useDashboardMessages();
  const language = useLanguage();
  const trigger = useRef<HTMLButtonElement>(null);

  /**
   * A dialog returns the focus to the element that had it before: that must be the button, not the removed menu item.
   */
  function removeFromTrigger() {
    trigger.current?.focus();
    actions.remove(own);
  }

  return (
    <Menu.Root dir={directionOf(language)} modal={false}>
      <Menu.Trigger asChild>
        <IconButton ref={trigger} label={texts.of(texts.more, own.card.name)}>
          <DotsThreeIcon aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={styles['menu']} align="end" sideOffset={4} collisionPadding={12}>
          <Menu.Item className={styles['item']} asChild>
            <a href={own.card.path}>
              <EyeIcon aria-hidden />
              {texts.view}
            </a>
          </Menu.Item>
          {(own.status === 'live' || own.status === 'held') && (
            <Menu.Item className={styles['item']} onSelect={() => actions.setVisibility(own, false)}>
              <EyeSlashIcon aria-hidden />
              {texts.hide}
            </Menu.Item>
          )}
          <Menu.Item className={styles['item']} onSelect={() => actions.duplicate(own)}>
            <CopySimpleIcon aria-hidden />
            {texts.duplicate}
          </Menu.Item>
          <Menu.Separator className={styles['line']} />
          <Menu.Item className={styles['item']} data-danger onSelect={removeFromTrigger}>
            <TrashIcon aria-hidden />
            {texts.delete}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
