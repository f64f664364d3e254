import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Lays a gzipped copy beside every text of the built pages, for the host to serve: browsers take nothing better over plain http. */
export const gzipped = (): Plugin => ({
  name: 'igroteka-gzip',
  async writeBundle({ dir = '' }, bundle) {
    await Promise.all(
      Object.values(bundle)
        .filter(({ fileName }) => TEXT.test(fileName))
        .map((file) => {
          const text = file.type === 'chunk' ? file.code : file.source;
          const packed = gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
          return writeFile(join(dir, `${file.fileName}.gz`), packed);
        }),
    );
  },
});
