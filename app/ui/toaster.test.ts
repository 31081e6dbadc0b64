import { afterEach, expect, test, vi } from 'vitest'
import { notify } from './toaster.ts'

// Unit tests share loaded modules: one loaded earlier would miss the mock
vi.hoisted(() => vi.resetModules())
vi.mock('./toast-stage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

// each `void notify(…)` used to become an unhandled rejection of the page
test('a toast whose code fails to load, as when offline, raises nothing', async () => {
  vi.stubGlobal('document', {})
  await expect(import('./toast-stage.tsx')).rejects.toThrow()
  await expect(notify({ title: 'Saved' })).resolves.toBeUndefined()
})

test('on the server there is no toast', async () => {
  await expect(notify({ title: 'Saved' })).resolves.toBeUndefined()
})
