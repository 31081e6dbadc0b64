import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fillIntegrity, missingFromLock, platformOf } from './complete-lock.mjs'

it.each([
  ['@oxlint/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@tailwindcss/oxide-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@oxlint-tsgolint/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@img/sharp-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
])('the platform of %s is derived from its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform)
})

it('a name without a processor gives no platform', () => {
  expect(platformOf('some-plugin')).toBeNull()
})

it('an optional package of another platform missing in the lock is found, with its entry', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/oxlint': { dev: true, optionalDependencies: { '@oxlint/binding-darwin-arm64': '1.94.0' } },
    },
  }
  expect(missingFromLock(lock)).toEqual([
    {
      path: 'node_modules/@oxlint/binding-darwin-arm64',
      name: '@oxlint/binding-darwin-arm64',
      entry: { version: '1.94.0', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
    },
  ])
})

it('a package beside its owner or in a folder above it is not missing', () => {
  const packages = {
    'node_modules/kit/node_modules/esbuild': {
      optionalDependencies: { '@esbuild/linux-x64': '0.25.0', '@esbuild/linux-arm64': '0.25.0' },
    },
    'node_modules/kit/node_modules/@esbuild/linux-x64': {},
    'node_modules/@esbuild/linux-arm64': {},
  }
  expect(missingFromLock({ packages })).toEqual([])
})

it('whatever cannot be derived from the name is reported without an entry', () => {
  const lock = {
    packages: { 'node_modules/kit': { optionalDependencies: { 'some-plugin': '1.0.0', '@kit/linux-x64': '^1.0.0' } } },
  }
  expect(missingFromLock(lock).map(({ name, entry }) => [name, entry])).toEqual([
    ['some-plugin', null],
    ['@kit/linux-x64', null],
  ])
})

it('missing checksums are looked up, and those found nowhere are reported', async () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/known': { version: '1.0.0', integrity: 'sha512-known' },
      'node_modules/kit/node_modules/@kit/linux-x64': { version: '2.0.0' },
      'node_modules/@kit/win32-x64': { version: '2.0.0' },
    },
  }
  const lacking = await fillIntegrity(lock, async (spec) => (spec === '@kit/linux-x64@2.0.0' ? 'sha512-found' : null))
  expect(lacking).toEqual(['node_modules/@kit/win32-x64'])
  expect(Object.values(lock.packages).map((entry) => 'integrity' in entry && entry.integrity)).toEqual([
    false,
    'sha512-known',
    'sha512-found',
    false,
  ])
})

it('every package has a checksum, those of other platforms too', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; inBundle?: boolean }>
  }
  // A bundled package is in the tarball of another
  const bare = Object.entries(packages).filter(([path, { integrity, inBundle }]) => path && !integrity && !inBundle)
  expect(bare).toEqual([])
})
