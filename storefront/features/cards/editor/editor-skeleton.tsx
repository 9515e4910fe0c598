import { Skeleton } from '../../../components/skeleton.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import styles from './editor.module.css';
import preview from './preview.module.css';
import { sectionIds } from './card-sections.ts';

/** In the shape of the editor: the sections, the fields of one, and the phone beside them. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['editor']} aria-busy="true">
      <VisuallyHidden>
        <p role="status">{label}</p>
      </VisuallyHidden>
      <div className={styles['body']} data-waiting="">
        <div className={styles['waiting']}>
          {sectionIds.map((id) => (
            <Skeleton key={id} />
          ))}
        </div>
        <div className={styles['form']}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
        <div className={styles['preview']}>
          <div className={preview['stand']}>
            <div className={preview['phone']}>
              <div className={preview['screen']} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
