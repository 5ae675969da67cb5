export type Method = (...given: unknown[]) => Promise<unknown>;

/** A port whose methods are replaced as `change` says. Everything else, also getters and what a vendor leaves out, stays as it is. */
export function wrapPort<P extends object>(port: P, change: (key: PropertyKey, method: Method) => Method): P {
  return new Proxy(port, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      return typeof found === 'function' ? change(key, found.bind(target)) : found;
    },
  });
}
