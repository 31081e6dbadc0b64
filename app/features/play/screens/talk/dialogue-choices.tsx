import Lock from 'lucide-react/icons/lock'
import { m } from '#app/i18n/generated/messages.js'
import type { DialogueProjection } from '#app/features/engine/projection.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Spinner } from '#app/ui/spinner.tsx'

type DialogueChoicesProps = {
  choices: DialogueProjection['choices']
  taken: number | null
  onChoose: (choice: number) => void
}

/** Numbered like their keys. A locked choice can still be read, and says that it is locked. */
export function DialogueChoices({ choices, taken, onChoose }: DialogueChoicesProps) {
  const lang = useContentLanguage()
  return (
    <ol aria-label={m.play_talk_choices()} className="grid gap-2">
      {choices.map((choice, place) => (
        <li key={place}>
          <button
            type="button"
            data-place={place}
            data-taken={place === taken || undefined}
            aria-disabled={choice.locked || undefined}
            onClick={() => onChoose(place)}
            className="play-answer"
          >
            <span aria-hidden="true" className="play-answer-number">
              {choice.locked ? <Lock className="size-4" /> : place === taken ? <Spinner /> : place + 1}
            </span>
            <span className="min-w-0 flex-1">
              <span lang={lang}>{choice.text}</span>
              {choice.locked && <span className="play-answer-locked">{m.play_talk_locked()}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
