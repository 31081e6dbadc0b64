import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import { usePlaytestContext } from '#app/features/play/playtest/use-playtest.ts'
import { m } from '#app/i18n/generated/messages.js'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { EditorLink } from './editor-link.tsx'

/** Links to the draft of what the line is about. */
export function EditThis({ place, name }: { place: FindingPlace; name: string }) {
  const playtest = usePlaytestContext()
  if (!playtest) return null
  return (
    <EditorLink
      adventureId={playtest.adventureId}
      place={place}
      aria-label={m.playtest_edit_named({ name: name || m.playtest_unnamed() })}
      className={`${textLinkStyles} inline-flex min-h-8 items-center text-sm whitespace-nowrap pointer-coarse:min-h-11`}
    >
      {m.playtest_edit()}
    </EditorLink>
  )
}
