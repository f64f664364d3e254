/**
 * Pairs up 0 … n − 1 (n even, at most 16) so that the costs of all pairs together are least. Exact: each set of those
 * who are left is looked at once, with its lowest number paired in every way.
 */
export function cheapestPairs(
  n: number,
  cost: (a: number, b: number) => number,
): readonly (readonly [number, number])[] {
  const all = 2 ** n - 1;
  const best = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  const partner = new Int8Array(all + 1);
  best[0] = 0;
  for (let left = 1; left <= all; left++) {
    const a = lowest(left);
    for (let b = a + 1; b < n; b++) {
      if ((left & (1 << b)) === 0) continue;
      const sum = (best[left & ~(1 << a) & ~(1 << b)] ?? 0) + cost(a, b);
      if (sum < (best[left] ?? 0)) {
        best[left] = sum;
        partner[left] = b;
      }
    }
  }
  const pairs: [number, number][] = [];
  for (let left = all; left !== 0;) {
    const [a, b] = [lowest(left), partner[left] ?? 0];
    pairs.push([a, b]);
    left &= ~(1 << a) & ~(1 << b);
  }
  return pairs;
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set);
