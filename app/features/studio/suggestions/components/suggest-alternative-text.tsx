import { assetNameAt } from '#app/features/media/asset.present.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { Suggest } from './suggest.tsx'
import { useSavedFirst } from './use-saved-first.ts'

const answer = z.object({ text: z.string() })

type SuggestAlternativeTextProps = {
  /** The picture's address: only uploaded files can be sent. */
  image: string
  /** The present texts; one call per language. */
  texts: Partial<Record<Locale, string>>
  longest: number
  onUse: (texts: Partial<Record<Locale, string>>) => void
}

/** Existing text is replaced only if its author ticks that. */
export function SuggestAlternativeText({ image, texts, longest, onUse }: SuggestAlternativeTextProps) {
  const { details } = useDraft()
  const saveFirst = useSavedFirst()
  if (assetNameAt(image) === null) return null
  const languages = Object.keys(texts) as Locale[]
  return (
    <Suggest
      name="suggest-alternative-text"
      label={m.suggest_alt()}
      sends={<p>{languages.length > 1 ? m.suggest_alt_sends_two() : m.suggest_alt_sends()}</p>}
      approve={m.suggest_alt_approve()}
      ask={async ({ send, add }) => {
        const unsaved = await saveFirst()
        if (unsaved) return unsaved
        for (const language of languages) {
          const told = await send({ adventureId: details.id, image, language }, answer)
          if (!told) return null
          const now = (texts[language] ?? '').trim()
          add([
            {
              key: language,
              label: m.studio_in_language({ label: m.studio_field_alt(), language: languageName(language) }),
              language,
              text: told.text,
              isChosen: now === '',
              longest,
              ...(now === '' ? {} : { beside: { label: m.suggest_now(), text: now, language } }),
            },
          ])
        }
        return null
      }}
      onApprove={(chosen) => onUse(Object.fromEntries(chosen.map(({ key, text }) => [key, text])))}
    />
  )
}
