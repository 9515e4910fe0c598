import { Skeleton } from '../../../components/skeleton.tsx';
import styles from './editor.module.css';

export function EditorSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['waiting']} aria-busy="true">
      <p role="status">{label}</p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
