import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paraglideOptions, writeMessageProject } from './i18n.config.mjs'
import { cspStyles } from './vite/csp-styles.ts'

writeMessageProject()

export default defineConfig({
  plugins: [cspStyles(), paraglideVitePlugin(paraglideOptions), tailwindcss(), reactRouter()],
  server: { host: '127.0.0.1', watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
  optimizeDeps: { rolldownOptions: { plugins: [cspStyles()] } },
  build: { target: 'es2022' },
})
