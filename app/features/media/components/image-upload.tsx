import ImagePlus from 'lucide-react/icons/image-plus'
import { useId, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { takenFormats } from '#app/features/media/found-text.ts'
import { maxBytesFor, offeredFor } from '#app/features/media/upload-rules.ts'
import type { ImagePurpose } from '#app/features/media/upload-rules.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { PassingButton } from '#app/ui/passing-button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toaster.ts'
import { PictureLibraryButton } from './picture-library.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useFraming } from './use-framing.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { useOtherFiles } from './use-other-files.ts'
import type { ImageUploadState, UploadTarget } from './use-image-upload.ts'

export type ImageUploadProps = UploadTarget & {
  purpose: ImagePurpose
  label: ReactNode
  hint?: ReactNode
  value: PresentedAsset | null
  alt?: string
  onUploaded: (asset: PresentedAsset) => void
  /** Resolves to false if the picture had to stay and the reader was told. Absent: not removable. */
  onRemoved?: () => void | Promise<boolean>
  /** CSS: "16 / 9". */
  aspect: string
  isSmall?: boolean
  error?: string | null
  className?: string
  /** Another way to get a picture, beside the file button; its last element takes the focus. */
  generate?: ReactNode
}

export function ImageUpload({
  label,
  hint,
  value,
  alt,
  onUploaded,
  onRemoved,
  aspect,
  isSmall,
  error,
  className,
  generate,
  ...target
}: ImageUploadProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const upload = useImageUpload(target, onUploaded)
  const shape = target.purpose === 'scene' ? aspect : null
  const framing = useFraming(shape, upload)
  const others = useOtherFiles(target, upload.place)
  const { hovering, handlers } = useFileDrop(([file, ...more]) => {
    framing.offer(file!)
    others.take(more)
  })
  const { sending } = upload
  const problems = [upload.error ?? error ?? null, others.error].filter((text) => text !== null)
  const removable = value !== null && sending === null && onRemoved !== undefined

  const stop = () => {
    upload.stop()
    // For a generation, its own button, which comes before the stop button, takes the focus
    if (sending?.kind === 'upload') chooser.current?.focus()
    void notify({ title: stopTexts(sending).stopped })
  }
  const remove = async () => {
    upload.forgetError()
    chooser.current?.focus()
    if ((await onRemoved?.()) === false) return
    void notify({ title: m.media_file_deleted() })
  }

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-limits`}
      className={classNames('grid content-start gap-2', className)}
    >
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      <p id={`${id}-hint`} className={hint ? 'text-sm text-muted' : 'sr-only'}>
        {hint ?? m.media_drop_hint()}
      </p>
      {/* Focusable by click, so that a picture can be pasted; the keyboard reaches the buttons inside */}
      <div
        {...handlers}
        tabIndex={-1}
        aria-busy={sending !== null}
        className={classNames(
          'relative grid content-center overflow-hidden rounded-card border-2 bg-sunken transition-colors',
          problems.length > 0 ? 'border-danger' : 'border-line-strong',
          !value && !sending && 'border-dashed',
        )}
        style={frameSize(aspect, isSmall)}
      >
        <Frame sending={sending} value={value} alt={alt ?? m.media_current_picture()} isSmall={isSmall} />
        {hovering && <DropCurtain />}
      </div>
      <UploadProgress sending={sending} />
      <FieldErrors id={`${id}-error`} errors={problems} />
      <div className="flex flex-wrap items-center gap-2">
        <FileInput ref={input} accept={offeredFor(target.purpose)} onFile={framing.offer} />
        <Button
          ref={chooser}
          variant={value ? 'secondary' : 'accent'}
          size="small"
          aria-disabled={sending !== null}
          aria-describedby={`${id}-label ${id}-limits ${id}-error`}
          onClick={() => !sending && input.current?.click()}
        >
          {value ? m.media_replace() : m.media_choose()}
        </Button>
        {generate}
        {sending && (
          <PassingButton variant="ghost" size="small" onClick={stop}>
            {stopTexts(sending).stop}
          </PassingButton>
        )}
        {removable && (
          <Button variant="ghost" size="small" onClick={() => void remove()}>
            {m.media_remove()}
          </Button>
        )}
        <PictureLibraryButton
          aspect={shape}
          disabled={sending !== null}
          onChosen={(asset) => {
            upload.forgetError()
            onUploaded(asset)
          }}
        />
        {framing.dialog}
        <span id={`${id}-limits`} className="text-sm text-muted">
          {m.media_limits({
            formats: takenFormats(target.purpose),
            megabytes: maxBytesFor(target.purpose) / 1024 / 1024,
          })}
        </span>
      </div>
    </div>
  )
}

const frameSize = (aspect: string, isSmall = false) => ({
  aspectRatio: aspect,
  width: `min(100%, calc(${isSmall ? 6 : 28}rem * (${aspect})))`,
  ...(isSmall ? {} : { minHeight: '11rem' }),
})

function UploadProgress({ sending }: Pick<ImageUploadState, 'sending'>) {
  const status = statusText(sending)
  return (
    <>
      <p role="status" className={sending ? 'text-sm font-medium' : 'sr-only'}>
        {status}
      </p>
      {sending && <Progress label={status} value={sending.progress} className="w-full" />}
    </>
  )
}

const stopTexts = (sending: ImageUploadState['sending']) =>
  sending?.kind === 'generation'
    ? { stop: m.media_generating_stop(), stopped: m.media_generation_stopped() }
    : { stop: m.media_cancel(), stopped: m.media_upload_stopped() }

function statusText(sending: ImageUploadState['sending']): string {
  if (!sending) return ''
  if (sending.kind === 'generation') return m.media_generating()
  return sending.progress === undefined ? m.media_preparing() : m.media_uploading()
}

type FileInputProps = { ref: Ref<HTMLInputElement>; accept: string; onFile: (file: File) => void }

function FileInput({ ref, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      hidden
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file) onFile(file)
        event.target.value = ''
      }}
    />
  )
}

function Frame({
  sending,
  value,
  alt,
  isSmall,
}: Pick<ImageUploadState, 'sending'> & {
  value: PresentedAsset | null
  alt: string
  isSmall: boolean | undefined
}) {
  if (sending?.previewUrl)
    return <img src={sending.previewUrl} alt="" className="absolute inset-0 size-full object-cover opacity-45" />
  if (value)
    return (
      <img
        src={value.url}
        alt={alt}
        width={value.width}
        height={value.height}
        className="absolute inset-0 size-full object-contain"
      />
    )
  return (
    <div aria-hidden="true" className="grid justify-items-center gap-3 p-6 text-center text-muted">
      <ImagePlus className="size-9" />
      {!isSmall && !sending && <span className="max-w-[32ch] text-sm text-balance">{m.media_drop_hint()}</span>}
    </div>
  )
}

function DropCurtain() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center bg-accent-strong p-4 text-center font-display text-subheading font-semibold text-on-accent">
      {m.media_drop_now()}
    </div>
  )
}
