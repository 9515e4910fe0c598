import FilePdfIcon from '~icons/ph/file-pdf';
import UploadSimpleIcon from '~icons/ph/upload-simple';
import { useRef, useState, type DragEvent } from 'react';
import { directionOfText } from '../../../../../api/contract/base/typed-text.ts';
import { maxDocuments } from '../../../../../api/contract/cards/card-fields.ts';
import { readDocumentAddress } from '../../../../../api/contract/cards/document-address.ts';
import { describePicture } from '../../../../../api/contract/cards/picture-address.ts';
import { sectionMessages } from '../../../../card/section-messages.ts';
import { megabytes } from '../../../../card/megabytes.ts';
import { Button } from '../../../../components/button.tsx';
import { CachedImage } from '../../../../components/cached-image.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { SortableList } from '../../../../components/sortable-list.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useLanguage } from '../../../../i18n/language-context.ts';
import mediaStyles from '../../media/media.module.css';
import { nameOfFile, useDocumentUploads } from '../../media/use-document-uploads.ts';
import { UploadLine } from '../../media/upload-line.tsx';
import { useEditor, useEditorState, useField } from '../editor-context.ts';
import { EntryRow } from '../entry-row.tsx';
import { LockedNote } from '../locked-note.tsx';
import styles from '../offers.module.css';
import { useEditorMessages } from '../use-editor-messages.ts';
import { useLimit, useRows } from '../use-rows.ts';

interface DocumentsSectionProps {
  /** Reports whether documents are uploading. */
  onBusyChange(field: 'documents', isBusy: boolean): void;
}

/** PDFs of the card: uploaded, named and put in order. */
export function DocumentsSection({ onBusyChange }: DocumentsSectionProps) {
  const { documents: texts } = useEditorMessages();
  const { pages } = sectionMessages[useLanguage()];
  const store = useEditor();
  const field = useField('documents');
  const { value: documents, error, check, locked } = field;
  const errors = useEditorState((state) => state.errors);
  const { max, isOfPlan } = useLimit('documents', maxDocuments);
  const { change, remove, sorting } = useRows(field, texts);
  const { uploads, add, retry, stop } = useDocumentUploads((isBusy) => onBusyChange('documents', isBusy));
  const [isOver, setOver] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);
  const room = max - documents.length - uploads.filter(({ issue }) => issue === null).length;
  const disabled = locked !== null;
  const mayAdd = !disabled && room > 0;

  function take(files: File[]) {
    setLeftOut(Math.max(0, files.length - room));
    for (const file of files.slice(0, Math.max(0, room)))
      add({
        file,
        name: file.name,
        // Uploads end at any time and in any order: each joins the list as it is then.
        onDone: ({ file: address }) =>
          store.write({
            documents: [...store.get().values.documents, { name: nameOfFile(file.name), file: address }],
          }),
      });
  }
  const hover = (event: DragEvent) => {
    if (!mayAdd || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      <LockedNote feature={locked} />
      {documents.length === 0 && !disabled && <p className={styles['empty']}>{texts.empty}</p>}
      <SortableList {...sorting} nameOf={({ item }) => item.name || texts.unnamed}>
        {({ item: { name, file } }, index, handle) => (
          <EntryRow
            handle={!disabled && documents.length > 1 && handle}
            picture={<DocumentLink file={file} name={name || texts.unnamed} />}
            removeLabel={texts.remove(name || texts.unnamed)}
            disabled={disabled}
            onRemove={() => remove(index)}
          >
            <TextField
              label={texts.name}
              value={name}
              dir={name ? directionOfText(name) : undefined}
              maxLength={80}
              help={sizeOf(file, pages)}
              error={errors[`documents.${index}.name`] ?? errors[`documents.${index}.file`]}
              disabled={disabled}
              onChange={(event) => change(index, { name: event.target.value })}
              onBlur={check}
            />
          </EntryRow>
        )}
      </SortableList>
      {uploads.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          onStop={() => stop(upload.key)}
          onRetry={() => retry(upload.key)}
        />
      ))}
      {(error ?? leftOut > 0) && (
        <p role="alert" className={styles['error']}>
          {error ?? texts.leftOut(leftOut)}
        </p>
      )}
      {isOfPlan && room <= 0 && <LockedNote feature="longLists" />}
      <div
        className={classNames(mediaStyles['drop'], isOver && mediaStyles['over'])}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!isOver) return;
          event.preventDefault();
          setOver(false);
          take([...event.dataTransfer.files]);
        }}
      >
        <div className={styles['foot']}>
          <Button variant="line" size="small" disabled={!mayAdd} onClick={() => chooser.current?.click()}>
            <UploadSimpleIcon aria-hidden />
            {texts.add}
          </Button>
          <span>{texts.count(documents.length, max)}</span>
        </div>
        <p className={mediaStyles['hint']}>
          <span className={mediaStyles['onDesks']}>{isOver ? texts.dropNow : texts.drop} · </span>
          {texts.limits}
        </p>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept="application/pdf,.pdf"
          aria-label={texts.add}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // Lets the owner choose the same file again.
            event.target.value = '';
          }}
        />
      </div>
    </>
  );
}

/** "2.1 MB · 8 עמ׳", with the size left to right. */
function sizeOf(file: string, pages: (count: number) => string): string | undefined {
  const facts = readDocumentAddress(file);
  return facts ? `\u2066${megabytes(facts.bytes)}\u2069 · ${pages(facts.pages)}` : undefined;
}

/** The first page; a press opens the file as visitors see it. */
function DocumentLink({ file, name }: { file: string; name: string }) {
  const { documents: texts } = useEditorMessages();
  const facts = readDocumentAddress(file);
  const picture = facts && describePicture(facts.picture);
  return (
    <a
      className={styles['document']}
      href={file}
      target="_blank"
      rel="noopener"
      aria-label={texts.open(name)}
    >
      {picture ? (
        <CachedImage className={styles['page']} picture={picture} alt="" sizes="64px" />
      ) : (
        <FilePdfIcon aria-hidden />
      )}
    </a>
  );
}
