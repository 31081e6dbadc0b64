import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readLoaded } from './lint/read-loaded.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const containerfile = read('Containerfile')
const compose = read('compose.yaml')
const caddyfile = read('deploy/Caddyfile')
const { dependencies, scripts } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'scripts',
  Record<string, string>
>

const variables = new Set(
  [...read('README.md').matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(([, names]) => names!.match(/[A-Z][A-Z0-9_]+/g)!),
)

const all = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found]) => found!)
const part = (name: string) => new RegExp(`^  ${name}:\n((?:    .*\n|\n)+)`, 'm').exec(compose)?.[1] ?? ''

describe('the Containerfile', () => {
  const [uninstall] = /npm uninstall[^&]*/.exec(containerfile)!
  const removed = [...uninstall.split(/[\s\\]+/).filter((word) => word in dependencies), 'drizzle-kit', 'esbuild']

  test('has the Node.js that the package asks for', () => {
    expect(/^ARG NODE_IMAGE=\S+\/node:([\d.]+)-/m.exec(containerfile)?.[1]).toBe(dependencies['node'])
  })

  test('leaves out nothing that a server, its processes or the commands load', () => {
    expect(removed).toEqual(expect.arrayContaining(['vite', 'typescript', 'node']))
    const commands = ['backup', 'restore', 'admin:grant', 'account:link', 'design:reset'].map((name) =>
      scripts[name]!.split(' ').at(-1)!,
    )
    const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!test)\.tsx?$/.test(file) && !file.startsWith('i18n/generated'))
      .map((file) => read(`app/${file}`))
      .join('\n')
    const forked = all(sources, /^const \w+ = '(app\/[\w./-]+\.ts)'$/gm)
    expect(forked.length).toBeGreaterThan(1)
    for (const entry of ['server/main.ts', 'server/seed-process.ts', ...forked, ...commands]) {
      expect(existsSync(entry), entry).toBe(true)
      const { packages } = readLoaded(entry)
      expect([entry, removed.filter((name) => packages.has(name))]).toEqual([entry, []])
    }
    const [, bundled] = /bundledInServer = \[(.*)\]/.exec(read('vite.config.ts'))!
    const left = removed.filter((name) => sources.includes(` from '${name}'`) && !bundled!.includes(`'${name}'`))
    expect(left).toEqual([])
  })

  test('runs what is there, as nobody in particular, and asks for its health', () => {
    for (const [, , from] of containerfile.matchAll(/^(COPY|CMD|RUN) .*?((?:scripts|server)\/[\w./-]+)/gm))
      expect(existsSync(from!), from).toBe(true)
    expect(containerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
    expect(containerfile).toMatch(/^HEALTHCHECK[^]*\/healthz/m)
    expect(containerfile.lastIndexOf('FROM')).toBeLessThan(containerfile.indexOf('USER'))
  })
})

describe('compose.yaml', () => {
  const services = all(/^services:\n([^]*?)^volumes:/m.exec(compose)![1]!, /^  ([\w-]+):$/gm)
  const app = /^x-app: &app\n((?:  .*\n)+)/m.exec(compose)![1]!

  test('runs two processes of the program, PostgreSQL, a store for files and a proxy', () => {
    expect(services).toEqual(['app-1', 'app-2', 'proxy', 'database', 'files'])
    for (const name of ['app-1', 'app-2']) expect(part(name)).toContain('<<: *app')
    expect(app).toContain('read_only: true')
  })

  test('sets variables that the README has, and the store is asked with the keys that it was given', () => {
    const set = all(/  environment:\n((?:    .*\n)+)/.exec(app)![1]!, /^    (\w+):/gm)
    expect(set.filter((name) => !variables.has(name))).toEqual([])
    const asked = new Set(all(compose, /\$\{(\w+)/g))
    expect([...asked].filter((name) => !variables.has(name))).toEqual(['POSTGRES_PASSWORD'])
    expect(app).toMatch(/S3_BUCKET: whodini\n[^]*S3_ACCESS_KEY_ID: whodini\n/)
    expect(part('files')).toMatch(/-bucket=whodini[^]*AWS_ACCESS_KEY_ID: whodini\n/)
  })

  test('its parts reach each other by names and ports that exist', () => {
    const port = /PORT=(\d+)/.exec(containerfile)![1]
    expect(all(caddyfile, /reverse_proxy ([^{]+) \{/g)[0]!.split(' ')).toEqual(
      ['app-1', 'app-2'].map((name) => `${name}:${port}`),
    )
    expect(containerfile).toContain(`EXPOSE ${port}\n`)
    for (const host of all(app, /:\/\/(?:[^@\s]+@)?([a-z]+):\d+/g)) expect(services).toContain(host)
    // Pages kept for when the database is away are given by processes that are not ready
    expect(caddyfile).toMatch(/^\s*health_uri \/healthz$/m)
  })

  test('mounts files and volumes that exist', () => {
    const mounted = all(compose, /^      - (\S+?):\//gm)
    const volumes = all(compose.slice(compose.indexOf('\nvolumes:')), /^  ([\w-]+):$/gm)
    expect(mounted.filter((name) => !(name.startsWith('./') ? existsSync(name) : volumes.includes(name)))).toEqual([])
    expect(volumes.filter((name) => !mounted.includes(name))).toEqual([])
  })
})
