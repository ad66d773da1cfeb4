// Shapes as signed distances: `shape(x, y)` is the point's distance from the outline, below zero inside. So a shape
// tells at every point which way its outline runs, and tiles can be laid along it.

export const circle = (cx, cy, radius) => (x, y) => Math.hypot(x - cx, y - cy) - radius;

/** A rectangle by its middle and half sizes, with corners rounded by `round`. */
export const box =
  (cx, cy, halfWidth, halfHeight, round = 0) =>
  (x, y) => {
    const dx = Math.abs(x - cx) - halfWidth + round;
    const dy = Math.abs(y - cy) - halfHeight + round;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
  };

/** A thick line with round ends. */
export const line = (ax, ay, bx, by, halfWidth) => (x, y) => {
  const t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const at = Math.min(1, Math.max(0, t));
  return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay)) - halfWidth;
};

/** A closed outline through points `[x, y]`. */
export const polygon = (points) => (x, y) => {
  let nearest = Infinity;
  let inside = false;
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length];
    nearest = Math.min(nearest, line(ax, ay, bx, by, 0)(x, y));
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside ? -nearest : nearest;
};

export const union =
  (...shapes) =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)));

export const intersect =
  (...shapes) =>
  (x, y) =>
    Math.max(...shapes.map((shape) => shape(x, y)));

export const without = (shape, hole) => (x, y) => Math.max(shape(x, y), -hole(x, y));

/** The band of a given half width along the outline. */
export const outline = (shape, halfWidth) => (x, y) => Math.abs(shape(x, y)) - halfWidth;

export const rotate = (shape, cx, cy, angle) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => shape(cx + (x - cx) * cos + (y - cy) * sin, cy - (x - cx) * sin + (y - cy) * cos);
};

/** A doorway: upright sides from `bottom` up, closed by a half circle. */
export const arch = (cx, bottom, halfWidth, height) =>
  union(
    box(cx, bottom - (height - halfWidth) / 2, halfWidth, (height - halfWidth) / 2),
    circle(cx, bottom - height + halfWidth, halfWidth),
  );
