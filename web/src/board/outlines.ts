/** A rectangle with round corners, as the data of a path. */
export function roundedBox(box: { x: number; y: number; w: number; h: number }, round: number): string {
  const { x, y, w, h } = box;
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + round} ${y}h${w - 2 * round}${corner(round, round)}v${h - 2 * round}${corner(-round, round)}` +
    `h${2 * round - w}${corner(-round, -round)}v${2 * round - h}${corner(round, -round)}z`
  );
}

/** A circle around a point, as the data of a path. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}
