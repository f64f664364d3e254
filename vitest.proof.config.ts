import { defineConfig } from 'vitest/config';

/** The large counts, `npm run proof`: files named `*.proof.ts` beside what they prove. */
export default defineConfig({
  test: {
    include: ['src/**/*.proof.ts'],
    testTimeout: 60 * 60_000,
    passWithNoTests: true,
  },
});
