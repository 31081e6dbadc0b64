import type { Configuration, Presented } from './schema.ts'
import { countSigns, readTokens } from './tokens.ts'

/** What a player may see: an allow-list. Of the key only the part that the cipher uses, and that only when the author gives it. */
export function present({ cipherType, encryptedText, tools, light, provideKey, shift, alphabet, symbols }: Configuration): Presented {
  const known = new Set(Object.values(symbols))
  return {
    cipherType,
    encryptedText,
    signs: cipherType === 'custom' ? [...countSigns(readTokens(encryptedText, 'custom'), (token) => known.has(token)).keys()] : [],
    tools: tools || provideKey,
    light: light && cipherType === 'morse',
    shift: provideKey && cipherType === 'caesar' ? shift : null,
    alphabet: provideKey && cipherType === 'substitution' ? alphabet : null,
    symbols: provideKey && cipherType === 'custom' ? symbols : null,
  }
}
