import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { usePlaceOf, useUploadAt } from '#app/features/media/components/use-uploads.ts'
import { AddButton, RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestSign, longestSignName, mostSigns } from '#app/features/puzzles/types/code_entry/rules/limits.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { placeholderFor } from '#app/features/puzzles/types/code_entry/rules/signs.ts'

type Form = PuzzleForm<Configuration, Solution>

export function OwnSigns({ form }: { form: Form }) {
  const { signs } = form.configuration
  return (
    <FieldGroup
      legend={m.code_entry_form_signs()}
      hint={m.code_entry_form_signs_hint({ count: mostSigns })}
      error={form.problemsIn('signs')}
    >
      <ul className="grid gap-2">
        {signs.map((_, index) => (
          <SignFields key={index} form={form} index={index} />
        ))}
      </ul>
      {signs.length < mostSigns && (
        <AddButton
          focuses
          label={m.code_entry_form_sign_add()}
          onAdd={() => form.configure({ signs: [...signs, { sign: '', name: '' }] })}
        />
      )}
    </FieldGroup>
  )
}

function SignFields({ form, index }: { form: Form; index: number }) {
  const { adventureId, configuration } = form
  const { signs } = configuration
  const { sign, name, url } = signs[index]!
  const position = index + 1
  const slot = `sign ${index}`
  const [opened, setOpen] = useState(false)
  // It stays open so that the upload is added to whatever has been typed by then.
  const open = useUploadAt(usePlaceOf(slot)).sending !== null || opened
  const change = (part: Partial<(typeof signs)[number]>) =>
    form.configure({ signs: signs.map((each, at) => (at === index ? { ...each, ...part } : each)) })
  return (
    <li className="grid gap-2">
      <div className="flex min-w-0 items-center gap-2">
        {!url && (
          <Input
            value={sign}
            onChange={(event) => change({ sign: event.target.value })}
            maxLength={longestSign}
            aria-label={m.code_entry_form_sign({ position })}
            autoComplete="off"
            spellCheck={false}
            className="w-16! shrink-0 px-1 text-center text-xl"
          />
        )}
        {(url || adventureId !== null) && (
          <Button
            variant="ghost"
            size="icon"
            aria-expanded={open}
            aria-label={m.code_entry_form_sign_picture({ position })}
            // as wide as the sign and this button are elsewhere, so that the names are in a column
            className={classNames('shrink-0', url && 'w-29!')}
            onClick={() => setOpen(!open)}
          >
            {url ? (
              <img src={url} alt="" className="size-9 rounded-small bg-sunken object-contain" />
            ) : (
              <ImagePlus aria-hidden="true" className="size-5" />
            )}
          </Button>
        )}
        <Input
          value={name}
          lang={form.language}
          onChange={(event) => change({ name: event.target.value })}
          maxLength={longestSignName}
          aria-label={m.code_entry_form_sign_name({ position })}
          autoComplete="off"
          className="min-w-0 grow"
        />
        <RemoveButton
          label={m.code_entry_form_sign_remove({ position })}
          className="shrink-0"
          onRemove={() => form.configure({ signs: signs.filter((_, at) => at !== index) })}
        />
      </div>
      {open && adventureId !== null && (
        <div className="rounded-control bg-sunken/60 p-3">
          <ImageUpload
            label={m.code_entry_form_sign_picture({ position })}
            adventureId={adventureId}
            purpose="puzzle"
            slot={slot}
            // only the address is stored; the size is known once the picture has loaded
            value={url ? { id: url, url, width: 0, height: 0, bytes: 0 } : null}
            alt={name}
            aspect="1 / 1"
            isSmall
            onUploaded={(picture) => change({ url: picture.url, sign: sign.trim() || placeholderFor(index, signs) })}
            onRemoved={() => change({ url: '' })}
          />
        </div>
      )}
    </li>
  )
}
