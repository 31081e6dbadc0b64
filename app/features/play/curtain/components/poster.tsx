import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { copyAddress } from '#app/features/adventure/components/share.ts'
import { Button } from '#app/ui/button.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { notify } from '#app/ui/toaster.ts'

type Props = {
  runId: string
  /** Null when its page is not for everybody: the picture is shared alone. */
  sharedId: string | null
  title: string
  names: readonly string[]
  time: string
}

type Picture = { file: File; url: string }

const addressOf = (runId: string): string => `/api/runs/${runId}/poster`

/** Made only when somebody asks for it: parties of an event come to their end together. */
export function Poster({ runId, sharedId, title, names, time }: Props) {
  const [picture, show] = useState<Picture | null>(null)
  const [isUnderWay, setUnderWay] = useState(false)
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture])

  async function make(): Promise<void> {
    setUnderWay(true)
    const file = await fetchPoster(runId, title)
    setUnderWay(false)
    if (file) show({ file, url: URL.createObjectURL(file) })
    else await notify({ title: m.curtain_poster_failed(), description: m.errors_unavailable(), tone: 'warning' })
  }

  return (
    <Headed id="poster" title={m.curtain_poster()} className="grid justify-items-center gap-4 text-center">
      <p className="text-muted">{m.curtain_poster_text()}</p>
      {picture && (
        <img
          // In place of the button that had the focus
          ref={takeFocus}
          tabIndex={-1}
          src={picture.url}
          alt={m.curtain_poster_alt({ title, names: names.join(', '), time })}
          width={1080}
          height={1350}
          className="h-auto w-full max-w-sm rounded-card shadow-float"
        />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {picture && (sharedId !== null || takesFiles(picture.file)) && (
          <Button variant="accent" onClick={() => void sharePoster(picture.file, sharedId)}>
            {m.curtain_poster_share()}
          </Button>
        )}
        {!picture && (
          <Button
            className="needs-script"
            loading={isUnderWay}
            aria-disabled={isUnderWay || undefined}
            onClick={() => !isUnderWay && void make()}
          >
            {m.curtain_poster_show()}
          </Button>
        )}
        <Button asChild variant="ghost">
          <a href={picture?.url ?? addressOf(runId)} download={`${title}.png`}>
            {m.curtain_poster_download()}
          </a>
        </Button>
      </div>
    </Headed>
  )
}

const takeFocus = (picture: HTMLElement | null): void => picture?.focus()

/** Null when it could not be made. */
async function fetchPoster(runId: string, title: string): Promise<File | null> {
  try {
    const answer = await fetch(addressOf(runId))
    return answer.ok ? new File([await answer.blob()], `${title}.png`, { type: 'image/png' }) : null
  } catch {
    return null
  }
}

const takesFiles = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false

/** Where a device shares no files, the link to the adventure is copied. */
export async function sharePoster(file: File, sharedId: string | null): Promise<void> {
  const page = sharedId === null ? {} : { url: `${window.location.origin}/adventure/${sharedId}` }
  if (takesFiles(file)) await navigator.share({ files: [file], ...page }).catch(() => {})
  else if (page.url) await copyAddress(page.url)
}
