/** What a file holds in place of a puzzle's answers: whoever has one of them can open what needs them. Base64. */
export type HiddenPuzzle = {
  salt: string
  /** What `hideAnswers` was given, encrypted once with each answer. */
  opensWith: string[]
}

/** Of PBKDF2 with SHA-256, as OWASP advises: about a seventh of a second for each try. */
const rounds = 600_000

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const textOf = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** A key encrypts only once, so its first block may be the same. */
const cipher = { name: 'AES-GCM', iv: new Uint8Array(12) }

async function keyFrom(answer: string, salt: Uint8Array<ArrayBuffer>, usage: 'encrypt' | 'decrypt') {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(answer), 'PBKDF2', false, ['deriveKey'])
  const terms = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return crypto.subtle.deriveKey(terms, typed, { name: 'AES-GCM', length: 256 }, false, [usage])
}

/** @param answers in their normal form @param kept JSON */
export async function hideAnswers(answers: readonly string[], kept: unknown): Promise<HiddenPuzzle> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const plain = new TextEncoder().encode(JSON.stringify(kept))
  const opensWith: string[] = []
  // One after the other, so that others get their turn
  for (const answer of answers) {
    const key = await keyFrom(answer, salt, 'encrypt')
    opensWith.push(textOf(new Uint8Array(await crypto.subtle.encrypt(cipher, key, plain))))
  }
  return { salt: textOf(salt), opensWith: opensWith.sort() }
}

/** What was hidden, if one of `answers` opens it; null if none does. */
export async function openAnswers({ salt, opensWith }: HiddenPuzzle, answers: readonly string[]): Promise<unknown> {
  for (const answer of answers) {
    const key = await keyFrom(answer, bytesOf(salt), 'decrypt')
    for (const each of opensWith) {
      const plain = await crypto.subtle.decrypt(cipher, key, bytesOf(each)).catch(() => null)
      if (plain) return JSON.parse(new TextDecoder().decode(plain))
    }
  }
  return null
}
