import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import { gzipped } from './scripts/gzip.ts';
import { licences } from './scripts/licences.ts';
import type { Plugin } from 'vite';

/** The last two years of browsers and iOS 16.4: what a guest's phone may run. Newer CSS is lowered to these. */
const BROWSERS = ['safari16.4', 'ios16.4', 'chrome126', 'edge126', 'firefox127'];

/** Builds for them: electron-vite would add its own Chromium to any target set below. */
const olderBrowsers: Plugin = {
  name: 'older-browsers',
  configResolved(config) {
    for (const build of [config.build, config.environments['client']?.build]) {
      if (build) Object.assign(build, { target: BROWSERS, cssTarget: BROWSERS });
    }
  },
};

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
    plugins: [svelte(), olderBrowsers, licences(), gzipped()],
    build: {
      outDir: 'out/renderer',
      // Nothing inlined as data: addresses, since the content security policy refuses them for scripts and fonts.
      assetsInlineLimit: 0,
      rolldownOptions: { input: 'src/renderer/index.html' },
    },
  },
});
