/** The script that gives a page what Electron gives a sandboxed preload, and runs the built preload with it. */
export function runPreload(preload: string): string {
  return `(() => {
  const listeners = new Map();
  Object.defineProperty(window, '__electronNews', {
    value: (channel, news) => (listeners.get(channel) ?? []).forEach((listener) => listener({}, news)),
  });
  const copied = (value) => (typeof value === 'object' && value !== null
    ? Object.freeze(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)])))
    : value);
  const strict = (name, part) => new Proxy(part, {
    get: (target, key) => {
      if (key in target) return target[key];
      throw new Error('the stand-in for Electron has no ' + name + '.' + String(key));
    },
  });
  const face = strict('preload', {
    contextBridge: strict('contextBridge', {
      exposeInMainWorld: (name, api) => Object.defineProperty(window, name, { value: copied(api) }),
    }),
    ipcRenderer: strict('ipcRenderer', {
      invoke: (channel, ...args) => window.__electronInvoke(channel, args),
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    }),
  });
  const require = (name) => {
    if (name === 'electron') return face;
    throw new Error('a sandboxed preload cannot require ' + name);
  };
  const process = { platform: ${JSON.stringify(process.platform)}, versions: { electron: 'stand-in', chrome: 'stand-in', node: ${JSON.stringify(process.versions.node)} } };
  const module = { exports: {} };
  // A scope of its own, as Node gives every CommonJS module: the preload may call its variables what it likes.
  ((require, module, exports) => {
${preload}
  })(require, module, module.exports);
})();`;
}
