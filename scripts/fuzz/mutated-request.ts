import fc from 'fast-check'
import type { Valid, Who } from './valid-request.ts'
import type { Ground } from './valid-requests.ts'
import type { ToldLength } from '#tests/support/person.ts'
import { damage, edit, oddText } from './odd-values.ts'

export type Mutated = {
  who: Who
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  length: ToldLength
  of: string
}

const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND')
const types = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'text/xml',
  'image/png',
  'application/octet-stream',
  'application/json; charset=utf-7',
  '',
)
const who = fc.constantFrom<Who>('visitor', 'guest', 'member', 'creator', 'creator', 'creator', 'admin')

const headerText = oddText.map((text) =>
  Buffer.from(text.slice(0, 400), 'utf8')
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?'),
)
const headerName = fc.constantFrom(
  'accept',
  'accept-language',
  'accept-encoding',
  'range',
  'if-none-match',
  'if-range',
  'if-modified-since',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'user-agent',
  'referer',
  'sec-fetch-mode',
  'content-language',
  'content-encoding',
  'x-http-method-override',
  'x-react-router-prefetch',
  'cookie',
)
const headers = fc.array(fc.tuple(headerName, headerText), { maxLength: 3 }).map((list) => Object.fromEntries(list))

const pathEdit = fc.record({ at: fc.nat(4), text: oddText, raw: fc.boolean() })

const onceIn = <T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

const plan = (ground: Ground) =>
  fc.record({
    valid: fc.constantFrom(...ground.valid),
    other: onceIn(4, who),
    reader: who,
    method: onceIn(8, methods),
    path: onceIn(5, pathEdit),
    id: onceIn(8, fc.constantFrom(...ground.ids)),
    query: onceIn(
      3,
      fc.array(
        fc.tuple(
          fc.oneof(
            fc.constantFrom(
              'lang',
              'tab',
              'category',
              'q',
              'next',
              'purpose',
              'adventure',
              'scene',
              '_routes',
              'index',
            ),
            oddText,
          ),
          oddText,
        ),
        { maxLength: 4 },
      ),
    ),
    headers: onceIn(3, headers),
    type: onceIn(10, types),
    edits: fc.array(edit, { maxLength: 3 }),
    cut: onceIn(12, fc.double({ min: 0, max: 1, noNaN: true })),
    bytes: onceIn(15, fc.uint8Array({ maxLength: 200 })),
    length: onceIn(4, fc.constantFrom<ToldLength>('chunks', 'none')),
  })

export const mutatedRequest = (ground: Ground): fc.Arbitrary<Mutated> =>
  plan(ground).map(({ valid, edits, ...how }) => {
    const path = pathOf(valid, how.path, how.id) + queryOf(valid, how.query)
    const method = how.method ?? valid.method
    const type = how.type ?? typeOf(valid)
    const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(valid, edits, how.cut, how.bytes)
    return {
      who: how.other ?? valid.as ?? how.reader,
      method,
      path,
      headers: { ...(body && type ? { 'content-type': type } : {}), ...how.headers },
      body,
      length: (body && how.length) ?? 'header',
      of: `${valid.method} ${shapeOf(valid.path)}`,
    }
  })

const shapeOf = (path: string): string =>
  path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\/media\/\w+/, '/media/:name')
const typeOf = (valid: Valid): string =>
  valid.type ?? (valid.json === undefined ? 'application/x-www-form-urlencoded' : 'application/json')

function pathOf(valid: Valid, change: { at: number; text: string; raw: boolean } | null, id: string | null): string {
  const parts = valid.path.split('/')
  if (id !== null) for (const [at, part] of parts.entries()) if (/^[0-9a-f]{8}-/.test(part)) parts[at] = id
  if (change) {
    const text = change.raw
      ? change.text.replace(/[^\x21-\x7e]|[?#]/g, '')
      : encodeURIComponent(change.text.toWellFormed())
    parts[1 + (change.at % parts.length)] = text.slice(0, 3_000)
  }
  const path = parts.map((part) => part ?? '').join('/')
  return path.startsWith('/') ? path : `/${path}`
}

function queryOf(valid: Valid, extra: [string, string][] | null): string {
  const params = new URLSearchParams(valid.query)
  for (const [name, value] of extra ?? []) params.append(name.slice(0, 200), value.slice(0, 1_000))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

function bodyOf(
  valid: Valid,
  edits: Parameters<typeof damage>[1],
  cut: number | null,
  bytes: Uint8Array | null,
): Buffer {
  if (bytes) return Buffer.from(bytes)
  const whole = wholeBody(valid, edits)
  return cut === null ? whole : whole.subarray(0, Math.floor(whole.length * cut))
}

function wholeBody(valid: Valid, edits: Parameters<typeof damage>[1]): Buffer {
  if (valid.bytes) return damageBytes(valid.bytes, edits)
  if (valid.form) {
    const form = damage(valid.form, edits)
    const pairs =
      typeof form === 'object' && form !== null
        ? Object.entries(form).map(([name, value]): [string, string] => [
            name,
            String(typeof value === 'object' ? JSON.stringify(value) : value),
          ])
        : [['x', String(form)]]
    return Buffer.from(new URLSearchParams(pairs).toString())
  }
  return Buffer.from(JSON.stringify(damage(valid.json ?? {}, edits)) ?? '')
}

function damageBytes(bytes: Buffer, edits: Parameters<typeof damage>[1]): Buffer {
  const copy = Buffer.from(bytes)
  for (const { at, key } of edits) copy[(at * 37) % copy.length] = key.length * 11
  return copy
}
