import FolderOutput from 'lucide-react/icons/folder-output'
import { useCopyAway } from '#app/features/studio/draft/components/copy-away.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

export function CopyAwayButton({ id, name }: { id: string; name: string }) {
  const copyAway = useCopyAway()
  if (!copyAway) return null
  return (
    <Button
      size="icon"
      variant="ghost"
      aria-label={m.copies_of({ title: name })}
      title={m.copies_open()}
      onClick={() => copyAway([id])}
    >
      <FolderOutput aria-hidden="true" className="size-5" />
    </Button>
  )
}
