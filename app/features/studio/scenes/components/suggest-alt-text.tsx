import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { TranslationsView } from '#app/features/studio/draft/view.ts'
import {
  contentLanguages,
  translatedText,
  translating,
} from '#app/features/studio/fields/components/content-languages.ts'
import { SuggestAlternativeText } from '#app/features/studio/suggestions/components/suggest-alternative-text.tsx'

/** As long for a scene as for a look. */
const { longest } = rowKinds.scene.fields.altText.text

type Change = { altText?: string; translations?: TranslationsView }

type SuggestAltTextProps = {
  image: string
  values: Change
  set: (change: Change, byModel: boolean) => void
}

/** Fills a row's `altText`, in the languages of its adventure. */
export function SuggestAltText({ image, values, set }: SuggestAltTextProps) {
  const { primary, other } = contentLanguages(useDraft().details)
  const inOther = translatedText(values.translations ?? {}, other, 'altText')
  return (
    <SuggestAlternativeText
      image={image}
      texts={{ [primary]: values.altText ?? '', ...(other ? { [other]: inOther } : {}) }}
      longest={longest}
      onUse={(texts) =>
        set(
          {
            ...(texts[primary] === undefined ? {} : { altText: texts[primary] }),
            ...(other && texts[other] !== undefined ? translating(other, 'altText', texts[other]) : {}),
          },
          true,
        )
      }
    />
  )
}
