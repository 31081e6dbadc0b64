import { accessSync, constants } from 'node:fs'

const modes = ['disable', 'require', 'verify-ca', 'verify-full']
const files = ['sslrootcert', 'sslcert', 'sslkey']

/** Why the TLS settings of a DATABASE_URL cannot be used; undefined when they can. */
export function whyRefused(url: string): string | undefined {
  const settings = settingsOf(url)
  const mode = settings.get('sslmode')
  if (mode !== null && !modes.includes(mode)) return `has sslmode=${mode}: it must be ${modes.join(', ')}, or left out`
  if (mode === 'verify-ca' && !settings.has('sslrootcert'))
    return 'has sslmode=verify-ca without sslrootcert: name the file of the certificate to trust, or use verify-full'
  const missing = files.find((name) => settings.has(name) && !isReadable(settings.get(name)!))
  return missing && `names a file for ${missing} that cannot be read`
}

/** The driver would take `require` and `verify-ca` for `verify-full`; with this they mean what PostgreSQL says. */
export const asPostgresMeans = (url: string): string =>
  settingsOf(url).has('sslmode') ? `${url}&uselibpqcompat=true` : url

const settingsOf = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}
