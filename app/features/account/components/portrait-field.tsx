import Sparkles from 'lucide-react/icons/sparkles'
import { useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { portraitDoneText, portraitProblemText } from '#app/features/account/portrait-text.ts'
import type { PortraitIntent, PortraitOutcome } from '#app/features/account/portrait-text.ts'
import { usePortrait } from '#app/features/account/use-portrait.ts'
import { NotDrawn, StopGenerating } from '#app/features/generation/components/generate-button.tsx'
import { offerText } from '#app/features/generation/components/offers.ts'
import { useGeneration } from '#app/features/generation/components/use-generation.ts'
import { useFileDrop } from '#app/features/media/components/use-file-drop.ts'
import { takenFormats } from '#app/features/media/found-text.ts'
import { offeredFor } from '#app/features/media/upload-rules.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ButtonProps } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'

type PortraitFieldProps = {
  portrait: string | null
  name: string
  /** The outcome from the page's own response, when there are no scripts. */
  answered: PortraitOutcome | null
  description: RefObject<HTMLTextAreaElement | null>
  /** The physical description. */
  children: ReactNode
}

/** Part of the character form. Without scripts its buttons submit that form. */
export function PortraitField({ portrait, name, answered, description, children }: PortraitFieldProps) {
  const id = useId()
  const change = usePortrait()
  const generation = usePortraitGeneration(description)
  const chooser = useRef<HTMLButtonElement>(null)
  const { hovering, handlers } = useFileDrop(change.upload)
  const doing = change.doing ?? (generation.isGenerating ? 'generate' : null)
  const act = { doing, hasScripts: useScripts() }
  return (
    <div className="grid gap-5">
      <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`} className="grid gap-4">
        <h2 id={`${id}-label`} className="text-subheading">
          {m.account_portrait()}
        </h2>
        {/* Focusable by click, so that a picture can be pasted */}
        <div
          {...handlers}
          tabIndex={-1}
          className={classNames('w-fit rounded-full', hovering && 'outline-3 outline-offset-4 outline-focus')}
        >
          <Portrait src={portrait} name={name} priority className="size-36 text-5xl" />
        </div>
        <p role="status" className={doing ? 'text-sm font-medium' : 'sr-only'}>
          {doing && doingTexts[doing]()}
        </p>
        <Outcome id={`${id}-error`} outcome={doing ? null : (change.outcome ?? answered)} />
        <div className="flex flex-wrap items-center gap-2">
          <Upload {...act} upload={change.upload} chooser={chooser} describedBy={`${id}-hint ${id}-error`} />
          {portrait !== null && (
            <Act
              {...act}
              intent="remove"
              variant="ghost"
              onPress={() => {
                change.remove()
                chooser.current?.focus()
              }}
            >
              {m.account_portrait_remove()}
            </Act>
          )}
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {m.account_portrait_hint({ formats: takenFormats('avatar') })}
        </p>
      </div>
      {children}
      <div className="grid justify-items-start gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <Act
            {...act}
            intent="generate"
            aria-describedby={`${id}-generation ${id}-offer`}
            onFocus={generation.look}
            onPress={generation.generate}
          >
            <Sparkles aria-hidden="true" className="size-4.5" />
            {m.account_portrait_generate()}
          </Act>
          <StopGenerating generation={generation} />
        </div>
        <FieldErrors id={`${id}-generation`} errors={generation.error && !doing ? [generation.error] : []} />
        <NotDrawn note={generation.note} />
        <p id={`${id}-offer`} className="min-h-5 text-sm text-muted">
          {generation.offer &&
            (generation.offer.isOn ? offerText(generation.offer) : m.generation_account_unavailable())}
        </p>
      </div>
    </div>
  )
}

/** The server makes the picture the portrait; the page then has to reload it. */
function usePortraitGeneration(description: RefObject<HTMLTextAreaElement | null>) {
  const { revalidate } = useRevalidator()
  const typed = () => description.current?.value.trim() ?? ''
  const generation = useGeneration(
    { place: 'account-avatar', slot: 'portrait', body: () => (typed() === '' ? null : { prompt: typed() }) },
    () => void revalidate(),
  )
  const generate = () => {
    if (typed() === '') description.current?.focus()
    generation.generate()
  }
  return { ...generation, generate }
}

const doingTexts: Record<PortraitIntent, () => string> = {
  upload: m.media_uploading,
  remove: m.account_portrait_removing,
  generate: m.media_generating,
}

type ActState = { doing: PortraitIntent | null; hasScripts: boolean }

function Upload({
  upload,
  chooser,
  describedBy,
  ...act
}: ActState & {
  upload: (files: readonly File[]) => void
  chooser: RefObject<HTMLButtonElement | null>
  describedBy: string
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Input
        ref={input}
        type="file"
        name="avatar"
        accept={offeredFor('avatar')}
        hidden={act.hasScripts}
        // With scripts it is sent separately
        form={act.hasScripts ? '' : undefined}
        aria-label={m.account_portrait_file()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload([file])
          target.value = ''
        }}
      />
      <Act
        {...act}
        ref={chooser}
        intent="upload"
        variant="accent"
        aria-describedby={describedBy}
        onPress={() => input.current?.click()}
      >
        {m.account_portrait_upload()}
      </Act>
    </>
  )
}

/** Keeps the focus while a change is under way. */
function Act({
  intent,
  doing,
  hasScripts,
  onPress,
  ...props
}: ButtonProps & ActState & { intent: PortraitIntent; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      {...props}
      type={hasScripts ? 'button' : 'submit'}
      name="intent"
      value={intent}
      loading={doing === intent}
      aria-disabled={doing !== null}
      onClick={() => doing === null && onPress()}
    />
  )
}

function Outcome({ id, outcome }: { id: string; outcome: PortraitOutcome | null }) {
  if (!outcome) return null
  if (outcome.problem !== null)
    return <FieldErrors id={id} errors={[portraitProblemText(outcome.intent, outcome.problem).text]} />
  return (
    <noscript>
      <p className="text-sm font-medium">{portraitDoneText(outcome.intent)}</p>
    </noscript>
  )
}
