const halfAYearMs = 182 * 24 * 60 * 60_000

/** RFC 9116: where to report a vulnerability to us. */
export function securityText(origin: string, now = new Date()): string {
  const expires = new Date(now.getTime() + halfAYearMs).toISOString().replace(/T.*/, 'T00:00:00Z')
  return [
    `Contact: ${origin}/contact`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
