import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';

/** Arrows to the sides lead to the neighbouring column as it lies on the screen, whatever the direction of the page. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context: { collisionRect, droppableRects } }) => {
  const sides: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };
  const side = sides[event.code];
  if (!side || !collisionRect) return undefined;
  event.preventDefault();
  const centre = collisionRect.left + collisionRect.width / 2;
  const distances = [...droppableRects.values()]
    .map((rect) => ({ rect, distance: side * (rect.left + rect.width / 2 - centre) }))
    .filter(({ distance }) => distance > collisionRect.width / 2)
    .sort((one, other) => one.distance - other.distance);
  const target = distances[0]?.rect;
  if (!target) return undefined;
  return { x: target.left + (target.width - collisionRect.width) / 2, y: target.top + 48 };
};

/** A press becomes a lift only when it moves, so that what is on a card can still be pressed. */
export function useBoardSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
}
