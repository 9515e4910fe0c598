import { defaultLanguage } from '../../../api/contract/base/languages.ts';
import { Button, Divider, Menu, MenuItem, styled } from '@mui/material';
import LightningIcon from '~icons/ph/lightning';
import { useState } from 'react';
import { useGetIdentity, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { fillPlaceholders } from '../../../api/contract/support/support-inbox.schema.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../kit/resource-entities.ts';
import { useConversationContext } from './use-inbox.ts';

const Item = styled('span')(({ theme }) => ({
  display: 'grid',
  minInlineSize: 0,
  '& small': {
    maxInlineSize: 360,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.tokens.muted,
  },
}));

/** More than staff would choose from. */
const maxAnswers = 200;

interface Props {
  conversationId: number;
  /** Receives the text with this conversation's values in place of `{name}` and the like. */
  onChoose: (words: string) => void;
}

/** Canned answers; those in the user's language come first. */
export function CannedAnswers({ conversationId, onChoose }: Props) {
  const word = useMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: answers } = useGetList<ResourceRecord<'canned-answers'>>('canned-answers', {
    pagination: { page: 1, perPage: maxAnswers },
    sort: { field: 'sortOrder', order: 'ASC' },
    filter: {},
  });
  const { data: context } = useConversationContext(conversationId);
  const { identity } = useGetIdentity();
  const close = () => setAnchor(null);
  const language = context?.user.language ?? defaultLanguage;
  const sorted = [...(answers ?? [])].sort(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
  const choose = (body: string) => {
    close();
    onChoose(
      fillPlaceholders(body, {
        name: context?.user.username ?? '',
        subject: context?.conversation.subject ?? '',
        agent: identity?.fullName ?? '',
        company: context?.company ?? '',
      }),
    );
  };
  return (
    <>
      <Button
        startIcon={<LightningIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        disabled={!context}
      >
        {word('desk.inbox.canned')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableRestoreFocus>
        {sorted.map(({ id, title, body }) => (
          <MenuItem key={id} onClick={() => choose(body)}>
            <Item>
              <bdi dir={directionOfText(title)} translate="no">
                {title}
              </bdi>
              <small dir={directionOfText(body)}>{body}</small>
            </Item>
          </MenuItem>
        ))}
        {answers?.length === 0 ? <MenuItem disabled>{word('desk.inbox.noCanned')}</MenuItem> : null}
        <Divider />
        <MenuItem component={Link} to="/canned-answers">
          {word('desk.inbox.editCanned')}
        </MenuItem>
      </Menu>
    </>
  );
}
