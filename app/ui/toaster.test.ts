import { afterEach, expect, test, vi } from 'vitest'
import { notify } from './toaster.ts'

// The files of the unit tests share what they load: what was loaded before would not see what is put in its place here
vi.hoisted(() => vi.resetModules())
vi.mock('./toast-stage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

// each `void notify(…)` became an unhandled rejection of the page
test('a toast whose code does not come, as without a network, raises nothing', async () => {
  vi.stubGlobal('document', {})
  await expect(import('./toast-stage.tsx')).rejects.toThrow()
  await expect(notify({ title: 'Saved' })).resolves.toBeUndefined()
})

test('on the server there is no toast', async () => {
  await expect(notify({ title: 'Saved' })).resolves.toBeUndefined()
})
