import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status">{m.studio_draft_restored()}</p>
        <Button size="small" onClick={onStartOver}>
          {m.studio_draft_start_over()}
        </Button>
      </div>
    </Notice>
  )
}
