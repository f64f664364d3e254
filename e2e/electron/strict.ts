/** Wraps a part of the stand-in so that a use of anything it does not have is noticed at once. */
export function strict<T extends object>(name: string, part: T): T {
  return new Proxy(part, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === 'then') {
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      throw new Error(`the stand-in for Electron has no ${name}.${key}`);
    },
  });
}
