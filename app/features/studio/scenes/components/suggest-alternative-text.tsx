import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { Suggest } from '#app/features/studio/suggestions/components/suggest.tsx'
import { useSavedFirst } from '#app/features/studio/suggestions/components/use-saved-first.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'

const answer = z.object({ text: z.string() })
const longest = 1_000

type SuggestAlternativeTextProps = {
  image: string
  texts: { primary: string; other: string }
  onUse: (texts: { primary?: string | undefined; other?: string | undefined }) => void
}

/** In each language of the adventure. What stands there already is replaced only where its author ticks that. */
export function SuggestAlternativeText({ image, texts, onUse }: SuggestAlternativeTextProps) {
  const { details } = useDraft()
  const { primary, other } = contentLanguages(details)
  const saveFirst = useSavedFirst()
  const sides = [
    { side: 'primary', language: primary },
    ...(other ? [{ side: 'other', language: other } as const] : []),
  ] as const
  return (
    <Suggest
      name="suggest-alternative-text"
      label={m.suggest_alt()}
      sends={<p>{other ? m.suggest_alt_sends_two() : m.suggest_alt_sends()}</p>}
      approve={m.suggest_alt_approve()}
      ask={async ({ send, add }) => {
        const unsaved = await saveFirst()
        if (unsaved) return unsaved
        for (const { side, language } of sides) {
          const told = await send({ adventureId: details.id, assetId: image, language }, answer)
          if (!told) return
          const now = texts[side].trim()
          add([
            {
              key: side,
              label: m.studio_in_language({ label: m.studio_field_alt(), language: languageName(language) }),
              language,
              text: told.text,
              isChosen: now === '',
              longest,
              ...(now === '' ? {} : { beside: { label: m.suggest_now(), text: now, language } }),
            },
          ])
        }
      }}
      onApprove={(chosen) => {
        const textOf = (side: string) => chosen.find(({ key }) => key === side)?.text
        onUse({ primary: textOf('primary'), other: textOf('other') })
      }}
    />
  )
}
