import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './e2e/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // `npm run proof` plays what takes minutes by itself.
  projects: [
    { name: 'test', grepInvert: /@proof/ },
    { name: 'proof', grep: /@proof/ },
  ],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    // What moves costs a machine without a graphics card most of its time, and nothing here is about how it moves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every run would cost a third of its time; a failed test leaves its picture.
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
});
