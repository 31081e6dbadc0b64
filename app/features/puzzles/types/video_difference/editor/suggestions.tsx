import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Circle } from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import { pixelsOf } from './stills.ts'
import { suggestDifferences } from './suggest.ts'

interface SuggestionsProps {
  firstStillUrl: string
  secondStillUrl: string
  suggestions: readonly Circle[]
  onSuggest: (circles: Circle[], ratio: number) => void
  onAdd: (circles: readonly Circle[]) => void
}

export function Suggestions({ firstStillUrl, secondStillUrl, suggestions, onSuggest, onAdd }: SuggestionsProps) {
  const [said, setSaid] = useState('')
  const suggest = async () => {
    try {
      const { pixels, ratio } = await pixelsOf(firstStillUrl, secondStillUrl)
      const circles = suggestDifferences(pixels)
      onSuggest(circles, ratio)
      setSaid(
        circles.length === 0
          ? m.video_difference_form_no_suggestion()
          : m.video_difference_form_suggested({ count: circles.length }),
      )
    } catch {
      setSaid(m.video_difference_form_not_compared())
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" className="min-h-11" onClick={() => void suggest()}>
          <Sparkles aria-hidden="true" className="size-4.5" />
          {m.video_difference_form_suggest()}
        </Button>
        {suggestions.length > 0 && (
          <Button size="small" variant="accent" className="min-h-11" onClick={() => onAdd(suggestions)}>
            {m.video_difference_form_add_all()}
          </Button>
        )}
        {suggestions.length > 1 &&
          suggestions.map((circle, at) => (
            <Button
              key={`${circle.x} ${circle.y}`}
              size="small"
              variant="ghost"
              className="min-h-11"
              onClick={() => onAdd([circle])}
            >
              {m.video_difference_form_add_one({
                position: at + 1,
                across: Math.round(circle.x),
                down: Math.round(circle.y),
              })}
            </Button>
          ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  )
}
