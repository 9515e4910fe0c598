/** Aspect ratio of a frame, width by height; null keeps the picture's own. */
export const cropShapes = { original: null, square: 1, wide: 16 / 9, tall: 3 / 4 } as const;
export type CropShape = keyof typeof cropShapes;
