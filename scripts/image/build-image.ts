import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/setup/paths.mjs'

const release = 'bookworm'
const certificates = '/etc/ssl/certs/ca-certificates.crt'
const needed = ['buildah', 'mmdebstrap', 'unshare']

const isThere = (program: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => folder !== '' && existsSync(join(folder, program)))

/** @returns what to do first, or null */
export function missingHere(): string | null {
  if (process.getuid?.() === 0 && needed.every(isThere)) return null
  return `This needs Debian, root and ${needed.join(', ')}: apt-get install buildah mmdebstrap`
}

/** Builds the Containerfile on a base of Debian's packages, so that neither an engine nor a registry of images is needed.
 * @param folder in which everything is made @returns the files of the image */
export function buildImage(folder: string): string {
  const base = join(folder, 'base')
  run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', release, base])
  addNode(base)
  const buildah = (...args: string[]) =>
    run('buildah', [
      '--root',
      join(folder, 'store'),
      '--runroot',
      join(folder, 'run'),
      '--storage-driver',
      'vfs',
      ...args,
    ])
  const container = buildah('from', 'scratch')
  buildah('add', '--quiet', container, base, '/')
  // Where npm's registry is reached through a proxy of the house
  if (process.env.NODE_EXTRA_CA_CERTS) buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container)
  buildah('commit', '--quiet', '--format', 'docker', container, 'base')
  const build = ['--isolation', 'chroot', '--network', 'host', '--pull-never', '--format', 'docker']
  buildah('bud', ...build, '--build-arg', 'NODE_IMAGE=localhost/base', '-f', 'Containerfile', '-t', 'whodini', root)
  return buildah('mount', buildah('from', '--pull-never', 'localhost/whodini'))
}

function addNode(base: string): void {
  const modules = join(base, 'usr/local/lib/node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(process.execPath, join(base, 'usr/local/bin/node'))
  const npm = realpathSync(run('sh', ['-c', 'command -v npm']))
  cpSync(dirname(dirname(npm)), join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(base, 'usr/local/bin', name))
  if (process.env.NODE_EXTRA_CA_CERTS) cpSync(process.env.NODE_EXTRA_CA_CERTS, join(base, certificates))
}

const run = (program: string, args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 100_000_000, stdio: ['ignore', 'pipe', 'pipe'] }).trim()
