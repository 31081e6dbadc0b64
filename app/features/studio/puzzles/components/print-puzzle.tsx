import Printer from 'lucide-react/icons/printer'
import { useEffect, useId, useRef, useState } from 'react'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { unsavedText } from '#app/features/studio/draft/components/unsaved-text.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { fetchPrint } from '#app/features/studio/puzzles/fetch-print.ts'
import type { PrintFetched } from '#app/features/studio/puzzles/fetch-print.ts'
import { printAddress } from '#app/features/studio/puzzles/print-address.ts'
import { papers } from '#app/shared/papers.ts'
import type { PrintWish } from '#app/features/studio/puzzles/print-address.ts'
import type { Paper } from '#app/shared/papers.ts'
import type { PrintRefusal } from '#app/features/studio/puzzles/print-refusal.ts'
import type { SaveSummary } from '#app/features/studio/draft/log/log.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Radio } from '#app/ui/checkbox.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'

const paperTexts: Record<Paper, () => string> = { 'us-letter': m.studio_print_letter, a4: m.studio_print_a4 }
const languageTexts: Record<Locale, () => string> = { en: m.common_english, fr: m.common_french }

const refusalTexts: Record<PrintRefusal, () => string> = {
  unfinished: m.studio_print_unfinished,
  no_picture: m.studio_print_no_picture,
  too_long: m.studio_print_too_long,
  busy: m.studio_print_busy,
  failed: m.studio_print_failed,
}

export function PrintPuzzle({ puzzle, onClose }: { puzzle: PuzzleView; onClose: () => void }) {
  const { details } = useDraft()
  const { primary, other } = contentLanguages(details)
  const languages: Locale[] = other ? [primary, other] : [primary]
  const [wish, setWish] = useState<PrintWish>({
    language: languages.find((language) => language === getLocale()) ?? primary,
    paper: 'us-letter',
    withKey: false,
    withHints: false,
  })
  const { working, result, print, forget } = usePrint()
  const name = useId()
  const change = (part: Partial<PrintWish>) => {
    forget()
    setWish({ ...wish, ...part })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.studio_print_title()} description={puzzle.name}>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!working) void print(printAddress(details.id, puzzle.id, wish))
          }}
        >
          {other && (
            <FieldGroup legend={m.studio_print_language()} className="gap-0">
              {languages.map((language) => (
                <Radio
                  key={language}
                  name={`${name}-language`}
                  label={languageTexts[language]()}
                  checked={wish.language === language}
                  onChange={() => change({ language })}
                />
              ))}
            </FieldGroup>
          )}
          <FieldGroup legend={m.print_paper()} className="gap-0">
            {papers.map((paper) => (
              <Radio
                key={paper}
                name={`${name}-paper`}
                label={paperTexts[paper]()}
                checked={wish.paper === paper}
                onChange={() => change({ paper })}
              />
            ))}
          </FieldGroup>
          <FieldGroup legend={m.studio_print_more()} className="gap-0">
            <Checkbox
              label={m.studio_print_key()}
              hint={m.studio_print_key_hint()}
              checked={wish.withKey}
              onChange={(event) => change({ withKey: event.target.checked })}
            />
            {puzzle.hints.length > 0 && (
              <Checkbox
                label={m.studio_print_hints()}
                hint={m.studio_print_hints_hint()}
                checked={wish.withHints}
                onChange={(event) => change({ withHints: event.target.checked })}
              />
            )}
          </FieldGroup>
          <PrintResult working={working} result={result} />
          <DialogFooter className="mt-0">
            <Button onClick={onClose}>{m.common_close()}</Button>
            <Button type="submit" variant="accent" loading={working} aria-disabled={working || undefined}>
              {!working && <Printer aria-hidden="true" className="size-4.5" />}
              {m.studio_print_make()}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Unsaved changes would be missing on paper. */
type Printed = PrintFetched | { unsaved: SaveSummary }

function PrintResult({ working, result }: { working: boolean; result: Printed }) {
  const refused =
    result &&
    ('unsaved' in result
      ? unsavedText(result.unsaved)
      : 'reason' in result
        ? refusalTexts[result.reason]()
        : 'code' in result
          ? errorText(result.code)
          : null)
  const said = working
    ? m.studio_print_working()
    : result && 'name' in result
      ? m.studio_print_done({ name: result.name })
      : ''
  return (
    <>
      <p role="status" className="min-h-6 text-sm font-medium">
        {said}
      </p>
      {refused && <Notice tone="danger">{refused}</Notice>}
    </>
  )
}

function usePrint() {
  const store = useStore()
  const [working, setWorking] = useState(false)
  const [result, setResult] = useState<Printed>(null)
  const current = useRef<AbortController | null>(null)
  // Closing the dialog aborts the request.
  useEffect(() => () => current.current?.abort(), [])
  const print = async (address: string) => {
    const control = new AbortController()
    current.current = control
    setWorking(true)
    setResult(null)
    const unsaved = await store.flush()
    const fetched = unsaved === 'saved' ? await fetchPrint(address, control.signal) : { unsaved }
    if (control.signal.aborted) return
    setWorking(false)
    setResult(fetched)
    if (fetched && 'file' in fetched) save(fetched.file, fetched.name)
  }
  return { working, result, print, forget: () => setResult(null) }
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers start reading the file late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
