import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';

/** The left and right arrows go to the neighbouring column on the screen, whatever the direction of the page. */
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

/** A press starts a drag only when it moves, so that the controls on a lead still work. */
export function useBoardSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
}
