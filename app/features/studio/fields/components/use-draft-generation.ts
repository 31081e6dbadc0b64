import { useGeneration } from '#app/features/generation/components/use-generation.ts'
import type { Generation, GenerationOf } from '#app/features/generation/components/use-generation.ts'
import { longestPrompt, styleFields } from '#app/features/generation/prompts.ts'
import type { Styles } from '#app/features/generation/prompts.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { shortened } from '#app/shared/shortened.ts'

type DraftGenerationOf = Pick<GenerationOf, 'place' | 'slot' | 'next'> & {
  /** In the primary language; blank when too little is filled in. */
  prompt: () => string
  /** Further values that this function needs. */
  more?: object
}

/** A picture for a row, in the project's styles. First saves what the server reads from the draft. */
export function useDraftGeneration(
  { prompt, more, ...asked }: DraftGenerationOf,
  onGenerated: (asset: PresentedAsset) => void,
): Generation {
  const store = useStore()
  const body = () => {
    const text = shortened(prompt(), longestPrompt)
    if (text === '') return null
    const { details } = store.getState().draft
    const styles = Object.fromEntries(styleFields.map((field) => [field, details[field]])) as Styles
    return { adventureId: details.id, prompt: text, ...styles, ...more }
  }
  return useGeneration({ ...asked, body, before: () => store.flush() }, onGenerated)
}
