import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { useOffer } from '#app/features/generation/components/use-offer.ts'
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
  /** Only this changes the draft. */
  onApprove: (chosen: readonly Suggestion[]) => void
  className?: string
}

/** A button that asks a model; without a model there is no button. */
export function Suggest({ name, label, ask, onApprove, className = 'justify-self-start', ...texts }: SuggestProps) {
  const { offer, look } = useOffer(name)
  const suggestions = useSuggestions(name, ask)
  const [isOpen, setOpen] = useState(false)
  if (!offer?.isOn) return null
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
          look()
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
          left={offer.left}
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
