import { defaultLanguage } from '../../../api/contract/base/languages.ts';
import { Autocomplete, ListItemText, TextField } from '@mui/material';
import type { Ref } from 'react';
import { useGetIdentity, useGetList, useTranslate } from 'react-admin';
import { fillPlaceholders } from '../../../api/contract/support/support-inbox.schema.ts';
import { TypedText } from '../../kit/components/TypedText.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../kit/resource-entities.ts';
import { useConversationContext } from './use-inbox.ts';

/** More than staff would choose from. */
const maxAnswers = 500;

interface Props {
  conversationId: number;
  /** Receives the text with this conversation's values in place of `{name}` and the like. */
  onChoose: (words: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Canned answers by their folders, found by title and text; those in the user's language come first. */
export function CannedAnswers({ conversationId, onChoose, inputRef }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  const { data: answers } = useGetList<ResourceRecord<'canned-answers'>>('canned-answers', {
    pagination: { page: 1, perPage: maxAnswers },
    sort: { field: 'sortOrder', order: 'ASC' },
    filter: {},
  });
  const { data: context } = useConversationContext(conversationId);
  const { identity } = useGetIdentity();
  const language = context?.user.language ?? defaultLanguage;
  const folderOf = ({ folder }: ResourceRecord<'canned-answers'>) => folder ?? word('desk.inbox.noFolder');
  const sorted = [...(answers ?? [])].sort(
    (one, other) =>
      Number(other.language === language) - Number(one.language === language) ||
      Number(one.folder === null) - Number(other.folder === null) ||
      folderOf(one).localeCompare(folderOf(other)),
  );
  const groupOf = (answer: ResourceRecord<'canned-answers'>) =>
    answer.language === language
      ? folderOf(answer)
      : `${folderOf(answer)} · ${translate(`bikur.choices.language.${answer.language}`)}`;
  return (
    <Autocomplete
      size="small"
      sx={{ flex: '1 1 180px', maxInlineSize: 320 }}
      // An answer is made of what is known of the conversation.
      options={context ? sorted : []}
      loading={!answers || !context}
      value={null}
      openOnFocus
      autoHighlight
      blurOnSelect
      slotProps={{
        popper: {
          placement: 'top-start',
          // Above the label, which stands on the field's border.
          modifiers: [{ name: 'offset', options: { offset: [0, 8] } }],
          sx: { minInlineSize: 'min(420px, 92vw)' },
        },
      }}
      clearOnBlur
      groupBy={groupOf}
      // Found by its text, too.
      getOptionLabel={({ title, body }) => `${title} ${body}`}
      getOptionKey={({ id }) => id}
      noOptionsText={word(answers?.length ? 'desk.inbox.noSuchCanned' : 'desk.inbox.noCanned')}
      onChange={(_event, answer) =>
        answer &&
        onChoose(
          fillPlaceholders(answer.body, {
            name: context?.user.name ?? '',
            subject: context?.conversation.subject ?? '',
            agent: identity?.fullName ?? '',
            company: context?.company ?? '',
          }),
        )
      }
      renderOption={({ key, ...props }, { title, body }) => (
        <li key={key} {...props}>
          <ListItemText
            primary={<TypedText>{title}</TypedText>}
            secondary={<TypedText>{body}</TypedText>}
            slotProps={{ secondary: { noWrap: true } }}
          />
        </li>
      )}
      renderInput={(props) => <TextField {...props} inputRef={inputRef} label={word('desk.inbox.canned')} />}
    />
  );
}
