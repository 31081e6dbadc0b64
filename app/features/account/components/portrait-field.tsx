import Sparkles from 'lucide-react/icons/sparkles'
import { useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { portraitDoneText, portraitProblemText } from '#app/features/account/portrait-text.ts'
import type { PortraitIntent, PortraitOutcome } from '#app/features/account/portrait-text.ts'
import { usePortrait } from '#app/features/account/use-portrait.ts'
import type { PortraitChange } from '#app/features/account/use-portrait.ts'
import { useFileDrop } from '#app/features/media/components/use-file-drop.ts'
import { imageTypes } from '#app/features/media/upload-rules.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ButtonProps } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'

const accept = [...imageTypes, '.jpg', '.jpeg', '.png', '.webp'].join(',')

type PortraitFieldProps = {
  portrait: string | null
  name: string
  /** Of the page's own answer, for those without scripts. */
  answered: PortraitOutcome | null
  description: RefObject<HTMLTextAreaElement | null>
  /** The physical description. */
  children: ReactNode
}

/** Part of the form of the character. Its buttons send that form where there are no scripts. */
export function PortraitField({ portrait, name, answered, description, children }: PortraitFieldProps) {
  const id = useId()
  const change = usePortrait()
  const chooser = useRef<HTMLButtonElement>(null)
  const { hovering, handlers } = useFileDrop(change.upload)
  const outcome = change.outcome ?? answered
  const generate = () => {
    if (!change.generate(description.current?.value ?? '')) description.current?.focus()
  }
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
        <p role="status" className={change.doing ? 'text-sm font-medium' : 'sr-only'}>
          {change.doing && doingTexts[change.doing]()}
        </p>
        <Outcome id={`${id}-error`} outcome={change.doing ? null : outcome} />
        <div className="flex flex-wrap items-center gap-2">
          <Upload change={change} chooser={chooser} describedBy={`${id}-hint ${id}-error`} />
          {portrait !== null && (
            <Act
              intent="remove"
              change={change}
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
          {m.account_portrait_hint()}
        </p>
      </div>
      {children}
      <Act intent="generate" change={change} onPress={generate} className="justify-self-start">
        <Sparkles aria-hidden="true" className="size-4.5" />
        {m.account_portrait_generate()}
      </Act>
    </div>
  )
}

const doingTexts: Record<PortraitIntent, () => string> = {
  upload: m.media_uploading,
  remove: m.account_portrait_removing,
  generate: m.account_portrait_generating,
}

function Upload({
  change,
  chooser,
  describedBy,
}: {
  change: PortraitChange
  chooser: RefObject<HTMLButtonElement | null>
  describedBy: string
}) {
  const hasScripts = useScripts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Input
        ref={input}
        type="file"
        name="avatar"
        accept={accept}
        hidden={hasScripts}
        // With scripts it is sent on its own
        form={hasScripts ? '' : undefined}
        aria-label={m.account_portrait_file()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) change.upload(file)
          target.value = ''
        }}
      />
      <Act
        ref={chooser}
        intent="upload"
        change={change}
        variant="accent"
        aria-describedby={describedBy}
        onPress={() => input.current?.click()}
      >
        {m.account_portrait_upload()}
      </Act>
    </>
  )
}

/** Keeps the focus while something is under way. */
function Act({
  intent,
  change,
  onPress,
  ...props
}: ButtonProps & { intent: PortraitIntent; change: PortraitChange; onPress: () => void }) {
  const hasScripts = useScripts()
  return (
    <Button
      variant="secondary"
      size="small"
      {...props}
      type={hasScripts ? 'button' : 'submit'}
      name="intent"
      value={intent}
      loading={change.doing === intent}
      aria-disabled={change.doing !== null}
      onClick={() => change.doing === null && onPress()}
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
