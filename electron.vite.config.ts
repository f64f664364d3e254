import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';

/** The last two years of browsers and iOS 16.4: what a guest's phone may run. Newer CSS is lowered to these. */
const BROWSERS = ['safari16.4', 'ios16.4', 'chrome126', 'edge126', 'firefox127'];

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rolldownOptions: { input: { index: 'src/main/index.ts', worker: 'src/main/bots/worker.ts' } },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      // A sandboxed preload must be CommonJS and one file; valibot comes along inside it.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    // Relative addresses, so that the same pages work over app:// and over a host's http://.
    base: './',
    plugins: [svelte()],
    build: {
      outDir: 'out/renderer',
      target: BROWSERS,
      cssTarget: BROWSERS,
      // Nothing inlined as data: addresses, since the content security policy refuses them for scripts and fonts.
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/renderer/index.html' },
    },
  },
});
