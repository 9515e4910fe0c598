import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogDescription, DialogTitle } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { cardFromVCard, type VCardOffer } from './card-from-vcard.ts';
import styles from './dialogs.module.css';
import { useEditor } from './editor-context.ts';
import { decodeVCardFile, maxVCardBytes, readVCards } from './read-vcard.ts';
import { useEditorMessages } from './use-editor-messages.ts';
import { VCardChoice } from './vcard-choice.tsx';

/** Fills the card from a contact file: the browser reads the file, and the owner chooses what to take over. */
export function VCardDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { vcard: texts, close } = useEditorMessages();
  const store = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const [offers, setOffers] = useState<readonly VCardOffer[]>([]);
  const [chosen, setChosen] = useState(0);
  const [issue, setIssue] = useState<string | null>(null);
  const offer = offers[chosen];

  function end() {
    setOffers([]);
    setIssue(null);
    onClose();
  }
  async function read(file: File | undefined) {
    setOffers([]);
    setChosen(0);
    setIssue(null);
    if (!file) return;
    if (file.size > maxVCardBytes) {
      setIssue(texts.tooLarge);
      return;
    }
    const cards = readVCards(decodeVCardFile(new Uint8Array(await file.arrayBuffer())));
    if (cards.length === 0) setIssue(texts.none);
    setOffers(cards.map(cardFromVCard));
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && end()} closeLabel={close}>
      <div className={styles['body']}>
        <DialogTitle>{texts.title}</DialogTitle>
        <DialogDescription>{texts.text}</DialogDescription>
        <input
          ref={input}
          className={styles['file']}
          type="file"
          accept=".vcf,text/vcard,text/x-vcard"
          aria-label={texts.choose}
          tabIndex={-1}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button variant={offer ? 'line' : 'primary'} wide onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        {issue && (
          <p className={styles['issue']} role="alert">
            {issue}
          </p>
        )}
        {offers.length > 1 && (
          <Field label={texts.which}>
            {(control) => (
              <select {...control} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
                {offers.map(({ values }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a file's cards have no other name
                  <option key={index} value={index}>
                    {values.businessName ?? values.email ?? values.phone ?? index + 1}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {offer && (
          <VCardChoice
            key={chosen}
            offer={offer}
            onTake={(values) => {
              store.write(values);
              toast({ title: texts.taken });
              end();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
