import type { ComponentProps } from 'react'
import { editorPlace } from '#app/features/adventure/checks/editor-place.ts'
import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import { showInEditor } from '#app/features/play/playtest/show-in-editor.ts'
import { Link } from '#app/ui/link.tsx'

type EditorLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  adventureId: string
  place: FindingPlace
}

/** Shows the place in the editor that is open beside it, if there is one; otherwise opens the editor in this tab. */
export function EditorLink({ adventureId, place, ...props }: EditorLinkProps) {
  const query = editorPlace(place)
  return (
    <Link
      {...props}
      to={`/editor/${adventureId}${query}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        if (showInEditor(adventureId, query)) event.preventDefault()
      }}
    />
  )
}
