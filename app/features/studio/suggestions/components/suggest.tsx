import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { useFunction } from '#app/features/generation/asking/use-function.ts'
import type { SuggestionFunction } from '#app/features/generation/functions.ts'
import { approved } from '#app/features/studio/suggestions/suggestion.ts'
import type { Ask, Suggestion } from '#app/features/studio/suggestions/suggestion.ts'
import { Button } from '#app/ui/button.tsx'
import { SuggestionDialog } from './suggestion-dialog.tsx'
import type { SuggestionTexts } from './suggestion-dialog.tsx'
import { useSuggestions } from './use-suggestions.ts'

type SuggestProps = SuggestionTexts & {
  name: SuggestionFunction
  label: string
  ask: Ask
  /** The draft changes here and nowhere before. */
  onApprove: (chosen: readonly Suggestion[]) => void
  className?: string
}

/** A button that asks a model; without one there is no button. */
export function Suggest({ name, label, ask, onApprove, className = 'justify-self-start', ...texts }: SuggestProps) {
  const { state, again } = useFunction(name)
  const suggestions = useSuggestions(name, ask, again)
  const [isOpen, setOpen] = useState(false)
  if (!state) return null
  const close = () => {
    suggestions.cancel()
    setOpen(false)
  }
  return (
    <>
      <Button
        size="small"
        className={className}
        onClick={() => {
          again()
          setOpen(true)
        }}
      >
        <Sparkles aria-hidden="true" className="size-4.5" />
        {label}
      </Button>
      {isOpen && (
        <SuggestionDialog
          {...texts}
          title={label}
          left={state.left}
          suggestions={suggestions}
          onApprove={() => {
            onApprove(approved(suggestions.all))
            suggestions.clear()
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
