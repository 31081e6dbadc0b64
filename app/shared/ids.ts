let [lastMs, place] = [0, 0]

const places = 2 ** 12

// UUID version 7 (RFC 9562), in creation order; PostgreSQL has `uuidv7()` only from version 18
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const now = Date.now()
  // Starts in the lower half, so that thousands fit into one millisecond; beyond that the next one is borrowed
  const first = ((bytes[6]! << 8) | bytes[7]!) % (places / 2)
  const isFull = place + 1 >= places
  ;[lastMs, place] = now > lastMs ? [now, first] : isFull ? [lastMs + 1, first] : [lastMs, place + 1]
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(lastMs / 2 ** (8 * (5 - i))) & 0xff
  bytes[6] = 0x70 | (place >> 8)
  bytes[7] = place & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const isId = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value)

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random name that cannot be guessed: 22 characters in base 62, a little over 128 bits. For files and tokens. */
export function randomName(): string {
  let name = ''
  while (name.length < 22) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // 248 is the largest multiple of 62 in a byte: values above it would make the first letters likelier
      if (byte < 248 && name.length < 22) name += base62[byte % 62]
    }
  }
  return name
}
