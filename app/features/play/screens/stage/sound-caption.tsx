import Volume2 from 'lucide-react/icons/volume-2'
import { m } from '#app/i18n/generated/messages.js'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'

/** What is heard, in words; nothing if it is null. */
export function SoundCaption({ caption }: { caption: string | null }) {
  const lang = useContentLanguage()
  if (!caption) return null
  return (
    <p className="flex animate-appear items-start gap-2 text-sm text-brass-ink">
      <Volume2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{m.player_heard()}</span>
      <span lang={lang}>{caption}</span>
    </p>
  )
}
