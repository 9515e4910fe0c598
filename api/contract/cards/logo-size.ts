/** A logo within a box, in its own proportions; a square one is as high as the box, a wide one as wide. In pixels. */
export function logoSize(
  logo: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  return {
    width: Math.max(1, Math.round(logo.width * scale)),
    height: Math.max(1, Math.round(logo.height * scale)),
  };
}
