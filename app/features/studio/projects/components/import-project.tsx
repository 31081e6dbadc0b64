import Upload from 'lucide-react/icons/upload'
import { useEffect, useId, useRef, useState } from 'react'
import { quotaBytes } from '#app/features/media/upload-rules.ts'
import { maxZipBytes } from '#app/features/studio/exchange/project-limits.ts'
import { sendProject } from '#app/features/studio/exchange/send-project.ts'
import type { Kept } from '#app/features/studio/exchange/story-parts.ts'
import type { UnsetLink } from '#app/features/studio/exchange/unset-links.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { Link, useNavigate } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PassingButton } from '#app/ui/passing-button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toaster.ts'
import { KeptParts } from './kept-parts.tsx'
import { refusedProjectText } from './refused-project-text.ts'

export function ImportProject() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { sending, error, made, send, stop } = useImport()
  const status = !sending ? '' : sending.progress < 1 ? m.media_uploading() : m.studio_import_working()
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted" id={`${id}-hint`}>
        {m.studio_import_text({ gigabytes: quotaBytes / 1024 ** 3 })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip,.html,.htm,.twee,.tw,.txt"
        data-project
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) send(file)
          // Allows choosing the same file again.
          event.target.value = ''
        }}
      />
      <p role="status" className={sending ? 'text-sm font-medium' : 'sr-only'}>
        {status}
      </p>
      {sending && (
        <Progress label={status} {...(sending.progress < 1 ? { value: sending.progress } : {})} className="max-w-md" />
      )}
      <FieldErrors id={`${id}-error`} errors={error ? [error] : []} />
      {made && made.unset.length > 0 && <LeftUnset {...made} />}
      {made && made.kept.length > 0 && <KeptParts {...made} />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-disabled={sending !== null}
          aria-describedby={classNames(`${id}-hint`, error && `${id}-error`)}
          onClick={() => !sending && input.current?.click()}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          {m.studio_import()}
        </Button>
        {sending && sending.progress < 1 && (
          <PassingButton size="small" variant="ghost" onClick={stop}>
            {m.media_cancel()}
          </PassingButton>
        )}
      </div>
    </div>
  )
}

const mostNamed = 20

function LeftUnset({ id, unset }: Pick<ImportedProject, 'id' | 'unset'>) {
  return (
    <Notice tone="warning" title={m.studio_import_unset({ count: unset.length })}>
      <p>{m.studio_import_unset_text()}</p>
      <ul className="my-2 list-disc pl-5">
        {unset.slice(0, mostNamed).map(({ scene, hotspot }, index) => (
          <li key={index}>{m.studio_import_unset_link({ scene, hotspot: hotspot || m.studio_untitled_hotspot() })}</li>
        ))}
        {unset.length > mostNamed && <li>{m.studio_import_unset_more({ count: unset.length - mostNamed })}</li>}
      </ul>
      <Button asChild size="small" variant="accent">
        <Link to={`/editor/${id}?tab=scenes`}>{m.studio_import_open()}</Link>
      </Button>
    </Notice>
  )
}

type ImportedProject = { id: string; unset: readonly UnsetLink[]; kept: readonly Kept[] }

function useImport() {
  const navigate = useNavigate()
  const [sending, setSending] = useState<{ progress: number } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [made, setMade] = useState<ImportedProject | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  const refuse = (text: string) => {
    setError(text)
    void notify({ title: m.studio_import_failed(), description: text, tone: 'danger' })
  }
  const send = (file: File) => {
    setError(null)
    setMade(null)
    if (file.size > maxZipBytes) return refuse(refusedProjectText({ reason: 'fileTooLarge' }))
    const control = new AbortController()
    current.current = control
    setSending({ progress: 0 })
    void sendProject({ file, signal: control.signal, onProgress: (progress) => setSending({ progress }) }).then(
      (sent) => {
        if (control.signal.aborted) return
        setSending(null)
        if (sent === null) return
        if (!('id' in sent)) return refuse(refusedProjectText(sent))
        void notify({ title: m.studio_import_done(), description: m.studio_import_done_text(), tone: 'success' })
        if (sent.unset.length > 0 || sent.kept.length > 0) return setMade(sent)
        void navigate(`/editor/${sent.id}`)
      },
    )
  }
  const stop = () => {
    current.current?.abort()
    setSending(null)
    void notify({ title: m.media_upload_stopped() })
  }
  return { sending, error, made, send, stop }
}
