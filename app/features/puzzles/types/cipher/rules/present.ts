import { deskTools, ownTool } from './desk-tools.ts'
import type { Configuration, Presented } from './schema.ts'
import { countSigns, readTokens } from './tokens.ts'

/** An allow-list. Of the key only the part that the cipher uses, and only if the author gives it away. */
export function present({
  cipherType,
  encryptedText,
  tools,
  desk,
  light,
  provideKey,
  shift,
  alphabet,
  symbols,
}: Configuration): Presented {
  const known = new Set(Object.values(symbols))
  const isOwn = tools || provideKey
  const others = deskTools.filter((tool) => desk.includes(tool) && !(isOwn && tool === ownTool[cipherType]))
  return {
    cipherType,
    encryptedText,
    signs:
      cipherType === 'custom'
        ? [...countSigns(readTokens(encryptedText, 'custom'), (token) => known.has(token)).keys()]
        : [],
    tools: isOwn,
    ...(others.length > 0 && { desk: others }),
    light: light && cipherType === 'morse',
    shift: provideKey && cipherType === 'caesar' ? shift : null,
    alphabet: provideKey && cipherType === 'substitution' ? alphabet : null,
    symbols: provideKey && cipherType === 'custom' ? symbols : null,
  }
}
