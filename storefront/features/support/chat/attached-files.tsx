import FilePdfIcon from '~icons/ph/file-pdf';
import { readAttachmentEndpoint } from '../../../../api/contract/support/attachments.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import type { SupportAttachment } from '../../../../api/contract/support/support.schema.ts';
import styles from './message-list.module.css';

/** Files of a message: pictures to look at, PDFs by their names; each opens in a tab of its own. */
export function AttachedFiles({ files }: { files: readonly SupportAttachment[] }) {
  return files.map(({ id, name, mimeType, width, height }) => {
    const path = pathOf(readAttachmentEndpoint, { params: { id } });
    return (
      <a key={id} className={styles['file']} href={path} target="_blank" rel="noopener">
        {mimeType === 'image/jpeg' ? (
          <img src={path} alt={name} width={width} height={height} loading="lazy" />
        ) : (
          <>
            <FilePdfIcon aria-hidden />
            <bdi dir={directionOfText(name)}>{name}</bdi>
          </>
        )}
      </a>
    );
  });
}
