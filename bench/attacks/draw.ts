/** Draws a whole number from 0 to below a bound. */
export type Draw = (below: number) => number;

/** A pseudorandom generator, reproducible by its seed: a linear congruential one. */
export function drawFrom(seed: number): Draw {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A random item. */
export function oneOf<Item>(draw: Draw, items: readonly Item[]): Item {
  return items[draw(items.length)]!;
}
