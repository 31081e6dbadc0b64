/** Both ends are inclusive. `unsatisfiable`: the file does not have these bytes. */
export type AskedRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' }

/** RFC 9110, 14.2. A malformed header, another unit or several ranges are ignored, as the standard allows. */
export function parseRange(header: string | null, bytes: number): AskedRange {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!asked) return { kind: 'whole' }
  const [first = '', last = ''] = asked.slice(1)
  if (first === '' && last === '') return { kind: 'whole' }
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: bytes - length, end: bytes - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return { kind: 'whole' }
  if (start >= bytes) return { kind: 'unsatisfiable' }
  return { kind: 'part', start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}

export function namesTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
}
