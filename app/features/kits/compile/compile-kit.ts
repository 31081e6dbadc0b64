import type { Kit } from '#app/features/kits/documents/kit.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { compileDinner } from './compile-dinner.ts'
import { compileRoom } from './compile-room.ts'
import { kitSchemaVersion } from './kit-edition.schema.ts'
import type { KitDocument, KitSecrets } from './kit-edition.schema.ts'

export type CompiledKit = { document: KitDocument; secrets: KitSecrets }

/** @param languages the primary one first */
export function compileKit(
  kit: Kit,
  { languages, ...about }: { adventureId: string; title: LocalText; languages: readonly Locale[] },
): CompiledKit {
  const [primaryLanguage] = languages
  if (primaryLanguage === undefined) throw new Error('a kit is in no language')
  const head = { ...about, schemaVersion: kitSchemaVersion, primaryLanguage, languages: [...languages] }
  const document: KitDocument =
    kit.kind === 'mystery-dinner'
      ? { kind: kit.kind, ...head, ...compileDinner(kit.document, languages) }
      : { kind: kit.kind, ...head, ...compileRoom(kit.document, languages) }
  return { document, secrets: { schemaVersion: kitSchemaVersion, ...kit } }
}
