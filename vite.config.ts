import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paraglideOptions, writeMessageProject } from './i18n.config.mjs'
import { chunkGroups } from './vite/chunk-groups.ts'
import { cspStyles } from './vite/csp-styles.ts'
import { splitMessages } from './vite/split-messages.ts'

export default defineConfig(({ command }) => {
  // The build finds the messages compiled (scripts/setup/build.mjs); the development server compiles them at every change
  const messages = command === 'serve' ? [paraglideVitePlugin(paraglideOptions)] : [splitMessages()]
  if (command === 'serve') writeMessageProject()
  return {
    plugins: [cspStyles(), messages, tailwindcss(), reactRouter()],
    server: { host: '127.0.0.1', watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
    optimizeDeps: { rolldownOptions: { plugins: [cspStyles()] } },
    build: { target: 'es2022' },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
  }
})
