import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chunkGroups, publicParts } from './chunk-groups.ts'

const groupOf = (path: string) => chunkGroups.find(({ test }) => test.test(path))?.name

describe('the two files of every page', () => {
  it.each(publicParts)('%s exists', (part) => {
    expect(existsSync(new URL(`../app/ui/${part}`, import.meta.url))).toBe(true)
  })

  it.each([
    ['/house/node_modules/react/cjs/react.production.js', 'vendor'],
    ['/house/node_modules/react-router/dist/production/lib/hooks.js', 'vendor'],
    ['C:\\house\\node_modules\\react-dom\\client.js', 'vendor'],
    ['/house/app/root.tsx', 'frame'],
    ['/house/app/features/shell/side-menu.tsx', 'frame'],
    ['C:\\house\\app\\ui\\button.tsx', 'frame'],
    ['/house/node_modules/lucide-react/dist/esm/Icon.mjs', 'frame'],
  ])('%s goes into %s', (path, group) => {
    expect(groupOf(path)).toBe(group)
  })

  it.each([
    '/house/node_modules/react-remove-scroll/dist/es2015/index.js',
    '/house/node_modules/lucide-react/dist/esm/icons/trash.mjs',
    '/house/app/features/shell/error-details.tsx',
    // Fetched when somebody signs out; the dialog brought Radix's along, 17 kB on every page
    '/house/app/features/shell/sign-out/unsent-dialog.tsx',
    '/house/app/features/studio/components/editor.tsx',
    '/house/app/ui/dialog.tsx',
    '/house/app/ui/toast-stage.tsx',
  ])('%s is left to the pages that need it', (path) => {
    expect(groupOf(path)).toBeUndefined()
  })
})
