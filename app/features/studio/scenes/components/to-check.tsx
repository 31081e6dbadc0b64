import CheckCheck from 'lucide-react/icons/check-check'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function ToCheck({ count, onRight }: { count: number; onRight: () => void }) {
  return (
    <Notice tone="warning" title={m.studio_scenes_to_check({ count })}>
      <p>{m.canvas_to_check_text()}</p>
      <Button size="small" className="mt-2" onClick={onRight}>
        <CheckCheck aria-hidden="true" className="size-4.5" />
        {m.canvas_all_right()}
      </Button>
    </Notice>
  )
}
