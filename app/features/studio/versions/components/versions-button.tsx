import History from 'lucide-react/icons/history'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'

export function VersionsButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Tooltip label={m.studio_versions()}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={m.studio_versions()}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="max-sm:hidden"
      >
        <History aria-hidden="true" className="size-5" />
      </Button>
    </Tooltip>
  )
}
