// A page that shows every part of the design system: npx vite --config tests/gallery/vite.config.ts
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../public',
  plugins: [tailwindcss()],
  server: { host: '127.0.0.1', port: 4400, fs: { allow: ['../..'] } },
})
