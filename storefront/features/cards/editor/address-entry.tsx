import { checkCardAddressEndpoint } from '../../../../api/contract/cards/card-editing.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import CheckCircleIcon from '~icons/ph/check-circle';
import { useEffect, useState } from 'react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import styles from './address.module.css';
import { useEditorState, useField } from './editor-context.ts';
import { useEditorMessages } from './use-editor-messages.ts';

/** Delay that spares a request for every letter. */
const pause = 350;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The card's own address, checked while the owner types, with free ones offered where it is taken. */
export function AddressEntry() {
  const { address: texts, fields } = useEditorMessages();
  const { value, set, error, locked } = useField('customSlug');
  const { id, fields: saved } = useEditorState(({ card }) => card);
  const typed = value ?? '';
  const asked = useRested(typed);
  const isAsked = locked === null && (typed !== (saved.customSlug ?? '') || typed === '');
  const check = useRead(
    checkCardAddressEndpoint,
    { params: { id }, query: { slug: asked } },
    { enabled: isAsked && asked.length <= 200, staleTime: 10_000 },
  );
  const isSettled = asked === typed && !check.isFetching;
  const found = isAsked && isSettled ? check.data : undefined;
  const refusal = typed === '' ? undefined : (found?.reason ?? undefined);
  return (
    <div className={styles['entry']}>
      <TextField
        label={fields.customSlug}
        error={error ?? refusal}
        help={texts.rules}
        value={typed}
        dir={directionOfText(typed)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        disabled={locked !== null}
        onChange={(event) => set(event.target.value === '' ? null : event.target.value)}
      />
      <p className={styles['state']} role="status">
        {isAsked && !isSettled && texts.state.checking}
        {isAsked && isSettled && check.isError && texts.failed}
        {found?.state === 'free' && (
          <>
            <CheckCircleIcon aria-hidden />
            <span>
              {texts.state.free}: <bdi>{found.slug}</bdi>
            </span>
          </>
        )}
        {typed !== '' && !isAsked && texts.state.present}
      </p>
      {found && found.suggestions.length > 0 && (
        <div className={styles['suggestions']}>
          <span>{texts.suggestions}</span>
          {found.suggestions.map((slug) => (
            <TextButton key={slug} small onClick={() => set(slug)}>
              <bdi>{slug}</bdi>
            </TextButton>
          ))}
        </div>
      )}
    </div>
  );
}
