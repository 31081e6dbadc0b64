// A page with every part of the design system, for the eye: npx vite --config tests/gallery/vite.config.ts
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { cspStyles } from '../../vite/csp-styles.ts'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../public',
  plugins: [cspStyles(), tailwindcss()],
  server: { host: '127.0.0.1', port: 4400, fs: { allow: ['../..'] } },
})
