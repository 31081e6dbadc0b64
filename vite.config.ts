import { join } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paraglideOptions, splitParaglideOptions, writeMessageProject } from './i18n.config.mjs'
import { chunkGroups } from './vite/chunk-groups.ts'
import { cspStyles } from './vite/csp-styles.ts'
import { waitingRoutes } from './vite/waiting-routes.ts'

const bundledInServer = ['openai', 'stripe', 'lucide-react', 'drizzle-orm', 'better-auth', /^@better-auth\//, 'jose']

const splitMessages = join(import.meta.dirname, splitParaglideOptions.outdir)

export default defineConfig(({ command }) => {
  const development = command === 'serve'
  if (development) writeMessageProject()
  return {
    plugins: [
      cspStyles(),
      waitingRoutes(),
      development && paraglideVitePlugin(paraglideOptions),
      tailwindcss(),
      reactRouter(),
    ],
    // One module per message (compiled by scripts/setup/build.mjs), so that each page loads only its own
    resolve: { alias: development ? [] : [{ find: '#app/i18n/generated', replacement: splitMessages }] },
    server: { host: '127.0.0.1', watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
    optimizeDeps: { rolldownOptions: { plugins: [cspStyles()] } },
    // Loading a thousand small files took a third of the server's start
    ssr: { noExternal: development ? [] : bundledInServer },
    // For the server too, because it names the font files
    build: { target: 'es2022', rolldownOptions: { output: { hashCharacters: 'hex' } } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunkGroups },
              // Every page names all files, and the random part of a name cannot be compressed
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        },
      },
    },
  }
})
