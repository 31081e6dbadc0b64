import { createHash } from 'node:crypto'

function base64Cores(word: string): string[] {
  const bytes = Buffer.from(word)
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6))
  })
}

const hashes = ['md5', 'sha1', 'sha256']

/** As it is, encoded, escaped, turned round, or hashed for the browser to compare with; case does not matter. */
export function disguisesOf(word: string): string[] {
  const forms = [...new Set([word, word.toLowerCase()])]
  const escaped = [...word].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  const encoded = forms.flatMap((form) => [
    ...base64Cores(form),
    Buffer.from(form).toString('hex'),
    encodeURIComponent(form),
  ])
  const hashed = forms.flatMap((form) =>
    hashes.flatMap((name) =>
      (['hex', 'base64'] as const).map((encoding) =>
        createHash(name).update(form).digest(encoding).replaceAll('=', ''),
      ),
    ),
  )
  return [...new Set([...forms, escaped, [...word].toReversed().join(''), ...encoded, ...hashed])]
}
