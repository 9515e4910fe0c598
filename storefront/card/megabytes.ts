const kilobyte = 1024;

/** Size of a file as people read it: `180 KB`, `2.1 MB`; never "0 KB". */
export function megabytes(bytes: number): string {
  if (bytes < 1000 * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${Number((bytes / kilobyte / kilobyte).toFixed(1))} MB`;
}
