import Sparkles from 'lucide-react/icons/sparkles'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { changeSettings, usePlayerSettings } from '#app/features/play/screens/settings/use-player-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { tips } from './tips.ts'

let read = 0

/** For a first game on this device. Before hydration the style sheet decides whether it is visible. */
export function GuideStrip() {
  const id = useId()
  const { sound, soundAsked } = usePlayerSettings()
  const asksForSound = !sound && !soundAsked
  const [place, setPlace] = useState(read)
  const all = tips()
  const isLast = place === all.length - 1
  const goOn = () => {
    read = place + 1
    setPlace(read)
  }
  const done = () => changeSettings({ guided: true })
  return (
    <section aria-labelledby={id} className="play-guide">
      <Sparkles aria-hidden="true" className="size-5 shrink-0 text-brass-ink max-sm:hidden" />
      <h2 id={id} className="sr-only">
        {m.player_help()}
      </h2>
      <div className="grid min-w-0 flex-[1_1_7rem] items-center text-[0.9375rem] leading-snug font-medium max-sm:text-sm">
        {/* As high as the longest tip, or the scene would change its size with each */}
        {all.map(
          (tip, at) =>
            !asksForSound &&
            at !== place && (
              <span key={tip} aria-hidden="true" className="invisible col-start-1 row-start-1">
                {tip}
              </span>
            ),
        )}
        <p role="status" className="col-start-1 row-start-1">
          {asksForSound ? m.player_sound_ask() : all[place]}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {asksForSound ? (
          <>
            <Button size="small" className="min-h-11 max-sm:px-2" onClick={() => changeSettings({ sound: true })}>
              {m.player_sound_with()}
            </Button>
            <Button
              size="small"
              variant="ghost"
              className="min-h-11 max-sm:px-2"
              onClick={() => changeSettings({ soundAsked: true })}
            >
              {m.player_sound_without()}
            </Button>
          </>
        ) : (
          <Button size="small" className="min-h-11 max-sm:max-w-[6.5em] max-sm:px-2" onClick={isLast ? done : goOn}>
            {isLast ? m.player_guide_done() : m.player_guide_next({ place: place + 1, count: all.length })}
          </Button>
        )}
        {!isLast && !asksForSound && (
          <button
            type="button"
            onClick={done}
            aria-label={m.player_guide_close()}
            className="grid size-11 place-items-center rounded-control hover:bg-ink/10"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </section>
  )
}
