import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { splitParaglideOptions } from './i18n.config.mjs'
import { cspStyles } from './vite/csp-styles.ts'
import { inOneFile } from './vite/in-one-file.ts'

const splitMessages = join(import.meta.dirname, splitParaglideOptions.outdir)

/** The player of a game in one file: scripts, styles and fonts in one page, to which the server adds a game. */
export default defineConfig({
  publicDir: false,
  plugins: [cspStyles(), tailwindcss(), inOneFile()],
  resolve: { alias: [{ find: '#app/i18n/generated', replacement: splitMessages }] },
  build: {
    outDir: 'build/game-file',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: 'app/entry.game-file.tsx', output: { codeSplitting: false } },
  },
})
