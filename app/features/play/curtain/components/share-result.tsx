import Share2 from 'lucide-react/icons/share-2'
import { m } from '#app/i18n/generated/messages.js'
import { formatDuration } from '#app/i18n/duration.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toaster.ts'

type Result = { title: string; score: number; /** Of the run. */ ms: number; hints: number }

/** Reveals nothing of the story. */
export const resultText = ({ title, score, ms, hints }: Result): string =>
  m.curtain_share_text({
    title,
    points: m.play_points({ count: score }),
    time: formatDuration(ms),
    hints: hints === 0 ? m.curtain_share_no_hint() : m.curtain_hints({ count: hints }),
  })

async function share(text: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    await navigator.share({ text, url }).catch(() => {})
    return
  }
  const whole = `${text}\n${url}`
  try {
    await navigator.clipboard.writeText(whole)
    await notify({ title: m.common_copied(), description: m.curtain_share_copied_text(), tone: 'success' })
  } catch {
    await notify({ title: m.curtain_share_failed(), description: whole, tone: 'warning' })
  }
}

export function ShareResult({ adventureId, ...result }: Result & { adventureId: string }) {
  return (
    <Button
      size="large"
      className="needs-script"
      onClick={() => void share(resultText(result), `${window.location.origin}/adventure/${adventureId}`)}
    >
      <Share2 aria-hidden="true" className="size-5" />
      {m.curtain_share()}
    </Button>
  )
}
