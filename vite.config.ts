import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paraglideOptions, writeMessageProject } from './i18n.config.mjs'
import { browserLanguage } from './vite/browser-language.ts'
import { chunkGroups } from './vite/chunk-groups.ts'
import { compactMessages } from './vite/compact-messages.ts'
import { cspStyles } from './vite/csp-styles.ts'
import { leanBrowser } from './vite/lean-browser.ts'

writeMessageProject()

export default defineConfig({
  plugins: [cspStyles(), leanBrowser(), browserLanguage(), compactMessages(), paraglideVitePlugin(paraglideOptions), tailwindcss(), reactRouter()],
  server: { host: '127.0.0.1', watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
  optimizeDeps: { rolldownOptions: { plugins: [cspStyles()] } },
  build: { target: 'es2022' },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
})
